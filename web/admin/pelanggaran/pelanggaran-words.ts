/** Content that a directive blocks, by the prefix of its name. */
const BLOCKED_CONTENT: readonly [string, string][] = [
  ['script-src', 'Skrip'],
  ['require-trusted-types', 'Teks yang menjadi skrip'],
  ['trusted-types', 'Teks yang menjadi skrip'],
  ['style-src', 'Gaya tampilan'],
  ['img-src', 'Gambar'],
  ['font-src', 'Huruf'],
  ['connect-src', 'Koneksi ke situs lain'],
  ['frame', 'Bingkai situs lain'],
  ['form-action', 'Kiriman formulir'],
]

export const ruleMeaning = (aturan: string) =>
  BLOCKED_CONTENT.find(([name]) => aturan.startsWith(name))?.[1] ?? 'Isi lain'
