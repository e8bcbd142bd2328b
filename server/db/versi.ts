import { sql } from 'kysely'

/** Increments the version in every update of a record by a user: see migrations/0001_v1.0.0.sql. */
export const NEXT_VERSI = { versi: sql<number>`versi + 1` }
