import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addFavorit,
  cancelStokAlert,
  FAVORIT_MAX,
  getStokAlert,
  listFavorit,
  removeFavorit,
  requestStokAlert,
  STOK_ALERT_MAX,
} from '#contract/favorit/endpoints.ts'
import { listProdukChoices } from '#contract/katalog/endpoints.ts'
import { buildPelanggan, buildProduk, setStok } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { sendStokAlerts } from './kabar-stok.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))
const customer = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const produk = async (change = {}) => (await buildProduk(shop.deps.db, shop.deps.clock(), change)).produk_id
const stock = (produkId: number, stok: number) => setStok(shop.deps.db, shop.deps.clock(), produkId, stok)
const add = async (token: string, produkIds: number[]) => {
  later(1)
  return (await shop.call(addFavorit, { body: { produkIds } }, { token })).body.produkIds
}

test('keeps favorites for every device of their owner, newest first', async () => {
  const [one, other] = [await customer(), await customer()]
  const [a, b, c] = [await produk(), await produk(), await produk()]
  expect(await add(one.token, [a])).toEqual([a])
  // A browser sends the favorites from before the login. Existing ones keep their position.
  expect(await add(one.token, [c, b, a, 999_999])).toEqual([c, b, a])
  expect((await shop.call(listFavorit, {}, { token: other.token })).body.produkIds).toEqual([])
  expect(await add(other.token, [a, b])).toEqual([a, b])
  expect((await shop.call(removeFavorit, { params: { produkId: b } }, { token: other.token })).body.produkIds).toEqual([
    a,
  ])
  expect((await shop.call(listFavorit, {}, { token: one.token })).body.produkIds).toEqual([c, b, a])
  const { body } = await shop.call(removeFavorit, { params: { produkId: b } }, { token: one.token })
  expect(body.produkIds).toEqual([c, a])
})

test('drops the oldest beyond sixty', async () => {
  const { token } = await customer()
  const kept = []
  for (let index = 0; index <= FAVORIT_MAX; index++) kept.push(await produk({ stok: 0 }))
  const [first = 0, ...rest] = kept
  await add(token, [first])
  expect(await add(token, rest)).toEqual(rest)
})

test('reads products by their ids, in that order, without unsold ones', async () => {
  const [a, b, c] = [await produk(), await produk({ aktif: false }), await produk()]
  const ask = (id: string) => shop.call(listProdukChoices, { query: { id: id as never } })
  expect((await ask(`${c},${b},${a}`)).body.map(({ produkId }: { produkId: number }) => produkId)).toEqual([c, a])
  expect((await ask('')).body).toEqual([])
  expect((await ask('1,dua')).status).toBe(400)
})

const ask = (token: string, produkId: number) => shop.call(requestStokAlert, { params: { produkId } }, { token })
const told = async (email: string) => {
  await sendStokAlerts(shop.deps)
  await shop.sendSurat()
  return shop.surat.filter(({ kepada, subjek }) => kepada === email && subjek.endsWith('tersedia lagi'))
}

test('mails a stock alert once when there is stock again', async () => {
  const { token, email } = await customer()
  const expired = await produk({ stok: 0, nama: 'Asam sitrat www.contoh.id' })
  const { status, body } = await ask(token, expired)
  expect([status, body.message]).toEqual([200, `Kami kabari satu kali ke ${email} begitu tersedia lagi.`])
  await ask(token, expired)
  expect(await told(email)).toEqual([])
  await stock(expired, 3)
  const [mail, ...more] = await told(email)
  expect(more).toEqual([])
  expect(mail?.subjek).toBe('Asam sitrat www. contoh. id tersedia lagi')
  expect(mail?.teks).toContain(`http://localhost:3040/produk/produk-satuan/${expired}`)
  await stock(expired, 0)
  await stock(expired, 5)
  expect(await told(email)).toHaveLength(1)
  const { body: current } = await shop.call(getStokAlert, { params: { produkId: expired } }, { token })
  expect(current.diminta).toBe(false)
})

test('mails nothing to a cancelled alert or a deleted account', async () => {
  const [cancelled, leaving] = [await customer(), await customer()]
  const expired = await produk({ stok: 0 })
  await ask(cancelled.token, expired)
  await ask(leaving.token, expired)
  await shop.call(cancelStokAlert, { params: { produkId: expired } }, { token: cancelled.token })
  await shop.deps.db.deleteFrom('pengguna').where('pengguna_id', '=', leaving.pengguna_id).execute()
  await stock(expired, 1)
  expect([await told(cancelled.email), await told(leaving.email)]).toEqual([[], []])
})

test('mails about prescription products as well, on request', async () => {
  const { token, email } = await customer()
  const expired = await produk({ stok: 0, resep: true })
  await ask(token, expired)
  await stock(expired, 1)
  expect(await told(email)).toHaveLength(1)
})

test('rejects alerts for products in stock, unsold products, and unconfirmed addresses', async () => {
  const [pemilik, created] = [await customer(), await customer({ email_dikonfirmasi: null })]
  const codes = async (...asked: [string, number][]) =>
    Promise.all(asked.map(async ([token, id]) => (await ask(token, id)).body.code))
  expect(
    await codes(
      [pemilik.token, await produk()],
      [pemilik.token, await produk({ stok: 0, aktif: false })],
      [created.token, await produk({ stok: 0 })],
    ),
  ).toEqual(['STOK_MASIH_ADA', 'PRODUK_TIDAK_ADA', 'EMAIL_BELUM_DIKONFIRMASI'])
})

test('does not count medicine without a registration number as available, unless the shop collects numbers', async () => {
  const { token, email } = await customer()
  const [one, two] = [
    await produk({ stok: 0, golongan: 'obat_bebas', nie: '' }),
    await produk({ stok: 0, golongan: 'obat_bebas', nie: '' }),
  ]
  for (const produkId of [one, two]) {
    await ask(token, produkId)
    await stock(produkId, 1)
  }
  expect(await told(email)).toEqual([])
  await shop.deps.db.updateTable('produk').set({ nie: 'KKP RI D 1' }).where('produk_id', '=', one).execute()
  expect(await told(email)).toHaveLength(1)
  const collect = (isOn: boolean) =>
    shop.deps.db.updateTable('pengaturan_toko').set({ nie_dikumpulkan: isOn }).execute()
  await collect(true)
  expect(await told(email)).toHaveLength(2)
  await collect(false)
})

test('mails about a product that was archived meanwhile once it is on sale again', async () => {
  const { token, email } = await customer()
  const expired = await produk({ stok: 0 })
  await ask(token, expired)
  const setActive = (isActive: boolean) =>
    shop.deps.db.updateTable('produk').set({ aktif: isActive }).where('produk_id', '=', expired).execute()
  await setActive(false)
  await stock(expired, 1)
  expect(await told(email)).toEqual([])
  await setActive(true)
  expect(await told(email)).toHaveLength(1)
})

test('allows an account at most thirty alerts', async () => {
  const { token, pengguna_id } = await customer()
  for (let index = 0; index < STOK_ALERT_MAX; index++) {
    const row = { pengguna_id, produk_id: await produk({ stok: 0 }), dibuat: shop.deps.clock() }
    await shop.deps.db.insertInto('kabar_stok').values(row).execute()
  }
  expect(await ask(token, await produk({ stok: 0 }))).toMatchObject({ status: 409, body: { code: 'KABAR_STOK_PENUH' } })
})
