import type { Db } from '#server/db/client.ts'
import { FEATURES } from '#server/features.ts'
import { readBooks, readCatatan, type Violation } from './read-books.ts'

/** The books of the whole shop, see `readBooks`. */
export const findViolations = (db: Db, limit = 20): Promise<Violation[]> => readBooks(db, FEATURES, limit)

/** What waits for a person in the whole shop. */
export const findCatatan = (db: Db): Promise<string[]> => readCatatan(db, FEATURES)
