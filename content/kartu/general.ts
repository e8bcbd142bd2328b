/* Texts shared by several cards. */

/**
 * Placeholder author: no licensed veterinarian has reviewed the cards yet. After a review, replace it with name and license
 * number, card by card.
 */
export const BEFORE_DOKTER = 'tim KerapuSehat menurut sumber di bawah; belum ditinjau dokter hewan'

export const STOP_RENDAM = [
  'Ikan miring, terbalik, atau hilang keseimbangan',
  'Ikan megap-megap atau melompat-lompat',
  'Oksigen di bak turun di bawah 5 mg/L atau aerasi mati',
] as const

export const RISING_KEMATIAN = 'Kematian mencapai 1% per hari selama dua hari, atau 5% dalam sehari: hubungi petugas'

export const MEASURED = {
  oksigen: 'Oksigen terlarut: di atas 5 mg/L; di bawah 4 ikan malas makan, di bawah 3 darurat',
  suhu: 'Suhu: 28–32 °C; segera tangani jika di bawah 26, di atas 32, atau berubah lebih dari 2 °C sehari',
  salinitas: 'Salinitas: 30–33 permil; segera tangani jika di bawah 25 atau turun mendadak',
  ph: 'pH: 7,5–8,5',
  amonia: 'Amonia total: maksimal 0,1 mg/L di bak; segera tangani jika di atas 0,3 mg/L',
  mati: 'Jumlah ikan mati setiap hari, petak demi petak',
} as const

/** Samples for culture and sensitivity tests. */
export const BACTERIA_SAMPLE = [
  'Pilih beberapa ikan yang sekarat, bukan yang sudah busuk, sebelum obat apa pun diberikan.',
  'Bungkus satu-satu, beri label petak dan tanggal, lalu taruh di kotak berisi es. Jangan dibekukan.',
  'Sertakan catatan: jumlah mati, pakan, suhu, dan salinitas.',
  'Antar ke laboratorium kurang dari 24 jam. Minta kultur dan uji kepekaan.',
] as const

/** Samples for the microscope. */
export const PARASITE_SAMPLE = [
  'Pilih beberapa ikan hidup yang tandanya jelas.',
  'Bawa hidup dalam kantong berair dan beroksigen, atau segar di atas es, hari itu juga.',
  'Sertakan catatan: jumlah mati, suhu, salinitas, dan rendam yang sudah dilakukan.',
  'Minta pemeriksaan lendir kulit dan insang di mikroskop.',
] as const

/** Samples for a PCR test; the card names the organ. */
export const PCR_SAMPLE = [
  'Pakai sarung tangan. Pilih beberapa ikan yang sekarat, bukan yang busuk.',
  'Simpan contoh untuk uji PCR dalam alkohol 96%, dan ikan utuh di kotak berisi es.',
  'Beri label petak, asal benih, dan tanggal. Sertakan jumlah mati, suhu, dan salinitas.',
  'Tanyakan dulu ke laboratorium atau Posikandu cara mengantarnya. Es: kurang dari 24 jam.',
] as const

export const WATER_SAMPLE = [
  'Isi botol bersih sampai penuh dengan air dari tempat ikan megap-megap, sebelum air diganti.',
  'Ambil juga beberapa ikan yang baru mati atau sekarat, di atas es.',
  'Catat jam, cuaca, arus, warna air, suhu, salinitas, dan oksigen.',
  'Simpan dingin dan gelap, lalu hubungi petugas sebelum mengantarnya.',
] as const
