import type { Db } from '#server/db/client.ts'
import { findCatatan, findViolations } from '#server/doctor/invariants.repository.ts'

const SHOWN = 20

/**
 * Checks the consistency of a shop and prints `OK` or the violations. Pending manual work is printed too, but is no violation.
 * @param now checks late work as well; not for a copy, whose jobs do not run
 */
export async function tellBooks(db: Db, now?: Date): Promise<boolean> {
  const violations = await findViolations(db, SHOWN, now)
  for (const sentence of await findCatatan(db)) console.log(`Catatan: ${sentence}`)
  for (const { aturan, rujukan, keterangan } of violations) console.log(`${aturan}. ${rujukan}: ${keterangan}`)
  console.log(violations.length === 0 ? 'OK' : `Dari tiap aturan maksimal ${SHOWN} ditampilkan.`)
  return violations.length === 0
}
