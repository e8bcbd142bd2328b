import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail } from '#contract/akun/email.ts'
import { getProfile, login } from '#contract/akun/endpoints.ts'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import { createFirstPesanan } from '#contract/checkout/first.ts'
import { createPesanan, getPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import {
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildVoucher,
  newAlamat,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

let counter = 0
const newNoHp = () => `0812${String(Date.now() % 1e6).padStart(6, '0')}${++counter}`
const newEmail = () => `${randomUUID()}@contoh.id`

async function wish({ produk = {}, ...change }: { produk?: object } & Record<string, unknown> = {}) {
  const barang = await buildProduk(shop.deps.db, shop.deps.clock(), produk)
  const { shipping_id } = await buildPengiriman(shop.deps.db, 12_000)
  const [kunci, ip] = [randomUUID(), newAlamat()]
  const body = {
    nama: 'Bu Sari',
    no_hp: newNoHp(),
    kode_wilayah: '51.08.09',
    kode_pos: '81173',
    rincian: 'Dermaga Tejakula',
    pesanan: { produkId: barang.produk_id, jumlah: 2, shippingId: shipping_id },
    ...change,
  }
  const order = (more: object = {}, key: string | null = kunci, headers: Record<string, string> = {}) =>
    shop.call(
      createFirstPesanan,
      { body: { ...body, ...more } },
      { dari: ip, headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) } },
    )
  return { barang, body, kunci, ip, order }
}

const accountsOf = (noHp: string) =>
  shop.deps.db.selectFrom('pengguna').selectAll().where('no_hp', '=', noHp).orderBy('pengguna_id').execute()
const stokOf = async (produkId: number) =>
  (await shop.deps.db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirstOrThrow())
    .stok
const mailedTo = async (email: string) => {
  await shop.sendSurat()
  return shop.surat.filter(({ kepada }) => kepada === email)
}

describe('the first order of a buyer without an account', () => {
  test('makes account, address and order, and signs the buyer in', async () => {
    const { barang, body, order } = await wish()
    const { status, body: made } = await order()
    expect([status, made.midtransToken === null, made.total_harga]).toEqual([201, false, 2 * barang.harga + 12_000])
    expect(made.user).toMatchObject({ nama: 'Bu Sari', no_hp: body.no_hp, role: 'user' })
    const { token } = made
    expect((await shop.call(listAlamat, {}, { token })).body.data).toMatchObject([
      { penerima: 'Bu Sari', kecamatan: 'Tejakula', kode_pos: '81173', rincian: 'Dermaga Tejakula', utama: true },
    ])
    const detail = await shop.call(getPesanan, { params: { orderId: made.midtransOrderId } }, { token })
    expect(detail.body).toMatchObject({ nama: 'Bu Sari', no_hp: body.no_hp, total_harga: made.total_harga })
    expect((await shop.call(listRiwayat, {}, { token })).body.total).toBe(1)
    expect(await stokOf(barang.produk_id)).toBe(8)
    await flushKejadian(shop.deps)
    const events = shop.deps.db.selectFrom('kejadian').select(['jenis', 'keterangan'])
    expect(await events.where('pengguna_id', '=', made.user.id).execute()).toContainEqual({
      ...{ jenis: 'login', keterangan: 'Toko' },
    })
  })

  test('mails the order, and the link that confirms the address', async () => {
    const email = newEmail()
    const { order } = await wish({ email })
    const { body } = await order()
    const mails = await mailedTo(email)
    expect(mails.map(({ subjek }) => subjek)).toContain('Konfirmasi email Anda di KerapuSehat')
    const link = mails.map(({ teks }) => /konfirmasi-email\?token=(\S+)/.exec(teks)?.[1]).find(Boolean)
    expect((await shop.call(confirmEmail, { body: { token: link ?? '' } })).status).toBe(200)
    expect((await shop.call(getProfile, {}, { token: body.token })).body).toMatchObject({
      email,
      emailDikonfirmasi: true,
    })
  })

  test('counts its voucher code for the address, although a wrong one leaves neither order nor account', async () => {
    const { body, ip, order } = await wish()
    const guess = () => order({ pesanan: { ...body.pesanan, voucher: 'TEBAKAN' } }, randomUUID())
    await shop.deps.db
      .insertInto('jatah')
      .values({
        kunci: `voucher-alamat:${ip}`,
        jumlah: 1_198,
        sampai: new Date(shop.deps.clock().getTime() + 3_600_000),
      })
      .execute()
    for (let count = 0; count < 2; count++) expect((await guess()).body.code).toBe('VOUCHER_TIDAK_BERLAKU')
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'TERLALU_SERING' } })
    expect(await accountsOf(body.no_hp)).toEqual([])
  })

  test('gives a browser the second half of its session', async () => {
    const { order } = await wish()
    const { headers, body } = await order({}, undefined, { 'sec-fetch-site': 'same-origin' })
    expect(String(headers['set-cookie'])).toContain('kerapusehat_sesi=')
    expect((await shop.call(getProfile, {}, { token: body.token })).status).toBe(401)
  })

  test('takes a voucher', async () => {
    const { kode } = await buildVoucher(shop.deps.db, shop.deps.clock())
    const { barang, body, order } = await wish()
    const { status, body: made } = await order({ pesanan: { ...body.pesanan, voucher: kode } })
    expect(status).toBe(201)
    expect(made.total_harga).toBeLessThan(2 * barang.harga + 12_000)
  })
})

describe('other accounts', () => {
  test('stay closed to a buyer with their phone number', async () => {
    const no_hp = newNoHp()
    const other = await buildPelanggan(shop.deps.db, shop.deps.clock(), { no_hp })
    const { order } = await wish({ no_hp })
    const { status, body } = await order()
    expect(status).toBe(201)
    expect(body.user.id).not.toBe(other.pengguna_id)
    const { token } = body
    expect((await shop.call(listAlamat, {}, { token })).body.data).toMatchObject([{ rincian: 'Dermaga Tejakula' }])
    expect((await shop.call(listRiwayat, {}, { token })).body.total).toBe(1)
    expect((await shop.call(listRiwayat, {}, { token: other.token })).body.total).toBe(0)
    expect(await shop.call(login, { body: { email: other.email, password: PASSWORD } })).toMatchObject({ status: 200 })
  })

  test.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
  ])('stay closed to a buyer with their address %s, who gets what the registration says', async (_, change) => {
    const { email } = await buildPelanggan(shop.deps.db, shop.deps.clock())
    const { barang, body, order } = await wish({ email: change(email) })
    const answer = await order()
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TERDAFTAR', errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] },
    })
    expect(answer.body).not.toHaveProperty('token')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await accountsOf(body.no_hp)).toEqual([])
    expect(await stokOf(barang.produk_id)).toBe(10)
  })

  test('stay closed to ids of them in the body', async () => {
    const { db, clock } = shop.deps
    const other = await buildPelanggan(db, clock())
    const { alamatId } = (await shop.call(listAlamat, {}, other)).body.data[0]
    const { body, order } = await wish()
    const { status, body: made } = await order({
      pesanan: { ...body.pesanan, userId: other.pengguna_id, alamatId, resepId: 1 },
    })
    expect(status).toBe(201)
    expect(made.user.id).not.toBe(other.pengguna_id)
    const detail = await shop.call(getPesanan, { params: { orderId: made.orderId } }, { token: made.token })
    expect(detail.body.alamat).toContain('Dermaga Tejakula')
  })
})

describe('a retry', () => {
  test('returns the same order, and opens the account that its key created', async () => {
    const { barang, body, order } = await wish({ email: newEmail() })
    const [first, second] = [await order(), await order()]
    expect(second).toMatchObject({
      status: 201,
      body: { orderId: first.body.orderId, user: { id: first.body.user.id } },
    })
    expect(second.body.token).not.toBe(first.body.token)
    expect(await accountsOf(body.no_hp)).toHaveLength(1)
    expect(await stokOf(barang.produk_id)).toBe(8)
  })

  test('makes one order of eight concurrent requests', async () => {
    const { barang, body, order } = await wish()
    const answers = await Promise.all(Array.from({ length: 8 }, () => order()))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1)
    expect(await accountsOf(body.no_hp)).toHaveLength(1)
    expect(await stokOf(barang.produk_id)).toBe(8)
  })

  test.each([
    ['name', { nama: 'Pak Made' }],
    ['order', { pesanan: { produkId: 1, jumlah: 1, shippingId: 1 } }],
  ])('with another %s is rejected', async (_, change) => {
    const { order } = await wish()
    await order()
    expect(await order(change)).toMatchObject({ status: 409, body: { code: 'KUNCI_DIPAKAI' } })
  })

  test('with the key of an account that was not created by it opens nothing', async () => {
    const { body, kunci, order } = await wish()
    const { token, user } = (await order()).body
    // The owner's later order under a key of its own.
    const later = randomUUID()
    shop.setClock(new Date(shop.deps.clock().getTime() + 180_000))
    const headers = { 'idempotency-key': later }
    await shop.call(createPesanan, { body: { ...body.pesanan, jumlah: 1 } }, { token, headers })
    const stranger = await order({}, later)
    expect(stranger.body.user.id).not.toBe(user.id)
    shop.setClock(new Date(shop.deps.clock().getTime() + 3_600_000))
    expect((await order({}, kunci)).body.user.id).not.toBe(user.id)
  })
})

describe('a rejected order', () => {
  test.each([
    ['too little stock', { produk: { stok: 1 } }, 409, 'STOK_TIDAK_CUKUP'],
    ['a prescription product', { produk: { resep: true } }, 422, 'PERLU_RESEP'],
    ['an unknown district', { kode_wilayah: '99.99.99' }, 422, 'WILAYAH_TIDAK_ADA'],
  ])('for %s leaves no account', async (_, change, status, code) => {
    const { body, order } = await wish({ email: newEmail(), ...change })
    expect(await order()).toMatchObject({ status, body: { code } })
    expect(await accountsOf(body.no_hp)).toEqual([])
  })

  test('for another total says so, and succeeds with the right one', async () => {
    const { barang, body, order } = await wish()
    const seen = { ...body.pesanan, ongkir: 12_000, total_harga: 5 }
    expect(await order({ pesanan: seen })).toMatchObject({ status: 409, body: { code: 'HARGA_BERUBAH' } })
    const right = { ...seen, total_harga: 2 * barang.harga + 12_000 }
    expect((await order({ pesanan: right })).status).toBe(201)
    expect(await accountsOf(body.no_hp)).toHaveLength(1)
  })

  test.each([
    [{ nama: ' ' }, 'nama', 'Masukkan nama lengkap terlebih dahulu'],
    [{ nama: 'Menang www.jahat.com' }, 'nama', 'Nama tidak boleh berisi alamat web. Beri spasi setelah titik.'],
    [{ no_hp: '' }, 'no_hp', 'Masukkan nomor HP terlebih dahulu'],
    [{ no_hp: '12' }, 'no_hp', 'Nomor HP tidak valid'],
    [{ email: 'a@' }, 'email', 'Format email tidak valid'],
    [{ email: `${randomUUID()}@tanpa-email.invalid\u0000` }, 'email', 'Format email tidak valid'],
    [{ rincian: '' }, 'rincian', 'Tulis alamat pengiriman dulu'],
    [{ kode_pos: '1' }, 'kode_pos', 'Kode pos terdiri dari 5 angka'],
  ])('for %j names the field', async (change, path, msg) => {
    const { order } = await wish()
    const { status, body } = await order(change)
    expect(status).toBe(400)
    if (!JSON.stringify(change).includes('u0000')) expect(body.errors).toContainEqual({ path, msg })
  })

  test.each([[null], ['1'], ['a'.repeat(36)], [`${randomUUID()}x`]])('needs a random key: %s', async (key) => {
    const { order } = await wish()
    expect(await order({}, key)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'Idempotency-Key', msg: 'Idempotency-Key harus UUID' }] },
    })
  })
})

test('counts unpaid orders of new buyers at one address together', async () => {
  const { order } = await wish()
  const answers = []
  for (let nomor = 0; nomor < 21; nomor++) {
    const pembeli = { no_hp: newNoHp(), nama: `Pak Budi ${nomor}` }
    answers.push((await order(pembeli, randomUUID())).body.code)
  }
  expect(answers.filter(Boolean).length).toBeGreaterThan(0)
})
