import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getTitipan, listTitipan } from '#contract/pembayaran/titipan-admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { buildAdmin, buildPengiriman, buildProduk, buildRegular } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startScript, startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { startSimulatorProcess } from './simulator-process.ts'

/*
 * A database is restored to its state of hours ago: from a backup, or because a lagging standby took over.
 * The provider has lost nothing.
 */

/** Time in ms for the shop's timers to finish pending work. */
const PATIENCE_MS = 60_000
const each = sizeOf({ short: 2, long: 40 })
const [HARGA, ONGKIR] = [50_000, 12_000]

test(
  "money for lost orders becomes a task with the provider's data, and the doctor reports it",
  async () => {
    const [dataDir, copies, restored] = [makeTempFolder(), makeTempFolder(), makeTempFolder()]
    const shopPort = await freePort()
    const simulator = await startSimulatorProcess(shopPort, 0.0005)
    let shop = await startShopProcess(dataDir, simulator.settings)
    onTestFinished(async () => {
      shop.child.kill('SIGKILL')
      await shop.ended
      for (const folder of [dataDir, copies, restored]) removeTempFolder(folder)
    })
    await shop.ready()
    const shelf = await inDatabase(dataDir, async (db) => ({
      buyer: (await buildRegular(db, new Date())).token,
      admin: (await buildAdmin(db, new Date())).token,
      produkId: (await buildProduk(db, new Date(), { stok: 10_000, harga: HARGA })).produk_id,
      shippingId: (await buildPengiriman(db)).shipping_id,
    }))
    const order = async (): Promise<string> => {
      const { produkId, shippingId, buyer } = shelf
      const body = { produkId, jumlah: 1, shippingId, catatan: crypto.randomUUID() }
      const { status, body: made } = await ask(shop.url + createPesanan.path, { body, token: buyer })
      expect(status).toBe(201)
      return made.midtransOrderId
    }
    const orders = () => Promise.all(Array.from({ length: each }, order))
    const pay = (orderIds: string[], method: string) =>
      Promise.all(
        orderIds.map(async (order_id) => {
          const { status } = await simulator.hook('pay', { order_id, outcome: 'settle', method })
          expect(status).toBe(200)
        }),
      )
    const paid = (folder: string, orderIds: string[]) =>
      waitFor(
        'the payments to be applied',
        async () =>
          inDatabase(folder, async (db) => {
            const rows = await db
              .selectFrom('pesanan')
              .select('status_pembayaran')
              .where('midtrans_order_id', 'in', orderIds)
              .execute()
            return rows.length === orderIds.length && rows.every((row) => row.status_pembayaran === 'success')
          }),
        PATIENCE_MS,
      )

    // Open when the backup is made. One half is paid before the crash, the other after it.
    const [openPaidBefore, openPaidAfter] = [await orders(), await orders()]
    const backup = join(copies, 'malam')
    expect(await startScript('backup', [backup], { DATA_DIR: dataDir }).ended).toMatchObject({ code: 0 })
    const [lostPaidBefore, lostPaidAfter, lostUnpaid] = [await orders(), await orders(), await orders()]
    await pay([...openPaidBefore, ...lostPaidBefore], 'bca_va')
    // Wait until the notifications are applied: the provider has no reason to repeat them.
    await paid(dataDir, [...openPaidBefore, ...lostPaidBefore])
    shop.child.kill('SIGKILL')
    await shop.ended

    expect(await startScript('restore', [backup, restored]).ended).toMatchObject({ code: 0, complaint: '' })
    shop = await startShopProcess(restored, simulator.settings)
    await shop.ready()
    await pay([...openPaidAfter, ...lostPaidAfter], 'gopay')

    // The provider's dashboard export, with a line of another shop.
    const { transactions } = (await simulator.hook('transactions')).body
    const list = join(copies, 'transaksi.csv')
    const lines = [...lostPaidBefore, ...openPaidBefore, ...lostUnpaid, 'PAKAN-7'].map(
      (id) => `"${id}";Settlement;50000`,
    )
    await writeFile(list, ['Order ID;Status;Amount', ...lines].join('\r\n'))
    const settings = { ...simulator.settings, DATA_DIR: restored }
    for (let again = 0; again < 2; again++)
      expect(await startScript('payments', [list], settings).ended).toEqual({
        code: 0,
        complaint: '',
        output: expect.stringContaining(`${each * 3} nomor ditanyakan ke Midtrans, ${each * 2} dikenal`),
      })

    // No money is lost: it belongs to its order, or becomes a task.
    await paid(restored, [...openPaidBefore, ...openPaidAfter])
    const lost = [...lostPaidBefore, ...lostPaidAfter]
    const authorized = { token: shelf.admin }
    const tasks = await waitFor(
      'every lost order to have its task',
      async () => {
        const { body } = await ask(`${shop.url}${listTitipan.path}?limit=100`, authorized)
        return body.length >= lost.length && body
      },
      PATIENCE_MS,
    )
    expect(tasks.map(({ order_id }: { order_id: string }) => order_id).sort()).toEqual(lost.toSorted())
    for (const { titipanId, order_id } of tasks) {
      const { body } = await ask(shop.url + getTitipan.path.replace('{titipanId}', titipanId), authorized)
      const told = transactions.find((one: { order_id: string }) => one.order_id === order_id)
      const isTold = lostPaidAfter.includes(order_id)
      expect(body).toMatchObject({
        order_id,
        transaction_id: told.transaction_id,
        jumlah: HARGA + ONGKIR,
        status: 'menunggu',
        metode: isTold ? 'gopay' : 'bca_virtual',
        dibayar: expect.any(String),
        penyelenggara: isTold ? 'GoPay' : 'BCA',
        nomor: isTold ? null : expect.stringMatching(/^\d+$/),
      })
    }
    const doctor = await startScript('doctor', [], { DATA_DIR: restored }).ended
    expect(doctor).toMatchObject({ code: 0, complaint: '' })
    expect(doctor.output).toContain(`Catatan: ${lost.length} uang titipan (masuk tanpa pesanan) menunggu keputusan.`)
    report('lost hours', { orders: each * 5, tasks: tasks.length })
  },
  TIMEOUT_MS,
)

async function inDatabase<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDb((await findEmbedded(folder)) ?? '', { max: 1 })
  return work(db).finally(() => db.destroy())
}
