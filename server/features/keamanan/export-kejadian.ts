import type { z } from 'zod'
import type { exportKejadian } from '#contract/keamanan/admin.ts'
import { KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { type FileRow, kejadianRepository } from './kejadian.repository.ts'

const BATCH = 500

/** Returns security events as JSON Lines, oldest first, with the fields of the log. Memory use is one batch for any length. */
export function exportKejadianBerkas(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: z.output<typeof exportKejadian.query & {}>,
): Berkas {
  async function* lines() {
    let last: FileRow | undefined
    do {
      const rows = await kejadianRepository(db).listFile(query, last, BATCH)
      yield rows.map((row) => `${JSON.stringify(toLine(row))}\n`).join('')
      last = rows.length < BATCH ? undefined : rows.at(-1)
    } while (last)
  }
  return { name: `kejadian-${dateWib(clock())}.jsonl`, type: 'application/jsonl', content: lines() }
}

const toLine = ({ kejadian_id, waktu, jenis, pengguna_id, request_id, ...row }: FileRow) => ({
  id: Number(kejadian_id),
  waktu: waktu.toISOString(),
  kejadian: jenis,
  tingkat: KEJADIAN[jenis].tingkat,
  penggunaId: pengguna_id,
  ...row,
  requestId: request_id,
})
