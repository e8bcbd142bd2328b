import { readDecimal } from '#contract/whole-number.ts'

/** Typed values of the calculator, as in its URL. */
export type FormValues = Readonly<Record<string, string | undefined>>

interface Column {
  label: string
  satuan: string
  /** Maximum plausible value. */
  maks: number
  utuh?: true
  /** True if 0 is allowed. */
  zero?: true
  /** Explanation of the field, one sentence. */
  hint?: string
}

/** All numeric fields of the calculator. */
export const COLUMNS = {
  panjang: { label: 'Panjang', satuan: 'm', maks: 200 },
  lebar: { label: 'Lebar', satuan: 'm', maks: 200 },
  diameter: { label: 'Garis tengah', satuan: 'm', maks: 200 },
  sisi: { label: 'Sisi', satuan: 'm', maks: 200 },
  dalam: { label: 'Kedalaman air', satuan: 'm', maks: 50, hint: 'Ukur dalamnya air, bukan tinggi dinding.' },
  kerucut: { label: 'Tinggi kerucut', satuan: 'm', maks: 20 },
  volume: { label: 'Volume air', satuan: 'm³', maks: 2000, hint: '1 m³ = 1.000 liter.' },
  ppm: { label: 'Dosis', satuan: 'ppm', maks: 1_000_000 },
  suhu: { label: 'Suhu air', satuan: '°C', maks: 45 },
  oksigen: { label: 'Oksigen terlarut (DO)', satuan: 'mg/L', maks: 30, zero: true },
  kali: { label: 'Berapa kali rendam', satuan: 'kali', maks: 10, utuh: true },
  sendok: {
    label: 'Isi satu sendok takar',
    satuan: '',
    maks: 1000,
    hint: 'Ukur atau timbang dulu isi sendok Anda.',
  },
  ekor: { label: 'Jumlah ikan', satuan: 'ekor', maks: 10_000_000, utuh: true },
  berat: { label: 'Berat rata-rata', satuan: 'g', maks: 200_000, hint: 'Timbang 10 ekor, bagi 10.' },
  fr: {
    label: 'Pakan yang benar-benar dimakan',
    satuan: '% berat ikan per hari',
    maks: 30,
    hint: 'Misalnya 3: tiap 100 kg ikan makan 3 kg sehari.',
  },
  dosis: { label: 'Dosis', satuan: '', maks: 1_000_000 },
  hari: { label: 'Berapa hari', satuan: 'hari', maks: 90, utuh: true },
  padat: { label: 'Kepadatan ikan saat rendam', satuan: 'kg/m³', maks: 1000 },
  menit: { label: 'Lama rendam', satuan: 'menit', maks: 1000 },
  tangani: { label: 'Waktu untuk satu giliran', satuan: 'menit', maks: 240, zero: true },
  bawaan: { label: 'Air laut terbawa tiap giliran', satuan: 'liter', maks: 10_000, zero: true },
  salinitas: { label: 'Salinitas air laut', satuan: 'permil', maks: 60 },
  dari: { label: 'Salinitas sekarang', satuan: 'permil', maks: 60 },
  ke: { label: 'Salinitas yang diinginkan', satuan: 'permil', maks: 60, zero: true },
} as const satisfies Record<string, Column>
export type ColumnName = keyof typeof COLUMNS

/** Returns a reader of numeric fields that collects invalid and missing ones. */
export function createReader(input: FormValues) {
  const problems: Partial<Record<ColumnName, string>> = {}
  const empty: ColumnName[] = []

  function readOptional(name: ColumnName): number | undefined {
    const text = input[name]?.trim() ?? ''
    if (text === '') return undefined
    const message = numberError(COLUMNS[name], text, readDecimal(text))
    if (message) problems[name] = message
    return message ? undefined : readDecimal(text)
  }

  return {
    galat: problems,
    kosong: empty,
    /** Reads an optional number; undefined if it is empty or invalid. */
    optional: readOptional,
    /** Reads a required number; 0 if it is missing or invalid. */
    required(name: ColumnName): number {
      const number = readOptional(name)
      if (number === undefined && !problems[name]) empty.push(name)
      return number ?? 0
    },
    /** True if no required field is missing and none is invalid. */
    complete: () => empty.length === 0 && Object.keys(problems).length === 0,
  }
}
export type Reader = ReturnType<typeof createReader>

function numberError(
  { label, satuan, maks, utuh, zero }: Column,
  text: string,
  number: number | undefined,
): string | undefined {
  if (number === undefined && /^\d{1,3}\.\d{3}$/.test(text)) return ambiguous(label, text)
  if (number === undefined || (number === 0 && !zero))
    return `${label}: isi angka di atas 0, misalnya ${utuh ? '3' : '1,5'}`
  if (utuh && !Number.isInteger(number)) return `${label}: isi angka bulat, misalnya 3`
  if (number <= maks) return undefined
  const meant = satuan === 'm' ? `. Maksudnya ${number} cm? Tulis ${String(number / 100).replace('.', ',')}` : ''
  return `${label}: maksimal ${maks}${meant}`
}

/** '1.600' is a thousand in Indonesia, and 1.6 on many phones. */
function ambiguous(label: string, text: string): string {
  const decimal = text.replace('.', ',').replace(/,?0+$/, '')
  return `${label} ${text}: tulis ${text.replace('.', '')} tanpa titik, atau ${decimal}`
}
