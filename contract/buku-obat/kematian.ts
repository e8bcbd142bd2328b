import { tambahHari } from './hari.ts'
import type { IsiBaris } from './kolom.ts'

/*
 * When deaths are so many that somebody has to be called: five of a hundred in one day, or one of a hundred on two days in a row. These are
 * the red flags of the symptom check, which call for the fish-health post before any drug.
 */
const SEHARI = 0.05
const DUA_HARI = 0.01
/** What happened longer ago is over, or was told already. */
const INGAT_HARI = 3

type Mati = Pick<IsiBaris['kematian'], 'hari' | 'jumlah'>
type Isi = Pick<IsiBaris['keramba'], 'tebar' | 'jumlah'>

/** How many fish are left at the beginning of a day, as far as the book knows; undefined where nobody counted them. */
export function sisaIkan({ tebar, jumlah }: Isi, mati: readonly Mati[], hari: string): number | undefined {
  if (jumlah === null) return undefined
  const sudah = mati.filter((satu) => satu.hari < hari && (tebar === null || satu.hari >= tebar))
  return Math.max(0, jumlah - sum(sudah))
}

/** Deaths of a day as a part of the fish of that day, 0 to 1; undefined where nobody counted them. */
export function bagianMati(isi: Isi, mati: readonly Mati[], hari: string): number | undefined {
  const sisa = sisaIkan(isi, mati, hari)
  if (sisa === undefined) return undefined
  const jumlah = sum(mati.filter((satu) => satu.hari === hari))
  return jumlah === 0 ? 0 : Math.min(1, jumlah / Math.max(1, sisa))
}

/** Did so many die in the last three days that somebody has to be called? */
export function perluPanggil(isi: Isi, mati: readonly Mati[], hariIni: string): 'sehari' | 'dua-hari' | undefined {
  const hari = Array.from({ length: INGAT_HARI }, (_, lalu) => tambahHari(hariIni, -lalu))
  const bagian = (satu: string) => bagianMati(isi, mati, satu) ?? 0
  if (hari.some((satu) => bagian(satu) >= SEHARI)) return 'sehari'
  if (hari.some((satu) => bagian(satu) >= DUA_HARI && bagian(tambahHari(satu, -1)) >= DUA_HARI)) return 'dua-hari'
  return undefined
}

const sum = (mati: readonly Mati[]) => mati.reduce((total, { jumlah }) => total + jumlah, 0)
