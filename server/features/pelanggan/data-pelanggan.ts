import { sql } from 'kysely'
import { stampWib } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { PersonalRows } from '#server/db/personal-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import type { Berkas } from '#server/http/berkas.ts'

/** Columns that are not exported: secrets, fingerprints, and administrators' ids. */
const NOT_EXPORTED = [
  ...['password_hash', 'versi', 'isi_hash', 'permintaan_hash', 'idempotency_key', 'snap_token', 'redirect_url'],
  ...[
    'refund_key',
    'sidik',
    'kunci',
    'kredensial',
    'hitungan',
    'jam',
    'diputus_oleh',
    'oleh',
    'pengguna_id',
    'grup_id',
  ],
  ...['sesi_hash', 'endpoint', 'p256dh', 'auth'],
  ...['periksa_pada', 'saluran_pada', 'lacak_pada', 'undang_ulasan', 'perhatian', 'arsip'],
]

/** Returns the parts of the export, as the features declare them. */
export const personalRows = (features: readonly Feature[]): PersonalRows =>
  Object.assign({}, ...features.map(({ person }) => person?.data))

/** Returns all data of an account as one JSON file, written part by part. @throws TERLALU_SERING */
export async function dataPelanggan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  features: readonly Feature[],
  penggunaId: number,
): Promise<Berkas> {
  const now = clock()
  await takeJatah(db, 'data-saya', `akun ${penggunaId}`, now)
  async function* content() {
    yield `{"dibuat":${JSON.stringify(now.toISOString())}`
    for (const [label, bagian] of Object.entries(personalRows(features))) {
      const { rows } = await sql<{ isi: unknown }>`
        SELECT coalesce(jsonb_agg(to_jsonb(t) - ${NOT_EXPORTED}::text[]), '[]') AS isi FROM ${bagian(penggunaId)}`.execute(
        db,
      )
      yield `,\n${JSON.stringify(label)}:${JSON.stringify(rows[0]?.isi ?? [])}`
    }
    yield '}\n'
  }
  const name = `data-saya-${stampWib(now).slice(0, 10)}.json`
  return { name, type: 'application/json', content: content() }
}
