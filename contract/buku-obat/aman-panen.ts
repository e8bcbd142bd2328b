import { terakhir } from './hari.ts'
import { dosisTerakhir, selesaiMasaHenti } from './jadwal.ts'
import type { IsiBaris } from './kolom.ts'
import type { Penilaian } from './masa-henti.ts'

/** What of a treatment decides about harvest. */
export type ObatDiberi = Pick<IsiBaris['pengobatan'], 'mulai' | 'selesai' | 'ulang'> & Penilaian

/**
 * May the fish be harvested?
 * - `bebas`: nothing was given.
 * - `aman`: every withdrawal period is over, since that day.
 * - `tunggu`: from that day on.
 * - `berjalan`: a treatment goes on, and nobody knows until when.
 * - `tanya`: of something nobody knows the withdrawal period.
 * - `dilarang`: a prohibited substance was given (`zat`). An official decides; no day makes the fish safe.
 * `mulai` of the last two is the day that the others ask for at least; null where they ask for none.
 */
export type AmanPanen =
  | { status: 'bebas' }
  | { status: 'aman'; mulai: string }
  | { status: 'tunggu'; mulai: string }
  | { status: 'berjalan'; mulai: string | null }
  | { status: 'tanya'; mulai: string | null }
  | { status: 'dilarang'; zat: string }

/**
 * From which day on a cage may be harvested: each drug has its own last dose, repeats among them, and its own withdrawal period after
 * it; the last of these days counts. What is planned counts as given. Withdrawal of 30 days after a last dose on 1 November is safe
 * from 1 December.
 * @param obat everything that was given to the cage, taken-out entries left out
 * @param hariIni the day in Jakarta
 */
export function amanPanen(obat: readonly ObatDiberi[], hariIni: string): AmanPanen {
  if (obat.length === 0) return { status: 'bebas' }
  const zat = obat.find(({ terlarang }) => terlarang)?.terlarang
  if (zat) return { status: 'dilarang', zat }
  const mulai = terakhir(obat.flatMap((satu) => selesaiMasaHenti(satu) ?? []))
  if (obat.some(({ masa_henti }) => masa_henti === null)) return { status: 'tanya', mulai: mulai ?? null }
  if (obat.some((satu) => dosisTerakhir(satu) === undefined)) return { status: 'berjalan', mulai: mulai ?? null }
  if (mulai === undefined) return { status: 'bebas' }
  return { status: mulai <= hariIni ? 'aman' : 'tunggu', mulai }
}
