import type { EntryContent } from './columns.ts'
import { latest } from './hari.ts'
import type { Assessment } from './masa-henti.ts'
import { endOfMasaHenti, type Jawaban, lastDosis, putusanOf } from './schedule.ts'

/** Fields of a treatment that affect the harvest. */
export type GivenObat = Pick<EntryContent['pengobatan'], 'mulai' | 'selesai' | 'ulang'> &
  Pick<Assessment, 'masa_henti' | 'terlarang'> &
  Partial<Jawaban>

/**
 * State of a cage before harvest, the worst first.
 * - `jangan_dipanen`: a prohibited substance (`zat`) was given, and no officer allowed the harvest (`isDecided`: one forbade it).
 * - `tanya_dulu`: a withdrawal period (`sebab` `masa_henti`) or the end of a treatment (`selesai`) is unknown. `mulai` is the
 *   earliest day that the other treatments allow; null if they require none.
 * - `tunggu`: harvest is allowed from that day on.
 * - `boleh_dipanen`: every withdrawal period is known and over, since that day. Only this state is green.
 * - `bebas`: no treatment is recorded.
 */
export type SafeHarvest =
  | { status: 'jangan_dipanen'; zat: string; isDecided: boolean }
  | { status: 'tanya_dulu'; sebab: 'masa_henti' | 'selesai'; mulai: string | null }
  | { status: 'tunggu'; mulai: string }
  | { status: 'boleh_dipanen'; mulai: string }
  | { status: 'bebas' }

/**
 * Returns the state of a cage. Each drug has its own last dose, repeats included, and its own withdrawal period; the latest day
 * counts. Planned doses count as given. Example: a last dose on 1 November and a withdrawal period of 30 days allow the harvest
 * from 1 December.
 * @param obat all treatments of the cage, without deleted entries
 * @param today today's date in Jakarta
 */
export function checkSafeHarvest(obat: readonly GivenObat[], today: string): SafeHarvest {
  if (obat.length === 0) return { status: 'bebas' }
  const forbidden = obat.flatMap((item) => {
    const putusan = putusanOf(item, today)?.putusan
    return item.terlarang && putusan !== 'boleh' ? [{ zat: item.terlarang, isDecided: putusan === 'jangan' }] : []
  })
  // An undecided one first: the farmer still has to call.
  const worst = forbidden.find(({ isDecided }) => !isDecided) ?? forbidden[0]
  if (worst) return { status: 'jangan_dipanen', ...worst }
  const start = latest(obat.flatMap((item) => endOfMasaHenti(item) ?? [])) ?? null
  if (obat.some(({ masa_henti, terlarang }) => masa_henti === null && !terlarang))
    return { status: 'tanya_dulu', sebab: 'masa_henti', mulai: start }
  if (start === null || obat.some((item) => lastDosis(item) === undefined))
    return { status: 'tanya_dulu', sebab: 'selesai', mulai: start }
  return { status: start <= today ? 'boleh_dipanen' : 'tunggu', mulai: start }
}
