/** The texts of the gallery in Indonesian. */
import type { CreateMessages } from './en.ts';

const MIDNIGHT = '(tengah malam)';

export const createMessages: CreateMessages = ({ number, count, decimal, time }) => {
  const seats = count({ other: '# kursi' });
  const guests = count({ other: '# tamu' });
  const fixtures = count({ other: '# contoh' });
  const severityCounts = {
    error: count({ other: '# kesalahan' }),
    warning: count({ other: '# peringatan' }),
    note: count({ other: '# catatan' }),
  };

  return {
    title: 'Galeri',
    intro: 'Setiap contoh seperti digambar di denah, beserta temuan pemeriksaan.',
    loading: 'Memuat contoh…',
    failed: 'Contoh tidak dapat dimuat. Server tidak menjawab.',
    retry: 'Coba lagi',
    openFile: 'Buka berkas',
    dropHere: 'Lepaskan denah, tempat, atau jawaban di sini untuk melihatnya',
    noFixtures: 'Folder contoh kosong.',
    noMatches: 'Tidak ada contoh yang cocok dengan filter ini.',
    noMatchesYet: 'Belum ada yang cocok. Pemeriksaan masih berjalan.',
    clearFilter: 'Hapus filter',
    passedOver: 'Tidak ditampilkan',
    passedOverReasons: {
      name: 'Nama hanya boleh berisi karakter a sampai z, 0 sampai 9, dan -.',
      size: 'Berkas lebih besar dari 40 MB.',
      missing: 'Sebuah tempat memerlukan plan.json dan venue.json, dan tautan tidak boleh keluar dari folder.',
    },
    groups: {
      answer: 'Dari sebuah alamat',
      own: 'Berkas Anda',
      venues: 'Tempat',
      plans: 'Denah dan jawaban',
      rules: 'Contoh aturan',
    },
    filter: 'Saring contoh',
    find: 'Cari contoh',
    severities: { error: 'Kesalahan', warning: 'Peringatan', note: 'Catatan' },
    inFixtures: (found) => `di ${fixtures(found)}`,
    rule: 'Aturan',
    allRules: 'Semua aturan',
    ruleCount: (rule, found) => `${rule} (${number(found)})`,
    shownCount: (shown, all) => (shown === all ? fixtures(all) : `${number(shown)} dari ${fixtures(all)}`),
    checking: 'Memeriksa…',
    noFindings: 'Tidak ada temuan',
    unreadable: 'Tidak terbaca',
    meantDamaged: 'Sengaja dirusak',
    severityNames: { error: 'kesalahan', warning: 'peringatan', note: 'catatan' },
    severityCount: (severity, found) => severityCounts[severity](found),
    kinds: { venue: 'Tempat', plan: 'Denah', answer: 'Jawaban' },
    tables: count({ other: '# meja' }),
    number,
    size: ({ width, height }) => `${width} × ${height}`,
    bytes: (bytes) =>
      bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`,
    unknownFixture: (name) => `Tidak ada contoh bernama ${name}. Berikut semua contoh.`,
    invalidUrl: (parameters) =>
      `Alamat ini memiliki parameter tidak sah: ${parameters.join(', ')}. Berikut semua contoh.`,
    addressRemarks: 'Tentang alamat ini',
    otherContent: 'Contoh ini telah berubah sejak alamat ini disalin.',
    otherBuild: 'Alamat ini disalin dari versi galeri lain, yang mungkin menggambar secara berbeda.',
    viewLimited: 'Denah tidak mengizinkan tampilan dari alamat ini dan menunjukkan yang terdekat.',
    notSelected: (keys) => `Meja ini tidak tersedia dan tidak dipilih: ${keys.join(', ')}.`,
    notMarked: (key) => `Tidak ada meja ${key} untuk disorot.`,
    openAnyway: 'Buka tanpa itu',
    back: 'Semua contoh',
    neighbors: 'Contoh lain',
    previous: 'Contoh sebelumnya',
    next: 'Contoh berikutnya',
    withKey: (label, key) => `${label} (${key})`,
    copy: 'Salin alamat',
    copied: 'Alamat telah disalin.',
    notCopied: 'Peramban memblokir penyalinan. Salin alamat dari bilah alamat.',
    save: 'Simpan gambar',
    notSaved: 'Peramban tidak dapat membuat gambar.',
    loadingPlan: 'Memuat denah…',
    unreadableParts: count({ other: '# bagian berkas tidak terbaca dan tidak digambar' }),
    controls: 'Pengaturan',
    date: 'Tanggal',
    time: 'Waktu',
    guests: 'Tamu',
    availability: 'Meja',
    availabilities: {
      file: 'Seperti di berkas',
      free: 'Semua tersedia',
      taken: 'Semua terisi',
      third: 'Setiap yang ketiga terisi',
      busy: 'Hari ramai, tergantung tanggal',
    },
    theme: 'Tema',
    themes: { system: 'Sistem', light: 'Terang', dark: 'Gelap' },
    language: 'Bahasa',
    ownLanguage: 'Bahasa galeri',
    notInLanguage: (language) => `Galeri tidak tersedia dalam bahasa ini: ${language}.`,
    screenNotInLanguage: (language) =>
      `Halaman reservasi dan email tidak tersedia dalam bahasa ini: ${language}. Keduanya berbahasa Inggris.`,
    screen: 'Layar',
    screens: {
      map: 'Denah',
      form: 'Halaman reservasi: formulir',
      sheet: 'Halaman reservasi: pilihan',
      list: 'Halaman reservasi: daftar',
      'mail-confirm': 'Email: mohon konfirmasi',
      'mail-guest': 'Email: direservasi',
      'mail-changed': 'Email: diubah',
      'mail-cancelled': 'Email: dibatalkan',
      'mail-notice': 'Email ke tempat: baru',
      'mail-change_notice': 'Email ke tempat: diubah',
      'mail-cancel_notice': 'Email ke tempat: dibatalkan',
      'mail-reminder_day': 'Email ke tamu: pengingat sehari sebelumnya',
      'mail-reminder_hours': 'Email ke tamu: pengingat dua jam sebelumnya',
      'mail-offer': 'Email ke tamu: meja dari daftar tunggu',
      'mail-undelivered': 'Email ke tempat: tidak terkirim',
      'mail-flood': 'Email ke tempat: banyak percobaan',
    },
    screenOf: (screen, fixture) => `${screen}, ${fixture}`,
    deviceTheme: 'Halaman reservasi dan email mengikuti tema perangkat ini.',
    onlyFiles: 'Halaman reservasi dan email hanya ditampilkan untuk contoh dari server.',
    device: 'Ukuran perangkat',
    ratio: 'Rasio piksel',
    ratioOf: (ratio) => `${ratio}×`,
    overlays: 'Lapisan bantu',
    overlayNames: {
      hits: 'Area ketuk, 44 px',
      ids: 'ID',
      texts: 'Kotak teks',
      overlaps: 'Tumpang tindih',
      targets: 'Sasaran ketuk pada 360 px',
    },
    overlayHints: {
      hits: 'Tempat ketukan memilih meja',
      ids: 'ID setiap meja',
      texts: 'Merah jika teks melewati mejanya',
      overlaps: 'Tempat dua meja tumpang tindih',
      targets: 'Sasaran ketuk terkecil pada perbesaran terdekat di ponsel; merah dan dicoret jika meja lebih kecil',
    },
    legend: 'Legenda lapisan bantu',
    legendTexts: {
      hit: 'ketukan di sini memilih meja',
      id: 'ID meja',
      fits: 'teks di dalam mejanya',
      leaves: 'teks yang melewati mejanya',
      shared: 'meja yang tumpang tindih',
      large: 'cukup besar untuk diketuk pada perbesaran terdekat di ponsel',
      small: 'terlalu kecil untuk diketuk',
    },
    closed: 'Tempat ini tutup pada tanggal ini.',
    hours: (first, last) => `Buka ${time(first, MIDNIGHT)} sampai ${time(last, MIDNIGHT)}.`,
    noSlotAtTime: 'Tidak ada slot yang dimulai pada waktu ini.',
    seats: (chosen, party) => `${seats(chosen)} untuk ${guests(party)}`,
    clipped: 'Sebagian perangkat terpotong. Gulir di sampingnya untuk melihat sisanya.',
    releaseAll: 'Hapus pilihan',
    tapHint: 'Ketuk meja untuk memilihnya.',
    map: 'Denah meja',
    devicePreview: 'Perangkat',
    approvedPictures: 'Gambar yang disetujui',
    drawing: 'Menggambar…',
    notCompared: 'Gambar tidak dapat dibandingkan. Server tidak menjawab.',
    nothingToDraw: 'Tidak ada yang dapat digambar dari contoh ini.',
    pictureNames: {
      'whole-light': 'Utuh, terang',
      'twice-light': 'Dua kali, terang',
      'deep-light': 'Dekat, terang',
      'whole-dark': 'Utuh, gelap',
      'twice-dark': 'Dua kali, gelap',
      'deep-dark': 'Dekat, gelap',
    },
    verdicts: {
      same: 'sama',
      different: 'berbeda',
      missing: 'belum disetujui',
      otherChromium: 'berbeda, digambar oleh Chromium lain',
    },
    pictureParts: { approved: 'Disetujui', now: 'Sekarang', difference: 'Perbedaan' },
    pictureVerdict: (name, verdict) => `${name}: ${verdict}`,
    approve: 'Setujui',
    approved: (name) => `${name} telah disetujui.`,
    zoomIn: 'Perbesar',
    zoomOut: 'Perkecil',
    fit: 'Seluruh denah',
    reducedResolution: (ratio) => `digambar pada ${decimal(ratio, 2)}×, seperti di perangkat nyata`,
    findings: 'Temuan',
    showMore: (more) => `Tampilkan ${number(more)} lagi`,
    wholeFile: 'seluruh berkas',
    fix: 'Diperbaiki dengan --fix:',
    table: 'Meja',
    notDrawn: ({ key }, drawn) =>
      `Tidak digambar: ${drawn.name} memiliki ID yang sama, ${key}, dan berada lebih dahulu di berkas.`,
    tableFacts: ({ key, area, category, seats: seatCount, shape, box, rotation }) =>
      [
        `ID ${key}`,
        area,
        category,
        seats(seatCount),
        `${shape === 'ellipse' ? 'elips ' : ''}${box.width} × ${box.height}`,
        rotation === 0 ? '' : `${rotation}°`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    selectionError: (error, name) => {
      switch (error.type) {
        case 'unavailable':
          return `${name} sudah terisi.`;
        case 'closes-too-soon':
          return `${name} tutup terlalu cepat.`;
        case 'enough-seats':
          return 'Kursi sudah cukup.';
        case 'party-too-small':
          return `Meja dengan ${seats(error.seats)} memerlukan minimal ${guests(error.minGuests)}.`;
      }
    },
  };
};
