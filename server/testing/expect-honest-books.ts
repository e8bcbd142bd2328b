import type { Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'

/** @throws if the shop's books violate an invariant: orders, money, stock, mail */
export async function expectHonestBooks(db: Db): Promise<void> {
  const violations = await findViolations(db)
  if (violations.length > 0) throw new Error(`the shop's books do not add up: ${JSON.stringify(violations, null, 2)}`)
}
