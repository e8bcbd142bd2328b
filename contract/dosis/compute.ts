import { FRESHWATER_LIMITS, VOLUME_LIMITS } from '#content/dosis-limits.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { confirmationOf, type Doubt, doubtsOf, type Plausible } from './doubt.ts'
import type { ProdukDosis } from './endpoints.ts'
import { computeFreshwaterRendam, type FreshwaterResult, rejectFreshwater } from './freshwater.ts'
import { createReader, type FormValues, type Reader } from './input.ts'
import { TOO_SMALL } from './number.ts'
import { referenceOf } from './pakan.ts'
import { computePakan, type PakanAnswer, pakanReasons } from './pakan-produk.ts'
import {
  bathNotes,
  computeRendam,
  isRendamRule,
  produkInput,
  type RendamAnswer,
  rangePpm,
  rulePpm,
} from './rendam-produk.ts'
import { lowerSalinitas, type WaterChange } from './salinitas.ts'
import { freshwaterStops, kartuSentences } from './slip-notes.ts'
import { computeVolume, isPlausibleVolume, WADAH_SHAPE_NAMES, WADAH_SHAPES, type WadahShape } from './volume.ts'

/** Calculations that the calculator supports. */
export const CALCULATION_METHODS = {
  rendam: 'Rendam obat',
  pakan: 'Campur pakan',
  'air-tawar': 'Rendam air tawar',
  salinitas: 'Turunkan salinitas',
} as const
export type CalculationMethod = keyof typeof CALCULATION_METHODS

/** A shape of `volume.ts`, or 'volume' if the farmer knows it. */
export type Wadah = WadahShape | 'volume'

/** No result yet: missing and invalid fields. */
export interface Pending {
  jenis: 'belum'
  galat: Reader['galat']
  kosong: Reader['kosong']
}
type Refused = { jenis: 'tolak' | 'tunda'; alasan: string[] }
/** Not computed: implausible values that the farmer has not confirmed. */
export interface Doubtful {
  jenis: 'ragu'
  doubts: Doubt[]
}
type Takaran = Extract<RendamAnswer, { jenis: 'takaran' }>

export interface RendamResult extends Takaran {
  aturan: UsageRule
  wadah: Wadah
  volume: number
  requestedPpm: number
  kali: number
  /** Amount for all baths, in the unit of `takaran`. */
  total: number
}
export type PakanResult = Extract<PakanAnswer, { jenis: 'pakan' }> & { aturan: UsageRule }

export const isPakanRule = (aturan: UsageRule): boolean => referenceOf(aturan) !== undefined

/** Returns the rules of a product that the calculator supports for the given calculation. */
export const rulesFor = (
  method: CalculationMethod,
  { aturan_pakai }: Pick<ProdukDosis, 'aturan_pakai'>,
): UsageRule[] =>
  method === 'rendam' ? aturan_pakai.filter(isRendamRule) : method === 'pakan' ? aturan_pakai.filter(isPakanRule) : []

/** Returns the calculation from the URL; by default that of its product. */
export function readMethod({ cara, produk }: FormValues, list: readonly ProdukDosis[]): CalculationMethod {
  if (cara && Object.hasOwn(CALCULATION_METHODS, cara)) return cara as CalculationMethod
  const found = list.find(({ produkId }) => String(produkId) === produk)
  return found && rulesFor('rendam', found).length === 0 && rulesFor('pakan', found).length > 0 ? 'pakan' : 'rendam'
}

/** Returns the rule for a disease. If `untuk` is empty, prefers a rule without a disease. Default: the first rule. */
export const readRule = (aturan: readonly UsageRule[], { untuk }: FormValues): UsageRule | undefined =>
  aturan.find((item) => (item.untuk as string[]).includes(untuk ?? '')) ??
  aturan.find((item) => untuk === '' && item.untuk.length === 0) ??
  aturan[0]

export const readWadah = ({ bentuk, volume }: FormValues): Wadah =>
  bentuk && (bentuk === 'volume' || (WADAH_SHAPE_NAMES as string[]).includes(bentuk))
    ? (bentuk as Wadah)
    : volume
      ? 'volume'
      : 'persegi'

/** Returns the volume in m³, or 0 with the errors in `read`. */
function readVolume(read: Reader, wadah: Wadah): number {
  const names = wadah === 'volume' ? (['volume'] as const) : WADAH_SHAPES[wadah].ukuran
  const ukuran = Object.fromEntries(names.map((name) => [name, read.required(name)]))
  const volume = wadah === 'volume' ? (ukuran.volume ?? 0) : (computeVolume(wadah, ukuran) ?? 0)
  if (read.complete() && !isPlausibleVolume(volume))
    read.galat[names[0]] =
      `Volumenya ${formatNumber(Number(volume.toPrecision(3)))} m³. Kalkulator ini untuk ${formatNumber(VOLUME_LIMITS.min)} sampai ${formatNumber(VOLUME_LIMITS.maks)} m³.`
  return volume
}

/** Returns the open questions about the values; undefined if there are none, or the farmer confirmed them (`yakin`). */
function doubtful(
  values: Plausible,
  { yakin }: FormValues,
  range?: { min: number; maks: number },
): Doubtful | undefined {
  const doubts = doubtsOf(values, range)
  return doubts.length > 0 && yakin !== confirmationOf(doubts) ? { jenis: 'ragu', doubts } : undefined
}

/** Returns the typed dimensions of the vessel. */
const sizesOf = (read: Reader, wadah: Wadah): Plausible =>
  Object.fromEntries(
    (wadah === 'volume' ? (['volume'] as const) : WADAH_SHAPES[wadah].ukuran).map((name) => [
      name,
      read.optional(name),
    ]),
  )

const pending = ({ galat, kosong }: Reader): Pending => ({ jenis: 'belum', galat, kosong })

/** Calculates a bath with a product by one of its rules. */
export function computeRendamInput(
  produk: ProdukDosis,
  aturan: UsageRule,
  form: FormValues,
): RendamResult | Refused | Pending | Doubtful {
  const read = createReader(form)
  const wadah = readWadah(form)
  const volume = readVolume(read, wadah)
  const requestedPpm = read.optional('ppm') ?? rulePpm(aturan.min, aturan.satuan)
  const times = read.optional('kali') ?? (aturan.ulang_hari === null ? 1 : DEFAULT_TIMES)
  const state = { ppm: requestedPpm, suhu: read.optional('suhu'), oksigen: read.optional('oksigen') }
  read.optional('sendok')
  const input = produkInput(produk, aturan)
  if (typeof input === 'string') return { jenis: 'tolak', alasan: [input] }
  // Reasons that do not depend on the vessel are reported without it.
  if (!read.galat.ppm) {
    const initial = computeRendam(input, volume || 1, state)
    if (initial.jenis !== 'takaran') return initial
  }
  if (!read.complete()) return pending(read)
  const { suhu, oksigen } = state
  const measured = aturan.cara === 'rendam' ? { suhu, oksigen } : {}
  const values = { ...sizesOf(read, wadah), ppm: read.optional('ppm'), ...measured }
  const asked = doubtful(values, form, rangePpm(aturan))
  if (asked) return asked
  const result = computeRendam(input, volume, state)
  if (result.jenis !== 'takaran') return result
  if (result.takaran === 0) return { jenis: 'tolak', alasan: [TOO_SMALL] }
  const catatan = [...bathNotes(input, wadah, form.untuk), ...result.catatan]
  return { ...result, catatan, aturan, wadah, volume, requestedPpm, kali: times, total: result.takaran * times }
}

/** Number of consecutive baths if the rule has a repeat interval: later baths hit newly hatched parasites. */
const DEFAULT_TIMES = 3

/** Calculates medicated feed by one of a product's rules. */
export function computePakanInput(
  produk: ProdukDosis,
  aturan: UsageRule,
  input: FormValues,
): PakanResult | Refused | Pending | Doubtful {
  const read = createReader(input)
  const ikan = { ekor: read.required('ekor'), berat: read.required('berat'), fr: read.required('fr') }
  const wanted = { ...ikan, dosis: read.optional('dosis'), hari: read.optional('hari') }
  read.optional('sendok')
  const initial = pakanReasons(produk, aturan, wanted.dosis)
  if (initial.length > 0) return { jenis: 'tolak', alasan: initial }
  if (!read.complete()) return pending(read)
  const asked = doubtful({ ...ikan, dosis: wanted.dosis }, input, aturan)
  if (asked) return asked
  const answer = computePakan(produk, aturan, wanted)
  return answer.jenis === 'tolak' ? answer : { ...answer, aturan }
}

export type FreshwaterInputResult = {
  jenis: 'air-tawar'
  menit: number
  volume: number
  catatan: string[]
  batas: string[]
} & FreshwaterResult

export function computeFreshwaterInput(input: FormValues): FreshwaterInputResult | Refused | Pending | Doubtful {
  const read = createReader(input)
  const wadah = readWadah(input)
  const volume = readVolume(read, wadah)
  const bath = {
    ekor: read.required('ekor'),
    berat: read.required('berat'),
    volume,
    padat: read.optional('padat') ?? FRESHWATER_LIMITS.padat,
    menit: read.optional('menit') ?? FRESHWATER_LIMITS.menit,
    tangani: read.optional('tangani') ?? FRESHWATER_LIMITS.menit,
    bawaan: read.optional('bawaan') ?? 0,
    salinitas: read.required('salinitas'),
  }
  if (!read.complete()) return pending(read)
  const reject = rejectFreshwater(bath)
  if (reject.length > 0) return { jenis: 'tolak', alasan: reject }
  const { ekor, berat, salinitas } = bath
  const asked = doubtful({ ...sizesOf(read, wadah), ekor, berat, salinitas }, input)
  if (asked) return asked
  return {
    jenis: 'air-tawar',
    menit: bath.menit,
    volume,
    catatan: kartuSentences(input.untuk, 'air tawar'),
    batas: freshwaterStops(bath.menit),
    ...computeFreshwaterRendam(bath),
  }
}

export type SalinitasResult = { jenis: 'salinitas'; volume: number; dari: number; ke: number } & WaterChange

export function computeSalinitasInput(input: FormValues): SalinitasResult | Refused | Pending | Doubtful {
  const read = createReader(input)
  const wadah = readWadah(input)
  const volume = readVolume(read, wadah)
  const [from, to] = [read.required('dari'), read.required('ke')]
  if (read.complete() && to >= from) read.galat.ke = 'Salinitas yang diinginkan harus lebih rendah dari yang sekarang'
  if (!read.complete()) return pending(read)
  return (
    doubtful({ ...sizesOf(read, wadah), dari: from }, input) ?? {
      jenis: 'salinitas',
      volume,
      dari: from,
      ke: to,
      ...lowerSalinitas({ volume, dari: from, ke: to }),
    }
  )
}
