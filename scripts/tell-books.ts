import type { Db } from '#server/db/client.ts'
import { findCatatan, findViolations } from '#server/doctor/invariants.repository.ts'

const SHOWN = 20

/** Reads the books of a shop and says `OK`, or what does not add up. What waits for a person is told as well, and is no fault. */
export async function tellBooks(db: Db): Promise<boolean> {
  const violations = await findViolations(db, SHOWN)
  for (const kalimat of await findCatatan(db)) console.log(`Catatan: ${kalimat}`)
  for (const { aturan, rujukan, keterangan } of violations) console.log(`${aturan}. ${rujukan}: ${keterangan}`)
  console.log(violations.length === 0 ? 'OK' : `Dari tiap aturan paling banyak ${SHOWN} ditampilkan.`)
  return violations.length === 0
}
