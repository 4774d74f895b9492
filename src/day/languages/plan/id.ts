/** The texts of the day’s plan in Indonesian. */
import type { DecimalFormats } from '../../../domain/booking/formats.ts';
import { formatPlainDate } from './dates.ts';
import type { PlanTexts } from './en.ts';

export const createPlanTexts = ({ count }: DecimalFormats): PlanTexts => ({
  planLoading: 'Memuat denah…',
  plan: 'Denah',
  planTime: 'Waktu yang ditampilkan denah',
  now: 'Sekarang',
  areas: 'Area',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  fit: 'Paskan',
  tables: count({ other: '# meja' }),
  tablesRegion: 'Meja',
  tablesHint: 'Tombol panah ke meja berikutnya, huruf dan angka ke meja dengan nama itu.',
  tableAccess: { in_house: 'Hanya di tempat', walk_in: 'Hanya tanpa reservasi' },
  free: 'Kosong',
  freeUntil: (time) => `Kosong sampai ${time}`,
  lateShort: (minutes) => `+${minutes} mnt`,
  leftShort: (minutes) => (minutes >= 0 ? `${minutes} mnt` : `lewat ${-minutes} mnt`),
  onDate: (date) => formatPlainDate(date, 'id'),
  fromTo: (from, to) => `${from} → ${to}`,

  dropOnTable: 'Lepaskan di atas meja',
  moveTo: (table) => `Pindah ke ${table}`,
  joinWith: (table) => `Gabungkan dengan ${table}`,
  joinTo: (name) => `Gabungkan ke meja ${name}`,
  restToJoin: 'Tahan di sini untuk menggabungkan',
  nearestFit: (tables) => `Terdekat yang cocok: ${tables}`,

  block: 'Blokir',
  blockTables: 'Blokir meja',
  blockHint: 'Ketuk meja, pilih area, atau lingkari.',
  blockAreas: 'Area yang diblokir',
  blockReason: 'Alasan',
  blockReasons: { label: 'Alasan umum', usual: ['Badai', 'Air pasang', 'Pernikahan', 'Perbaikan'] },
  blockFrom: 'Dari',
  blockUntil: 'Sampai',
  blockAllDay: 'Sepanjang hari',
  blockFromTime: 'Dari pukul',
  blockUntilTime: 'Sampai pukul',
  blockNone: 'Belum ada meja dipilih',
  blockSelected: (tables, seats) => `${tables}, ${seats}`,
  blockNow: (tables) => `Blokir ${tables}`,
  unblock: 'Buka blokir',
  affectedTitle: (parties) => `${parties} memesan meja ini`,
  noTableLeft: (hasMail) =>
    hasMail
      ? 'Tidak ada meja tersisa: tamu diberi tahu lewat surel'
      : 'Tidak ada meja tersisa dan tidak ada alamat surel: mohon telepon',
  tellAll: 'Blokir dan beri tahu semua tamu',
  moveAll: (parties) => `Pindahkan ${parties} dan blokir`,
  moveAndTell: (moved, told) => `Pindahkan ${moved}, beri tahu ${told}, dan blokir`,

  print: 'Cetak',
  printedPlan: (time) => `Denah pukul ${time}`,

  wallClosed: 'Layar ini tidak punya akses lagi. Minta alamat baru kepada pemilik.',
  wallExpected: (guests) => `${guests} belum datang`,
});
