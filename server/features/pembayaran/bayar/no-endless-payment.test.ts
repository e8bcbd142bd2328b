import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { buildPelanggan, buildPengiriman, buildProduk, newAlamat } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { applyNotifikasi } from './apply-notifikasi.ts'
import { reconcileDue } from './reconcile.ts'

const METHODS = ['other_qris', 'gopay', 'dana', 'bca_va', 'echannel', 'credit_card', 'indomaret'] as const
/** Answers of the provider's API about a payment. DANA is unknown by order_id, whatever stands here. */
const ANSWERS = ['by order', 'by id', '404', 'error'] as const
const PAGES = ['open', 'closed'] as const
const NOTIFICATIONS = ['lost', 'late', 'doubled'] as const

interface Case {
  method: (typeof METHODS)[number]
  answers: (typeof ANSWERS)[number]
  page: (typeof PAGES)[number]
  isPaid: boolean
}
const CASES: Case[] = METHODS.flatMap((method) =>
  ANSWERS.flatMap((answers) =>
    PAGES.flatMap((page) => [true, false].map((isPaid) => ({ method, answers, page, isPaid }))),
  ),
)

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

/** An order with a chosen method, and an API that answers as the case says. Notifications are held back meanwhile. */
async function order({ method, answers, page, isPaid }: Case) {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const { produk_id: produkId } = await buildProduk(db, clock(), { stok: 10 })
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const { body } = await shop.call(
    createPesanan,
    { body: { produkId, jumlah: 2, shippingId } },
    { token, dari: newAlamat() },
  )
  const nomor = body.midtransOrderId
  const spoil = (id: string, kind: string) => shop.sim('faults', { match: `/v2/${id}/`, times: 1e6, kind })
  const unknown = answers === 'error' ? '503' : '404'
  if (answers !== 'by order') await spoil(nomor, unknown)
  const outcome = isPaid ? 'settle' : 'pending'
  const { transaction_id: transactionId } = await shop.sim('pay', { order_id: nomor, outcome, method })
  if (answers === '404' || answers === 'error') await spoil(transactionId, unknown)
  const hint = { orderId: nomor, status: isPaid ? 'success' : 'pending', transactionId } as const
  if (page === 'open') await shop.call(updatePaymentStatus, { body: hint }, { token })
  return nomor as string
}

async function later(minutes: number) {
  shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))
  await shop.sim('clock', { advance: minutes * 60 })
}

async function work() {
  await applyNotifikasi(shop.deps)
  await reconcileDue(shop.deps)
}

const delivered = () =>
  waitFor('all notifications', async () => {
    const { deliveries } = await shop.sim('webhooks')
    return deliveries.every(({ state }: { state: string }) => state === 'delivered' || state === 'dropped')
  })

/** State of the order within an hour of its deadline: known by the provider, or a task for a person. */
function expected(notification: (typeof NOTIFICATIONS)[number], { method, answers, page, isPaid }: Case) {
  if (answers === 'error') return { status_pembayaran: 'pending', perhatian: ['Midtrans tidak menjawab'] }
  const isFound =
    answers !== '404' && ((answers === 'by order' && method !== 'dana') || page === 'open' || notification !== 'lost')
  if (isFound) return { status_pembayaran: isPaid ? 'success' : 'expired', perhatian: [] }
  // The simulator's page closes when an unpaid attempt expires.
  return { status_pembayaran: 'expired', perhatian: isPaid ? ['pembayaran tidak terjawab'] : [] }
}

describe.each(NOTIFICATIONS)('payments whose notification is %s', (notification) => {
  test('are resolved one hour after their deadline, for each method, answer and page', {
    timeout: 120_000,
  }, async () => {
    const { db } = shop.deps
    await shop.sim('webhooks/policy', {
      hold: notification !== 'lost',
      drop: notification === 'lost' ? 1e6 : 0,
      duplicate: notification === 'doubled' ? 1 : 0,
    })
    const limit = pLimit(8)
    const orders = await Promise.all(CASES.map((one) => limit(order, one)))
    const release = async () => {
      await shop.sim('webhooks/policy', { hold: false, release: true })
      await delivered()
    }
    if (notification === 'doubled') await release()
    const { batas_bayar, batas_akhir } = await db
      .selectFrom('pesanan')
      .select(['batas_bayar', 'batas_akhir'])
      .where('midtrans_order_id', '=', orders[0] ?? '')
      .executeTakeFirstOrThrow()
    const deadline = (batas_akhir ?? batas_bayar).getTime()
    const until = (minutes: number) => later((deadline - shop.deps.clock().getTime()) / 60_000 + minutes)
    for (const minutes of [-30, 0, 15, 45]) {
      await until(minutes)
      await work()
    }
    if (notification === 'late') await release()
    await until(59)
    await work()

    const rows = await db
      .selectFrom('pesanan')
      .select(['midtrans_order_id', 'status_pembayaran', 'perhatian'])
      .where('midtrans_order_id', 'in', orders)
      .execute()
    const found = new Map(rows.map(({ midtrans_order_id, ...row }) => [midtrans_order_id, row]))
    expect(CASES.map((one, index) => ({ ...one, ...found.get(orders[index] ?? '') }))).toEqual(
      CASES.map((one) => ({ ...one, ...expected(notification, one) })),
    )
  })
})
