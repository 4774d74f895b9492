/** What the readers of files say, and what printed plans hold, in Indonesian. */
import type { CreateFileTexts } from './en.ts';

export const createFileTexts: CreateFileTexts = ({ number, count }) => {
  const tooMany = (what: string) => (found: number, most: number) =>
    `File ini memiliki ${number(found)} ${what}. Editor mendukung paling banyak ${number(most)}.`;

  return {
    tooLarge: 'File ini lebih besar dari 20 MB, terlalu besar untuk denah. Apakah ini file yang benar?',
    tooMany: {
      tables: tooMany('meja'),
      areas: tooMany('area'),
      categories: tooMany('kategori'),
      decor: tooMany('dekorasi'),
    },
    unreadable: 'File tidak dapat dibaca. Apakah sudah dipindahkan atau dihapus?',
    notText: 'Ini bukan file teks. File denah berakhiran .json, gambar berakhiran .svg.',
    empty: 'File ini kosong.',
    isDrawing: 'Ini gambar SVG, bukan file denah. Gunakan Impor untuk mengubah bentuknya menjadi meja.',
    isAnswer: 'Ini daftar meja dari server reservasi, bukan file denah. Gunakan Impor untuk menjadikannya denah.',
    isPretix: 'Ini denah kursi pretix, bukan file denah. Gunakan Impor untuk menjadikannya denah.',
    isItems: 'Ini meja yang disalin, bukan file denah. Tempelkan ke dalam denah.',
    isVenue: 'Ini pengaturan tempat (venue.json), bukan denahnya. Denahnya adalah plan.json di folder yang sama.',
    noPlan: 'File ini tidak berisi denah.',
    damaged: 'File ini bukan denah, atau rusak.',
    syntaxError: (line, column) => `File ini bukan denah, atau rusak: ada kesalahan di baris ${line}, kolom ${column}.`,
    otherVersion: (version) => `File ini versi ${version}. Editor ini mendukung versi 1.`,
    noVersion: 'File ini tidak memiliki versi yang sah. Editor ini mendukung versi 1.',
    invalid: 'Denah ini tidak dapat dibuka.',
    moreErrors: count({ other: 'Ada # kesalahan lagi.' }),

    plan: 'Denah',
    ofPlan: (field) => `Denah, ${field}`,
    entries: { areas: 'Area', rooms: 'Meja', categories: 'Kategori', decor: 'Dekorasi' },
    inArea: (name) => ` (di ${name})`,
    ordinal: (position) => `no. ${position}`,
    fields: {
      id: 'id',
      coordinates: 'posisi',
      rooms: 'daftar meja',
      areas: 'daftar area',
      categories: 'daftar kategori',
      decor: 'daftar dekorasi',
      points: 'titik',
      kind: 'jenis',
      surface: 'permukaan',
      version: 'versi',
    },

    image: {
      formats: 'Pilih foto atau hasil pindai dalam PNG, JPEG, WebP, atau AVIF.',
      damaged: 'Gambar ini rusak dan tidak dapat ditampilkan.',
      tooLarge: (most) => `Gambar ini lebih besar dari ${most} MB. Perkecil, lalu pilih lagi.`,
      isDrawing: 'Gambar SVG tidak dapat dijiplak. Gunakan Impor untuk mengubah bentuknya menjadi meja.',
      notImage: 'File ini bukan gambar yang dapat dijiplak.',
      tooManyPixels: (found, most) =>
        `Gambar ini memiliki ${number(found)} megapiksel. Editor mendukung paling banyak ${most}. Perkecil, lalu pilih lagi.`,
      noMemory: 'Memori perangkat ini tidak cukup untuk gambar ini. Perkecil, lalu pilih lagi.',
    },

    import: {
      about: (subjects, warning) => `${subjects}: ${warning}`,
      andMore: (names, more) => `${names} dan ${number(more)} lagi`,
      notAnswer: 'File ini bukan daftar meja dari server reservasi.',
      notPretix: 'File ini bukan denah kursi pretix.',
      noTable: 'Tidak ada meja di file ini yang dapat dibaca.',
      tooFarApart: 'Meja-meja di file ini terlalu berjauhan untuk satu denah.',
      moved: 'Beberapa meja berada di kiri atau di atas denah, atau jauh dari sudutnya. Semuanya digeser bersama.',
      newId: 'id tidak ada, tidak sah, atau ganda: id-nya baru',
      checkSeats: (most) => `jumlah kursi harus bilangan bulat dari 1 sampai ${most}: periksa kembali`,
      longDescription: (most) => `deskripsi lebih panjang dari ${number(most)} karakter dan tidak diambil`,
      foreignPicture: 'gambar ada di server lain dan tidak diambil',
      invalidDecor: 'Sebagian dekorasi tidak sah dalam denah dan tidak diambil.',
      tooMuchDecor: (most) => `File memiliki lebih dari ${number(most)} dekorasi. Sisanya tidak diambil.`,
      noTables: (group) => `Kelompok ${group} tidak memiliki meja dan tidak diambil.`,
      tableOfGroup: (table, group) => `Meja ${table} dari kelompok ${group}`,
      unreadableTable: 'tidak dapat dibaca; mejanya tidak diambil.',
      unreadableField: (field) => `${field} tidak dapat dibaca; mejanya tidak diambil.`,
      fields: { coordinates: 'posisi dan ukuran', beds: 'jumlah kursi' },
      keyTwice: 'ada dua kali di file; hanya yang terakhir dipakai.',
      sameId: 'meja lain memiliki id yang sama; mejanya tidak diambil.',
      unreadableFields: (fields) => `${fields} tidak dapat dibaca.`,
      seat: 'Sebuah kursi',
      unreadableSeat: 'posisinya tidak dapat dibaca; kursinya tidak diambil',
      unreadableShapes: 'Bentuk yang tidak dapat dibaca tidak diambil.',
      seatsUnknown: (seats) => `Gambar tidak memuat jumlah kursi: setiap meja untuk sementara memiliki ${seats}.`,
      smallShapes: 'Garis kecil dan bentuk yang bukan persegi panjang atau lingkaran tidak diambil.',
      walls: 'Garis menjadi dinding.',
      tooManyCorners: 'Garis dengan terlalu banyak sudut atau terlalu jauh tidak diambil.',
      entities: 'Gambar ini menentukan entitas sendiri, yang tidak didukung editor. Simpan sebagai SVG biasa.',
      notSvg: 'Gambar ini tidak dapat dibaca. Ini bukan SVG, atau rusak.',
      nested: 'Bagian gambar yang bersarang sangat dalam tidak diambil.',
      tooManyParts: 'Gambar memiliki terlalu banyak bagian. Sisanya tidak diambil.',
      pictures: 'Gambar di dalam gambar SVG tidak diambil.',
      foreignObject: 'Isi yang bukan SVG (foreignObject) tidak diambil.',
      otherFiles: 'Gambar merujuk ke file lain, yang tidak dimuat.',
      selfReference: 'Bagian gambar yang merujuk ke dirinya sendiri, atau ke yang tidak ada, tidak diambil.',
      shape: 'Sebuah bentuk',
      rejections: {
        skewed: 'miring, yang tidak mungkin untuk meja, dan tidak diambil',
        empty: 'tidak memiliki ukuran dan tidak diambil',
        far: 'posisi atau ukurannya di luar batas denah dan tidak diambil',
      },
    },

    print: {
      title: (venue) => `${venue}: denah`,
      qrCards: (venue) => `${venue}: kartu QR`,
      qrHint: 'Pindai: meja ini kosong?\nLangsung reservasi.',
      tableList: (venue) => `${venue} · Meja`,
      counts: (tables, seats) => `${tables}, ${seats}`,
      moreTables: count({ other: 'dan # meja lagi' }),
      continued: 'lanjutan',
    },

    draftErrors: {
      elsewhere:
        'Jendela lain telah menyimpan atau menerbitkan versi denah yang lebih baru. Perubahan Anda tidak disimpan di perangkat ini.',
      full: 'Ruang di perangkat ini habis, sehingga perubahan Anda tidak disimpan. Simpan denah sebagai file.',
      unavailable:
        'Peramban ini tidak menyimpan data, misalnya di jendela pribadi, sehingga perubahan Anda tidak disimpan. Simpan denah sebagai file.',
    },
  };
};
