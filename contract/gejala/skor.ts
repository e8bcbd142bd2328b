import {
  BENIH_BARU,
  KELAS_MAX,
  KEMATIAN,
  LIHAT_PER_KELAS,
  TANDA_UKURAN,
  TINGKAT,
  UKUR_DULU,
  UKURAN_LAZIM,
  URUTAN_PENYAKIT,
} from '#content/aturan-skor.ts'
import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { type Isian, KODE_GEJALA } from './isian.ts'
import { type KeadaanAir, nilaiAir } from './nilai-air.ts'

export type Tingkat = 'kuat' | 'mungkin' | 'kurang data'

/** Reasons to call for help first. */
export type Bahaya =
  | { sebab: 'gejala'; gejala: KodeGejala }
  /** `hariIni`, `kemarin`: deaths in percent of the fish. */
  | { sebab: 'kematian'; hariIni: number | null; kemarin: number | null }
  | { sebab: 'benih baru'; hari: number }

export interface Kemungkinan {
  kelas: KodeKelas
  nilai: number
  tingkat: Tingkat
  /** Signs that counted for the class, highest weight first. */
  gejala: KodeGejala[]
  /** Diseases of the class by their own signs, likeliest first; empty if the data is insufficient. */
  penyakit: { kode: KodePenyakit; gejala: KodeGejala[] }[]
}

export interface Hasil {
  /** Confidence in the first class. */
  tingkat: Tingkat
  /** Every class with a score above 0, highest first. */
  skor: { kelas: KodeKelas; nilai: number }[]
  /** The first classes, at most three. */
  kelas: Kemungkinan[]
  /** Signs not yet reported that distinguish the displayed classes, and the class to which each points. */
  lihat: { gejala: KodeGejala; kelas: KodeKelas }[]
  /** If not empty, the call comes before any advice, and no product is offered. */
  bahaya: Bahaya[]
  /** True if water may be the cause and was not measured recently; measuring comes first then. */
  ukurDulu: boolean
  air: KeadaanAir[]
}

const NAMA_KELAS = Object.keys(KELAS) as KodeKelas[]
const bobot = (gejala: KodeGejala, kelas: KodeKelas): number =>
  (GEJALA[gejala].bobot as Partial<Record<KodeKelas, number>>)[kelas] ?? 0

/**
 * Returns the possible causes of the signs. Pure function, shared by the page, the offline page and the API. Results are
 * possibilities, never a diagnosis. Rules: `content/aturan-skor.ts`; weights: `content/gejala.ts`.
 */
export function hitungGejala(isian: Isian): Hasil {
  const tanda = KODE_GEJALA.filter((kode) => isian.gejala.includes(kode))
  const skor = NAMA_KELAS.map((kelas) => ({ kelas, nilai: jumlah(tanda.map((kode) => bobot(kode, kelas))) }))
    .filter(({ nilai }) => nilai > 0)
    // The sort is stable, so ties keep the order of the classes.
    .sort((a, b) => b.nilai - a.nilai)
  const nilaiOf = (kelas: KodeKelas) => skor.find((one) => one.kelas === kelas)?.nilai ?? 0

  const kelas = skor.slice(0, KELAS_MAX).map(({ kelas, nilai }, index): Kemungkinan => {
    // The second class is never strong: the first scores at least as high.
    const tingkat = index === 0 ? tingkatOf(nilai, skor[1]?.nilai ?? 0) : tingkatOf(nilai, nilai)
    const terhitung = tanda.filter((kode) => bobot(kode, kelas) > 0).sort((a, b) => bobot(b, kelas) - bobot(a, kelas))
    return {
      ...{ kelas, nilai, tingkat },
      gejala: terhitung,
      penyakit:
        tingkat === 'kurang data'
          ? []
          : penyakitOf(kelas, tanda, isian.ukuran).filter(({ gejala }) => gejala.length > 0),
    }
  })
  return {
    tingkat: kelas[0]?.tingkat ?? 'kurang data',
    skor,
    kelas,
    lihat: lihatLagi(kelas, tanda, isian.ukuran),
    bahaya: bahayaOf(isian, tanda, nilaiOf('V')),
    ukurDulu: nilaiOf('L') >= UKUR_DULU.air && !(isian.ukur !== undefined && isian.ukur <= UKUR_DULU.jam),
    air: nilaiAir(isian),
  }
}

const jumlah = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function tingkatOf(nilai: number, berikut: number): Tingkat {
  if (nilai >= TINGKAT.kuat.nilai && nilai >= TINGKAT.kuat.kali * berikut) return 'kuat'
  return nilai >= TINGKAT.mungkin.nilai ? 'mungkin' : 'kurang data'
}

/** Returns the diseases of a class, those with the highest-ranked signs first; the usual size of the fish breaks ties. */
function penyakitOf(kelas: KodeKelas, tanda: readonly KodeGejala[], ukuran: Isian['ukuran']) {
  const { bobot: tempat } = URUTAN_PENYAKIT
  return KODE_PENYAKIT.filter((kode) => PENYAKIT[kode].kelas === kelas)
    .map((kode) => {
      const milik: readonly KodeGejala[] = PENYAKIT[kode].gejala
      const cocok = milik.filter((one) => tanda.includes(one))
      return {
        kode,
        gejala: cocok,
        nilai: jumlah(cocok.map((one) => tempat[milik.indexOf(one)] ?? tempat.at(-1) ?? 0)),
        lazim: ukuran && UKURAN_LAZIM[kode]?.includes(ukuran) ? 1 : 0,
      }
    })
    .sort((a, b) => b.nilai - a.nilai || b.lazim - a.lazim)
    .map(({ kode, gejala }) => ({ kode, gejala }))
}

/**
 * Returns for each class in turn the unreported signs that distinguish it most from the other displayed classes. A single class
 * is compared with all others. In a tie, the signs of the leading disease of the class come first.
 */
function lihatLagi(
  kelas: readonly Kemungkinan[],
  tanda: readonly KodeGejala[],
  ukuran: Isian['ukuran'],
): Hasil['lihat'] {
  const utama = kelas.slice(0, 2).map((one) => one.kelas)
  const saingan = utama.length > 1 ? kelas.map((one) => one.kelas) : NAMA_KELAS
  const mungkin = KODE_GEJALA.filter((kode) => {
    const hanya = TANDA_UKURAN[kode]
    return !tanda.includes(kode) && !(ukuran && hanya && !hanya.includes(ukuran))
  })
  const dipilih: Hasil['lihat'] = []
  for (const satu of utama) {
    const urutan = penyakitOf(satu, tanda, ukuran).flatMap(({ kode }): readonly KodeGejala[] => PENYAKIT[kode].gejala)
    const beda = (kode: KodeGejala) =>
      bobot(kode, satu) - Math.max(0, ...saingan.filter((lain) => lain !== satu).map((lain) => bobot(kode, lain)))
    const tempat = (kode: KodeGejala) => (urutan.includes(kode) ? urutan.indexOf(kode) : urutan.length)
    // Skip a sign that points more strongly to another class.
    const mengarah = (kode: KodeGejala) => NAMA_KELAS.every((lain) => bobot(kode, satu) >= bobot(kode, lain))
    const terbaik = mungkin
      .filter((kode) => beda(kode) > 0 && mengarah(kode))
      .sort((a, b) => beda(b) - beda(a) || tempat(a) - tempat(b))
      .slice(0, LIHAT_PER_KELAS)
    dipilih.push(...terbaik.map((gejala) => ({ gejala, kelas: satu })))
  }
  return dipilih
}

function bahayaOf(isian: Isian, tanda: readonly KodeGejala[], virus: number): Bahaya[] {
  const bahaya: Bahaya[] = tanda
    .filter((kode) => 'bahaya' in GEJALA[kode])
    .map((gejala) => ({ sebab: 'gejala', gejala }))
  const hariIni = persenMati(isian.matiPersen, isian.mati, isian.ekor)
  const kemarin = persenMati(isian.kemarinPersen, isian.kemarin, isian.ekor)
  const sehari = Math.max(hariIni ?? 0, kemarin ?? 0) >= KEMATIAN.sehari
  const duaHari = Math.min(hariIni ?? 0, kemarin ?? 0) >= KEMATIAN.duaHari
  if (sehari || duaHari) bahaya.push({ sebab: 'kematian', hariIni, kemarin })
  if (isian.datang !== undefined && isian.datang <= BENIH_BARU.hari && virus >= BENIH_BARU.virus)
    bahaya.push({ sebab: 'benih baru', hari: isian.datang })
  return bahaya
}

/** Returns the deaths in percent. @returns null if unknown */
function persenMati(persen: number | undefined, mati: number | undefined, ekor: number | undefined): number | null {
  if (persen !== undefined) return persen
  return mati === undefined || !ekor ? null : Math.min(100, (mati * 100) / ekor)
}
