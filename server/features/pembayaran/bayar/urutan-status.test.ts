import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { ProdukRow } from '#server/db/schema.ts'
import { buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { applyTransaction } from './apply-transaction.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

let shop: TestApp
let penggunaId: number
let produk: ProdukRow
beforeAll(async () => {
  shop = await testApp()
  const { db, clock } = shop.deps
  penggunaId = (await buildPelanggan(db, clock())).pengguna_id
  produk = await buildProduk(db, clock(), { stok: 1000 })
})
afterAll(() => shop.close())

/** Creates an open order, with a function that plays the provider's states of its attempts. */
async function order() {
  const { db, clock } = shop.deps
  const row = await buildPesanan(db, clock(), penggunaId, {}, [{ produk, jumlah: 1 }])
  const { pesanan_id: id, midtrans_order_id: nomor, total_harga } = row
  return {
    /** @param attempts number of the attempt, from 1; each has its own transaction */
    async says(word: string, attempts = 1, more: { fraud_status?: string; gross_amount?: string } = {}) {
      const orderId = attempts === 1 ? nomor : `${nomor}-${attempts}`
      const attempt = await pembayaranRepository(db).ensureAttempt(id, orderId, total_harga, clock())
      const verified = {
        order_id: orderId,
        transaction_id: `${orderId}-t`,
        transaction_status: word,
        status_code: '200',
        gross_amount: `${total_harga}.00`,
        currency: 'IDR',
        ...more,
      }
      return applyTransaction(shop.deps, attempt, verified, 'rekonsiliasi')
    },
    perhatian: async () =>
      (await db.selectFrom('pesanan').select('perhatian').where('pesanan_id', '=', id).executeTakeFirstOrThrow())
        .perhatian,
    /** Returns how often the order entered a state. */
    times: async (ke: StatusPembayaran) =>
      (
        await db
          .selectFrom('riwayat_status')
          .select('riwayat_id')
          .where('pesanan_id', '=', id)
          .where('jenis', '=', 'pembayaran')
          .where('ke', '=', ke)
          .execute()
      ).length,
    held: async () =>
      (await db.selectFrom('mutasi_stok').select('perubahan').where('pesanan_id', '=', id).execute()).reduce(
        (sum, { perubahan }) => sum - perubahan,
        0,
      ),
  }
}

function permutations(words: readonly string[]): string[][] {
  if (words.length === 0) return [[]]
  const first = [...new Set(words)]
  return first.flatMap((head) => {
    const rest = words.toSpliced(words.indexOf(head), 1)
    return permutations(rest).map((tail) => [head, ...tail])
  })
}

const LABELS = ['pending', 'deny', 'settlement', 'settlement', 'expire', 'refund']

/**
 * Returns the state of an order after one transaction went through these states. A refund is final, an expiry holds until
 * money arrives, and a denial counts only after a payment.
 */
function expected(words: readonly string[]): StatusPembayaran {
  const told = words.slice(0, words.indexOf('refund'))
  if (told.includes('settlement'))
    return told.lastIndexOf('deny') > told.lastIndexOf('settlement') ? 'failed' : 'refunded'
  const [expire, deny] = [told.indexOf('expire'), told.indexOf('deny')]
  return expire >= 0 && (deny < 0 || expire < deny) ? 'expired' : 'refunded'
}

test("keeps money, stock and history right for any order of one transaction's notifications", async () => {
  const wrong: unknown[] = []
  const all = permutations(LABELS)
  expect(all).toHaveLength(360)
  const check = async (words: string[]) => {
    const it = await order()
    let status: StatusPembayaran = 'pending'
    for (const word of words) status = await it.says(word)
    const end = expected(words)
    const held = await it.held()
    if (status !== end || held !== (end === 'expired' ? 0 : 1)) wrong.push({ kata: words, status, end, held })
  }
  for (let i = 0; i < all.length; i += 6) await Promise.all(all.slice(i, i + 6).map(check))
  expect(wrong).toEqual([])
}, 180_000)

test('counts money after a denial as paid', async () => {
  const it = await order()
  expect(await it.says('deny')).toBe('pending')
  expect(await it.says('settlement', 2)).toBe('success')
  expect(await it.says('deny')).toBe('success')
})

test('moves the order once for concurrent equal answers', async () => {
  const it = await order()
  await it.says('pending')
  const answers = await Promise.all(Array.from({ length: 10 }, () => it.says('settlement')))
  expect(new Set(answers)).toEqual(new Set(['success']))
  expect(await it.times('success')).toBe(1)
})

test('flags a second payment, and keeps the order paid while one payment remains', async () => {
  const it = await order()
  await it.says('settlement')
  expect(await it.says('settlement', 2)).toBe('success')
  expect(await it.perhatian()).toEqual(['dibayar dua kali'])
  expect(await it.says('refund')).toBe('success')
  expect(await it.says('refund', 2)).toBe('refunded')
})

test('flags money for a refunded order', async () => {
  const it = await order()
  await it.says('settlement')
  await it.says('refund')
  expect(await it.says('settlement', 2)).toBe('refunded')
  expect(await it.perhatian()).toEqual(['dibayar dua kali'])
})

test('does not count a challenged card as money, and another attempt pays', async () => {
  const it = await order()
  expect(await it.says('capture', 1, { fraud_status: 'challenge' })).toBe('pending')
  expect(await it.says('settlement', 2)).toBe('success')
  expect(await it.perhatian()).toEqual([])
})

test('takes a payment back if its card is voided, also after a later attempt began', async () => {
  const it = await order()
  await it.says('capture')
  await it.says('pending', 2)
  expect(await it.says('cancel')).toBe('cancelled')
  expect(await it.held()).toBe(0)
})

test('flags a payment of another amount, and does not count it', async () => {
  const it = await order()
  expect(await it.says('settlement', 1, { gross_amount: '1.00' })).toBe('pending')
  expect(await it.perhatian()).toEqual(['jumlah pembayaran tidak cocok'])
})
