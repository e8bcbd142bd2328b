import type { Db } from '#server/db/client.ts'
import { findCatatan, findViolations } from '#server/doctor/invariants.repository.ts'

const SHOWN = 20

/**
 * Checks the consistency of a shop and prints `OK` or the violations. Pending manual work is printed too, but is no violation.
 */
export async function tellBooks(db: Db): Promise<boolean> {
  const violations = await findViolations(db, SHOWN)
  for (const sentence of await findCatatan(db)) console.log(`Catatan: ${sentence}`)
  for (const { aturan, rujukan, keterangan } of violations) console.log(`${aturan}. ${rujukan}: ${keterangan}`)
  console.log(violations.length === 0 ? 'OK' : `Dari tiap aturan maksimal ${SHOWN} ditampilkan.`)
  return violations.length === 0
}
