import { sql } from 'kysely'

/** Increments the version in every update of a record by a user: see migrations/0007_versi.sql. */
export const NEXT_VERSI = { versi: sql<number>`versi + 1` }
