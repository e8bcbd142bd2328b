import { sql } from 'kysely'

/** Among what is set where people change a record: see migrations/0007_versi.sql. */
export const NAIK = { versi: sql<number>`versi + 1` }
