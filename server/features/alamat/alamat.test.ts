import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getProfile, updateProfile } from '#contract/akun/endpoints.ts'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { createAlamat, deleteAlamat, listAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { createPesanan, getPesanan } from '#contract/pesanan/endpoints.ts'
import { buildAdmin, buildPelanggan, buildPengiriman, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'

const PREVIOUS = 'Dermaga 3, Teluk Hurun, Lampung'
const NEW = {
  label: 'Keramba',
  jenis: 'dermaga',
  penerima: 'Bu Sari',
  no_hp: '081298765432',
  kode_wilayah: '51.08.09',
  kode_pos: '81173',
  rincian: 'Dermaga Tejakula',
  patokan: 'perahu biru',
} as const
const PIER_TEXT =
  'Titik jemput dermaga:\nDermaga Tejakula\nTejakula, Kabupaten Buleleng, Bali 81173\nPatokan: perahu biru'

let shop: TestApp
let akun: Awaited<ReturnType<typeof buildPelanggan>>
beforeAll(async () => {
  shop = await testApp(undefined, WITHOUT_LIMITS)
})
beforeEach(async () => {
  akun = await buildPelanggan(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const buku = async (): Promise<Alamat[]> => (await shop.call(listAlamat, {}, akun)).body.data
const add = (change: object = {}) => shop.call(createAlamat, { body: { ...NEW, ...change } }, akun)
const profile = async () => (await shop.call(getProfile, {}, akun)).body
const writeProfile = (body: object) => shop.call(updateProfile, { body }, akun)
const first = async () => {
  const [alamat] = await buku()
  if (!alamat) throw new Error('the book is empty')
  return alamat
}

describe('the free text of the profile', () => {
  test('is the first address of the book', async () => {
    expect(await buku()).toEqual([
      expect.objectContaining({
        penerima: akun.nama,
        no_hp: akun.no_hp,
        rincian: PREVIOUS,
        teks: PREVIOUS,
        utama: true,
        label: '',
        jenis: 'rumah',
        kode_wilayah: null,
        provinsi: '',
        kode_pos: '',
        patokan: '',
      }),
    ])
  })

  test('and the main address stay equal, whichever is written', async () => {
    await writeProfile({ alamat: 'Jl. Baru 2' })
    expect(await buku()).toMatchObject([{ rincian: 'Jl. Baru 2', teks: 'Jl. Baru 2', utama: true }])
    const { alamatId } = (await add({ utama: true })).body
    expect(await profile()).toMatchObject({ alamat: PIER_TEXT })
    expect(await buku()).toMatchObject([
      { alamatId, teks: PIER_TEXT, utama: true },
      { teks: 'Jl. Baru 2', utama: false },
    ])
  })

  test('keeps the district if sent back unchanged, and clears it for another text', async () => {
    await add({ utama: true })
    await writeProfile({ alamat: PIER_TEXT, nama: 'Pak Budi Baru' })
    expect(await first()).toMatchObject({ kode_wilayah: '51.08.09', patokan: 'perahu biru' })
    await writeProfile({ alamat: 'Pindah ke Ambon' })
    expect(await first()).toMatchObject({
      teks: 'Pindah ke Ambon',
      kode_wilayah: null,
      kecamatan: '',
      kode_pos: '',
      patokan: '',
      jenis: 'rumah',
      label: 'Keramba',
      penerima: 'Bu Sari',
    })
  })

  test('clears only the main address if emptied', async () => {
    await add()
    await writeProfile({ alamat: '' })
    expect(await buku()).toMatchObject([{ teks: PIER_TEXT, utama: false }])
    expect((await profile()).alamat).toBe('')
  })

  test('makes no address if the account has none', async () => {
    akun = await buildPelanggan(shop.deps.db, shop.deps.clock(), { alamat: '' })
    expect(await buku()).toEqual([])
  })
})

describe('the address book', () => {
  test('takes an address with the names of its district, and not twice', async () => {
    const { status, body } = await add()
    expect([status, body.message]).toEqual([201, 'Alamat berhasil disimpan'])
    expect(body.data).toMatchObject([
      { teks: PREVIOUS, utama: true },
      {
        ...NEW,
        alamatId: body.alamatId,
        provinsi: 'Bali',
        kabupaten: 'Kabupaten Buleleng',
        kecamatan: 'Tejakula',
        teks: PIER_TEXT,
      },
    ])
    expect((await add()).body.alamatId).toBe(body.alamatId)
    expect(await buku()).toHaveLength(2)
  })

  test.each([
    ['recipient', { penerima: 'Pak Made' }],
    ['phone number', { no_hp: '081298765433' }],
    ['label', { label: 'Gudang' }],
  ])('takes the same place with another %s as another address', async (_, change) => {
    const { alamatId } = (await add()).body
    expect((await add(change)).body.alamatId).not.toBe(alamatId)
    expect(await buku()).toHaveLength(3)
  })

  test('makes the first address the main one', async () => {
    akun = await buildPelanggan(shop.deps.db, shop.deps.clock(), { alamat: '' })
    await add()
    expect(await buku()).toMatchObject([{ utama: true }])
    expect((await profile()).alamat).toBe(PIER_TEXT)
  })

  test('renames the receiver of own addresses with the account', async () => {
    await add({ penerima: akun.nama, no_hp: akun.no_hp })
    await writeProfile({ nama: 'Haji Budi', no_hp: '081311112222' })
    expect((await buku())[1]).toMatchObject({ penerima: 'Haji Budi', no_hp: '081311112222' })
  })

  test('changes an address, and another becomes the main one', async () => {
    const { alamatId } = (await add()).body
    const params = { alamatId }
    const body = { ...NEW, kode_wilayah: null, kode_pos: '', patokan: '', jenis: 'rumah', utama: true } as const
    const answer = await shop.call(updateAlamat, { params, body }, akun)
    expect(answer.body.data).toMatchObject([
      { alamatId, teks: 'Dermaga Tejakula', utama: true },
      { teks: PREVIOUS, utama: false },
    ])
    // The main address stays the main one, even if the form has `utama: false`.
    await shop.call(updateAlamat, { params, body: { ...body, rincian: 'Dermaga 2', utama: false } }, akun)
    expect(await buku()).toMatchObject([{ alamatId, utama: true }, { utama: false }])
    expect((await profile()).alamat).toBe('Dermaga 2')
  })

  test('makes the oldest remaining address the main one, and is empty without its last one', async () => {
    const { alamatId } = (await add()).body
    const main = await first()
    expect((await shop.call(deleteAlamat, { params: { alamatId: main.alamatId } }, akun)).body.data).toMatchObject([
      { alamatId, utama: true },
    ])
    expect((await profile()).alamat).toBe(PIER_TEXT)
    await shop.call(deleteAlamat, { params: { alamatId } }, akun)
    expect([await buku(), (await profile()).alamat]).toEqual([[], ''])
  })

  test('holds at most twenty addresses', async () => {
    for (let nomor = 2; nomor <= 20; nomor++) await add({ rincian: `Dermaga ${nomor}` })
    expect(await add({ rincian: 'Dermaga 21' })).toMatchObject({ status: 409, body: { code: 'ALAMAT_PENUH' } })
    // An existing address does not count again.
    expect((await add({ rincian: 'Dermaga 20' })).status).toBe(201)
    expect(await buku()).toHaveLength(20)
  })

  test.each([
    [{ kode_wilayah: '99.99.99' }, 422, 'WILAYAH_TIDAK_ADA', 'kode_wilayah'],
    [{ kode_wilayah: '51' }, 400, 'VALIDATION_FAILED', 'kode_wilayah'],
    [{ rincian: ' ' }, 400, 'VALIDATION_FAILED', 'rincian'],
    [{ no_hp: '12' }, 400, 'VALIDATION_FAILED', 'no_hp'],
  ])('refuses %j', async (change, status, code, path) => {
    const answer = await add(change)
    expect(answer).toMatchObject({ status, body: { code, errors: [{ path }] } })
    expect(await buku()).toHaveLength(1)
  })

  test('rejects other accounts that read, change or use an address', async () => {
    const { alamatId } = (await add()).body
    const other = await buildPelanggan(shop.deps.db, shop.deps.clock())
    const params = { alamatId }
    expect((await shop.call(listAlamat, {}, other)).body.data).toHaveLength(1)
    expect((await shop.call(updateAlamat, { params, body: NEW }, other)).body.code).toBe('ALAMAT_TIDAK_ADA')
    expect((await shop.call(deleteAlamat, { params }, other)).body.code).toBe('ALAMAT_TIDAK_ADA')
    expect((await order({ alamatId }, other)).body.code).toBe('ALAMAT_TIDAK_ADA')
    expect(await buku()).toHaveLength(2)
  })

  test('keeps one main address after eight concurrent writes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nomor) => add({ rincian: `Dermaga ${nomor}`, utama: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect((await buku()).filter(({ utama }) => utama)).toHaveLength(1)
  })
})

async function order(body: object, who: { token: string } = akun) {
  const { produk_id } = await buildProduk(shop.deps.db, shop.deps.clock())
  const { shipping_id } = await buildPengiriman(shop.deps.db)
  const wish = { produkId: produk_id, jumlah: 1, shippingId: shipping_id, ...body }
  return shop.call(createPesanan, { body: wish }, who)
}
const rowOf = (orderId: number) =>
  shop.deps.db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', orderId).executeTakeFirstOrThrow()

describe('an order', () => {
  test('goes to the address that was chosen, and keeps its parts', async () => {
    const { alamatId } = (await add()).body
    const { orderId } = (await order({ alamatId })).body
    expect((await shop.call(getPesanan, { params: { orderId } }, akun)).body).toMatchObject({
      nama: 'Bu Sari',
      no_hp: '081298765432',
      alamat: PIER_TEXT,
    })
    expect(await rowOf(orderId)).toMatchObject({
      kode_wilayah: '51.08.09',
      provinsi: 'Bali',
      kabupaten: 'Kabupaten Buleleng',
      kecamatan: 'Tejakula',
      kode_pos: '81173',
      rincian: 'Dermaga Tejakula',
      patokan: 'perahu biru',
      jenis_alamat: 'dermaga',
    })
  })

  test('stays as it is when its address is changed or taken away', async () => {
    const { alamatId } = (await add()).body
    const { orderId } = (await order({ alamatId })).body
    await shop.call(updateAlamat, { params: { alamatId }, body: { ...NEW, rincian: 'Pindah' } }, akun)
    await shop.call(deleteAlamat, { params: { alamatId } }, akun)
    expect(await rowOf(orderId)).toMatchObject({ alamat: PIER_TEXT, rincian: 'Dermaga Tejakula' })
  })

  test('without an address goes to the text of the profile', async () => {
    const { orderId } = (await order({})).body
    expect(await rowOf(orderId)).toMatchObject({
      nama: akun.nama,
      no_hp: akun.no_hp,
      alamat: PREVIOUS,
      kode_wilayah: null,
      provinsi: null,
      kode_pos: null,
      rincian: null,
      patokan: null,
      jenis_alamat: null,
    })
  })

  test('is the same under its key, also after its address is deleted', async () => {
    const { alamatId } = (await add()).body
    const { produk_id } = await buildProduk(shop.deps.db, shop.deps.clock())
    const { shipping_id } = await buildPengiriman(shop.deps.db)
    const body = { produkId: produk_id, jumlah: 1, shippingId: shipping_id, alamatId }
    const auth = { token: akun.token, headers: { 'idempotency-key': `alamat-${alamatId}` } }
    const { orderId } = (await shop.call(createPesanan, { body }, auth)).body
    await shop.call(deleteAlamat, { params: { alamatId } }, akun)
    expect(await shop.call(createPesanan, { body }, auth)).toMatchObject({ status: 201, body: { orderId } })
  })

  test('to two addresses is two orders', async () => {
    const { produk_id } = await buildProduk(shop.deps.db, shop.deps.clock())
    const { shipping_id } = await buildPengiriman(shop.deps.db)
    const { alamatId } = (await add()).body
    const body = { produkId: produk_id, jumlah: 1, shippingId: shipping_id }
    const one = (await shop.call(createPesanan, { body }, akun)).body
    const two = (await shop.call(createPesanan, { body: { ...body, alamatId } }, akun)).body
    expect([two.pesananSebelumnya, two.orderId === one.orderId]).toEqual([false, false])
  })
})

test.each([
  ['with orders', true],
  ['without', false],
])('deletes the address book with a person, %s', async (_, isPembeli) => {
  const { db, clock } = shop.deps
  const admin = await buildAdmin(db, clock())
  await add()
  if (isPembeli) {
    const bagian = {
      kode_wilayah: '51.08.09',
      provinsi: 'Bali',
      kecamatan: 'Tejakula',
      rincian: 'Dermaga',
      patokan: 'x',
    }
    await buildPesanan(db, clock(), akun.pengguna_id, { status_pembayaran: 'expired', ...bagian })
  }
  expect((await shop.call(deletePengguna, { params: { userId: akun.pengguna_id } }, admin)).status).toBe(200)
  const left = await db.selectFrom('alamat').select('alamat_id').where('pengguna_id', '=', akun.pengguna_id).execute()
  expect(left).toEqual([])
  const orders = await db.selectFrom('pesanan').selectAll().where('pengguna_id', '=', akun.pengguna_id).execute()
  expect(orders).toHaveLength(isPembeli ? 1 : 0)
  for (const order of orders)
    expect(order).toMatchObject({ alamat: '', kode_wilayah: null, provinsi: null, rincian: null, patokan: null })
})
