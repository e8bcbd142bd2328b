import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import {
  KELAS_MAX,
  KEMATIAN,
  LEVELS,
  MEASURE_FIRST,
  NEW_FRY,
  NEXT_SIGNS,
  POSITION_WEIGHTS,
  SIGNS_BY_KELAS,
  SIZE_SIGNS,
  USUAL_UKURAN,
} from '#content/skor-rules.ts'
import { type FormValues, KODE_GEJALA } from './input.ts'
import { rateWater, urgentWater, type WaterState } from './nilai-air.ts'

export type Level = 'kuat' | 'mungkin' | 'kurang data'

/** Reasons to call for help first. */
export type Bahaya =
  | { sebab: 'gejala'; gejala: KodeGejala }
  /** `hariIni`, `kemarin`: deaths in percent of the fish. */
  | { sebab: 'kematian'; hariIni: number | null; kemarin: number | null }
  | { sebab: 'benih baru'; hari: number }

export interface Possibility {
  kelas: KodeKelas
  nilai: number
  tingkat: Level
  /** Signs that counted for the class, highest weight first. */
  gejala: KodeGejala[]
  /** Diseases of the class by their own signs, likeliest first; empty if the data is insufficient. */
  penyakit: { kode: KodePenyakit; gejala: KodeGejala[] }[]
}

export interface NextSign {
  gejala: KodeGejala
  kelas: KodeKelas
  penyakit: KodePenyakit[]
}

export interface Results {
  /** Measured values that need action, emergencies first. If not empty, water comes before any other class. */
  airDulu: WaterState[]
  /** Confidence in the first class. */
  tingkat: Level
  /** Every class with a score above 0, highest first. */
  skor: { kelas: KodeKelas; nilai: number }[]
  /** The first classes, at most three; water first if a measured value needs action. */
  kelas: Possibility[]
  /**
   * The next question: signs not yet reported that tell apart the diseases with the reported ones, with the class and the
   * diseases to which each points. Empty only without any sign.
   */
  lihat: NextSign[]
  /** If not empty, the call comes before any advice, and no product is offered. */
  bahaya: Bahaya[]
  /** True if water may be the cause and was not measured recently; measuring comes first then. */
  ukurDulu: boolean
  air: WaterState[]
}

const KELAS_NAMES = Object.keys(KELAS) as KodeKelas[]
const weight = (gejala: KodeGejala, kelas: KodeKelas): number =>
  (GEJALA[gejala].bobot as Partial<Record<KodeKelas, number>>)[kelas] ?? 0

/**
 * Returns the possible causes of the signs. Pure function, shared by the page, the offline page and the API. Results are
 * possibilities, never a diagnosis. Rules: `content/skor-rules.ts`; weights: `content/gejala.ts`.
 */
export function scoreGejala(input: FormValues): Results {
  const signs = KODE_GEJALA.filter((kode) => input.gejala.includes(kode))
  const skor = KELAS_NAMES.map((kelas) => ({ kelas, nilai: total(signs.map((kode) => weight(kode, kelas))) }))
    .filter(({ nilai }) => nilai > 0)
    // The sort is stable, so ties keep the order of the classes.
    .sort((a, b) => b.nilai - a.nilai)
  const scoreOf = (kelas: KodeKelas) => skor.find((one) => one.kelas === kelas)?.nilai ?? 0

  const kelas = skor.slice(0, KELAS_MAX).map(({ kelas, nilai }, index): Possibility => {
    // The second class is never strong: the first scores at least as high.
    const level = index === 0 ? levelOf(nilai, skor[1]?.nilai ?? 0) : levelOf(nilai, nilai)
    const counted = signs.filter((kode) => weight(kode, kelas) > 0).sort((a, b) => weight(b, kelas) - weight(a, kelas))
    return {
      kelas,
      nilai,
      tingkat: level,
      gejala: counted,
      penyakit:
        level === 'kurang data' ? [] : penyakitOf(kelas, signs, input.ukuran).filter(({ gejala }) => gejala.length > 0),
    }
  })
  const air = rateWater(input)
  const urgent = urgentWater(air)
  const first = urgent.length > 0 ? waterFirst(kelas, urgent, signs, scoreOf('L')) : kelas
  return {
    airDulu: urgent,
    tingkat: first[0]?.tingkat ?? 'kurang data',
    skor,
    kelas: first,
    lihat: nextSigns(kelas, signs, input),
    bahaya: bahayaOf(input, signs, scoreOf('V')),
    ukurDulu: scoreOf('L') >= MEASURE_FIRST.air && !wasMeasured(input),
    air,
  }
}

/** Water measured now, as the form says nothing else, or recently. */
const wasMeasured = ({ ukur, do: oxygen }: FormValues): boolean =>
  ukur === undefined ? oxygen !== undefined : ukur <= MEASURE_FIRST.jam

/** Puts water first, with the cards of its measured values before those of its signs. A measurement is stronger than any sign. */
function waterFirst(
  kelas: readonly Possibility[],
  urgent: readonly WaterState[],
  signs: readonly KodeGejala[],
  score: number,
): Possibility[] {
  const water = kelas.find((one) => one.kelas === 'L')
  const measured = [...new Set(urgent.flatMap(({ kartu }) => kartu ?? []))].map((kode) => ({
    kode,
    gejala: PENYAKIT[kode].gejala.filter((one) => signs.includes(one)),
  }))
  const bySigns = (water?.penyakit ?? []).filter(({ kode }) => !measured.some((one) => one.kode === kode))
  return [
    {
      kelas: 'L' as const,
      nilai: score,
      tingkat: 'kuat' as const,
      gejala: signs.filter((kode) => weight(kode, 'L') > 0),
      penyakit: [...measured, ...bySigns],
    },
    ...kelas.filter((one) => one !== water),
  ].slice(0, KELAS_MAX)
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function levelOf(value: number, next: number): Level {
  if (value >= LEVELS.kuat.nilai && value >= LEVELS.kuat.kali * next) return 'kuat'
  return value >= LEVELS.mungkin.nilai ? 'mungkin' : 'kurang data'
}

/** Returns the diseases of a class, those with the highest-ranked signs first; the usual size of the fish breaks ties. */
const penyakitOf = (kelas: KodeKelas, signs: readonly KodeGejala[], ukuran: FormValues['ukuran']) =>
  rankPenyakit(
    KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].kelas === kelas),
    signs,
    ukuran,
  )

function rankPenyakit(all: readonly KodePenyakit[], signs: readonly KodeGejala[], ukuran: FormValues['ukuran']) {
  const { bobot: places } = POSITION_WEIGHTS
  return all
    .map((kode) => {
      const own: readonly KodeGejala[] = PENYAKIT[kode].gejala
      const matches = own.filter((one) => signs.includes(one))
      return {
        kode,
        gejala: matches,
        nilai: total(matches.map((one) => places[own.indexOf(one)] ?? places.at(-1) ?? 0)),
        lazim: ukuran && USUAL_UKURAN[kode]?.includes(ukuran) ? 1 : 0,
      }
    })
    .sort((a, b) => b.nilai - a.nilai || b.lazim - a.lazim)
    .map(({ kode, gejala }) => ({ kode, gejala }))
}

/** Returns the signs that tell the candidates apart; if there is one such sign, also others of the first class. */
function nextSigns(kelas: readonly Possibility[], signs: readonly KodeGejala[], input: FormValues): NextSign[] {
  const most = kelas[0]?.tingkat === 'kurang data' ? NEXT_SIGNS.undecided : NEXT_SIGNS.decided
  const apart = tellApart(kelas, signs, input, most)
  if (apart.length > 1) return apart
  const others = lookAgain(kelas, signs, input).filter(
    (item) => item.kelas === kelas[0]?.kelas && !apart.some(({ gejala }) => gejala === item.gejala),
  )
  return [...apart, ...others].slice(0, NEXT_SIGNS.decided)
}

/**
 * Returns for each class in turn the unreported signs that distinguish it most from the other displayed classes. A single class
 * is compared with all others. In a tie, the signs of the leading disease of the class come first.
 */
function lookAgain(
  kelas: readonly Possibility[],
  signs: readonly KodeGejala[],
  { ukuran }: FormValues,
): Results['lihat'] {
  const main = kelas.slice(0, 2).map((one) => one.kelas)
  const rivals = main.length > 1 ? kelas.map((one) => one.kelas) : KELAS_NAMES
  const possible = unseen(KODE_GEJALA, signs, ukuran)
  const selected: Results['lihat'] = []
  for (const item of main) {
    const order = penyakitOf(item, signs, ukuran).flatMap(({ kode }): readonly KodeGejala[] => PENYAKIT[kode].gejala)
    const difference = (kode: KodeGejala) =>
      weight(kode, item) - Math.max(0, ...rivals.filter((other) => other !== item).map((other) => weight(kode, other)))
    const placeOf = (kode: KodeGejala) => (order.includes(kode) ? order.indexOf(kode) : order.length)
    // Skip a sign that points more strongly to another class.
    const pointing = (kode: KodeGejala) => KELAS_NAMES.every((other) => weight(kode, item) >= weight(kode, other))
    const best = possible
      .filter((kode) => difference(kode) > 0 && pointing(kode))
      .sort((a, b) => difference(b) - difference(a) || placeOf(a) - placeOf(b))
      .slice(0, SIGNS_BY_KELAS)
    selected.push(
      ...best.map((gejala) => ({
        gejala,
        kelas: item,
        penyakit: withSign(gejala, (kode) => PENYAKIT[kode].kelas === item),
      })),
    )
  }
  return selected
}

/** Returns the signs that were not reported and that fish of this size can show. */
const unseen = (all: readonly KodeGejala[], signs: readonly KodeGejala[], ukuran: FormValues['ukuran']) =>
  all.filter((kode) => {
    const only = SIZE_SIGNS[kode]
    return !signs.includes(kode) && !(ukuran && only && !only.includes(ukuran))
  })

/** Returns the diseases with a sign, those first for which it is more specific. */
const withSign = (gejala: KodeGejala, isMeant: (kode: KodePenyakit) => boolean): KodePenyakit[] => {
  const placeOf = (kode: KodePenyakit) => (PENYAKIT[kode].gejala as readonly KodeGejala[]).indexOf(gejala)
  return KODE_PENYAKIT.filter((kode) => placeOf(kode) >= 0 && isMeant(kode)).sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Returns the signs that tell apart the diseases with the reported signs: of each disease in turn the sign that fewest of the
 * others have, and the most specific one in a tie. A sign that points more to another displayed class is skipped.
 */
function tellApart(
  kelas: readonly Possibility[],
  signs: readonly KodeGejala[],
  { ukuran }: FormValues,
  most: number,
): NextSign[] {
  const candidates = rankPenyakit(KODE_PENYAKIT, signs, ukuran).filter(({ gejala }) => gejala.length > 0)
  const isCandidate = (kode: KodePenyakit) => candidates.some((one) => one.kode === kode)
  const selected: NextSign[] = []
  for (const { kode } of candidates) {
    const { kelas: own, gejala } = PENYAKIT[kode]
    if (selected.length >= most) break
    const pointing = (one: KodeGejala) =>
      kelas.every(({ kelas: other }) => other === own || weight(one, own) > weight(one, other))
    // Beside signs that are too few, an answer must lead to the disease.
    const deciding = (one: KodeGejala) =>
      most === NEXT_SIGNS.decided || total([...signs, one].map((sign) => weight(sign, own))) >= LEVELS.mungkin.nilai
    const [best] = unseen(gejala, signs, ukuran)
      .filter((one) => pointing(one) && deciding(one))
      .sort((a, b) => withSign(a, isCandidate).length - withSign(b, isCandidate).length)
    if (best && !selected.some((known) => known.gejala === best))
      selected.push({ gejala: best, kelas: own, penyakit: withSign(best, isCandidate) })
  }
  return selected
}

function bahayaOf(input: FormValues, signs: readonly KodeGejala[], virus: number): Bahaya[] {
  const bahaya: Bahaya[] = signs
    .filter((kode) => 'bahaya' in GEJALA[kode])
    .map((gejala) => ({ sebab: 'gejala', gejala }))
  const today = deadPercent(input.matiPersen, input.mati, input.ekor)
  const yesterday = deadPercent(input.kemarinPersen, input.kemarin, input.ekor)
  const daily = Math.max(today ?? 0, yesterday ?? 0) >= KEMATIAN.sehari
  const twoHari = Math.min(today ?? 0, yesterday ?? 0) >= KEMATIAN.duaHari
  if (daily || twoHari) bahaya.push({ sebab: 'kematian', hariIni: today, kemarin: yesterday })
  if (input.datang !== undefined && input.datang <= NEW_FRY.hari && virus >= NEW_FRY.virus)
    bahaya.push({ sebab: 'benih baru', hari: input.datang })
  return bahaya
}

/** Returns the deaths in percent. @returns null if unknown */
function deadPercent(
  percent: number | undefined,
  deadCount: number | undefined,
  fishCount: number | undefined,
): number | null {
  if (percent !== undefined) return percent
  return deadCount === undefined || !fishCount ? null : Math.min(100, (deadCount * 100) / fishCount)
}
