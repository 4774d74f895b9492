/** The texts of the booking page in Indonesian, which has one plural form. */
import type { SelectionError } from '../../domain/booking/selection.ts';
import type { CreateMessages } from './en.ts';

export const createMessages: CreateMessages = ({ number, count, list, time, shortTime }) => {
  const seats = count({ other: '# kursi' });
  const guests = count({ other: '# tamu' });
  const tables = count({ other: '# meja' });
  const orCall = (telephone: string): string => (telephone === '' ? '' : ` atau hubungi ${telephone}`);
  const formatTime = (minutes: number): string => time(minutes, '(tengah malam)');

  return {
    seats,
    guests,
    tables,
    joinNames: list,
    formatTime,
    formatShortTime: shortTime,
    selectionError: (error: SelectionError, table: string, party: number): string => {
      switch (error.type) {
        case 'unavailable':
          return `${table} sudah dipesan. Silakan pilih meja lain.`;
        case 'closes-too-soon':
          return `${table} hanya tersedia sampai ${formatTime(error.until)}. Silakan pilih meja lain atau waktu yang lebih awal.`;
        case 'enough-seats':
          return `Kursi Anda sudah cukup untuk ${guests(party)}. Lepaskan satu meja untuk memilih yang lain.`;
        case 'party-too-small':
          return `Meja dengan ${seats(error.seats)} memerlukan paling sedikit ${guests(error.minGuests)}.`;
      }
    },

    // The form
    language: 'Bahasa',
    formHeading: 'Data Reservasi',
    when: 'Kapan',
    who: 'Siapa',
    more: 'Lainnya',
    date: 'Tanggal Reservasi',
    time: 'Waktu',
    guest: 'Tamu',
    stay: 'Lama kunjungan',
    firstName: 'Nama Depan',
    lastName: 'Nama Belakang',
    email: 'Alamat Email',
    emailPlaceholder: 'Masukkan alamat email yang benar',
    countryCode: 'Kode negara',
    countries: 'Negara',
    noCountry: 'Negara tidak ditemukan.',
    phone: 'Nomor WhatsApp',
    notes: 'Catatan / Permintaan',
    promoCode: 'Kode promo',
    optional: 'opsional',
    selectTable: 'Pilih Meja',
    calendar: 'Kalender',
    previousMonth: 'Bulan sebelumnya',
    nextMonth: 'Bulan berikutnya',
    typeDate: 'Ketik tanggal',
    zoneNote: (place: string) => `Semua waktu adalah waktu ${place}.`,
    dateMissing: 'Silakan pilih tanggal.',
    noSuchDate: 'Tanggal ini tidak ada. Silakan tulis seperti 31.12.2026.',
    dateTooEarly: (first: string) => `Tanggal paling awal yang dapat Anda pesan adalah ${first}.`,
    dateTooFar: (last: string) => `Tanggal paling akhir yang dapat Anda pesan adalah ${last}.`,
    timeReset: (at: string) => `Waktunya sekarang ${at}.`,
    backToTime: (at: string) => `Kembali ke ${at}`,
    timeNotOffered: (at: string) => `${at} tidak tersedia pada tanggal ini.`,
    timeMissing: 'Tidak ada lagi waktu pada tanggal ini. Silakan pilih tanggal lain.',
    noSlots: (date: string) => `Tidak ada lagi waktu pada ${date}.`,
    noSlotsEver: 'Saat ini tidak ada tanggal yang dapat dipesan.',
    chooseDate: (date: string) => `Pilih ${date}`,
    timeExpired: (expired: string, instead: string) =>
      `${expired} tidak dapat dipesan lagi. Waktu Anda sekarang ${instead}.`,
    lastTimeExpired: (expired: string) =>
      `${expired} tidak dapat dipesan lagi, dan tidak ada waktu yang lebih akhir pada tanggal ini.`,
    freeFor: (free: number, party: number) => `${tables(free)} tersedia untuk ${guests(party)}.`,
    noneFreeFor: (party: number) => `Tidak ada meja untuk ${guests(party)} pada tanggal ini.`,
    lookAtPlan: 'Lihat denah',
    closePreview: 'Kembali ke formulir',
    nextFreeDate: 'Cari tanggal berikutnya yang tersedia',
    noFreeDate:
      'Tidak ada meja dalam beberapa minggu mendatang. Silakan hubungi kami, atau pilih tanggal yang lebih jauh.',
    emailSuggestion: 'Maksud Anda',
    requestFailed: 'Belum berhasil. Isian Anda tidak hilang. Silakan coba lagi sebentar lagi.',
    notSent: 'Tidak ada yang dikirim. Isian Anda tersimpan.',
    offline: 'Anda sedang offline. Isian Anda tersimpan.',
    waitingForNetwork: 'Anda sedang offline. Reservasi dikirim begitu Anda online lagi.',
    askingAgain: 'Belum ada jawaban. Mencoba lagi…',
    placeInLine: (place) => `Anda nomor ${number(place)} dalam antrean. Data Anda tersimpan.`,
    stopWaiting: 'Berhenti menunggu',
    partMissing: 'Sebagian halaman ini tidak dapat dimuat. Isian Anda tersimpan.',
    loadAgain: 'Muat ulang halaman',
    calendarMissing: 'Kalender tidak dapat dimuat. Anda dapat mengetik tanggal, misalnya 31.12.2026.',
    tryAgain: 'Coba lagi',
    fieldErrorCount: count({ other: '# isian perlu Anda periksa:' }),
    errorTitle: (errors: number, title: string) => `${errors} kesalahan · ${title}`,
    fieldNames: {
      date: 'Tanggal Reservasi',
      time: 'Waktu',
      guests: 'Tamu',
      first_name: 'Nama Depan',
      last_name: 'Nama Belakang',
      email: 'Alamat Email',
      country_code: 'Kode negara',
      phone: 'Nomor WhatsApp',
      notes: 'Catatan / Permintaan',
      discount_code: 'Kode promo',
    },

    // The tables
    stepTitle: (step: string, venue: string) => `${step} · ${venue}`,
    tablesHeading: 'Pilihan Meja',
    edit: 'Ubah Reservasi',
    editDetails: 'Ubah data saya',
    plan: 'Denah meja',
    areas: 'Area',
    suggest: (kind, area) => {
      if (area !== undefined) return `Sarankan di ${area}`;
      if (kind === 'another') return 'Saran lain';
      if (kind === 'nearest') return 'Meja kosong terdekat';
      return 'Sarankan meja';
    },
    noSuggestion: (party, area) =>
      `Tidak ada meja kosong yang berdekatan untuk ${guests(party)}${area === undefined ? '' : ` di ${area}`}.`,
    zoomIn: 'Perbesar',
    zoomOut: 'Perkecil',
    fit: 'Seluruh denah',
    legend: 'Keterangan',
    freeOfAll: (free: number, all: number) => `${number(free)} dari ${number(all)} tersedia`,
    stateLabels: {
      available: 'Tersedia',
      unavailable: 'Terisi',
      selected: 'Pilihan Anda',
      ineligible: 'Tidak cocok untuk rombongan Anda',
    },
    notForTime: 'Tidak cocok untuk waktu Anda',
    notForPartyOrTime: 'Tidak cocok untuk rombongan atau waktu Anda',
    planLoading: 'Memuat meja…',
    noTables: 'Belum ada meja untuk tanggal ini. Silakan coba tanggal lain.',
    allTaken: (date: string) => `Semua meja terisi pada ${date}. Silakan coba tanggal lain.`,
    list: 'Meja',
    listHeading: 'Semua meja',
    listLoading: 'Memuat daftar meja…',
    find: 'Cari meja',
    noResults: (query: string) => `Tidak ada meja yang cocok dengan “${query}”.`,
    searchHint: 'Cari menurut nama, area, kategori, atau kursi, misalnya “4 kursi”.',
    resultCount: (found: number) => (found === 0 ? 'Meja tidak ditemukan' : `${tables(found)} ditemukan`),
    seatsPattern: /(^|\s)(\d{1,3}) ?k(?:u(?:r(?:si?)?)?)?(?=\s|$)/g,
    otherTables: 'Meja lain',
    listKeys:
      'Gunakan tombol panah atas dan bawah untuk berpindah meja, kiri dan kanan untuk berpindah area. Tekan I untuk rincian meja.',
    spokenStates: {
      available: 'tersedia',
      unavailable: 'terisi',
      selected: 'dipilih',
      ineligible: 'tidak cocok untuk rombongan Anda',
    },
    yourTables: 'Meja Anda',
    selectedTables: 'Meja yang dipilih',
    seatsOf: (have: number, need: number) => `${have} dari ${need} kursi`,
    tableSelected: (table: string, have: number, need: number) => `${table} dipilih, ${have} dari ${need} kursi.`,
    tableReleased: (table: string, have: number, need: number) => `${table} dilepas, ${have} dari ${need} kursi.`,
    swap: (table: string) => `Pilih ini sebagai ganti ${table}`,
    tapSelected: (table: string, tableSeats: number, missing: number) =>
      `${table} · ${seats(tableSeats)}${missing > 0 ? ` · ${missing} lagi perlu dipilih` : ''}`,
    tapReleased: (table: string, _seats: number, missing: number) =>
      `${table} dilepas${missing > 0 ? ` · ${missing} lagi perlu dipilih` : ''}`,
    choose: 'Pilih',
    release: 'Lepaskan',
    noTablesSelected: 'Ketuk meja pada denah, atau pilih dari daftar.',
    remove: (table: string) => `Hapus ${table}`,
    availableUntil: (at: string) => `Hanya tersedia sampai ${at}`,
    onlyUntil: (at: string) => `hanya sampai ${at}`,
    unavailableAt: (at: string) => `Meja ini tidak dapat dipesan untuk waktu Anda, ${at}.`,
    pictureOf: (table: string) => `Foto ${table}`,
    viewFrom: (table: string) => `Pemandangan dari ${table}`,
    agree: 'Saya menyetujui',
    terms: 'Syarat dan Ketentuan',
    newTab: '(dibuka di tab baru)',
    termsTitle: 'Syarat dan ketentuan',
    understand: 'Saya mengerti',
    reserve: 'BUAT RESERVASI',
    missingDetails: 'Nama, email, atau nomor Anda belum diisi. Silakan ubah reservasi.',
    missingSeats: (more: number, selected: number) =>
      selected === 0 ? `Pilih meja untuk ${guests(more)}` : `Pilih kursi untuk ${more} orang lagi`,
    missingTerms: 'Setujui syaratnya dahulu',
    ready: 'Semua siap',
    sending: 'Mengirim reservasi Anda…',
    outcomeUnknown: (isRepeatable: boolean, telephone: string) =>
      isRepeatable
        ? 'Belum ada jawaban, sehingga kami tidak tahu apakah meja Anda sudah dipesan. Tekan BUAT RESERVASI lagi untuk menanyakannya: reservasi Anda tidak akan dibuat dua kali.'
        : `Belum ada jawaban, sehingga meja Anda mungkin sudah dipesan, mungkin belum. Sebelum mencoba lagi, periksa apakah ada email dari tempat ini${orCall(telephone)}.`,
    perhapsYours: (names: readonly string[], telephone: string) =>
      `Permintaan Anda untuk ${list(names)} belum dijawab. Jika terlihat terisi, itu mungkin reservasi Anda sendiri: periksa apakah ada email dari tempat ini${orCall(telephone)}.`,
    tablesLost: (names: readonly string[], hasOthers: boolean) =>
      `${list(names)} baru saja dipesan orang lain. ${hasOthers ? 'Meja Anda yang lain masih terpilih.' : 'Silakan pilih meja lain.'}`,
    checkFields: 'Silakan periksa data ini:',

    // The end
    thanks: 'Terima Kasih',
    confirmed: (name: string) => `${name}, reservasi Anda telah dikonfirmasi.`,
    emailNote: (email: string) => `Email berisi rincian reservasi akan segera tiba di ${email}.`,
    confirmByMail: (name: string) => `${name}, silakan konfirmasi reservasi Anda melalui email.`,
    confirmNote: (email: string, minutes: number) =>
      `Buka email yang kami kirim ke ${email} dan konfirmasi dalam ${minutes} menit. Sampai saat itu meja Anda kami simpan; setelah itu orang lain dapat memesannya.`,
    code: 'Kode',
    codeNote: 'Sebutkan kode ini jika Anda menelepon atau menulis kepada kami.',
    tablesLabel: () => 'Meja',
    where: 'Tempat',
    telephone: 'Telepon',
    party: 'Tamu',
    yourReservation: 'Reservasi Anda',
    planThumbnail: 'Meja Anda pada denah',
    addToCalendar: 'Tambahkan ke kalender',
    manage: 'Lihat, ubah, atau batalkan reservasi',
    startAgain: 'Buat reservasi lain',
  };
};
