/** Terms of the trade, and what they mean to a reader who meets them for the first time. A meaning fits in brackets after its term. */
export const TERMS = {
  'masa henti': 'jeda obat sebelum panen',
  ppm: '1 ppm = 1 g/m³',
  permil: '1 permil = kira-kira 1 gram garam per liter air',
  lot: 'barang dengan nomor produksi yang sama di kemasannya',
  'nomor pendaftaran': 'bukti obat ikan terdaftar di Kementerian Kelautan dan Perikanan',
  'obat keras': 'hanya dengan resep dokter hewan',
  'obat bebas terbatas': 'boleh tanpa resep, tetapi ikuti dosis dan peringatan di label',
  '% b/b': 'gram zat dalam 100 gram produk',
  '% b/v': 'gram zat dalam 100 mL produk',
  pengoksidasi: 'bisa memicu api',
  korosif: 'merusak kulit dan logam',
  VNN: 'penyakit virus yang menyerang otak dan mata ikan',
  PCR: 'uji laboratorium yang bisa memastikan virusnya',
  'uji kepekaan': 'uji laboratorium untuk mencari obat yang mempan',
  kultur: 'bakteri dari ikan dibiakkan di laboratorium',
  SIP: 'surat izin praktik dokter hewan',
  opname: 'menghitung ulang stok di rak',
  mutasi: 'barang yang masuk dan keluar',
  setoran: 'uang pembeli yang Midtrans kirim ke rekening toko',
  'laba kotor': 'penjualan dikurangi modal',
  DPP: 'dasar pengenaan pajak, yaitu angka yang dikalikan tarif PPN',
} as const

export type Term = keyof typeof TERMS

/** 'masa henti (jeda obat sebelum panen)' */
export const explain = (term: Term): string => `${term} (${TERMS[term]})`

/** 'Masa henti: jeda obat sebelum panen.', or '1 ppm = 1 g/m³.' */
export function termSentence(term: Term): string {
  const meaning = TERMS[term]
  return /^\d/.test(meaning) ? `${meaning}.` : `${term.charAt(0).toUpperCase()}${term.slice(1)}: ${meaning}.`
}
