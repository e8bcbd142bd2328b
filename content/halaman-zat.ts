/*
 * Texts of the pages about substances that farmers look for and the shop does not sell: what the substance is, why not, and what to
 * do instead. The class and the names of a substance are in the list of substances; `speech.ts` adds what farmers type. A substance
 * without an entry has the text of its class. Sources: "Permen KP 19/2024" (second-hand, see the list of substances), the cards,
 * and common practice.
 */

export interface ZatTexts {
  apa: string
  alasan: string
  /** Actions instead, each with its page. */
  ganti: readonly { kalimat: string; alamat: string }[]
}

const WHITE_SPOT = {
  kalimat: 'Bintik putih: pindah bak dan rendam menurut kartunya',
  alamat: '/layanan/penyakit/bintik-putih',
}
const FLUKES = { kalimat: 'Cacing kulit: rendam air tawar atau peroksida', alamat: '/layanan/penyakit/cacing-kulit' }
const LEECHES = { kalimat: 'Lintah: rendam asam sitrat dan jemur jaring', alamat: '/layanan/penyakit/lintah-laut' }
const LICE = { kalimat: 'Kutu: rendam menurut kartunya dan ganti jaring', alamat: '/layanan/penyakit/kutu-ikan' }
const FUNGUS = {
  kalimat: 'Jamur pada luka, telur, atau benih: menurut kartunya',
  alamat: '/layanan/penyakit/jamur-luar',
}
const BACTERIA = {
  kalimat: 'Borok dan sirip geripis: langkah pertama menurut kartunya',
  alamat: '/layanan/penyakit/vibriosis',
}
const LAB = { kalimat: 'Kirim contoh ikan ke laboratorium untuk uji kepekaan', alamat: '/layanan/siapa-dihubungi' }
const PRESCRIPTION = { kalimat: 'Minta resep dokter hewan, lalu kirim resepnya ke toko', alamat: '/resep-saya' }
const ANESTHETIC = { kalimat: 'Menenangkan ikan: minyak cengkeh', alamat: '/cari?q=minyak%20cengkeh' }
const DISINFECTANT = {
  kalimat: 'Membersihkan alat dan bak: desinfektan yang dijual toko',
  alamat: '/cari?q=desinfektan',
}
const CHECK_SIGNS = { kalimat: 'Kenali dulu penyakitnya', alamat: '/layanan/cek-gejala' }
const WATER = { kalimat: 'Air yang buruk: langkah pertama dan ukuran yang baik', alamat: '/layanan/air' }
const FEED = { kalimat: 'Ikan lambat besar: periksa pakan dan gizinya dulu', alamat: '/layanan/detail/5' }

/** Texts by the kind of the reason, for substances without an entry. */
export const ZAT_DEFAULTS = {
  antimikroba: {
    apa: 'Antibiotik atau obat sejenisnya.',
    alasan:
      'Aturan obat ikan hanya mengizinkan enam antimikroba, semuanya dengan resep. Bahan ini tidak termasuk. Sisanya tinggal di daging, kuman menjadi kebal, dan panen bisa ditolak pembeli.',
    ganti: [LAB, PRESCRIPTION, BACTERIA],
  },
  dilarang: {
    apa: 'Bahan yang dilarang untuk ikan konsumsi.',
    alasan:
      'Sisanya tinggal di daging ikan dan berbahaya bagi yang memakannya. Ikan yang sudah terkena jangan dipanen; tanya petugas dulu.',
    ganti: [LAB, CHECK_SIGNS],
  },
  pestisida: {
    apa: 'Racun serangga, gulma, atau hama.',
    alasan:
      'Bahan ini dilarang untuk ikan konsumsi. Racunnya juga mengenai Anda, udang, dan kepiting di sekitar keramba.',
    ganti: [LICE, LEECHES, FLUKES],
  },
  resep: {
    apa: 'Obat keras untuk ikan.',
    alasan: 'Obat ini hanya boleh dipakai dengan resep dokter hewan, setelah ikan diperiksa.',
    ganti: [PRESCRIPTION, LAB],
  },
  belum_dinilai: {
    apa: 'Bahan yang dikenal di budidaya atau akuarium.',
    alasan: 'Dokter hewan toko ini belum menilainya untuk ikan konsumsi, jadi toko tidak menjualnya.',
    ganti: [CHECK_SIGNS, LAB],
  },
  tidak_dijual: {
    apa: 'Bahan yang dikenal di budidaya.',
    alasan: 'Toko ini tidak menjualnya.',
    ganti: [CHECK_SIGNS],
  },
} as const satisfies Record<string, ZatTexts>
export type ZatKind = keyof typeof ZAT_DEFAULTS

/** Pages with their own texts, by the name of the substance. */
export const HALAMAN_ZAT: Readonly<Record<string, ZatTexts>> = {
  'Hijau malakit': {
    apa: 'Pewarna kain berwarna hijau, dulu dipakai untuk jamur dan bintik putih ikan hias.',
    alasan:
      'Pewarna ini diduga menyebabkan kanker dan sisanya lama tinggal di daging. Satu kali pakai bisa membuat satu panen ditolak.',
    ganti: [WHITE_SPOT, FUNGUS],
  },
  'Ungu gentian': {
    apa: 'Pewarna ungu, dulu dipakai untuk luka dan jamur.',
    alasan: 'Pewarna ini diduga menyebabkan kanker dan sisanya lama tinggal di daging.',
    ganti: [FUNGUS, { kalimat: 'Luka: gel luka povidon iodin', alamat: '/cari?q=gel%20luka' }],
  },
  Kloramfenikol: {
    apa: 'Antibiotik lama untuk manusia.',
    alasan:
      'Sisanya bisa merusak sumsum tulang manusia, juga dalam jumlah sangat kecil. Karena itu tidak ada batas aman pada ikan.',
    ganti: [LAB, PRESCRIPTION, BACTERIA],
  },
  Nitrofuran: {
    apa: 'Kelompok antibiotik kuning, sering dijual untuk ikan hias.',
    alasan: 'Sisanya menempel di daging dan diduga menyebabkan kanker. Pembeli luar negeri menguji dan menolaknya.',
    ganti: [LAB, PRESCRIPTION, BACTERIA],
  },
  Nitroimidazol: {
    apa: 'Obat untuk amuba dan kuman tertentu pada manusia.',
    alasan: 'Bahan ini diduga menyebabkan kanker, jadi tidak ada batas aman pada ikan.',
    ganti: [LAB, { kalimat: 'Ikan kurus: pastikan dulu sebabnya', alamat: '/layanan/cek-gejala?gejala=S29' }],
  },
  'MS-222': {
    apa: 'Obat bius ikan di laboratorium.',
    alasan: 'Aturan obat ikan melarangnya untuk ikan konsumsi.',
    ganti: [ANESTHETIC],
  },
  Estradiol: {
    apa: 'Hormon betina buatan.',
    alasan: 'Sisanya bekerja sebagai hormon pada orang yang memakan ikan.',
    ganti: [FEED],
  },
  Metiltestosteron: {
    apa: 'Hormon jantan buatan untuk mengubah kelamin ikan.',
    alasan: 'Sisanya bekerja sebagai hormon pada orang yang memakan ikan.',
    ganti: [FEED],
  },
  'Hormon pertumbuhan': {
    apa: 'Hormon supaya ikan cepat besar.',
    alasan: 'Hormon pemacu tumbuh dilarang untuk ikan konsumsi.',
    ganti: [FEED],
  },
  Triklorfon: {
    apa: 'Racun serangga yang disebut di buku budidaya lama untuk kutu dan cacing.',
    alasan: 'Racun ini menyerang saraf ikan dan manusia, dan sekarang dilarang untuk ikan konsumsi.',
    ganti: [LICE, FLUKES, LEECHES],
  },
  Diklorvos: {
    apa: 'Racun serangga rumah dan ladang.',
    alasan: 'Racun ini menyerang saraf ikan dan manusia, dan dilarang untuk ikan konsumsi.',
    ganti: [LICE, LEECHES],
  },
  Temefos: {
    apa: 'Bubuk pembunuh jentik nyamuk, disebut di buku budidaya lama untuk kutu.',
    alasan:
      'Racun ini sekelompok dengan racun serangga yang dilarang. Takarannya untuk bak air minum, bukan untuk ikan.',
    ganti: [LICE, LEECHES],
  },
  Formalin: {
    apa: 'Larutan gas beracun dalam air, dikenal sebagai pengawet.',
    alasan:
      'Bahan berbahaya ini hanya dijual distributor terdaftar dan hanya dipakai oleh petugas. Uapnya melukai mata dan paru, dan oksigen di air rendaman berkurang.',
    ganti: [LEECHES, WHITE_SPOT, FLUKES],
  },
  'Kalium permanganat': {
    apa: 'Butiran ungu tua, dipakai di kolam air tawar.',
    alasan:
      'Takaran amannya di air laut sempit dan bergantung pada kotornya air, jadi hanya diukur oleh petugas. Perdagangannya juga diawasi.',
    ganti: [WHITE_SPOT, DISINFECTANT, FUNGUS],
  },
  'Metilen biru': {
    apa: 'Pewarna biru untuk telur dan ikan hias air tawar.',
    alasan: 'Untuk ikan konsumsi bahan ini obat keras: hanya dengan resep dokter hewan. Toko ini tidak menjualnya.',
    ganti: [FUNGUS, PRESCRIPTION],
  },
  'Tembaga sulfat': {
    apa: 'Kristal biru yang mengandung tembaga.',
    alasan:
      'Batas antara obat dan racun sangat sempit, jadi hanya diukur petugas dengan alat uji tembaga. Tembaga juga mematikan udang dan kerang. Dokter hewan toko ini belum menilainya.',
    ganti: [
      WHITE_SPOT,
      { kalimat: 'Debu keemasan: hubungi petugas, lihat kartunya', alamat: '/layanan/penyakit/amyloodinium' },
    ],
  },
  Enrofloksasin: {
    apa: 'Antibiotik yang boleh dipakai dengan resep.',
    alasan:
      'Kuman kerapu di Indonesia sudah ada yang kebal, dan sebagian pembeli luar negeri menolaknya. Toko ini tidak menjualnya.',
    ganti: [LAB, PRESCRIPTION],
  },
  Tetrasiklin: {
    apa: 'Antibiotik yang boleh dipakai dengan resep, sering dijual sebagai kapsul untuk manusia.',
    alasan: 'Kapsul manusia tidak terdaftar untuk ikan. Pakai hanya dengan resep dokter hewan dan uji kepekaan.',
    ganti: [PRESCRIPTION, LAB],
  },
  Akriflavin: {
    apa: 'Pewarna kuning untuk jamur ikan hias.',
    alasan: 'Belum dinilai dokter hewan toko ini untuk ikan konsumsi, jadi toko tidak menjualnya.',
    ganti: [FUNGUS],
  },
  Ivermektin: {
    apa: 'Obat kutu dan cacing hewan ternak.',
    alasan:
      'Ikan kerapu mudah keracunan olehnya, dan sisanya tinggal di daging. Racunnya kuat bagi udang dan kepiting.',
    ganti: [LICE, FLUKES],
  },
  Levamisol: {
    apa: 'Obat cacing hewan ternak.',
    alasan: 'Belum dinilai dokter hewan toko ini untuk ikan konsumsi, jadi toko tidak menjualnya.',
    ganti: [FLUKES, PRESCRIPTION],
  },
  Sianida: {
    apa: 'Racun yang dipakai orang untuk menangkap ikan.',
    alasan: 'Racun ini dilarang untuk menangkap dan memelihara ikan: mematikan karang, ikan, dan orang.',
    ganti: [{ kalimat: 'Keramba terkena racun: langkah pertama', alamat: '/layanan/penyakit/keracunan' }],
  },
  Deltametrin: {
    apa: 'Racun serangga ladang.',
    alasan: 'Dilarang untuk ikan konsumsi. Air yang terkena sedikit saja mematikan udang dan ikan.',
    ganti: [LICE, { kalimat: 'Keramba terkena racun: langkah pertama', alamat: '/layanan/penyakit/keracunan' }],
  },
  'Ramuan daun': {
    apa: 'Daun, rimpang, dan bumbu yang dipakai di kolam air tawar.',
    alasan: 'Takarannya untuk kerapu di air laut belum diketahui, dan airnya cepat kotor. Toko ini tidak menjualnya.',
    ganti: [FUNGUS, { kalimat: 'Ekstrak daun ketapang yang dijual toko', alamat: '/cari?q=ketapang' }, CHECK_SIGNS],
  },
  'Bahan dapur': {
    apa: 'Bahan dapur yang dicoba untuk ikan sakit.',
    alasan: 'Tidak ada takaran yang terbukti untuk kerapu. Sebagian membuat air cepat kehabisan oksigen.',
    ganti: [CHECK_SIGNS, WATER],
  },
  'Sabun dan deterjen': {
    apa: 'Pembersih rumah tangga.',
    alasan: 'Sabun merusak insang dan lendir ikan, juga dari sisa di jaring dan alat.',
    ganti: [DISINFECTANT, { kalimat: 'Ikan terkena sabun: langkah pertama', alamat: '/layanan/penyakit/keracunan' }],
  },
  'Obat manusia': {
    apa: 'Obat dari warung atau apotek untuk orang.',
    alasan: 'Obat ini tidak terdaftar untuk ikan, dan tidak ada takarannya. Sisanya ikut termakan orang.',
    ganti: [CHECK_SIGNS, LAB],
  },
  'Racun rumput': {
    apa: 'Racun gulma dari ladang.',
    alasan: 'Racun ini mematikan ikan dan melukai orang, juga dari sisa di wadah atau air hujan.',
    ganti: [{ kalimat: 'Keramba terkena racun: langkah pertama', alamat: '/layanan/penyakit/keracunan' }],
  },
  Kapur: {
    apa: 'Bahan untuk menaikkan pH tambak.',
    alasan:
      'Di laut pH sudah cukup. Kapur di bak menaikkan pH, dan amonia menjadi lebih beracun. Toko ini tidak menjualnya.',
    ganti: [WATER],
  },
  Zeolit: {
    apa: 'Batu penyerap amonia.',
    alasan: 'Zeolit hampir tidak menyerap amonia di air laut. Toko ini tidak menjualnya.',
    ganti: [{ kalimat: 'Amonia tinggi: langkah pertama', alamat: '/layanan/penyakit/amonia' }],
  },
  Alkohol: {
    apa: 'Pembersih alat dan pengawet contoh.',
    alasan: 'Alkohol bukan obat ikan: melukai insang dan kulit. Toko ini tidak menjualnya.',
    ganti: [DISINFECTANT, { kalimat: 'Luka: gel luka povidon iodin', alamat: '/cari?q=gel%20luka' }],
  },
  Rivanol: {
    apa: 'Cairan kuning pembersih luka manusia.',
    alasan: 'Belum dinilai dokter hewan toko ini untuk ikan konsumsi, jadi toko tidak menjualnya.',
    ganti: [{ kalimat: 'Luka: gel luka povidon iodin', alamat: '/cari?q=gel%20luka' }],
  },
  'Garam ikan': {
    apa: 'Garam dapur, obat serbaguna di kolam air tawar.',
    alasan: 'Kerapu hidup di air laut, jadi garam tidak menolong. Yang dipakai justru air tawar, sebentar dan diawasi.',
    ganti: [FLUKES, WATER],
  },
}
