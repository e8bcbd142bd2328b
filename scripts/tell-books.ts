import { formatTime } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { findCatatan, findViolations } from '#server/doctor/invariants.repository.ts'
import type { Violation } from '#server/doctor/read-books.ts'

const SHOWN = 20

/**
 * Checks the consistency of a shop and prints `OK` or the violations. Pending manual work and violations that a person explained are
 * printed as notes.
 * @param now checks late work as well; not for a copy, whose jobs do not run
 */
export async function tellBooks(db: Db, now?: Date): Promise<boolean> {
  const violations = await findViolations(db, SHOWN, now)
  for (const sentence of await findCatatan(db)) console.log(`Catatan: ${sentence}`)
  for (const { penjelasan, ...found } of violations)
    if (penjelasan) {
      const { oleh, waktu, alasan } = penjelasan
      console.log(`Catatan: ${say(found)}. Dijelaskan ${oleh}, ${formatTime(waktu.toISOString())}: ${alasan}`)
    }
  const broken = violations.filter(({ penjelasan }) => !penjelasan)
  for (const found of broken) console.log(say(found))
  console.log(broken.length === 0 ? 'OK' : `Dari tiap aturan maksimal ${SHOWN} ditampilkan.`)
  return broken.length === 0
}

const say = ({ aturan, rujukan, keterangan }: Omit<Violation, 'penjelasan'>) => `${aturan}. ${rujukan}: ${keterangan}`
