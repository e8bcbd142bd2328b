import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { assetAnswer } from '#server/edge/built-files.ts'
import type { Made } from '#server/edge/kept.ts'

/** Retention of a file after the first release without it: a page left open may still request it. */
const KEPT = sql`interval '30 days'`

/**
 * Stores the assets of this build in the database before the first page is sent. During a rolling update, one instance sends
 * the page and another one may receive the request for its assets.
 * @param folder folder of the built pages
 */
export async function keepRelease(db: Db | Tx, folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const names = existsSync(assets) ? (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name)) : []
  if (names.length === 0) return
  const there = await db.selectFrom('berkas_rilis').select('nama').where('nama', 'in', names).execute()
  const known = new Set(there.map(({ nama }) => nama))
  const added = await Promise.all(
    names
      .filter((name) => !known.has(name))
      .map(async (name) => ({ nama: name, isi: await readFile(join(assets, name)), ditinggal: null })),
  )
  if (added.length > 0) await db.insertInto('berkas_rilis').values(added).execute()
  const change = db.updateTable('berkas_rilis')
  await change.set({ ditinggal: null }).where('nama', 'in', names).where('ditinggal', 'is not', null).execute()
  await change.set({ ditinggal: sql`now()` }).where('nama', 'not in', names).where('ditinggal', 'is', null).execute()
  await db.deleteFrom('berkas_rilis').where(sql<boolean>`ditinggal < now() - ${KEPT}`).execute()
}

/** Returns a function that builds the response for an asset of another release; undefined if no release has it. */
export async function findOther(db: Db, path: string): Promise<(() => Promise<Made>) | undefined> {
  const [, name] = /^\/assets\/([\w.-]+)$/.exec(path) ?? []
  if (!name) return undefined
  const row = await db.selectFrom('berkas_rilis').select('isi').where('nama', '=', name).executeTakeFirst()
  return row && (async () => assetAnswer(path, row.isi))
}
