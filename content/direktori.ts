/**
 * Offices to call about sick fish, by province: names only, without personal details. The shop's office adds phone numbers;
 * they do not belong here. Sources: Indonesia's 38 provinces as of 2022 (the four laws of Papua's new provinces); the technical
 * units of DJPB, "Kementerian Kelautan dan Perikanan", by their public pages; fish quarantine is with "Badan Karantina Indonesia"
 * since 2023. Names of offices change, so each review must verify them.
 */
export const DIREKTORI_REVIEWED = '2026-11-23'

/** Provinces from west to east, with their island group. */
export const PROVINSI = [
  { kode: 'aceh', nama: 'Aceh', pulau: 'Sumatra' },
  { kode: 'sumatera-utara', nama: 'Sumatera Utara', pulau: 'Sumatra' },
  { kode: 'sumatera-barat', nama: 'Sumatera Barat', pulau: 'Sumatra' },
  { kode: 'riau', nama: 'Riau', pulau: 'Sumatra' },
  { kode: 'kepulauan-riau', nama: 'Kepulauan Riau', pulau: 'Sumatra' },
  { kode: 'jambi', nama: 'Jambi', pulau: 'Sumatra' },
  { kode: 'bengkulu', nama: 'Bengkulu', pulau: 'Sumatra' },
  { kode: 'sumatera-selatan', nama: 'Sumatera Selatan', pulau: 'Sumatra' },
  { kode: 'bangka-belitung', nama: 'Kepulauan Bangka Belitung', pulau: 'Sumatra' },
  { kode: 'lampung', nama: 'Lampung', pulau: 'Sumatra' },
  { kode: 'banten', nama: 'Banten', pulau: 'Jawa' },
  { kode: 'jakarta', nama: 'DKI Jakarta', pulau: 'Jawa' },
  { kode: 'jawa-barat', nama: 'Jawa Barat', pulau: 'Jawa' },
  { kode: 'jawa-tengah', nama: 'Jawa Tengah', pulau: 'Jawa' },
  { kode: 'yogyakarta', nama: 'DI Yogyakarta', pulau: 'Jawa' },
  { kode: 'jawa-timur', nama: 'Jawa Timur', pulau: 'Jawa' },
  { kode: 'bali', nama: 'Bali', pulau: 'Bali dan Nusa Tenggara' },
  { kode: 'ntb', nama: 'Nusa Tenggara Barat', pulau: 'Bali dan Nusa Tenggara' },
  { kode: 'ntt', nama: 'Nusa Tenggara Timur', pulau: 'Bali dan Nusa Tenggara' },
  { kode: 'kalimantan-barat', nama: 'Kalimantan Barat', pulau: 'Kalimantan' },
  { kode: 'kalimantan-tengah', nama: 'Kalimantan Tengah', pulau: 'Kalimantan' },
  { kode: 'kalimantan-selatan', nama: 'Kalimantan Selatan', pulau: 'Kalimantan' },
  { kode: 'kalimantan-timur', nama: 'Kalimantan Timur', pulau: 'Kalimantan' },
  { kode: 'kalimantan-utara', nama: 'Kalimantan Utara', pulau: 'Kalimantan' },
  { kode: 'sulawesi-utara', nama: 'Sulawesi Utara', pulau: 'Sulawesi' },
  { kode: 'gorontalo', nama: 'Gorontalo', pulau: 'Sulawesi' },
  { kode: 'sulawesi-tengah', nama: 'Sulawesi Tengah', pulau: 'Sulawesi' },
  { kode: 'sulawesi-barat', nama: 'Sulawesi Barat', pulau: 'Sulawesi' },
  { kode: 'sulawesi-selatan', nama: 'Sulawesi Selatan', pulau: 'Sulawesi' },
  { kode: 'sulawesi-tenggara', nama: 'Sulawesi Tenggara', pulau: 'Sulawesi' },
  { kode: 'maluku', nama: 'Maluku', pulau: 'Maluku dan Papua' },
  { kode: 'maluku-utara', nama: 'Maluku Utara', pulau: 'Maluku dan Papua' },
  { kode: 'papua-barat-daya', nama: 'Papua Barat Daya', pulau: 'Maluku dan Papua' },
  { kode: 'papua-barat', nama: 'Papua Barat', pulau: 'Maluku dan Papua' },
  { kode: 'papua', nama: 'Papua', pulau: 'Maluku dan Papua' },
  { kode: 'papua-tengah', nama: 'Papua Tengah', pulau: 'Maluku dan Papua' },
  { kode: 'papua-pegunungan', nama: 'Papua Pegunungan', pulau: 'Maluku dan Papua' },
  { kode: 'papua-selatan', nama: 'Papua Selatan', pulau: 'Maluku dan Papua' },
] as const

/** Offices that exist in every province; `{provinsi}` is the province's name. */
export const PROVINSI_OFFICES = [
  {
    kode: 'posikandu',
    nama: 'Posikandu atau Dinas Perikanan kabupaten/kota',
    guna: 'Paling dekat. Petugasnya memeriksa ikan di tempat, mengambil contoh, dan menerima laporan wabah. Posikandu belum ada di semua kabupaten.',
  },
  {
    kode: 'dinas',
    nama: 'Dinas Kelautan dan Perikanan Provinsi {provinsi}',
    guna: 'Jika petugas kabupaten tidak menjawab, atau beberapa keramba terserang sekaligus.',
  },
  {
    kode: 'karantina',
    nama: 'Balai karantina hewan, ikan, dan tumbuhan di {provinsi}',
    guna: 'Sebelum benih atau ikan dikirim ke pulau atau provinsi lain.',
  },
] as const

/** Laboratories and centers of the ministry, by province. */
export const MINISTRY_CENTERS = [
  {
    kode: 'bpbap-ujung-batee',
    nama: 'BPBAP Ujung Batee',
    provinsi: 'aceh',
    guna: 'Balai perikanan budi daya air payau. Tanyakan benih dan pemeriksaan ikan sakit di sini.',
  },
  {
    kode: 'bpbl-batam',
    nama: 'BPBL Batam',
    provinsi: 'kepulauan-riau',
    guna: 'Balai perikanan budi daya laut. Tanyakan benih dan pemeriksaan ikan sakit di sini.',
  },
  {
    kode: 'bbpbl-lampung',
    nama: 'BBPBL Lampung',
    provinsi: 'lampung',
    guna: 'Balai besar perikanan budi daya laut. Tanyakan benih dan pemeriksaan ikan sakit di sini.',
  },
  {
    kode: 'bpkil-serang',
    nama: 'BPKIL Serang',
    provinsi: 'banten',
    guna: 'Balai pengujian kesehatan ikan dan lingkungan. Contoh ikan dan air diperiksa di sini.',
  },
  {
    kode: 'bpbap-situbondo',
    nama: 'BPBAP Situbondo',
    provinsi: 'jawa-timur',
    guna: 'Uji PCR untuk VNN dan iridovirus bisa di laboratorium ini.',
  },
  {
    kode: 'bpbl-lombok',
    nama: 'BPBL Lombok',
    provinsi: 'ntb',
    guna: 'Balai perikanan budi daya laut. Tanyakan benih dan pemeriksaan ikan sakit di sini.',
  },
  {
    kode: 'bpbl-ambon',
    nama: 'BPBL Ambon',
    provinsi: 'maluku',
    guna: 'Balai perikanan budi daya laut. Tanyakan benih dan pemeriksaan ikan sakit di sini.',
  },
] as const

/** Information that the office asks for first. */
export const WHEN_CALLING = {
  katakan: [
    'di mana keramba Anda: desa, kecamatan, dan cara ke sana',
    'jenis ikan, ukuran, jumlah, dan sejak kapan ditebar',
    'apa yang terlihat, dan sejak kapan',
    'berapa yang mati kemarin dan hari ini',
    'pakan apa, dan obat apa yang sudah dipakai',
    'suhu, salinitas, dan oksigen jika sudah diukur',
  ],
  bawa: [
    'beberapa ikan sekarat, bukan yang busuk, dalam kantong beralas es',
    'foto atau video ikan saat masih hidup',
    'satu botol air keramba dalam kotak dingin',
    'catatan kematian, pakan, dan obat',
  ],
  sebelum: [
    'jangan menyortir atau memindahkan ikan dari keramba itu',
    'angkat ikan mati ke wadah tertutup, jangan dibuang ke laut',
    'pakai sarung tangan; sebagian kuman bisa masuk lewat luka di tangan',
    'tanya dulu cara mengawetkan contoh: uji virus dan uji bakteri berbeda',
  ],
} as const
