import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Feature } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import type { Kurir } from '#server/kurir/kurir.ts'
import { testApp } from '#server/testing/test-app.ts'
import { ago, NOW } from './testing/rich/moments.ts'
import { fillRich } from './testing/rich/rich-shop.ts'
import { flat, type Names, readNames } from './testing/rich/show.ts'

/*
 * The rows and mails of every job, on the shop of `server/testing/rich/`, at moments up to a year ahead, against `__snapshots__/`.
 * A job that takes a row too early, too late or not at all changes a line.
 */

/** A courier that knows one parcel, which never arrives. */
const kurir: Kurir = {
  quote: async () => new Map(),
  track: async (_, resi) =>
    resi === 'JNE-1' ? { langkah: [{ waktu: NOW, teks: 'Tiba di gudang' }], selesai: false } : undefined,
}
const shop = await testApp(NOW, { kurir, settings: { sendsMail: true } })
const { db } = shop.deps
afterAll(() => shop.close())

const JOBS: NonNullable<Feature['jobs']> = Object.assign({}, ...FEATURES.map(({ jobs }) => jobs))
/** Moments of the runs: the start, an hour, a day, a Monday morning and the ends of the shop's periods. */
const MOMENTS: Record<string, Date> = {
  start: NOW,
  'after an hour': ago(0, -3601),
  'after a day': ago(-1, -60),
  'on Monday': ago(-3),
  'after 8 days': ago(-8),
  'after 31 days': ago(-31),
  'after 100 days': ago(-100),
  'after 401 days': ago(-401),
}
/** It pauses after each query of the provider, so it runs at one moment only. */
const SLOW = { name: 'cocokkan-midtrans', moment: 'after a day' }
/** Tables of the shop's own work. */
const OWN_WORK = ['migrasi', 'pekerjaan', 'perubahan', 'jatah']

/** Records each written row, as it was and as it is. */
const watchRows = () =>
  sql
    .raw(`CREATE SCHEMA catat;
      CREATE TABLE catat.baris (tabel text, sebelum jsonb, sesudah jsonb);
      CREATE FUNCTION catat.catat() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      $$ BEGIN
        INSERT INTO catat.baris VALUES (TG_TABLE_NAME, CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END, CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END);
        RETURN NULL;
      END $$;
      DO $$ DECLARE t record; BEGIN
        FOR t IN SELECT oid::regclass AS nama FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('${OWN_WORK.join("', '")}') LOOP
          EXECUTE format('CREATE TRIGGER catat AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION catat.catat()', t.nama);
        END LOOP;
      END $$`)
    .execute(db)

type Row = Record<string, unknown>
interface Written {
  tabel: string
  sebelum: Row | null
  sesudah: Row | null
}

/** Columns that differ from run to run, or follow from others. */
const LEFT_OUT = ['lama_ms', 'versi', 'ejaan', 'cari', 'diperiksa', 'tanda', 'message_id']
/** A name of a row: the first of these columns that it has. */
const NAMES = [
  'midtrans_order_id',
  'order_id',
  'kunci',
  'nama',
  'judul',
  'title',
  'nomor',
  'kata',
  'kode',
  'email',
  'aturan',
  'isi',
]

/** Returns what a row's name and its change look like, without ids that no row of the shop has. */
function partsOf({ tabel, sebelum, sesudah }: Written, names: Names): [what: string, name: string] {
  const shown = (row: Row | null, keys: string[]) => {
    const kept = keys.filter((key) => !LEFT_OUT.includes(key) && row?.[key] !== undefined)
    const values = kept.map((key): [string, unknown] => [key, names.plain(row?.[key], key)])
    return flat(
      Object.fromEntries(values.filter(([key, value]) => value && !(key.endsWith('_id') && typeof value === 'number'))),
    )
  }
  const all = { ...sebelum, ...sesudah }
  // Texts last: a long line is cut.
  const keys = Object.keys(all).toSorted((a, b) => Number(a === 'teks') - Number(b === 'teks'))
  if (!sebelum) return [`+ ${tabel}`, shown(all, keys)]
  const named = NAMES.find((key) => all[key])
  const name = named
    ? String(names.plain(all[named]))
    : shown(
        all,
        keys.filter((key) => key.endsWith('_id')),
      )
  if (!sesudah) return [`- ${tabel}`, name]
  const changed = keys.filter((key) => JSON.stringify(sebelum[key]) !== JSON.stringify(sesudah[key]))
  return [`~ ${tabel} ${shown(sebelum, changed)} → ${shown(sesudah, changed)}`, name]
}

/** Joins the rows with the same change. */
function linesOf(rows: Written[], names: Names): string[] {
  const same = new Map<string, string[]>()
  for (const row of rows) {
    const [what, name] = partsOf(row, names)
    same.set(what, [...(same.get(what) ?? []), name])
  }
  return [...same].flatMap(([what, found]) =>
    what.startsWith('+') ? found.map((name) => `${what} ${name}`) : [`${what}: ${found.toSorted().join(', ')}`],
  )
}

async function runJob(name: string, names: Names): Promise<string[]> {
  const mails = shop.surat.length
  // The job only starts the sending.
  if (name === 'kirim-surat') await shop.sendSurat()
  else await JOBS[name]?.run(shop.deps)
  const { rows } = await sql<Written>`DELETE FROM catat.baris RETURNING *`.execute(db)
  const sent = shop.surat.slice(mails).map(({ kepada, subjek }) => `mail ${kepada}: ${subjek}`)
  return [...linesOf(rows, names), ...sent].toSorted()
}

const written = new Map<string, string[]>()
beforeAll(async () => {
  await fillRich(shop)
  const names = await readNames(db)
  await watchRows()
  for (const [moment, at] of Object.entries(MOMENTS)) {
    shop.setClock(at)
    for (const name of Object.keys(JOBS).toSorted()) {
      if (name === SLOW.name && moment !== SLOW.moment) continue
      const lines = await runJob(name, names)
      if (lines.length > 0) written.set(name, [...(written.get(name) ?? []), `# ${moment}`, ...lines])
    }
  }
  shop.setClock(NOW)
  await sql`DROP SCHEMA catat CASCADE`.execute(db)
}, 600_000)

test.each(Object.keys(JOBS).toSorted())('%s', (name) => {
  expect((written.get(name) ?? []).join('\n')).toMatchSnapshot()
})
