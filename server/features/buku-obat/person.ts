import { sql } from 'kysely'
import { rowsOfAccount } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'

export const person: Person = {
  data: rowsOfAccount('keramba', 'pengobatan', 'kematian', 'air'),
  forget: (tx, { userId }) => bukuObatRepository(tx, userId).forget(),
  /** Devices request changes after their cursor, so moved rows get new positions. */
  async merge(tx, source, target) {
    await sql`INSERT INTO buku_obat (pengguna_id) VALUES (${target}) ON CONFLICT DO NOTHING`.execute(tx)
    for (const table of ['keramba', 'pengobatan', 'kematian', 'air'])
      await sql`
        WITH awal AS (SELECT max(urut) AS urut FROM buku_obat WHERE pengguna_id IN (${source}, ${target})),
        pindah AS (
          UPDATE ${sql.table(table)} AS baris SET pengguna_id = ${target}, urut = awal.urut + nomor.nomor
          FROM awal, (
            SELECT id, row_number() OVER (ORDER BY urut) AS nomor FROM ${sql.table(table)} WHERE pengguna_id = ${source}
          ) AS nomor
          WHERE baris.pengguna_id = ${source} AND baris.id = nomor.id
          RETURNING baris.urut
        )
        UPDATE buku_obat SET urut = greatest(buku_obat.urut, (SELECT urut FROM awal), coalesce((SELECT max(urut) FROM pindah), 0))
        WHERE pengguna_id = ${target}`.execute(tx)
  },
  /** Both books count on from the higher position, so that no device misses a later change. */
  split: (tx, source, target) =>
    sql`
      INSERT INTO buku_obat (pengguna_id, urut)
      SELECT pengguna_id, (SELECT max(urut) FROM buku_obat WHERE pengguna_id IN (${source}, ${target}))
      FROM unnest(ARRAY[${source}, ${target}]::int[]) AS akun (pengguna_id)
      WHERE EXISTS (SELECT FROM buku_obat WHERE pengguna_id IN (${source}, ${target}))
      ON CONFLICT (pengguna_id) DO UPDATE SET urut = excluded.urut`.execute(tx),
}
