import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Kesehatan } from '#contract/kesehatan/admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import { lateness } from '#server/jobs/pekerjaan.repository.ts'

/** Delay in seconds from which a job counts as late. Jobs of a dead process are taken over within half a minute. */
const LATE_SECONDS = 60

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** Returns the shop's state. Uses only cheap queries. */
export async function readKesehatan({
  db,
  clock,
  space,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'space' | 'settings'>): Promise<Kesehatan> {
  const [{ rows }, late] = await Promise.all([
    sql<Kesehatan['antrean'] & Pick<Kesehatan, 'whatsapp'> & { postgres: string; migrasi: string }>`
      SELECT current_setting('server_version') AS postgres,
        (SELECT max(nama COLLATE "C") FROM migrasi) AS migrasi,
        (SELECT count(*)::int FROM surat WHERE status = 'menunggu') AS surat_menunggu,
        (SELECT count(*)::int FROM surat WHERE status = 'gagal') AS surat_gagal,
        (SELECT count(*)::int FROM notifikasi WHERE periksa_pada IS NOT NULL) AS notifikasi,
        (SELECT count(*)::int FROM pengembalian WHERE periksa_pada IS NOT NULL) AS pengembalian,
        (SELECT json_build_object('terkirim', coalesce(sum(terkirim), 0), 'gagal', coalesce(sum(gagal), 0),
            'kabar', (SELECT count(*) FROM kabar_meta WHERE buruk AND dilihat IS NULL))
          FROM pemakaian_wa WHERE bulan = ${dateWib(clock()).slice(0, 7)}) AS whatsapp`.execute(db),
    lateness(db),
  ])
  const [row] = rows
  if (!row) throw new Error('the status query returned no row')
  const { postgres, migrasi, whatsapp, ...queue } = row
  return {
    versi: { toko: version, node: process.version, postgres, migrasi },
    ruang: [...(space?.low() ?? [])],
    surat_keluar: settings.sendsMail,
    antrean: queue,
    whatsapp,
    pekerjaan_telat: late
      .filter(({ seconds }) => seconds > LATE_SECONDS)
      .map(({ nama, seconds }) => ({ nama, detik: Math.round(seconds) })),
    pekerjaan: late.length,
  }
}
