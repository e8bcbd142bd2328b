import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cancelPesanan, createPesanan } from '#contract/pesanan/endpoints.ts'
import { approveResep, refuseResep } from '#contract/resep/admin.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildAdmin, buildPengiriman, buildProduk, buildRegular, buildResep } from '#server/testing/build-rows.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { isLong, report, TIMEOUT_MS } from './scenario.ts'

/*
 * The shop is killed between every two steps of orders and decisions that change prescriptions and stock.
 * It waits for a table that the test has locked, and is killed there.
 * After the restart the request is repeated and is done exactly once.
 */

/**
 * Per action: the table whose lock identifies the waiting transaction, and the tables where it is stopped, in the order of its
 * steps.
 */
const LANGKAH = {
  pesan: { locks: 'pengguna', tables: ['resep', 'pesanan', 'surat', 'resep_produk', 'produk', 'mutasi_stok'] },
  beli: { locks: 'pengguna', tables: ['resep', 'pesanan_bagian', 'resep_produk', 'mutasi_stok'] },
  setujui: {
    locks: 'resep',
    tables: ['resep_produk', 'pesanan', 'produk', 'pesanan_bagian', 'mutasi_stok', 'riwayat_status', 'surat', 'jejak'],
  },
  tolak: { locks: 'resep', tables: ['pesanan', 'riwayat_status', 'surat', 'mutasi_stok', 'jejak'] },
  batal: { locks: 'pesanan', tables: ['riwayat_status', 'surat', 'resep_produk', 'produk', 'mutasi_stok'] },
} as const
type Deed = keyof typeof LANGKAH

const ALL_LOCKS = Object.entries(LANGKAH).flatMap(([deed, { locks, tables }]) =>
  // The last table of each action: by then most is written.
  (isLong ? tables : tables.slice(-1)).map((place) => ({ deed: deed as Deed, locks: locks, tempat: place })),
)

test(
  'nothing of a prescription is used twice or lost if the shop is killed between two steps',
  async () => {
    const [database, folder] = [await createTestDatabase(), makeTempFolder()]
    const db = createDb(database.url)
    const start = async () => {
      const shop = await startShopProcess(folder, { DATABASE_URL: database.url })
      await shop.ready()
      return shop
    }
    let shop = await start()
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      await db.destroy()
      await database.drop()
      removeTempFolder(folder)
    })

    for (const { deed, locks, tempat } of ALL_LOCKS) {
      const it = await scene(db, deed, shop.url)
      const before = await it.look()
      const tx = await db.startTransaction().execute()
      await sql`LOCK TABLE ${sql.table(tempat)} IN EXCLUSIVE MODE`.execute(tx)
      const asked = it.ask(shop.url)
      await waitFor(`${deed} to come to ${tempat}`, () => isWaiting(db, tempat, locks))
      shop.child.kill('SIGKILL')
      await Promise.all([shop.ended, asked])
      await tx.commit().execute()
      await waitFor('the dead to let go', async () => !(await isWaiting(db, tempat, locks)))
      shop = await start()
      expect([deed, tempat, await it.look()]).toEqual([deed, tempat, before])

      const answers = [await it.ask(shop.url), await it.ask(shop.url)]
      expect([deed, tempat, await it.look()]).toEqual([deed, tempat, it.sesudah])
      expect(answers.map(({ status }) => status)).toEqual([it.status, it.status])
      expect(await findViolations(db)).toEqual([])
    }
    report('prescriptions, kill -9', { kills: ALL_LOCKS.length })
  },
  TIMEOUT_MS,
)

/** Units: in stock, requested, approved. */
const [STOK, REQUESTED, APPROVED] = [10, 4, 3] as const

async function scene(db: Db, deed: Deed, url: string) {
  const now = new Date()
  const [pembeli, admin] = [await buildRegular(db, now), await buildAdmin(db, now)]
  const { produk_id } = await buildProduk(db, now, { resep: true, stok: STOK })
  const isApproved = deed === 'beli' || deed === 'batal'
  const contents = isApproved ? [{ produk_id, disetujui: REQUESTED }] : []
  const { resep_id } = await buildResep(db, now, pembeli.pengguna_id, contents)
  const body = {
    produkId: produk_id,
    jumlah: REQUESTED,
    shippingId: (await buildPengiriman(db)).shipping_id,
    resepId: resep_id,
  }
  const headers = { 'idempotency-key': `kunci-${deed}-${produk_id}` }
  const order = (to: string) => ask(to + createPesanan.path, { body, token: pembeli.token, headers })
  const office =
    ({ path }: { path: string }, input: object) =>
    (to: string) =>
      ask(to + path.replace('{resepId}', `${resep_id}`), { body: input, token: admin.token, headers })
  const orderId = deed === 'pesan' || deed === 'beli' ? 0 : (await order(url)).body.orderId

  const command = {
    pesan: order,
    beli: order,
    setujui: office(approveResep, {
      berlaku_sampai: dateWib(midnightWib(now, -30)),
      produk: [{ produkId: produk_id, jumlah: APPROVED }],
    }),
    tolak: office(refuseResep, { alasan: 'Tidak terbaca' }),
    batal: (to: string) =>
      ask(to + cancelPesanan.path.replace('{orderId}', `${orderId}`), { method: 'POST', token: pembeli.token }),
  }
  const after = {
    pesan: { stok: STOK - REQUESTED, terpakai: 0, pesanan: ['pending, menunggu'] },
    beli: { stok: STOK - REQUESTED, terpakai: REQUESTED, pesanan: ['pending'] },
    setujui: { stok: STOK - APPROVED, terpakai: APPROVED, pesanan: ['pending'] },
    tolak: { stok: STOK, terpakai: 0, pesanan: ['cancelled, menunggu'] },
    batal: { stok: STOK, terpakai: 0, pesanan: ['cancelled'] },
  }
  return {
    ask: command[deed],
    sesudah: after[deed],
    status: orderId ? 200 : 201,
    async look() {
      const { rows } = await sql`
        SELECT stok, (SELECT coalesce(sum(terpakai), 0)::int FROM resep_produk WHERE resep_id = ${resep_id}) AS terpakai,
          ARRAY(SELECT status_pembayaran || CASE WHEN menunggu_resep THEN ', menunggu' ELSE '' END FROM pesanan
            WHERE resep_id = ${resep_id}) AS pesanan
        FROM produk WHERE produk_id = ${produk_id}`.execute(db)
      return rows[0]
    },
  }
}

/** True if a transaction of this action waits for the table. */
async function isWaiting(db: Db, table: string, locks: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_locks tunggu JOIN pg_locks pegang USING (pid)
    WHERE tunggu.relation = ${table}::regclass AND NOT tunggu.granted
      AND pegang.relation = ${locks}::regclass AND pegang.granted AND pegang.mode LIKE 'Row%'`.execute(db)
  return rows.length > 0
}
