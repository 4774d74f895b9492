/** What the plan checks say in Indonesian. */
import type { Catalogue } from '../../say.ts';

export const catalogue: Catalogue = {
  'names all seven days: the venue would never be open': 'menyebut ketujuh hari: tempat ini tidak akan pernah buka',
  'reaches beyond farthest_days: no time could ever be reserved':
    'melampaui farthest_days: tidak ada waktu yang dapat direservasi',
  'the code {0} is used twice; case makes no difference':
    'kode {0} dipakai dua kali; huruf besar dan kecil dianggap sama',
  '{0} is the page of terms, which are empty here': '{0} adalah halaman syarat, yang kosong di sini',
  '"{0}" is given twice in one object: keep one of them': '"{0}" ada dua kali dalam satu objek: simpan salah satunya',
  'The host refuses to start with this file: {0} {1}': 'Server tidak mau mulai dengan berkas ini: {0} {1}',
  'The host refuses to start with this file: {0} {1}, and {2} more such':
    'Server tidak mau mulai dengan berkas ini: {0} {1}, dan {2} lagi yang serupa',
  'The file is neither a plan nor a host’s answer.': 'Berkas ini bukan denah dan bukan jawaban server.',
  'The file plan.json is not valid JSON.': 'Berkas plan.json bukan JSON yang sah.',
  'The file venue.json is not valid JSON.': 'Berkas venue.json bukan JSON yang sah.',
  'Table without a name': 'Meja tanpa nama',
  'Table {0}': 'Meja {0}',
  'number without a name': 'tanpa nama',
  'number {0}': 'nomor {0}',
  'the area without a name': 'area tanpa nama',
  'the area {0}': 'area {0}',
  'The table without a name': 'Meja tanpa nama',
  'The table {0}': 'Meja {0}',
  'The area without a name': 'Area tanpa nama',
  'The area {0}': 'Area {0}',
  'The category without a name': 'Kategori tanpa nama',
  'The category {0}': 'Kategori {0}',
  'another table without a name': 'meja lain tanpa nama',
  'another table {0}': 'meja lain {0}',
  'another area without a name': 'area lain tanpa nama',
  'another area {0}': 'area lain {0}',
  'another category without a name': 'kategori lain tanpa nama',
  'another category {0}': 'kategori lain {0}',
  '"{0}"': '“{0}”',
  'The file is not valid JSON.': 'Berkas ini bukan JSON yang sah.',
  'The file holds neither a plan nor a host’s answer.': 'Berkas ini tidak berisi denah maupun jawaban server.',
  'The file': 'Berkas ini',
  'An entry of the list': 'Sebuah isi daftar',
  'An entry of "{0}"': 'Sebuah isi "{0}"',
  'the plan has no tables': 'denah tidak memiliki meja',
  'the id {0} is used twice': 'id {0} dipakai dua kali',
  'there is no category {0}': 'tidak ada kategori {0}',
  'the table lies completely outside the plan of {0} × {1}': 'meja berada sepenuhnya di luar denah {0} × {1}',
  'is too complicated to be checked: it takes too much time or memory':
    'terlalu rumit untuk diperiksa: butuh terlalu banyak waktu atau memori',
  'must not have more than {0} entries': 'tidak boleh berisi lebih dari {0}',
  'must not have a list of more than {0} entries': 'tidak boleh memiliki daftar dengan lebih dari {0} isi',
  '{0} is the color of the category {1} and of the category {2}: give each its own color':
    '{0} adalah warna kategori {1} dan kategori {2}: beri masing-masing warnanya sendiri',
  '{0} has the color of the category {1}, but another category: remove its color, or choose another':
    '{0} berwarna kategori {1}, tetapi kategorinya lain: hapus warnanya, atau pilih warna lain',
  'Use the color of its category': 'Gunakan warna kategorinya',
  '{0} has nearly the color of its category, {1}: remove its color, or choose another':
    '{0} hampir berwarna kategorinya, {1}: hapus warnanya, atau pilih warna lain',
  '{0} has the color {1}, which the legend lacks, and not that of its category, {2}: remove its color, or choose another':
    '{0} berwarna {1}, yang tidak ada di legenda, bukan warna kategorinya, {2}: hapus warnanya, atau pilih warna lain',
  'The category "{0}" has the color {1}: choose the color of its name, or rename it':
    'Kategori “{0}” berwarna {1}: pilih warna sesuai namanya, atau ganti namanya',
  'Text on {0} is hard to read: its contrast is {1} to 1, and should be {2}. Use {3}, or another lighter or darker color':
    'Teks di atas {0} sulit dibaca: kontrasnya {1} banding 1, seharusnya {2}. Gunakan {3}, atau warna lain yang lebih terang atau lebih gelap',
  'Use {0}': 'Gunakan {0}',
  'guests who do not see red': 'tamu yang tidak melihat warna merah',
  'guests who do not see green': 'tamu yang tidak melihat warna hijau',
  'guests who do not see blue': 'tamu yang tidak melihat warna biru',
  '{0} of the category {1} is hard to tell from {2} of the category {3}: make one much lighter or darker':
    '{0} dari kategori {1} sulit dibedakan dari {2} dari kategori {3}: buat salah satunya jauh lebih terang atau lebih gelap',
  '{0} of the category {1} is hard to tell from {2} of the category {3} by {4}: make one much lighter or darker':
    '{0} dari kategori {1} sulit dibedakan dari {2} dari kategori {3} oleh {4}: buat salah satunya jauh lebih terang atau lebih gelap',
  '{0} is {1}, but the category {2} is {3}: give all tables of a category one color':
    '{0} berwarna {1}, tetapi kategori {2} berwarna {3}: beri semua meja satu kategori warna yang sama',
  'The category {0} is called "{1}" and "{2}": give it one name':
    'Kategori {0} bernama “{1}” dan “{2}”: beri satu nama',
  'The categories {0} and {1} are both called "{2}": give each its own name':
    'Kategori {0} dan {1} sama-sama bernama “{2}”: beri masing-masing namanya sendiri',
  area: 'bidang',
  path: 'jalur',
  wall: 'dinding',
  text: 'teks',
  picture: 'gambar',
  umbrella: 'payung',
  palm: 'palem',
  tree: 'pohon',
  bush: 'semak',
  rocks: 'batu karang',
  boat: 'perahu',
  surfboards: 'papan selancar',
  fire: 'api unggun',
  grill: 'pemanggang',
  bar: 'bar',
  stage: 'panggung',
  steps: 'tangga',
  door: 'pintu',
  lantern: 'lentera',
  towel: 'handuk',
  scooter: 'skuter',
  chair: 'kursi',
  sofa: 'sofa',
  loungers: 'payung dengan kursi santai',
  cabana: 'gazebo',
  pool: 'kolam renang',
  dj: 'DJ',
  entrance: 'pintu masuk',
  toilet: 'toilet',
  sea: 'laut',
  shallows: 'air dangkal',
  foam: 'buih',
  'wet-sand': 'pasir basah',
  sand: 'pasir',
  grass: 'rumput',
  garden: 'taman',
  water: 'air',
  road: 'jalan',
  pavement: 'trotoar',
  stone: 'batu',
  wood: 'kayu',
  floor: 'lantai',
  carpet: 'karpet',
  roof: 'atap',
  'The text "{0}"': 'Teks “{0}”',
  'The area of {0}': 'Bidang {0}',
  'The {0}': 'Hiasan {0}',
  '{0} lies far outside the plan of {1} × {2}: move it in, or remove it':
    '{0} berada jauh di luar denah {1} × {2}: pindahkan ke dalam, atau hapus',
  '{0} seems to have x and y exchanged: swap them': '{0} tampaknya tertukar x dan y-nya: tukarkan',
  '{0} is larger than the plan of {1} × {2}: make it smaller': '{0} lebih besar dari denah {1} × {2}: perkecil',
  '{0} lies exactly on another one: remove it': '{0} tepat bertumpuk dengan yang lain: hapus salah satunya',
  '{0} lies on another one: remove it': '{0} bertumpuk dengan yang lain: hapus salah satunya',
  'Remove the copy': 'Hapus salinannya',
  '{0} has no extent, so nothing is drawn: spread its points, or remove it':
    '{0} tidak memiliki luas, jadi tidak ada yang digambar: renggangkan titiknya, atau hapus',
  '{0} is hidden below an area that is drawn later: move it up in the list':
    '{0} tersembunyi di bawah bidang yang digambar kemudian: naikkan dalam daftar',
  '{0} crosses its own outline: put its points in order': '{0} memotong garis tepinya sendiri: urutkan titiknya',
  '{0} stands in the {1}: move the table, or the area': '{0} berdiri di {1}: pindahkan meja, atau bidangnya',
  '{0} stands in a {1}: move the table, or the {2}': '{0} berdiri di {1}: pindahkan meja, atau {2}',
  '{0} stands on the text "{1}": move one of them': '{0} berdiri di atas teks “{1}”: pindahkan salah satunya',
  'a comment': 'sebuah komentar',
  'an unfinished <{0}>': '<{0}> yang tidak selesai',
  'the attribute {0}': 'atribut {0}',
  'the link to nowhere': 'tautan tanpa tujuan',
  'the link to {0}': 'tautan ke {0}',
  'Keep only what is shown': 'Simpan hanya yang ditampilkan',
  'The page removes {0} and more from the description of {1}: use only {2}, lists and links':
    'Halaman menghapus {0} dan lainnya dari deskripsi {1}: gunakan hanya {2}, daftar, dan tautan',
  'The page removes {0} from the description of {1}: use only {2}, lists and links':
    'Halaman menghapus {0} dari deskripsi {1}: gunakan hanya {2}, daftar, dan tautan',
  'closes <{0}> without opening it: remove </{1}>': 'menutup <{0}> tanpa membukanya: hapus </{1}>',
  'closes <{0}> before <{1}>: close the inner one first': 'menutup <{0}> sebelum <{1}>: tutup dahulu yang di dalam',
  'opens <{0}> and never closes it: add </{1}>': 'membuka <{0}> dan tidak pernah menutupnya: tambahkan </{1}>',
  'shows HTML as text, because it was escaped twice: escape it once':
    'menampilkan HTML sebagai teks, karena di-escape dua kali: escape satu kali saja',
  'is empty: write one, or remove it': 'kosong: tulis isinya, atau hapus',
  'has a link without text, which guests can’t see: write its text':
    'memiliki tautan tanpa teks, yang tidak terlihat oleh tamu: tulis teksnya',
  'links to a private address, which guests can’t open: use the public one':
    'menaut ke alamat pribadi, yang tidak dapat dibuka tamu: gunakan alamat publik',
  'has a link to no email address or telephone number: correct it':
    'memiliki tautan yang bukan ke alamat email atau nomor telepon: perbaiki',
  'is Markdown or BBCode, which guests see as signs: write it in HTML':
    'berupa Markdown atau BBCode, yang dilihat tamu sebagai tanda: tulis dalam HTML',
  'The description of {0} {1}': 'Deskripsi {0} {1}',
  '{0} has the id {1}, which {2} at {3} has too: give it its own id':
    '{0} memiliki id {1}, yang juga dimiliki {2} di {3}: beri id sendiri',
  'Give it the id {0}': 'Beri id {0}',
  'Rename it to {0}': 'Ganti namanya menjadi {0}',
  'Another table is also called "{0}": give each its own name':
    'Meja lain juga bernama “{0}”: beri masing-masing namanya sendiri',
  'Another area is also called "{0}": give each its own name':
    'Area lain juga bernama “{0}”: beri masing-masing namanya sendiri',
  'Another category is also called "{0}": give each its own name':
    'Kategori lain juga bernama “{0}”: beri masing-masing namanya sendiri',
  '"{0}" is easily confused with "{1}": give each its own name':
    '“{0}” mudah tertukar dengan “{1}”: beri masing-masing namanya sendiri',
  '{0} has the category {1}, which the plan does not list: add it under "categories", or choose another':
    '{0} memiliki kategori {1}, yang tidak tercantum di denah: tambahkan di "categories", atau pilih kategori lain',
  'The category {0} has no tables: remove it, or add tables to it':
    'Kategori {0} tidak memiliki meja: hapus, atau tambahkan meja',
  'Remove the category': 'Hapus kategori',
  'The area {0} has no tables: remove it, or add tables to it':
    'Area {0} tidak memiliki meja: hapus, atau tambahkan meja',
  'Remove the area': 'Hapus area',
  'There is no table: add one': 'Tidak ada meja: tambahkan satu',
  '{0} has a blank id: give it its own id': '{0} memiliki id kosong: beri id sendiri',
  '{0} has the id "{1}": give it its own id': '{0} memiliki id “{1}”: beri id sendiri',
  '{0} has the id "{1}", which is easily confused with "{2}": give it its own id':
    '{0} memiliki id “{1}”, yang mudah tertukar dengan “{2}”: beri id sendiri',
  '{0} prints "{1}": guests choose one number and find another. Print the number of the name, or rename the table':
    '{0} bertuliskan “{1}”: tamu memilih satu nomor dan menemukan nomor lain. Cetak nomor dari namanya, atau ganti nama mejanya',
  'The text "{0}" of {1} lacks its number, unlike those of its area: correct it':
    'Teks “{0}” pada {1} tidak bernomor, tidak seperti yang lain di areanya: perbaiki',
  'The text "{0}" of {1} has spare signs, unlike those of its area: correct it':
    'Teks “{0}” pada {1} memiliki tanda berlebih, tidak seperti yang lain di areanya: perbaiki',
  'The text "{0}" of {1} has a fraction, unlike those of its area: correct it':
    'Teks “{0}” pada {1} memiliki angka desimal, tidak seperti yang lain di areanya: perbaiki',
  'The text "{0}" of {1} is written in small letters, unlike those of its area: correct it':
    'Teks “{0}” pada {1} ditulis dengan huruf kecil, tidak seperti yang lain di areanya: perbaiki',
  'The text "{0}" of {1} begins with {2} instead of {3}, unlike those of its area: correct it':
    'Teks “{0}” pada {1} dimulai dengan {2}, bukan {3}, tidak seperti yang lain di areanya: perbaiki',
  'The text "{0}" of {1} has a letter for its number, unlike those of its area: correct it':
    'Teks “{0}” pada {1} memiliki huruf sebagai nomornya, tidak seperti yang lain di areanya: perbaiki',
  '{0} prints "{1}", but the others of its area begin with {2}: print its number like theirs':
    '{0} bertuliskan “{1}”, tetapi yang lain di areanya dimulai dengan {2}: cetak nomornya seperti yang lain',
  '{0} prints "{1}" like the tables of "{2}": print a number of its own area':
    '{0} bertuliskan “{1}” seperti meja di “{2}”: cetak nomor areanya sendiri',
  '{0} prints "{1}", which names {2} too: print its own number':
    '{0} bertuliskan “{1}”, yang juga menyebut {2}: cetak nomornya sendiri',
  '{0} prints "{1}", as {2} does: give each its own text':
    '{0} bertuliskan “{1}”, sama seperti {2}: beri masing-masing teksnya sendiri',
  'The text of {0} is blank: remove it to print the name': 'Teks {0} kosong: hapus agar namanya yang dicetak',
  'Print the name': 'Cetak namanya',
  '{0} has {1} seats, but the description promises {2}: correct one of them':
    '{0} memiliki {1} kursi, tetapi deskripsinya menjanjikan {2}: perbaiki salah satunya',
  '{0} has {1} seats, but "{2}" promises {3}: correct one of them':
    '{0} memiliki {1} kursi, tetapi “{2}” menjanjikan {3}: perbaiki salah satunya',
  '{0} {1}': '{0} {1}',
  'holds a soft hyphen, which guests do not see: write it anew on a keyboard':
    'berisi tanda hubung lunak, yang tidak terlihat oleh tamu: ketik ulang',
  'holds a joiner that joins nothing: write it anew on a keyboard':
    'berisi penyambung yang tidak menyambung apa pun: ketik ulang',
  'holds a letter with too many accents: write it anew on a keyboard':
    'berisi huruf dengan terlalu banyak aksen: ketik ulang',
  'holds letters of double width: write it anew on a keyboard': 'berisi huruf berlebar ganda: ketik ulang',
  'ends with a digit of another script: write it anew on a keyboard':
    'berakhir dengan angka dari aksara lain: ketik ulang',
  "holds the character U+{0}, which guests can't read: remove it":
    'berisi karakter U+{0}, yang tidak terbaca oleh tamu: hapus',
  'holds a tab or a line break, which the map does not draw: remove it':
    'berisi tab atau ganti baris, yang tidak digambar di denah: hapus',
  'mixes letters of two scripts in one word: write it with one keyboard':
    'mencampur huruf dari dua aksara dalam satu kata: tulis dengan satu papan ketik',
  'was read with a wrong encoding: write it again in UTF-8':
    'dibaca dengan pengodean yang salah: tulis lagi dalam UTF-8',
  'shows {0} to guests as text: write the name without HTML':
    'menampilkan {0} kepada tamu sebagai teks: tulis nama tanpa HTML',
  'holds {0}, which nothing replaces: write the text itself':
    'berisi {0}, yang tidak digantikan apa pun: tulis teksnya langsung',
  'holds a note for the staff, "{0}", which guests read: remove it':
    'berisi catatan untuk staf, “{0}”, yang terbaca oleh tamu: hapus',
  'seems to name a guest, which everybody reads: remove it':
    'tampaknya menyebut nama tamu, yang terbaca oleh semua orang: hapus',
  'is no name: write the real one': 'bukan nama: tulis nama yang sebenarnya',
  'lacks an amount: write it': 'belum berisi jumlah: tuliskan',
  'looks like a placeholder: write the real text': 'tampak seperti teks pengganti: tulis teks yang sebenarnya',
  'The category {0} is called by its id: name it': 'Kategori {0} bernama sama dengan idnya: beri nama',
  'looks like a placeholder: write the real text, or remove it':
    'tampak seperti teks pengganti: tulis teks yang sebenarnya, atau hapus',
  'The description {0}': 'Deskripsinya {0}',
  '"{0}" looks like a placeholder: write the real code':
    '“{0}” tampak seperti teks pengganti: tulis kode yang sebenarnya',
  '"{0}" looks like a placeholder: write the real one': '"{0}" tampak seperti teks pengganti: tulis yang sebenarnya',
  '{0} is incomplete, or not an image that browsers can show: save it again':
    '{0} tidak lengkap, atau bukan gambar yang dapat ditampilkan peramban: simpan ulang',
  'The file {0} is missing: add it, or use another': 'Berkas {0} tidak ada: tambahkan, atau gunakan yang lain',
  '{0} has no picture, but most tables have one: add one':
    '{0} tidak memiliki gambar, padahal sebagian besar meja memilikinya: tambahkan',
  '{0} has {1} kB: save it with at most {2} kB, for example as WebP':
    '{0} berukuran {1} kB: simpan dengan paling banyak {2} kB, misalnya sebagai WebP',
  '{0} is {1} × {2}: too narrow for a card, cut it to at most {3} to 1':
    '{0} berukuran {1} × {2}: terlalu sempit untuk kartu, potong menjadi paling banyak {3} banding 1',
  '{0} is {1} × {2}: too small to be sharp, use one with at least {3} pixels':
    '{0} berukuran {1} × {2}: terlalu kecil untuk tampil tajam, gunakan yang minimal {3} piksel',
  '{0} is {1} × {2}: larger than any phone shows, save it with at most {3} pixels':
    '{0} berukuran {1} × {2}: lebih besar dari yang ditampilkan ponsel mana pun, simpan dengan paling banyak {3} piksel',
  "Browsers don't show {0} files such as {1}: save it as JPEG, PNG, WebP or SVG":
    'Peramban tidak menampilkan berkas {0} seperti {1}: simpan sebagai JPEG, PNG, WebP, atau SVG',
  "Guests can't load the private address {0}: use the public one":
    'Tamu tidak dapat memuat alamat pribadi {0}: gunakan alamat publik',
  '{0} is a page with a picture: use the address of the picture itself':
    '{0} adalah halaman berisi gambar: gunakan alamat gambarnya langsung',
  "Pages with https don't load {0}, whose address has none: use https":
    'Halaman https tidak memuat {0}, yang alamatnya tanpa https: gunakan https',
  '{0} is stretched to {1} × {2}: at that width it is {3} high':
    '{0} ditarik menjadi {1} × {2}: pada lebar itu tingginya {3}',
  'Set the height to {0}': 'Atur tinggi menjadi {0}',
  'Neither the plan nor the venue uses {0}: remove the file':
    '{0} tidak dipakai di denah maupun di tempat ini: hapus berkasnya',
  '{0} overlaps {1}: move one of them': '{0} bertumpuk dengan {1}: pindahkan salah satunya',
  'Move it onto the plan': 'Pindahkan ke dalam denah',
  '{0} lies completely outside the plan of {1} × {2}: move it in':
    '{0} berada sepenuhnya di luar denah {1} × {2}: pindahkan ke dalam',
  '{0} lies completely outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} berada sepenuhnya di luar denah {1} × {2}: perkecil mejanya, atau perbesar denah',
  '{0} lies partly outside the plan of {1} × {2}: move it in':
    '{0} berada sebagian di luar denah {1} × {2}: pindahkan ke dalam',
  '{0} lies partly outside the plan of {1} × {2}: make it smaller, or the plan larger':
    '{0} berada sebagian di luar denah {1} × {2}: perkecil mejanya, atau perbesar denah',
  '{0} is hard to tap: zoomed in on a phone it is {1} px, and a finger needs {2}. Make it at least {3} wide and high':
    '{0} sulit diketuk: saat diperbesar di ponsel ukurannya {1} px, padahal jari perlu {2}. Buat lebar dan tingginya minimal {3}',
  '{0} has {1} seats, but room for about {2}: make it larger, or give it fewer seats':
    '{0} memiliki {1} kursi, tetapi hanya muat sekitar {2}: perbesar mejanya, atau kurangi kursinya',
  '{0} is {1} units away from all other tables: check its position':
    '{0} berjarak {1} satuan dari semua meja lain: periksa posisinya',
  'A typical table is {0} units wide: divide all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'Lebar meja pada umumnya {0} satuan: bagi semua posisi dan ukuran sehingga satu meja sekitar 40 satuan, atau atur units_per_meter',
  'The plan is {0} × {1}, but everything lies within {2} × {3}: make the plan smaller':
    'Denah berukuran {0} × {1}, tetapi semuanya berada di dalam {2} × {3}: perkecil denah',
  'A typical table is {0} units wide: multiply all positions and sizes, so that a table has about 40 units, or set units_per_meter':
    'Lebar meja pada umumnya {0} satuan: kalikan semua posisi dan ukuran sehingga satu meja sekitar 40 satuan, atau atur units_per_meter',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it smaller':
    'Teks “{0}” berukuran {1}, sedangkan lebar meja pada umumnya {2}: perkecil',
  'The text "{0}" has the size {1}, and a typical table is {2} wide: make it larger':
    'Teks “{0}” berukuran {1}, sedangkan lebar meja pada umumnya {2}: perbesar',
  'The {0} is {1} thin, so nobody sees it: make it larger': 'Hiasan {0} setipis {1}, jadi tidak terlihat: perbesar',
  'The {0} is {1} long, so nobody sees it: make it larger': 'Hiasan {0} sepanjang {1}, jadi tidak terlihat: perbesar',
  'The {0} is {1} long and {2} thin, but round: correct its size':
    'Hiasan {0} sepanjang {1} dan setipis {2}, padahal bundar: perbaiki ukurannya',
  'The {0} is {1} wide, so nobody sees it: make it wider': 'Hiasan {0} selebar {1}, jadi tidak terlihat: perlebar',
  'The {0} is {1} long, and a typical table {2}: make it smaller':
    'Hiasan {0} sepanjang {1}, sedangkan meja pada umumnya {2}: perkecil',
  '{0} is rotated by {1}°, which looks like radians: write {2}':
    '{0} diputar {1}°, yang tampak seperti radian: tulis {2}',
  'A rotation of {0}° looks like radians: write {1}': 'Putaran {0}° tampak seperti radian: tulis {1}',
  '{0} is missing: add it': '{0} tidak ada: tambahkan',
  '{0}: {1}': '{0}: {1}',
  'Add it': 'Tambahkan',
  'Write it as {0}': 'Tulis sebagai {0}',
  'Write it as #{0}': 'Tulis sebagai #{0}',
  '"{0}" is not a known field: take it out': '"{0}" bukan bidang isian yang dikenal: keluarkan',
  '"{0}" is not a known field: did you mean "{1}"?': '"{0}" bukan bidang isian yang dikenal: maksud Anda "{1}"?',
  'Rename it to "{0}"': 'Ganti namanya menjadi "{0}"',
  '"{0}" of a group is not a known field: it is not read':
    '"{0}" milik grup bukan bidang isian yang dikenal: tidak dibaca',
  '"{0}" of a room is not a known field: it is not read':
    '"{0}" milik ruang bukan bidang isian yang dikenal: tidak dibaca',
  '"{0}" of a room\'s coordinates is not a known field: it is not read':
    '"{0}" pada koordinat ruang bukan bidang isian yang dikenal: tidak dibaca',
  '"coordinates" are a JSON text: send them as an object': '"coordinates" berupa teks JSON: kirim sebagai objek',
  'Write it as an object': 'Tulis sebagai objek',
  '"{0}" should be true or false, not text: send {1}': '"{0}" seharusnya true atau false, bukan teks: kirim {1}',
  '"{0}" should be a number, not text: send {1}': '"{0}" seharusnya angka, bukan teks: kirim {1}',
  'A table with {0} seats asks for {1} guests, who have no room at it: ask for at most {2}':
    'Meja dengan {0} kursi mensyaratkan {1} tamu, yang tidak muat: syaratkan paling banyak {2}',
  'Another rule for tables with {0} seats asks for {1} guests, and this one for {2}: keep one of them':
    'Aturan lain untuk meja dengan {0} kursi mensyaratkan {1} tamu, dan aturan ini {2}: simpan salah satunya',
  '{0} is no time of day: correct it': '{0} bukan waktu yang sah: perbaiki',
  'The terms promise to hold a table for 0 minutes: raise "hold_minutes", or leave out the promise':
    'Syaratnya berjanji menahan meja selama 0 menit: naikkan "hold_minutes", atau hilangkan janji itu',
  'The terms promise {0} minutes, but "hold_minutes" is {1}: write {hold_minutes} instead':
    'Syaratnya menjanjikan {0} menit, tetapi "hold_minutes" adalah {1}: tulis {hold_minutes} sebagai gantinya',
  '"{0}" lasts {1} minutes: correct one of them': '“{0}” berlangsung {1} menit: perbaiki salah satunya',
  '"{0}" is twice in "{1}": remove one': '“{0}” ada dua kali di "{1}": hapus satu',
  '"{0}" looks like "{1}": change one of them': '“{0}” mirip dengan “{1}”: ubah salah satunya',
  'A stay of {0} minutes never fits: from the first slot the day has {1} minutes. Shorten it, or use null for the rest of the day':
    'Kunjungan {0} menit tidak pernah muat: sejak slot pertama hari itu tersisa {1} menit. Persingkat, atau gunakan null untuk sisa hari',
  '"{0}" is not a known language: use a tag such as en or pt-BR':
    '“{0}” bukan bahasa yang dikenal: gunakan kode seperti en atau pt-BR',
  'All promo codes have expired: add a valid one, or remove the setting':
    'Semua kode promo sudah kedaluwarsa: tambahkan yang berlaku, atau hapus pengaturannya',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a darker color':
    '{0} sulit terlihat di halaman: kontrasnya {1} banding 1, seharusnya {2}. Gunakan warna yang lebih gelap',
  '{0} is hard to see on the page: its contrast is {1} to 1, and should be {2}. Use a lighter color':
    '{0} sulit terlihat di halaman: kontrasnya {1} banding 1, seharusnya {2}. Gunakan warna yang lebih terang',
  'The venue has no text "{0}": write it exactly as in venue.json or plan.json, or remove its translation':
    'Tempat ini tidak memiliki teks “{0}”: tulis persis seperti di venue.json atau plan.json, atau hapus terjemahannya',
  'The text "{0}" of {1} does not fit on its table at size {2}: make it smaller or shorter, or remove its offset':
    'Teks “{0}” pada {1} tidak muat di mejanya dengan ukuran {2}: perkecil atau persingkat, atau hapus pergeserannya',
  'Center the text at size {0}': 'Tengahkan teks dengan ukuran {0}',
  'The seats of {0} extend beyond its edge: make them smaller, or remove their offset':
    'Kursi pada {0} melewati tepinya: perkecil, atau hapus pergeserannya',
  'Let the map place the seats': 'Biarkan denah menempatkan kursinya',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: give it a size of {3} or more':
    'Teks “{0}” pada {1} setinggi {2} px di ponsel, bahkan saat diperbesar: beri ukuran {3} atau lebih',
  'The text "{0}" of {1} is {2} px high on a phone, even zoomed in: shorten it, or make the table larger':
    'Teks “{0}” pada {1} setinggi {2} px di ponsel, bahkan saat diperbesar: persingkat, atau perbesar mejanya',
  'Set the size to {0}': 'Atur ukuran menjadi {0}',
  'The seats of {0} are too small to be shown on a phone: give them a size of {1} or more':
    'Kursi pada {0} terlalu kecil untuk ditampilkan di ponsel: beri ukuran {1} atau lebih',
  'The text "{0}" of {1} lies over its seats: move one of them':
    'Teks “{0}” pada {1} menimpa kursinya: pindahkan salah satunya',
  '{0} must be vacated at {1}, after the last slot at {2}: remove the time':
    '{0} harus dikosongkan pukul {1}, setelah slot terakhir pukul {2}: hapus waktunya',
  'Remove the time': 'Hapus waktunya',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2} and "least_stay_minutes" is {3}':
    '{0} tidak pernah dapat direservasi: harus dikosongkan pukul {1}, tetapi slot pertama pukul {2} dan "least_stay_minutes" adalah {3}',
  '{0} can never be reserved: it must be vacated at {1}, but the first slot is {2}':
    '{0} tidak pernah dapat direservasi: harus dikosongkan pukul {1}, tetapi slot pertama pukul {2}',
  '{0} must be vacated at {1}, between two slots: use {2} or {3}':
    '{0} harus dikosongkan pukul {1}, di antara dua slot: gunakan {2} atau {3}',
  'All seven days are closed, so nothing can be reserved. Open one':
    'Ketujuh hari tutup, jadi tidak ada yang dapat direservasi. Buka salah satunya',
  'Slots must be reserved {0} minutes ahead, and at most {1} days: no slot is left. Shorten the lead time, or raise farthest_days':
    'Slot harus direservasi {0} menit sebelumnya, dan paling lama {1} hari: tidak ada slot tersisa. Persingkat waktu tunggu, atau naikkan farthest_days',
  'Tables with {0} seats need {1} guests, but the venue takes at most {2}: they can never be reserved':
    'Meja dengan {0} kursi mensyaratkan {1} tamu, tetapi tempat ini menerima paling banyak {2}: meja itu tidak pernah dapat direservasi',
  'A party of {0} finds only {1} seats in the tables that it may choose: add tables, or take smaller parties':
    'Rombongan {0} orang hanya menemukan {1} kursi di meja yang boleh dipilihnya: tambah meja, atau terima rombongan yang lebih kecil',
  'A party of {0} finds too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules':
    'Rombongan {0} orang menemukan terlalu sedikit kursi, karena aturan kursi mengecualikan meja: tambah meja yang lebih kecil, atau longgarkan aturannya',
  'All tables must be vacated by {0}, but the last slot is {1}: shorten the hours, or remove "available_until"':
    'Semua meja harus dikosongkan sebelum pukul {0}, tetapi slot terakhir pukul {1}: persingkat jamnya, atau hapus "available_until"',
  'is missing': 'tidak ada',
  'is not a known field': 'bukan bidang isian yang dikenal',
  'must be a list': 'harus berupa daftar',
  'must be an object, in { }': 'harus berupa objek, dalam { }',
  'must be a text': 'harus berupa teks',
  'must be a number': 'harus berupa angka',
  'must be a whole number': 'harus berupa bilangan bulat',
  'must be true or false': 'harus true atau false',
  'must be of another kind': 'harus dari jenis lain',
  'must be a multiple of {0}': 'harus kelipatan {0}',
  'must be a mail address such as host@example.com': 'harus alamat email seperti host@example.com',
  'has the wrong format': 'salah formatnya',
  'is invalid': 'tidak sah',
  'must be {0}': 'harus {0}',
  'must be one of {0}': 'harus salah satu dari {0}',
  'must have at least 1 character': 'harus memiliki minimal 1 karakter',
  'must have at least {0} characters': 'harus memiliki minimal {0} karakter',
  'must have at least 1 entry': 'harus memiliki minimal 1 isi',
  'must have at least {0} entries': 'harus memiliki minimal {0} isi',
  'must be at least {0}': 'harus minimal {0}',
  'must be more than {0}': 'harus lebih dari {0}',
  'must have at most 1 character': 'harus memiliki paling banyak 1 karakter',
  'must have at most {0} characters': 'harus memiliki paling banyak {0} karakter',
  'must have at most 1 entry': 'harus memiliki paling banyak 1 isi',
  'must have at most {0} entries': 'harus memiliki paling banyak {0} isi',
  'must be at most {0}': 'harus paling banyak {0}',
  'must be less than {0}': 'harus kurang dari {0}',
  '{0} stands among the tables of {1}, {2} units from its own area: check its position and its area':
    '{0} berdiri di antara meja {1}, {2} satuan dari areanya sendiri: periksa posisi dan areanya',
  '{0} of "{1}" has the category "{2}", which is named like the area {3}: choose the category of its area':
    '{0} dari “{1}” memiliki kategori “{2}”, yang bernama seperti area {3}: pilih kategori areanya sendiri',
  '"{0}" has {1} tables: correct the number, or leave it out':
    '“{0}” memiliki {1} meja: perbaiki jumlahnya, atau hilangkan',
  'The category of {0} is called "{1}", but the plan draws an ellipse: correct one of them':
    'Kategori {0} bernama “{1}”, tetapi denah menggambar elips: perbaiki salah satunya',
  'The category of {0} is called "{1}", but the plan draws corners: correct one of them':
    'Kategori {0} bernama “{1}”, tetapi denah menggambar sudut: perbaiki salah satunya',
  '{0} has {1} seats, and the others of its category {2} or more: check its category and its seats':
    '{0} memiliki {1} kursi, sedangkan yang lain di kategorinya {2} atau lebih: periksa kategori dan kursinya',
  '{0} has {1} seats, and the others of its category {2} or fewer: check its category and its seats':
    '{0} memiliki {1} kursi, sedangkan yang lain di kategorinya {2} atau kurang: periksa kategori dan kursinya',
  'The text "{0}" stands at the tables of {1}: move it to its own area':
    'Teks “{0}” berdiri di dekat meja {1}: pindahkan ke areanya sendiri',
  '{0} stands right before a door: move it aside': '{0} berdiri tepat di depan pintu: geser ke samping',
  '{0} stands across a whole path: move it aside': '{0} berdiri melintang di seluruh jalur: geser ke samping',
  'The wall encloses {0} without a door: leave an opening, or place a door':
    'Dinding mengurung {0} tanpa pintu: sisakan bukaan, atau tempatkan pintu',
  'an email address': 'alamat email',
  'a position': 'posisi',
  'a telephone number': 'nomor telepon',
  'a web address': 'alamat web',
  '"telephone" is {0}: write the one number that guests call':
    '"telephone" berisi {0}: tulis satu nomor yang ditelepon tamu',
  '"telephone" holds more than one number: write the one number that guests call':
    '"telephone" berisi lebih dari satu nomor: tulis satu nomor yang ditelepon tamu',
  '"telephone" has more than {0} digits: write the one number that guests call':
    '"telephone" memiliki lebih dari {0} angka: tulis satu nomor yang ditelepon tamu',
  '"telephone" has letters in place of digits: write the one number that guests call':
    '"telephone" memiliki huruf sebagai ganti angka: tulis satu nomor yang ditelepon tamu',
  '"name" is {0}: write the name of the venue': '"name" berisi {0}: tulis nama tempat ini',
  '"address" is {0}: write the address of the venue': '"address" berisi {0}: tulis alamat tempat ini',
  'The telephone number {0} is of another country than the address, whose numbers begin with {1}: correct one of them':
    'Nomor telepon {0} berasal dari negara lain daripada alamatnya, yang nomornya dimulai dengan {1}: perbaiki salah satunya',
  '"country_code" is {0}, but the telephone number is {1}: correct one of them':
    '"country_code" adalah {0}, tetapi nomor teleponnya {1}: perbaiki salah satunya',
  '"time_zone" is {0}, which is no zone of the country in the address: correct one of them':
    '"time_zone" adalah {0}, yang bukan zona negara dalam alamatnya: perbaiki salah satunya',
  'The point {0}, {1} of the {2} lies far from its others: correct it':
    'Titik {0}, {1} pada {2} jauh dari titik lainnya: perbaiki',
  'The door stands in no wall: move it, or draw its wall':
    'Pintu tidak berada di dinding mana pun: pindahkan, atau gambar dindingnya',
  'The text "{0}" stands upside down: turn it': 'Teks “{0}” terbalik: putar',
  'The text "{0}" stands twice at one place: remove one': 'Teks “{0}” ada dua kali di satu tempat: hapus satu',
  'The text "{0}" lies on "{1}": move one of them': 'Teks “{0}” menimpa “{1}”: pindahkan salah satunya',
  'The text "{0}" stands far from what it names: move it there':
    'Teks “{0}” jauh dari yang disebutnya: pindahkan ke sana',
  'tells of {0}, which is over': 'menyebut {0}, yang sudah lewat',
  'asks for {0} guests, but "seat_rules" let {1} reserve it':
    'mensyaratkan {0} tamu, tetapi "seat_rules" membolehkan {1} mereservasinya',
  'has another telephone number than the venue': 'memiliki nomor telepon yang berbeda dari tempat ini',
  'The description of {0} {1}: correct one of them': 'Deskripsi {0} {1}: perbaiki salah satunya',
  'begins with the name of "{0}"': 'dimulai dengan nama “{0}”',
  'promises {0} seats, but the table has {1}': 'menjanjikan {0} kursi, tetapi mejanya memiliki {1}',
  'is about a place for two, but the table has {0} seats':
    'menyebut tempat untuk dua orang, tetapi mejanya memiliki {0} kursi',
  'is about a square table, but the plan draws an ellipse': 'menyebut meja persegi, tetapi denah menggambar elips',
  'is about a round table, but the plan draws corners': 'menyebut meja bundar, tetapi denah menggambar sudut',
  'tells of another time than {0}, until which the table is available':
    'menyebut waktu selain {0}, batas tersedianya meja',
  '{0} has the picture {1}, which is named after {2}: use its own picture':
    '{0} memiliki gambar {1}, yang dinamai menurut {2}: gunakan gambarnya sendiri',
  '{0} has no description, but the others of its area have one: add it':
    '{0} tidak memiliki deskripsi, padahal yang lain di areanya memilikinya: tambahkan',
  '{0} has no text of its own, but the others of its area have one: add it':
    '{0} tidak memiliki teks sendiri, padahal yang lain di areanya memilikinya: tambahkan',
  '{0} has the description of {1}, but all others have their own: write one for it':
    '{0} memakai deskripsi {1}, padahal yang lain memiliki deskripsinya sendiri: tulis untuknya',
  'The text of {0} is far larger than those of its area: check its size':
    'Teks {0} jauh lebih besar dari yang lain di areanya: periksa ukurannya',
  'The text of {0} is far smaller than those of its area: check its size':
    'Teks {0} jauh lebih kecil dari yang lain di areanya: periksa ukurannya',
  '{0} prints its seats larger than its number: make them smaller':
    '{0} mencetak kursinya lebih besar dari nomornya: perkecil',
  '{0} prints its seats above its number, unlike the others of its area: exchange the offsets':
    '{0} mencetak kursinya di atas nomornya, tidak seperti yang lain di areanya: tukar pergeserannya',
  '{0} is turned by {1}°, unlike all others of its area: check its rotation':
    '{0} diputar {1}°, tidak seperti semua yang lain di areanya: periksa putarannya',
  'The foam lies on the {0}: move it': 'Buih berada di {0}: pindahkan',
  'The wall lies in the {0}: move it': 'Dinding berada di {0}: pindahkan',
  'The {0} lies on the road: move it': 'Hiasan {0} berada di jalan: pindahkan',
  'The {0} lies in the {1}: move it': 'Hiasan {0} berada di {1}: pindahkan',
  'A wall crosses the {0}: move it': 'Sebuah dinding memotong hiasan {0}: pindahkan',
  '{0} has spare spaces: write "{1}"': '{0} memiliki spasi berlebih: tulis “{1}”',
  'The category "{0}" is called by a number: check the name': 'Kategori “{0}” bernama angka: periksa namanya',
  'The area "{0}" begins with a small letter, unlike the others: check the name':
    'Area “{0}” dimulai dengan huruf kecil, tidak seperti yang lain: periksa namanya',
  'The category "{0}" begins with a small letter, unlike the others: check the name':
    'Kategori “{0}” dimulai dengan huruf kecil, tidak seperti yang lain: periksa namanya',
  'begins with the number of a list beside its own': 'dimulai dengan nomor daftar di samping nomornya sendiri',
  'has the number that the tables called "{0}" lack': 'memiliki nomor yang tidak ada pada meja bernama “{0}”',
  'looks like a misspelled "{0}"': 'tampak seperti “{0}” yang salah eja',
  'writes its number in another way than the others': 'menulis nomornya dengan cara lain daripada yang lain',
  'lacks a number': 'tidak bernomor',
  'is the name of a category': 'adalah nama sebuah kategori',
  'separates its number in another way than "{0}{1}1"': 'memisahkan nomornya dengan cara lain daripada “{0}{1}1”',
  'has a number with a fraction': 'memiliki nomor dengan desimal',
  'includes {0} {1}, which is a table too': 'mencakup {0} {1}, yang juga sebuah meja',
  'has more than its number': 'memiliki lebih dari nomornya',
  'has its number twice': 'memiliki nomornya dua kali',
  'has a number beyond the others, where {0} is missing': 'memiliki nomor di luar yang lain, sedangkan {0} tidak ada',
  'begins its number with a zero, unlike the others': 'memulai nomornya dengan nol, tidak seperti yang lain',
  'begins its number without a zero, unlike the others': 'memulai nomornya tanpa nol, tidak seperti yang lain',
  '"{0}" {1}: check the name': '“{0}” {1}: periksa namanya',
  '"{0}" counts up from {1} on, as a spreadsheet fills a column: check the numbers':
    '"{0}" naik terus mulai dari {1}, seperti ketika lembar sebar mengisi kolom: periksa angkanya',
  '"{0}" and "{1}" are the same for every table: check which column each was read from':
    '"{0}" dan "{1}" sama untuk setiap meja: periksa dari kolom mana masing-masing dibaca',
  'No mails arrive at {0}: check its ending': 'Email tidak sampai ke {0}: periksa akhirannya',
  'No mails arrive at {0}: is {1} meant?': 'Email tidak sampai ke {0}: apakah maksudnya {1}?',
  'Tables are held for {0} minutes after their time: write minutes, not seconds':
    'Meja ditahan {0} menit setelah waktunya: tulis menit, bukan detik',
  'Slots must be reserved {0} days ahead: write minutes, not seconds':
    'Slot harus direservasi {0} hari sebelumnya: tulis menit, bukan detik',
  'Slots must be reserved {0} days ahead: shorten the lead time':
    'Slot harus direservasi {0} hari sebelumnya: persingkat waktu tunggu',
  'The key "{0}" is easily another venue\'s: use a longer one':
    'Kunci “{0}” mudah sama dengan milik tempat lain: gunakan yang lebih panjang',
  'The form asks for a promo code, but there is none: remove the setting':
    'Formulir meminta kode promo, tetapi tidak ada kodenya: hapus pengaturannya',
  "Guests can't open {0}: write the public address": 'Tamu tidak dapat membuka {0}: tulis alamat publik',
  'The terms are those of the venue "{0}": link to its own':
    'Syarat ini milik tempat “{0}”: tautkan ke syaratnya sendiri',
  'All closed dates are over: check their year, or remove them':
    'Semua tanggal tutup sudah lewat: periksa tahunnya, atau hapus',
  '"{0}" has spare spaces or a line break: write it without':
    '"{0}" memiliki spasi berlebih atau ganti baris: tulis tanpa itu',
  'The first slot is {0}, in the night: check whether the morning is meant':
    'Slot pertama pukul {0}, di malam hari: periksa apakah maksudnya pagi',
  'Guests choose among {0} sizes of a party: take at most {1}':
    'Tamu memilih di antara {0} ukuran rombongan: terima paling banyak {1}',
  'The form begins with a party of {0}: begin with a usual one':
    'Formulir dimulai dengan rombongan {0} orang: mulai dengan yang biasa',
  'Tables are held for {0} minutes, as long as a stay of {1}: shorten the hold':
    'Meja ditahan {0} menit, selama kunjungan {1} menit: persingkat penahanannya',
  '{0} is {1} years ahead: check its year': '{0} masih {1} tahun lagi: periksa tahunnya',
  'The texts in "{0}" are not translated: translate them, or remove them':
    'Teks dalam “{0}” tidak diterjemahkan: terjemahkan, atau hapus',
  'is that of "{0}" too: give each its own': 'sama dengan terjemahan “{0}”: beri masing-masing terjemahannya sendiri',
  'The translation of "{0}" {1}': 'Terjemahan “{0}” {1}',
  'is not in the letters of the language "{0}": check its language':
    'tidak ditulis dengan huruf bahasa “{0}”: periksa bahasanya',
  "is in the venue's own language: change the text itself": 'memakai bahasa tempat ini sendiri: ubah teksnya langsung',
  'still has "{0}": translate it': 'masih berisi “{0}”: terjemahkan',
  'lacks {0}: add it': 'tidak memiliki {0}: tambahkan',
  'holds {0}, which its text lacks: remove it': 'berisi {0}, yang tidak ada di teksnya: hapus',
  'has the number {0} for {1}: correct it': 'berisi angka {0}, bukan {1}: perbaiki',
  'The terms name the table "{0}", which the plan lacks: correct its name':
    'Syaratnya menyebut meja “{0}”, yang tidak ada di denah: perbaiki namanya',
  'The terms limit the time of {0}, but the plan gives it no available_until: correct one of them':
    'Syaratnya membatasi waktu {0}, tetapi denah tidak memberinya available_until: perbaiki salah satunya',
  'The terms limit the time of {0}, but in the plan it is available until {1}: correct one of them':
    'Syaratnya membatasi waktu {0}, tetapi di denah meja itu tersedia sampai {1}: perbaiki salah satunya',
  monday: 'Senin',
  tuesday: 'Selasa',
  wednesday: 'Rabu',
  thursday: 'Kamis',
  friday: 'Jumat',
  saturday: 'Sabtu',
  sunday: 'Minggu',
  'The terms have the address {0}, which differs from that of the venue':
    'Syaratnya memuat alamat {0}, yang berbeda dari alamat tempat ini',
  'The terms have the number +{0}, which differs from that of the venue':
    'Syaratnya memuat nomor +{0}, yang berbeda dari nomor tempat ini',
  'The terms tell another time of the last reservation than "hours"':
    'Syaratnya menyebut waktu reservasi terakhir yang berbeda dari "hours"',
  'The terms promise slots from {0} to {1}, which are not those of "hours"':
    'Syaratnya menjanjikan slot dari {0} sampai {1}, yang tidak sesuai dengan "hours"',
  'The terms ask for {0} {1} in advance, but "lead_minutes" is {2}':
    'Syaratnya meminta “{0} {1}” sebelumnya, tetapi "lead_minutes" adalah {2}',
  'The terms say that the venue is closed on {0}, but "closed_weekdays" lacks it':
    'Syaratnya menyatakan tempat ini tutup pada hari {0}, tetapi hari itu tidak ada di "closed_weekdays"',
  'The terms promise parties of up to {0}, but "guests" has the maximum {1}':
    'Syaratnya menjanjikan rombongan sampai “{0}” orang, tetapi maksimum di "guests" adalah {1}',
  'The terms ask parties of more than {0} to call, but the form takes {1}':
    'Syaratnya meminta rombongan lebih dari “{0}” orang menelepon, tetapi formulir menerima {1}',
  'The terms tell of promo codes, but the venue has none':
    'Syaratnya menyebut kode promo, tetapi tempat ini tidak memilikinya',
  'The terms are those of "{0}", but the venue is called "{1}"':
    'Syarat ini milik “{0}”, tetapi tempat ini bernama “{1}”',
  'The terms tell of {0}, which is over': 'Syaratnya menyebut {0}, yang sudah lewat',
  'The terms ask for {0} guests at a table with {1} seats, but "seat_rules" ask for {2}':
    'Syaratnya meminta {0} tamu di meja dengan {1} kursi, tetapi "seat_rules" meminta {2}',
  'The terms name the promo code {0}, which "promo_codes" lacks':
    'Syaratnya menyebut kode promo {0}, yang tidak ada di "promo_codes"',
  'The terms tell of a stay of {0} hours, which "stays" lacks':
    'Syaratnya menyebut kunjungan {0} jam, yang tidak ada di "stays"',
  'The terms allow {0} here, and say the opposite before':
    'Syaratnya membolehkan “{0}” di sini, dan menyatakan sebaliknya sebelumnya',
  'The terms forbid {0} here, and say the opposite before':
    'Syaratnya melarang “{0}” di sini, dan menyatakan sebaliknya sebelumnya',
  '{0}: correct one of them': '{0}: perbaiki salah satunya',
  'has a space before a comma or a full stop: correct it': 'memiliki spasi sebelum koma atau titik: perbaiki',
  'has a word twice: correct it': 'memiliki satu kata dua kali: perbaiki',
  'opens a bracket and never closes it: correct it': 'membuka kurung dan tidak pernah menutupnya: perbaiki',
  'opens a quotation and never closes it: correct it': 'membuka kutipan dan tidak pernah menutupnya: perbaiki',
  'has a damaged entity: correct it': 'memiliki entitas yang rusak: perbaiki',
  'has the number {0}, whose digits are grouped wrongly: correct it':
    'memiliki angka {0}, yang digitnya salah dikelompokkan: perbaiki',
  'breaks off: write its end': 'terputus: tulis akhirnya',
  'breaks off after "{0}": write its end': 'terputus setelah “{0}”: tulis akhirnya',
  'is only a number: write its words, or remove it': 'hanya berupa angka: tulis kata-katanya, atau hapus',
  'says "{0}" twice: say it once': 'menyebut “{0}” dua kali: sebut sekali saja',
  'only repeats the name: say more, or remove it': 'hanya mengulang nama: tulis lebih banyak, atau hapus',
  'is shorter than its heading, "{0}": exchange the two': 'lebih pendek dari judulnya, “{0}”: tukar keduanya',
  'is Markdown, which guests see as signs: write plain text':
    'berupa Markdown, yang dilihat tamu sebagai tanda: tulis teks biasa',
  'This paragraph of the terms {0}': 'Paragraf syarat ini {0}',
  'The description of {0} is written in another language than the others: translate it':
    'Deskripsi {0} ditulis dalam bahasa lain daripada yang lain: terjemahkan',
  'The language is "{0}", but the terms are written in "{1}": correct one of them':
    'Bahasanya “{0}”, tetapi syaratnya ditulis dalam “{1}”: perbaiki salah satunya',
  'The terms are written in "{0}" here, and the venue\'s language is "{1}": translate them':
    'Syaratnya ditulis dalam “{0}” di sini, sedangkan bahasa tempat ini “{1}”: terjemahkan',
  'The translation of "{0}" is written in "{1}" instead of "{2}": translate it':
    'Terjemahan “{0}” ditulis dalam “{1}”, bukan “{2}”: terjemahkan',
  '"{0}" looks like a misspelled "{1}": check the word': '“{0}” tampak seperti “{1}” yang salah eja: periksa katanya',
  'must be a color such as #2a9d8f': 'harus warna seperti #2a9d8f',
  'must be a time of day such as 18:00': 'harus waktu seperti 18:00',
  'must be the path of a picture, such as pictures/terrace-1.svg': 'harus jalur gambar, seperti pictures/terrace-1.svg',
  'must be a date such as 2026-12-31': 'harus tanggal seperti 2026-12-31',
  'must be a color such as #0b6e75': 'harus warna seperti #0b6e75',
  'must be a language tag such as en or pt-BR': 'harus kode bahasa seperti en atau pt-BR',
  'the last slot is before the first': 'slot terakhir mendahului slot pertama',
  '00:00 and 24:00 have the same text, 12:00 AM: keep one of them':
    '00:00 dan 24:00 memiliki teks yang sama, 12:00 AM: simpan salah satunya',
  'the default must lie between min and max': 'nilai awal harus di antara min dan max',
  'is not an IANA time zone': 'bukan zona waktu IANA',
  'must be a country code such as +94': 'harus kode negara seperti +94',
  'two stays have the same name': 'dua kunjungan bernama sama',
  'must be an https address or a path from /': 'harus alamat https atau jalur dari /',
  'must be a time such as 09:15, on a quarter of an hour, from 00:00 to 24:00':
    'harus waktu seperti 09:15, pada seperempat jam, dari 00:00 sampai 24:00',
  'from lies after until': 'from setelah until',
  'must be a site such as https://www.example.com or https://*.example.com, or * for all sites':
    'harus situs seperti https://www.example.com atau https://*.example.com, atau * untuk semua situs',
  'turn times must be in ascending order of guests': 'lama meja dipakai harus urut naik menurut jumlah tamu',
  'the terms must be given here or at terms_url': 'syarat harus ada di sini atau di terms_url',
  'occupancy by stay needs stays': 'pemakaian meja menurut kunjungan memerlukan "stays"',
  'must be a whole number or a text': 'harus bilangan bulat atau teks',
  'must be a web address, or a path on the host such as /pictures/terrace-1.svg':
    'harus alamat web, atau jalur di server seperti /pictures/terrace-1.svg',
  '{0} is one of {1} tables that are {2} units away from all others: check their positions':
    '{0} adalah salah satu dari {1} meja yang berjarak {2} satuan dari semua meja lainnya: periksa posisinya',
  'The address {0} lacks the name of a picture: leave the field out':
    'Alamat {0} tidak memuat nama gambar: hilangkan bidang ini',
  'Each slot takes {0} guests, but a party has at least {1}: raise "max_covers_per_slot"':
    'Setiap slot menampung {0} tamu, tetapi satu rombongan paling sedikit {1}: naikkan "max_covers_per_slot"',
  'The plan has no table "{0}": write the id or name of one, or remove it':
    'Denah tidak memiliki meja "{0}": tulis id atau nama meja, atau hapus',
};
