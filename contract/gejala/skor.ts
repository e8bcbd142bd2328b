import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import {
  KELAS_MAX,
  KEMATIAN,
  LEVELS,
  MEASURE_FIRST,
  NEW_FRY,
  SIGNS_BY_KELAS,
  SIZE_SIGNS,
  URUTAN_PENYAKIT,
  USUAL_UKURAN,
} from '#content/skor-rules.ts'
import { type FormValues, KODE_GEJALA } from './input.ts'
import { nilaiAir, type WaterState } from './nilai-air.ts'

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

export interface Results {
  /** Confidence in the first class. */
  tingkat: Level
  /** Every class with a score above 0, highest first. */
  skor: { kelas: KodeKelas; nilai: number }[]
  /** The first classes, at most three. */
  kelas: Possibility[]
  /** Signs not yet reported that distinguish the displayed classes, and the class to which each points. */
  lihat: { gejala: KodeGejala; kelas: KodeKelas }[]
  /** If not empty, the call comes before any advice, and no product is offered. */
  bahaya: Bahaya[]
  /** True if water may be the cause and was not measured recently; measuring comes first then. */
  ukurDulu: boolean
  air: WaterState[]
}

const NAMA_KELAS = Object.keys(KELAS) as KodeKelas[]
const bobot = (gejala: KodeGejala, kelas: KodeKelas): number =>
  (GEJALA[gejala].bobot as Partial<Record<KodeKelas, number>>)[kelas] ?? 0

/**
 * Returns the possible causes of the signs. Pure function, shared by the page, the offline page and the API. Results are
 * possibilities, never a diagnosis. Rules: `content/skor-rules.ts`; weights: `content/gejala.ts`.
 */
export function scoreGejala(isian: FormValues): Results {
  const signs = KODE_GEJALA.filter((kode) => isian.gejala.includes(kode))
  const skor = NAMA_KELAS.map((kelas) => ({ kelas, nilai: jumlah(signs.map((kode) => bobot(kode, kelas))) }))
    .filter(({ nilai }) => nilai > 0)
    // The sort is stable, so ties keep the order of the classes.
    .sort((a, b) => b.nilai - a.nilai)
  const nilaiOf = (kelas: KodeKelas) => skor.find((one) => one.kelas === kelas)?.nilai ?? 0

  const kelas = skor.slice(0, KELAS_MAX).map(({ kelas, nilai }, index): Possibility => {
    // The second class is never strong: the first scores at least as high.
    const tingkat = index === 0 ? levelOf(nilai, skor[1]?.nilai ?? 0) : levelOf(nilai, nilai)
    const terhitung = signs.filter((kode) => bobot(kode, kelas) > 0).sort((a, b) => bobot(b, kelas) - bobot(a, kelas))
    return {
      kelas,
      nilai,
      tingkat,
      gejala: terhitung,
      penyakit:
        tingkat === 'kurang data'
          ? []
          : penyakitOf(kelas, signs, isian.ukuran).filter(({ gejala }) => gejala.length > 0),
    }
  })
  return {
    tingkat: kelas[0]?.tingkat ?? 'kurang data',
    skor,
    kelas,
    lihat: lookAgain(kelas, signs, isian.ukuran),
    bahaya: bahayaOf(isian, signs, nilaiOf('V')),
    ukurDulu: nilaiOf('L') >= MEASURE_FIRST.air && !(isian.ukur !== undefined && isian.ukur <= MEASURE_FIRST.jam),
    air: nilaiAir(isian),
  }
}

const jumlah = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function levelOf(nilai: number, next: number): Level {
  if (nilai >= LEVELS.kuat.nilai && nilai >= LEVELS.kuat.kali * next) return 'kuat'
  return nilai >= LEVELS.mungkin.nilai ? 'mungkin' : 'kurang data'
}

/** Returns the diseases of a class, those with the highest-ranked signs first; the usual size of the fish breaks ties. */
function penyakitOf(kelas: KodeKelas, signs: readonly KodeGejala[], ukuran: FormValues['ukuran']) {
  const { bobot: tempat } = URUTAN_PENYAKIT
  return KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].kelas === kelas)
    .map((kode) => {
      const own: readonly KodeGejala[] = PENYAKIT[kode].gejala
      const cocok = own.filter((one) => signs.includes(one))
      return {
        kode,
        gejala: cocok,
        nilai: jumlah(cocok.map((one) => tempat[own.indexOf(one)] ?? tempat.at(-1) ?? 0)),
        lazim: ukuran && USUAL_UKURAN[kode]?.includes(ukuran) ? 1 : 0,
      }
    })
    .sort((a, b) => b.nilai - a.nilai || b.lazim - a.lazim)
    .map(({ kode, gejala }) => ({ kode, gejala }))
}

/**
 * Returns for each class in turn the unreported signs that distinguish it most from the other displayed classes. A single class
 * is compared with all others. In a tie, the signs of the leading disease of the class come first.
 */
function lookAgain(
  kelas: readonly Possibility[],
  signs: readonly KodeGejala[],
  ukuran: FormValues['ukuran'],
): Results['lihat'] {
  const utama = kelas.slice(0, 2).map((one) => one.kelas)
  const rivals = utama.length > 1 ? kelas.map((one) => one.kelas) : NAMA_KELAS
  const possible = KODE_GEJALA.filter((kode) => {
    const only = SIZE_SIGNS[kode]
    return !signs.includes(kode) && !(ukuran && only && !only.includes(ukuran))
  })
  const selected: Results['lihat'] = []
  for (const satu of utama) {
    const urutan = penyakitOf(satu, signs, ukuran).flatMap(({ kode }): readonly KodeGejala[] => PENYAKIT[kode].gejala)
    const beda = (kode: KodeGejala) =>
      bobot(kode, satu) - Math.max(0, ...rivals.filter((lain) => lain !== satu).map((lain) => bobot(kode, lain)))
    const tempat = (kode: KodeGejala) => (urutan.includes(kode) ? urutan.indexOf(kode) : urutan.length)
    // Skip a sign that points more strongly to another class.
    const pointing = (kode: KodeGejala) => NAMA_KELAS.every((lain) => bobot(kode, satu) >= bobot(kode, lain))
    const best = possible
      .filter((kode) => beda(kode) > 0 && pointing(kode))
      .sort((a, b) => beda(b) - beda(a) || tempat(a) - tempat(b))
      .slice(0, SIGNS_BY_KELAS)
    selected.push(...best.map((gejala) => ({ gejala, kelas: satu })))
  }
  return selected
}

function bahayaOf(isian: FormValues, signs: readonly KodeGejala[], virus: number): Bahaya[] {
  const bahaya: Bahaya[] = signs
    .filter((kode) => 'bahaya' in GEJALA[kode])
    .map((gejala) => ({ sebab: 'gejala', gejala }))
  const hariIni = deadPercent(isian.matiPersen, isian.mati, isian.ekor)
  const kemarin = deadPercent(isian.kemarinPersen, isian.kemarin, isian.ekor)
  const sehari = Math.max(hariIni ?? 0, kemarin ?? 0) >= KEMATIAN.sehari
  const duaHari = Math.min(hariIni ?? 0, kemarin ?? 0) >= KEMATIAN.duaHari
  if (sehari || duaHari) bahaya.push({ sebab: 'kematian', hariIni, kemarin })
  if (isian.datang !== undefined && isian.datang <= NEW_FRY.hari && virus >= NEW_FRY.virus)
    bahaya.push({ sebab: 'benih baru', hari: isian.datang })
  return bahaya
}

/** Returns the deaths in percent. @returns null if unknown */
function deadPercent(persen: number | undefined, mati: number | undefined, ekor: number | undefined): number | null {
  if (persen !== undefined) return persen
  return mati === undefined || !ekor ? null : Math.min(100, (mati * 100) / ekor)
}
