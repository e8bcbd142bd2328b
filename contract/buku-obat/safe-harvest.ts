import type { EntryContent } from './columns.ts'
import { latest } from './hari.ts'
import type { Assessment } from './masa-henti.ts'
import { endOfMasaHenti, lastDosis } from './schedule.ts'

/** Fields of a treatment that affect the harvest. */
export type GivenObat = Pick<EntryContent['pengobatan'], 'mulai' | 'selesai' | 'ulang'> & Assessment

/**
 * State of a cage before harvest.
 * - `bebas`: no treatment is recorded.
 * - `aman`: every withdrawal period has ended, since that day.
 * - `tunggu`: harvest is allowed from that day on.
 * - `berjalan`: a treatment is in progress with an unknown end.
 * - `tanya`: the withdrawal period of a treatment is unknown.
 * - `dilarang`: a prohibited substance (`zat`) was given. An official decides; no waiting period makes the fish safe.
 * `mulai` of `berjalan` and `tanya` is the earliest day that the other treatments allow; null if they require none.
 */
export type SafeHarvest =
  | { status: 'bebas' }
  | { status: 'aman'; mulai: string }
  | { status: 'tunggu'; mulai: string }
  | { status: 'berjalan'; mulai: string | null }
  | { status: 'tanya'; mulai: string | null }
  | { status: 'dilarang'; zat: string }

/**
 * Returns the first day on which a cage may be harvested. Each drug has its own last dose, repeats included, and its own
 * withdrawal period; the latest day counts. Planned doses count as given. Example: a last dose on 1 November and a withdrawal
 * period of 30 days allow the harvest from 1 December.
 * @param obat all treatments of the cage, without deleted entries
 * @param today today's date in Jakarta
 */
export function checkSafeHarvest(obat: readonly GivenObat[], today: string): SafeHarvest {
  if (obat.length === 0) return { status: 'bebas' }
  const zat = obat.find(({ terlarang }) => terlarang)?.terlarang
  if (zat) return { status: 'dilarang', zat }
  const start = latest(obat.flatMap((item) => endOfMasaHenti(item) ?? []))
  if (obat.some(({ masa_henti }) => masa_henti === null)) return { status: 'tanya', mulai: start ?? null }
  if (obat.some((item) => lastDosis(item) === undefined)) return { status: 'berjalan', mulai: start ?? null }
  if (start === undefined) return { status: 'bebas' }
  return { status: start <= today ? 'aman' : 'tunggu', mulai: start }
}
