import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildAdmin,
  buildKategori,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { formPayload } from '#server/testing/form-payload.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'

/*
 * The calls of the specification, literally: address, payload, and the parts of the response that clients read. Nothing is
 * imported from the contract, so a contract change that breaks such a client fails here.
 */

let shop: TestApp
let cookie: string
let counter = 0
const unique = (text: string) => `${text} ${++counter}`

beforeAll(async () => {
  shop = await testApp(undefined, WITHOUT_LIMITS)
  const { email } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const { headers } = await ask('POST', '/api/auth/login-admin', { json: { email, password: PASSWORD }, page: true })
  cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
})
afterAll(() => shop.close())

interface Asked {
  token?: string
  json?: object
  form?: object
  /** Sent by a page of this site: scripts cannot read the office's cookie, so no header carries the token. */
  page?: boolean
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function ask(method: Method, url: string, { token, json, form, page }: Asked = {}) {
  const sent = form && (await formPayload(form))
  const answer = await shop.app.server.inject({
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(page && { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }),
      ...(sent && { 'content-type': sent.contentType }),
    },
    ...((sent || json) && { payload: sent?.payload ?? json }),
  })
  const type = String(answer.headers['content-type'])
  return {
    status: answer.statusCode,
    headers: answer.headers,
    type,
    body: type.startsWith('application/json') ? answer.json() : undefined,
  }
}
/** Sends an office request with the cookie of its login and without an Authorization header. */
const office = (method: Method, url: string, more: Asked = {}) => ask(method, url, { ...more, page: true })

const pelanggan = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), change)

async function picture(format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'png', ending: string = format) {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7d8c' } })
  const bytes = new Uint8Array(await image.toFormat(format).toBuffer())
  return new File([bytes], `gambar.${ending}`, { type: `image/${format}` })
}

describe('an account §5.60', () => {
  test('logs in: token and user; a failure has its message §7.01', async () => {
    const { email, nama } = await pelanggan()
    const answer = await ask('POST', '/api/auth/login', { json: { email, password: PASSWORD } })
    expect(answer).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/./), user: { id: expect.any(Number), nama, email } },
    })
    const failure = await ask('POST', '/api/auth/login', { json: { email, password: 'bukan-ini' } })
    expect(failure).toMatchObject({ status: 401, body: { message: expect.stringMatching(/./) } })
  })

  test('is registered, and a failure has a list of path and msg, or a message §7.02 §D4.5', async () => {
    const json = { nama: 'Bu Sari', email: `sari-${++counter}@contoh.id`, no_hp: '081234567890', password: 'zq7-kp' }
    expect((await ask('POST', '/api/auth/register', { json })).status).toBe(201)
    expect(await ask('POST', '/api/auth/register', { json })).toMatchObject({
      status: 409,
      body: { message: expect.any(String), errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] },
    })
    const bad = await ask('POST', '/api/auth/register', { json: { ...json, email: 'x', no_hp: '12' } })
    expect(bad).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    expect(bad.body.errors).toEqual([
      { path: 'email', msg: 'Format email tidak valid' },
      { path: 'no_hp', msg: 'Nomor HP tidak valid' },
    ])
  })

  test('takes a password of six characters, and logs in with it §5.18 §D3.10', async () => {
    const json = { nama: 'Bu Enam', email: `enam-${++counter}@contoh.id`, no_hp: '081234567890', password: 'zq7-kp' }
    expect((await ask('POST', '/api/auth/register', { json })).status).toBe(201)
    const { email, password } = json
    expect((await ask('POST', '/api/auth/login', { json: { email, password } })).status).toBe(200)
    const five = { ...json, email: `lima-${counter}@contoh.id`, password: 'zq7-k' }
    expect((await ask('POST', '/api/auth/register', { json: five })).status).toBe(400)
  })

  test('reads its profile, as user and beside it §7.03 §D4.3', async () => {
    const { token, nama, email, no_hp, alamat } = await pelanggan()
    const { body } = await ask('GET', '/api/auth/profile', { token })
    const content = { nama, email, no_hp, alamat, gambar: null }
    expect(body.user).toMatchObject(content)
    expect(body).toMatchObject(content)
  })

  test('saves the five fields of the checkout §7.04', async () => {
    const { token, email } = await pelanggan()
    const json = { nama: 'Bu Sari', email, no_hp: '081234567899', alamat: 'Dermaga 7', username: 'sari' }
    expect(await ask('PUT', '/api/auth/profile', { token, json })).toMatchObject({ status: 200, body: { user: json } })
  })

  test('saves the whole profile as it was read §7.05', async () => {
    const { token } = await pelanggan()
    const { user } = (await ask('GET', '/api/auth/profile', { token })).body
    const json = { ...user, alamat: 'Dermaga 8' }
    const saved = await ask('PUT', '/api/auth/profile', { token, json })
    expect(saved).toMatchObject({ status: 200, body: { user: { nama: user.nama, alamat: 'Dermaga 8' } } })
  })

  test('uploads, shows and deletes its picture §7.06 §7.07 §7.08 §D4.3', async () => {
    const { token } = await pelanggan()
    const form = { gambar: await picture() }
    const { status, body } = await ask('POST', '/api/auth/profile/upload-image', { token, form })
    expect([status, body.gambar]).toEqual([200, body.data.gambar])
    const address = `/api/auth/profile-image/${body.data.gambar}`
    expect(await ask('GET', address)).toMatchObject({ status: 200, type: expect.stringMatching(/^image\//) })
    expect((await ask('DELETE', '/api/auth/profile/upload-image', { token })).status).toBe(200)
    expect((await ask('GET', address)).status).toBe(404)
    expect((await ask('GET', '/api/auth/profile', { token })).body.user.gambar).toBeNull()
  })

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes a picture as %s §5.32', async (format) => {
    const { token } = await pelanggan()
    const form = { gambar: await picture(format) }
    expect((await ask('POST', '/api/auth/profile/upload-image', { token, form })).status).toBe(200)
  })

  test('changes its password §7.09', async () => {
    const { token } = await pelanggan()
    const json = { currentPassword: PASSWORD, newPassword: 'baru-sekali', confirmPassword: 'baru-sekali' }
    const answer = await ask('PUT', '/api/auth/change-password', { token, json })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Kata sandi berhasil diubah' } })
  })

  test('writes to the shop without a token §7.15', async () => {
    const json = { nama: 'Bu Sari', email: 'sari@contoh.id', pesan: 'Ikan saya lemas.' }
    expect((await ask('POST', '/api/auth/kontak', { json })).status).toBe(201)
  })
})

describe('an order', () => {
  async function wish() {
    const [pembeli, barang, send] = await Promise.all([pelanggan(), produk(), buildPengiriman(shop.deps.db)])
    const json = {
      userId: pembeli.pengguna_id,
      produkId: barang.produk_id,
      jumlah: 2,
      total_harga: 302_000,
      metode_pembayaran: 'midtrans',
      shippingId: send.shipping_id,
      metodePengiriman: send.kode,
      catatan: '',
    }
    const { token } = pembeli
    const create = () => ask('POST', '/api/pemesanan/create', { token, json })
    return { token, barang, kirim: send, create }
  }

  test('is sent by a method of the list, whose fee is read alone too §7.10 §7.11 §9.07 §D4.3', async () => {
    const { token, kirim } = await wish()
    const { body } = await ask('GET', '/api/shipping-methods', { token })
    const one = body.data.find(({ shippingId }: { shippingId: number }) => shippingId === kirim.shipping_id)
    expect(one).toMatchObject({ kode: kirim.kode, nama: kirim.nama, estimasi: expect.any(String), biaya: 12_000 })
    const alone = await ask('GET', `/api/shipping-methods/${kirim.shipping_id}`, { token })
    expect(alone.body).toMatchObject({ biaya: 12_000, data: { biaya: 12_000 } })
  })

  test('is created: a token and both numbers §7.12', async () => {
    const { create } = await wish()
    expect(await create()).toMatchObject({
      status: 201,
      body: {
        midtransToken: expect.stringMatching(/./),
        midtransOrderId: expect.stringMatching(/./),
        orderId: expect.any(Number),
      },
    })
  })

  test.each(['success', 'pending', 'failed', 'cancelled'])(
    'accepts that its payment is %s §7.13 §D1.2',
    async (status) => {
      const { token, create } = await wish()
      const { midtransOrderId, orderId } = (await create()).body
      for (const number of [midtransOrderId, orderId]) {
        const json = { orderId: number, status }
        expect((await ask('POST', '/api/pemesanan/update-payment-status', { token, json })).status).toBe(200)
      }
    },
  )

  test('success pays nothing by itself: it stays pending, and the answer says so §D1.1', async () => {
    const { token, create } = await wish()
    const { midtransOrderId } = (await create()).body
    const json = { orderId: midtransOrderId, status: 'success' }
    const answer = await ask('POST', '/api/pemesanan/update-payment-status', { token, json })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'pending', terverifikasi: false, message: expect.stringMatching(/./) },
    })
  })

  test('stands in the history of its buyer §7.14', async () => {
    const { token, barang, kirim, create } = await wish()
    const { midtransOrderId } = (await create()).body
    const { body } = await ask('GET', '/api/pemesanan/riwayat?page=1&limit=10', { token })
    expect(body).toMatchObject({
      totalPages: 1,
      data: [
        {
          midtrans_order_id: midtransOrderId,
          created_at: shop.deps.clock().toISOString(),
          status_pembayaran: 'pending',
          nama_produk: barang.nama,
          gambar_produk: null,
          jumlah: 2,
          harga: 145_000,
          nama_shipping: kirim.nama,
          total_harga: 302_000,
        },
      ],
    })
  })
})

describe('the office', () => {
  test('logs in for a token, and its cookie alone opens its calls §7.30 §6.07 §6.09', async () => {
    const { email } = await buildAdmin(shop.deps.db, shop.deps.clock())
    const answer = await ask('POST', '/api/auth/login-admin', { json: { email, password: PASSWORD } })
    expect(answer).toMatchObject({ status: 200, body: { token: expect.stringMatching(/./) } })
    expect((await office('GET', '/api/auth/users')).status).toBe(200)
  })

  test('logs out with its token and an empty body §7.31', async () => {
    const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
    const answer = await ask('POST', '/api/auth/admin/logout', { token, json: {} })
    expect(answer).toMatchObject({ status: 200, body: { status: 'success', message: expect.stringMatching(/./) } })
    expect((await ask('GET', '/api/auth/users', { token })).status).toBe(401)
  })

  test('keeps categories §7.20 §7.32 §7.33 §7.34 §7.35', async () => {
    const json = { nama: unique('Vaksin'), deskripsi: 'Bahan kekebalan' }
    expect((await office('POST', '/api/kategoris', { json })).status).toBe(201)
    const find = async () =>
      (await ask('GET', '/api/kategoris')).body.find(({ nama }: { nama: string }) => nama === json.nama)
    const { kategoriId, count } = await find()
    expect([kategoriId, count]).toEqual([expect.any(Number), 0])
    const address = `/api/kategoris/${kategoriId}`
    expect((await office('GET', address)).body).toMatchObject(json)
    const change = { nama: unique('Vaksin ikan'), deskripsi: 'Lain' }
    expect((await office('PUT', address, { json: change })).status).toBe(200)
    expect((await office('GET', address)).body).toMatchObject(change)
    expect((await office('DELETE', address)).status).toBe(200)
    expect((await office('GET', address)).status).toBe(404)
  })

  test('keeps products §7.18 §7.19 §7.36 §7.37 §7.38 §7.39', async () => {
    const { kategori_id } = await buildKategori(shop.deps.db)
    const content = { nama: unique('Povidon'), deskripsi: 'Antiseptik', kategoriId: String(kategori_id) }
    const form = { ...content, harga: '145000', stok: '12', gambar: await picture() }
    expect((await office('POST', '/api/produks', { form })).status).toBe(201)
    const listed = (await ask('GET', '/api/produks')).body.find(({ nama }: { nama: string }) => nama === content.nama)
    const address = `/api/produks/${listed.produkId}`
    expect((await office('GET', address)).body).toMatchObject({
      produkId: expect.any(Number),
      ...content,
      kategoriId: kategori_id,
      kategoriNama: expect.any(String),
      harga: 145_000,
      stok: 12,
      gambar: expect.stringMatching(/./),
    })
    const image = await ask('GET', `/api/produks/images/${listed.gambar}`)
    expect(image).toMatchObject({ status: 200, type: expect.stringMatching(/^image\//) })
    expect((await office('PUT', address, { form: { harga: '150000', stok: '9' } })).status).toBe(200)
    expect((await office('GET', address)).body).toMatchObject({ nama: content.nama, harga: 150_000, stok: 9 })
    expect((await office('DELETE', address)).status).toBe(200)
    expect((await ask('GET', address)).status).toBe(404)
  })

  test.each([
    ['800000', 201],
    ['800000.00', 201],
    [800_000, 201],
    ['800000.5', 400],
    ['800000.01', 400],
  ])('takes the price %j of a product §5.49: %i §D4.7', async (harga, status) => {
    const { kategori_id } = await buildKategori(shop.deps.db)
    const form = { nama: unique('Harga'), kategoriId: String(kategori_id), harga: String(harga) }
    const answer = await office('POST', '/api/produks', { form })
    expect([answer.status, answer.body.harga, answer.body.stok]).toEqual(
      status === 201 ? [201, 800_000, 0] : [400, undefined, undefined],
    )
  })

  test('keeps packages §7.16 §7.17 §7.40 §7.41 §7.42 §7.43', async () => {
    const title = unique('Paket Insang')
    const form = { title, harga: '800000', items: "['Jaring insang', 'Ember, 10 L']", gambar: await picture() }
    expect((await office('POST', '/api/paket', { form })).status).toBe(201)
    const listed = (await ask('GET', '/api/paket')).body.find((one: { title: string }) => one.title === title)
    const address = `/api/paket/${listed.paketId}`
    expect((await office('GET', address)).body).toMatchObject({
      title,
      harga: 800_000,
      items: ['Jaring insang', 'Ember, 10 L'],
      gambar: listed.gambar,
    })
    const image = await ask('GET', `/api/paket/images/${listed.gambar}`)
    expect(image).toMatchObject({ status: 200, type: expect.stringMatching(/^image\//) })
    const change = { title, harga: '750000', items: '["Ember","Buku saku"]' }
    expect((await office('PUT', address, { form: change })).status).toBe(200)
    expect((await office('GET', address)).body).toMatchObject({
      harga: 750_000,
      items: ['Ember', 'Buku saku'],
      gambar: listed.gambar,
    })
    expect((await office('DELETE', address)).status).toBe(200)
    expect((await ask('GET', address)).status).toBe(404)
  })

  test('keeps articles §7.44 §7.45 §7.46 §7.47 §7.48 §7.49', async () => {
    const form = { judul: unique('Lintah'), konten: 'Isi.', status: 'draft', gambar: await picture() }
    expect((await office('POST', '/api/auth/artikel', { form })).status).toBe(201)
    const find = async () =>
      (await office('GET', '/api/auth/artikel')).body.find(({ judul }: { judul: string }) => judul === form.judul)
    const listed = await find()
    expect(listed).toMatchObject({
      artikelId: listed.id,
      konten: 'Isi.',
      gambar: expect.stringMatching(/./),
      status: 'draft',
      created_at: expect.stringMatching(/^\d{4}-/),
    })
    const address = `/api/auth/artikel/${listed.artikelId}`
    const { judul, konten, status, gambar } = listed
    expect((await office('GET', address)).body).toMatchObject({ judul, konten, status, gambar })
    const image = await ask('GET', `/api/auth/artikel/images/${gambar}`)
    expect(image).toMatchObject({ status: 200, type: expect.stringMatching(/^image\//) })
    const change = { judul, konten: 'Lain.', status: 'Draft' }
    expect((await office('PUT', address, { form: change })).status).toBe(200)
    expect(await find()).toMatchObject({ konten: 'Lain.', status: 'draft', gambar })
    expect((await office('DELETE', address)).status).toBe(200)
    expect(await find()).toBeUndefined()
  })

  test('reads and deletes messages §7.50 §7.51', async () => {
    const json = { nama: unique('Bu Pesan'), email: 'sari@contoh.id', pesan: 'Ikan saya lemas.' }
    await ask('POST', '/api/auth/kontak', { json })
    const find = async () =>
      (await office('GET', '/api/auth/laporan')).body.find(({ name }: { name: string }) => name === json.nama)
    const laporan = await find()
    expect(laporan).toMatchObject({
      laporanId: expect.any(Number),
      email: json.email,
      message: json.pesan,
      date: shop.deps.clock().toISOString(),
    })
    expect((await office('DELETE', `/api/auth/laporan/${laporan.laporanId}`)).status).toBe(200)
    expect(await find()).toBeUndefined()
  })

  test('keeps accounts §7.52 §7.53 §7.54 §7.55 §D4.3', async () => {
    const akun = await pelanggan()
    const listed = (await office('GET', '/api/auth/users')).body.find(
      ({ userId }: { userId: number }) => userId === akun.pengguna_id,
    )
    const { nama, email, no_hp } = akun
    expect(listed).toMatchObject({ nama, email, no_hp, role: 'user' })
    const address = `/api/auth/users/${akun.pengguna_id}`
    const one = await office('GET', address)
    expect(one.body.data).toMatchObject({ nama, email, no_hp, role: 'user', gambar: null })
    expect(one.body).toMatchObject(one.body.data)
    const form = { nama: 'Pak Baru', email, no_hp, role: 'user' }
    expect((await office('PUT', address, { form })).status).toBe(200)
    expect((await office('GET', address)).body.data.nama).toBe('Pak Baru')
    expect((await ask('POST', '/api/auth/login', { json: { email, password: PASSWORD } })).status).toBe(200)
    const more = { ...form, password: 'sandi-baru', gambar: await picture() }
    expect((await office('PUT', address, { form: more })).status).toBe(200)
    expect((await office('GET', address)).body.data.gambar).toMatch(/./)
    expect((await ask('POST', '/api/auth/login', { json: { email, password: 'sandi-baru' } })).status).toBe(200)
    expect((await office('DELETE', address)).status).toBe(200)
    expect((await office('GET', address)).status).toBe(404)
  })

  test('rejects the e-mail of another account §D4.5', async () => {
    const [akun, other] = [await pelanggan(), await pelanggan()]
    const form = { nama: akun.nama, email: other.email, no_hp: akun.no_hp, role: 'user' }
    expect(await office('PUT', `/api/auth/users/${akun.pengguna_id}`, { form })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] },
    })
  })
})

describe('a picture of the office §9.27', () => {
  /** Sends each of the four records with a picture. */
  const PEMILIK: Record<string, (gambar: File) => ReturnType<typeof office>> = {
    'a product §5.49': async (gambar) => {
      const kategoriId = String((await buildKategori(shop.deps.db)).kategori_id)
      return office('POST', '/api/produks', { form: { nama: unique('Gambar'), kategoriId, harga: '1000', gambar } })
    },
    'a package §5.51': (gambar) =>
      office('POST', '/api/paket', { form: { title: unique('P'), harga: '1000', gambar } }),
    'an article §5.56': (gambar) =>
      office('POST', '/api/auth/artikel', { form: { judul: unique('A'), konten: 'Isi.', gambar } }),
    'an account §5.60': async (gambar) => {
      const { pengguna_id, nama, email, no_hp } = await pelanggan()
      return office('PUT', `/api/auth/users/${pengguna_id}`, { form: { nama, email, no_hp, role: 'user', gambar } })
    },
  }

  test.each(Object.entries(PEMILIK))('for %s is jpeg, png or jpg, and nothing else', async (_, send) => {
    for (const [format, ending] of [
      ['jpeg', 'jpeg'],
      ['png', 'png'],
      ['jpeg', 'jpg'],
    ] as const)
      expect([ending, (await send(await picture(format, ending))).status < 300]).toEqual([ending, true])
    for (const format of ['gif', 'webp'] as const)
      expect(await send(await picture(format))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'gambar', msg: 'Gambar harus JPG, JPEG, atau PNG' }] },
      })
  })
})

const LISTS = [
  ...['/api/produks', '/api/kategoris', '/api/paket', '/api/auth/artikel', '/api/auth/users', '/api/auth/laporan'],
]

describe('lists', () => {
  beforeAll(async () => {
    for (let count = 0; count < 2; count++) {
      await produk()
      await buildPelanggan(shop.deps.db, shop.deps.clock())
      await buildPaket(shop.deps.db, shop.deps.clock(), [{ produk_id: null }])
      await office('POST', '/api/auth/artikel', { form: { judul: unique('Daftar'), konten: 'Isi.' } })
      await ask('POST', '/api/auth/kontak', { json: { nama: 'Bu Sari', email: 'sari@contoh.id', pesan: 'Halo' } })
    }
  })

  test.each(LISTS)('%s is a bare array §D4.1', async (url) => {
    const { status, body } = await office('GET', url)
    expect([status, Array.isArray(body), body.length > 1]).toEqual([200, true, true])
  })

  test.each(LISTS)('%s has pages, still as arrays §D4.2', async (url) => {
    const all = (await office('GET', url)).body
    const { body, headers } = await office('GET', `${url}?page=1&limit=1`)
    expect([body.length, headers['x-total-count']]).toEqual([1, String(all.length)])
    expect(headers.link).toMatch(new RegExp(`<${url}\\?page=2&limit=1[^>]*>; rel="next"`))
    expect((await office('GET', `${url}?page=2&limit=1`)).body).toEqual([all[1]])
  })
})

const ADMIN_CALLS: [Method, string][] = [
  ['POST', '/api/auth/admin/logout'],
  ['POST', '/api/kategoris'],
  ['PUT', '/api/kategoris/1'],
  ['DELETE', '/api/kategoris/1'],
  ['POST', '/api/produks'],
  ['PUT', '/api/produks/1'],
  ['DELETE', '/api/produks/1'],
  ['POST', '/api/paket'],
  ['PUT', '/api/paket/1'],
  ['DELETE', '/api/paket/1'],
  ['POST', '/api/auth/artikel'],
  ['PUT', '/api/auth/artikel/1'],
  ['DELETE', '/api/auth/artikel/1'],
  ['GET', '/api/auth/laporan'],
  ['DELETE', '/api/auth/laporan/1'],
  ['GET', '/api/auth/users'],
  ['GET', '/api/auth/users/1'],
  ['PUT', '/api/auth/users/1'],
  ['DELETE', '/api/auth/users/1'],
]

test.each(ADMIN_CALLS)('rejects %s %s without a session, and for customers §6.10 §6.12 §D3.2', async (method, url) => {
  expect(await ask(method, url)).toMatchObject({
    status: 401,
    body: { message: 'Sesi Anda telah berakhir. Silakan login kembali.' },
  })
  const { token } = await pelanggan()
  expect(await ask(method, url, { token })).toMatchObject({
    status: 403,
    body: { message: 'Akses ditolak. Silakan login kembali.' },
  })
})

test.each([
  ['a bad form', 400, () => ask('POST', '/api/auth/kontak', { json: { nama: '', email: 'x', pesan: '' } })],
  ['no session', 401, () => ask('GET', '/api/auth/profile')],
  ['a wrong password', 401, () => ask('POST', '/api/auth/login', { json: { email: 'x@y.id', password: 'salah-itu' } })],
  ['a missing right', 403, async () => ask('GET', '/api/auth/users', { token: (await pelanggan()).token })],
  ['a missing record', 404, () => ask('GET', '/api/produks/999999')],
  ['an unknown address', 404, () => ask('GET', '/api/tidak-ada')],
  [
    'a conflict',
    409,
    async () => {
      const { kategori_id } = await buildKategori(shop.deps.db)
      await produk({ kategori_id })
      return office('DELETE', `/api/kategoris/${kategori_id}`)
    },
  ],
] as const)('rejects %s with message and code, and a form with path and msg: %i §D4.4', async (_, status, work) => {
  const answer = await work()
  expect(answer).toMatchObject({
    status,
    body: { message: expect.stringMatching(/./), code: expect.stringMatching(/./) },
  })
  if (status === 400)
    expect(answer.body.errors).toEqual(
      ['nama', 'email', 'pesan'].map((path) => ({ path, msg: expect.stringMatching(/./) })),
    )
})
