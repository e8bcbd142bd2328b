import { COLUMNS, type IsiBaris, periksa } from './columns.ts'

/** Returns an empty treatment: a bath of one day with an unknown withdrawal period. */
export const emptyObat = (keramba_id: string, hariIni: string): IsiBaris['pengobatan'] => ({
  keramba_id,
  produk_id: null,
  nama: '',
  lot: '',
  cara: 'rendam',
  takaran: null,
  satuan: '',
  dosis: '',
  mulai: hariIni,
  selesai: hariIni,
  ulang: '',
  untuk: '',
  masa_henti: null,
  hasil: '',
})

/** Field names in links from the calculator that differ from the book's own names. */
const NAMA = { produk: 'produk_id', masa: 'masa_henti' } as const
const FROM_ADDRESS = [
  'produk',
  'nama',
  'lot',
  'cara',
  'takaran',
  'satuan',
  'dosis',
  'mulai',
  'selesai',
  'ulang',
  'untuk',
  'masa',
] as const

/**
 * Parses a treatment from the URL of a calculator:
 * `?produk=5&takaran=300&satuan=mL&cara=rendam&untuk=cacing-kulit&mulai=2026-11-20&ulang=7,14`.
 * Invalid values are omitted. A treatment with a start but no end ends on its first day.
 */
export function obatFrom(alamat: URLSearchParams): Partial<IsiBaris['pengobatan']> {
  const isi: Record<string, string | number | null> = {}
  for (const nama of FROM_ADDRESS) {
    const teks = alamat.get(nama)?.trim()
    const kolom = nama in NAMA ? NAMA[nama as keyof typeof NAMA] : (nama as keyof IsiBaris['pengobatan'])
    if (!teks) continue
    const nilai =
      COLUMNS.pengobatan[kolom].isi === 'angka'
        ? Number(teks.replace(',', '.'))
        : teks.replace(/,\s+/g, nama === 'ulang' ? ',' : ', ')
    const salah = periksa('pengobatan', { [kolom]: nilai }).some(
      ({ path, msg }) => path === kolom && !msg.endsWith('belum diisi'),
    )
    if (!salah) isi[kolom] = nilai
  }
  if (isi.mulai && !isi.selesai) isi.selesai = isi.mulai
  return isi
}
