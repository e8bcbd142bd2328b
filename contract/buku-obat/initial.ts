import { COLUMNS, check, type EntryContent } from './columns.ts'

/** Returns an empty treatment: a bath of one day with an unknown withdrawal period. */
export const emptyObat = (keramba_id: string, today: string): EntryContent['pengobatan'] => ({
  keramba_id,
  produk_id: null,
  nama: '',
  lot: '',
  cara: 'rendam',
  takaran: null,
  satuan: '',
  dosis: '',
  mulai: today,
  selesai: today,
  ulang: '',
  untuk: '',
  masa_henti: null,
  hasil: '',
  suhu: null,
  alasan_henti: '',
  henti_min: null,
  petugas: '',
  instansi: '',
  dijawab: null,
  putusan: null,
  panen_mulai: null,
})

/** Field names in links from the calculator that differ from the book's own names. */
const FIELD_BY_PARAM = { produk: 'produk_id', masa: 'masa_henti' } as const
const URL_PARAMS = [
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
export function obatFrom(params: URLSearchParams): Partial<EntryContent['pengobatan']> {
  const content: Record<string, string | number | null> = {}
  for (const name of URL_PARAMS) {
    const text = params.get(name)?.trim()
    const column =
      name in FIELD_BY_PARAM
        ? FIELD_BY_PARAM[name as keyof typeof FIELD_BY_PARAM]
        : (name as keyof EntryContent['pengobatan'])
    if (!text) continue
    const value =
      COLUMNS.pengobatan[column].isi === 'angka'
        ? Number(text.replace(',', '.'))
        : text.replace(/,\s+/g, name === 'ulang' ? ',' : ', ')
    const isWrong = check('pengobatan', { [column]: value }).some(
      ({ path, msg }) => path === column && !msg.endsWith('belum diisi'),
    )
    if (!isWrong) content[column] = value
  }
  if (content.mulai && !content.selesai) content.selesai = content.mulai
  return content
}
