import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePassword, updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { NO_EMAIL } from '#contract/akun/without-email.ts'
import { countKabar, KABAR_PER_HALAMAN, type Kabar, listKabar, readKabar } from '#contract/kabar/endpoints.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { listSurat } from '#contract/surat/admin.ts'
import { INBOX_DAYS } from '#contract/surat/inbox.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { surat } from '#server/features/surat/surat.feature.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildProduk, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

type Akun = Awaited<ReturnType<typeof buildPelanggan>>
const customer = (change: Parameters<typeof buildPelanggan>[2] = {}) =>
  buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const list = async ({ token }: Akun, page = 1) => {
  const { body, headers } = await shop.call(listKabar, { query: { page } }, { token })
  return { items: body as Kabar[], total: Number(headers['x-total-count']) }
}
const titles = async (akun: Akun) => (await list(akun)).items.map(({ judul }) => judul)
const unread = async ({ token }: Akun) => (await shop.call(countKabar, {}, { token })).body.belum_dibaca

/** Writes a notice to an account, as a feature does in the transaction of its event. */
let count = 0
async function write({ pengguna_id, email }: Akun, daysAgo = 0) {
  const title = `Kabar ${++count}`
  const notice = { kepada: email, subjek: title, teks: 'Halo,\n\nIsi', penggunaId: pengguna_id, tautan: '/akun' }
  const time = new Date(shop.deps.clock().getTime() - daysAgo * 86_400_000)
  await outboxRepository(shop.deps.db).enqueue(`uji-kabar:${count}`, notice, time)
  return title
}

async function buy(akun: Akun) {
  const { db, clock } = shop.deps
  const [produk, { shipping_id }] = [await buildProduk(db, clock()), await buildPengiriman(db)]
  const body = { produkId: produk.produk_id, jumlah: 1, shippingId: shipping_id }
  const nomor = (await shop.call(createPesanan, { body }, { token: akun.token })).body.midtransOrderId as string
  return {
    nomor,
    async pay() {
      await shop.sim('pay', { order_id: nomor, outcome: 'settle' })
      await shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'success' } }, { token: akun.token })
    },
  }
}

test('lists the notices about an order to its buyer alone, newest first, each with its page', async () => {
  const [buyer, other] = [await customer(), await customer()]
  const { nomor, pay } = await buy(buyer)
  shop.setClock(new Date(shop.deps.clock().getTime() + 1000))
  await pay()
  const { items, total } = await list(buyer)
  expect(total).toBe(2)
  expect(items).toMatchObject([
    {
      judul: `Pembayaran diterima (${nomor})`,
      isi: expect.stringContaining('sudah kami terima'),
      tautan: `/riwayat-pembayaran/${nomor}`,
      waktu: shop.deps.clock().toISOString(),
      dibaca: false,
    },
    {
      judul: `Pesanan diterima, menunggu pembayaran (${nomor})`,
      tautan: `/konfirmasi-pembayaran?order=${nomor}`,
      dibaca: false,
    },
  ])
  expect(await unread(buyer)).toBe(2)
  expect(await list(other)).toEqual({ items: [], total: 0 })
})

test('marks own notices as read up to the one that was shown', async () => {
  const [one, other] = [await customer(), await customer()]
  const [first] = [await write(one), await write(other)]
  const [shown] = (await list(one)).items
  const second = await write(one)
  const body = { sampai: shown?.kabarId ?? 0 }
  expect((await shop.call(readKabar, { body }, { token: one.token })).body).toEqual({ belum_dibaca: 1 })
  const state = (await list(one)).items.map(({ judul, dibaca }) => [judul, dibaca])
  expect(Object.fromEntries(state)).toEqual({ [first]: true, [second]: false })
  expect(await unread(other)).toBe(1)
})

test.each([
  ['has no email address', { email: `sri-${Date.now()}${NO_EMAIL}` }],
  ['wants no mail', {}],
])('keeps the notices of a buyer who %s, and mails nothing', async (_, change) => {
  const buyer = await customer(change)
  const choices = { orderStatus: false, articleUpdates: false, productOffers: false, discountPromo: false }
  const body = { ...choices, shippingUpdates: false }
  await shop.call(updateNotifikasiChoices, { body }, { token: buyer.token })
  const { nomor, pay } = await buy(buyer)
  await pay()
  expect(await titles(buyer)).toContain(`Pembayaran diterima (${nomor})`)
  await shop.sendSurat()
  expect(shop.surat.filter(({ kepada }) => kepada === buyer.email)).toEqual([])
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const office = await shop.call(listSurat, { query: { q: buyer.email } }, { token })
  expect(office.body, 'the office lists mails').toEqual([])
})

test('shows that the password was changed, and never a link that sets one', async () => {
  const akun = await customer()
  await shop.call(forgotPassword, { body: { email: akun.email } })
  expect(await titles(akun)).toEqual([])
  const body = { currentPassword: PASSWORD, newPassword: 'kerapu-bebek-7', confirmPassword: 'kerapu-bebek-7' }
  const { token } = (await shop.call(changePassword, { body }, { token: akun.token })).body
  const { items } = await list({ ...akun, token })
  expect(items).toMatchObject([
    { judul: 'Kata sandi akun KerapuSehat Anda sudah diganti', tautan: '/PengaturanPassword' },
  ])
})

test('pages the notices, and hides those that are too old', async () => {
  const akun = await customer()
  await write(akun, INBOX_DAYS)
  const all: string[] = []
  for (let left = KABAR_PER_HALAMAN + 1; left > 0; left--) all.unshift(await write(akun))
  expect((await list(akun)).total).toBe(all.length)
  expect(await titles(akun)).toEqual(all.slice(0, KABAR_PER_HALAMAN))
  expect((await list(akun, 2)).items.map(({ judul }) => judul)).toEqual(all.slice(-1))
  expect(await unread(akun), 'counted up to the number that the badge shows as 9+').toBe(10)
})

test('deletes old notices that were never a mail, and keeps mails', async () => {
  const [silent, mailed] = [await customer({ email: `diam-${Date.now()}${NO_EMAIL}` }), await customer()]
  const written = [await write(silent, INBOX_DAYS + 1), await write(mailed, INBOX_DAYS + 1)]
  await surat.jobs?.['pindah-surat']?.run(shop.deps)
  const left = await shop.deps.db.selectFrom('surat').select('subjek').where('subjek', 'in', written).execute()
  expect(left).toEqual([{ subjek: written[1] }])
})
