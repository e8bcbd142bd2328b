import type { Db } from '#server/db/client.ts'
import { FEATURES } from '#server/features.ts'
import { readBooks, readCatatan, type Violation } from './read-books.ts'

/**
 * Checks all invariants of the shop, see `readBooks`. Violations that a person explained are among them.
 * @param now checks the rules of a shop in service as well
 */
export const findViolations = (db: Db, limit = 20, now?: Date): Promise<Violation[]> =>
  readBooks(db, FEATURES, limit, now)

/** Returns all open issues of the shop for an administrator. */
export const findCatatan = (db: Db): Promise<string[]> => readCatatan(db, FEATURES)
