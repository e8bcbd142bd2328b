import type { Line } from './kartu.ts'

/* Texts shared by several cards. */

/** Author of a card without a review by a licensed veterinarian. */
export const BEFORE_DOKTER = 'tim KerapuSehat menurut sumber di bawah; belum ditinjau dokter hewan'

export const STOP_RENDAM = [
  ['Ikan miring, terbalik, atau hilang keseimbangan', 'K'],
  ['Ikan megap-megap atau melompat-lompat', 'K'],
  ['Oksigen di bak turun di bawah 5 mg/L atau aerasi mati', 'SITUS'],
] as const satisfies readonly Line[]

export const RISING_KEMATIAN: Line = [
  'Kematian mencapai 1% per hari selama dua hari, atau 5% dalam sehari: hubungi petugas',
  'SITUS',
]

export const MEASURED = {
  oksigen: ['Oksigen terlarut: di atas 5 mg/L; di bawah 4 ikan malas makan, di bawah 3 darurat', 'S17', 'S17c'],
  suhu: [
    'Suhu: 28–32 °C; segera tangani jika di bawah 26, di atas 32, atau berubah lebih dari 2 °C sehari',
    'S17a',
    'K',
  ],
  salinitas: ['Salinitas: 30–33 permil; segera tangani jika di bawah 25 atau turun mendadak', 'S17c', 'K'],
  ph: ['pH: 7,5–8,5', 'S17c'],
  amonia: ['Amonia total: maksimal 0,1 mg/L di bak; segera tangani jika di atas 0,3 mg/L', 'S17', 'S17c'],
  mati: ['Jumlah ikan mati setiap hari, petak demi petak', 'K'],
} as const satisfies Record<string, Line>

/** Samples for culture and sensitivity tests. */
export const BACTERIA_SAMPLE = [
  ['Pilih beberapa ikan yang sekarat, bukan yang sudah busuk, sebelum obat apa pun diberikan.', 'K'],
  ['Bungkus satu-satu, beri label petak dan tanggal, lalu taruh di kotak berisi es. Jangan dibekukan.', 'K'],
  ['Sertakan catatan: jumlah mati, pakan, suhu, dan salinitas.', 'K'],
  ['Antar ke laboratorium kurang dari 24 jam. Minta kultur dan uji kepekaan.', 'K'],
] as const satisfies readonly Line[]

/** Samples for the microscope. */
export const PARASITE_SAMPLE = [
  ['Pilih beberapa ikan hidup yang tandanya jelas.', 'K'],
  ['Bawa hidup dalam kantong berair dan beroksigen, atau segar di atas es, hari itu juga.', 'K'],
  ['Sertakan catatan: jumlah mati, suhu, salinitas, dan rendam yang sudah dilakukan.', 'K'],
  ['Minta pemeriksaan lendir kulit dan insang di mikroskop.', 'K'],
] as const satisfies readonly Line[]

/** Samples for a PCR test; the card names the organ. */
export const PCR_SAMPLE = [
  ['Pakai sarung tangan. Pilih beberapa ikan yang sekarat, bukan yang busuk.', 'K'],
  ['Simpan contoh untuk uji PCR dalam alkohol 96%, dan ikan utuh di kotak berisi es.', 'K'],
  ['Beri label petak, asal benih, dan tanggal. Sertakan jumlah mati, suhu, dan salinitas.', 'K'],
  ['Tanyakan dulu ke laboratorium atau Posikandu cara mengantarnya. Es: kurang dari 24 jam.', 'K'],
] as const satisfies readonly Line[]

export const WATER_SAMPLE = [
  ['Isi botol bersih sampai penuh dengan air dari tempat ikan megap-megap, sebelum air diganti.', 'K'],
  ['Ambil juga beberapa ikan yang baru mati atau sekarat, di atas es.', 'K'],
  ['Catat jam, cuaca, arus, warna air, suhu, salinitas, dan oksigen.', 'K'],
  ['Simpan dingin dan gelap, lalu hubungi petugas sebelum mengantarnya.', 'K'],
] as const satisfies readonly Line[]
