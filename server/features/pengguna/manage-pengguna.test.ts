import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAdmin, loginAdmin } from '#contract/akun/admin.ts'
import { restoreEmail } from '#contract/akun/email.ts'
import { getProfile, getProfileGambar, login, register } from '#contract/akun/endpoints.ts'
import { askKodeLogin, loginKode } from '#contract/akun/kode-login.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import {
  type AkunPengguna,
  deletePengguna,
  getPengguna,
  listPengguna,
  updatePengguna,
} from '#contract/pengguna/admin.ts'
import { createPesanan } from '#contract/pesanan/endpoints.ts'
import { processPesanan } from '#contract/pesanan-admin/admin.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { requestReset } from '#server/features/akun/sandi/reset-password.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  PASSWORD,
  setStok,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

// Each test has its own administrator as the only one.
beforeEach(async () => {
  await shop.deps.db.updateTable('pengguna').set({ role: 'user' }).execute()
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})

const auth = () => ({ token: admin.token })
const pelanggan = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const otherAdmin = () => buildAdmin(shop.deps.db, shop.deps.clock())
type Akun = Awaited<ReturnType<typeof pelanggan>>

const inputOf = ({ nama, email, no_hp, role }: Akun) => ({ nama, email, no_hp, role })

/** Saves an account as multipart, like the form. */
async function save(akun: Akun, change: Record<string, string | File> = {}, token = admin.token) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...inputOf(akun), ...change })) form.set(name, value)
  const request = new Request('http://toko', { method: 'PUT', body: form })
  const response = await shop.app.server.inject({
    method: updatePengguna.method,
    url: updatePengguna.path.replace('{userId}', String(akun.pengguna_id)),
    headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const remove = ({ pengguna_id: userId }: Akun, token = admin.token) =>
  shop.call(deletePengguna, { params: { userId } }, { token })
const read = ({ pengguna_id: userId }: Akun) => shop.call(getPengguna, { params: { userId } }, auth())
const signIn = (email: string, password = PASSWORD) => shop.call(login, { body: { email, password } })
const jejak = async ({ pengguna_id }: Akun) =>
  (await shop.call(listJejak, { query: { jenis: 'pengguna', rujukan: String(pengguna_id) } }, auth())).body

/** Pays an order or lets it expire, and waits for the new status. */
async function pay(orderId: number, midtransOrderId: string, outcome: 'settle' | 'expire') {
  await shop.sim('pay', { order_id: midtransOrderId, outcome, method: 'gopay' })
  const status = outcome === 'settle' ? 'success' : 'expired'
  await waitFor(status, async () => {
    const order = await shop.deps.db
      .selectFrom('pesanan')
      .select('status_pembayaran')
      .where('pesanan_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return order.status_pembayaran === status
  })
}

async function pesan(akun: Akun, outcome?: 'expire') {
  const { db, clock } = shop.deps
  const produk = await buildProduk(db, clock())
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const body = { produkId: produk.produk_id, jumlah: 1, shippingId }
  const answer = await shop.call(createPesanan, { body }, { token: akun.token })
  const made = answer.body as { orderId: number; midtransOrderId: string }
  if (outcome) await pay(made.orderId, made.midtransOrderId, outcome)
  return made
}
const row = ({ pengguna_id }: Akun) =>
  shop.deps.db.selectFrom('pengguna').selectAll().where('pengguna_id', '=', pengguna_id).executeTakeFirst()
const foto = async (color: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
          .png()
          .toBuffer(),
      ),
    ],
    'foto.png',
    { type: 'image/png' },
  )

test('invalidates the earlier address of a customer who becomes an administrator', async () => {
  const akun = await pelanggan()
  const { db, clock } = shop.deps
  const { token } = await tautanEmailRepository(db).open('kembali', akun.pengguna_id, 'lama@contoh.id', clock())
  expect((await save(akun, { role: 'admin' })).status).toBe(200)
  expect(await shop.call(restoreEmail, { body: { token } })).toMatchObject({
    status: 400,
    body: { code: 'TAUTAN_TIDAK_BERLAKU' },
  })
})

test('returns an account as JSON without its password §3.06', async () => {
  const akun = await pelanggan()
  const { body } = await read(akun)
  const data = {
    id: akun.pengguna_id,
    userId: akun.pengguna_id,
    ...inputOf(akun),
    peran: [],
    gambar: null,
    versi: 1,
  }
  expect(body).toEqual({ ...data, data })
})

test('changes an account, and shows the change in the trail', async () => {
  const akun = await pelanggan()
  const answer = await save(akun, { nama: 'Pak Baru', no_hp: '+6281234567899', password: '' })
  expect([answer.status, answer.body.message]).toEqual([200, 'Berhasil memperbarui pengguna'])
  expect(answer.body.data).toMatchObject({ nama: 'Pak Baru', no_hp: '081234567899', email: akun.email })
  expect((await read(akun)).body.nama).toBe('Pak Baru')
  expect((await signIn(akun.email)).status).toBe(200)
  expect(await jejak(akun)).toMatchObject([
    { tindakan: 'ubah', oleh: admin.nama, sebelum: { nama: akun.nama }, sesudah: { nama: 'Pak Baru' } },
  ])
})

test('applies the veterinarian role at once, and keeps roles that are not sent', async () => {
  const dokter = await otherAdmin()
  expect((await save(dokter, { peran: 'dokter' })).body).toMatchObject({ role: 'admin', peran: ['dokter'] })
  expect((await shop.call(getAdmin, {}, { token: dokter.token })).status).toBe(401)
  expect((await jejak(dokter))[0]).toMatchObject({ sebelum: { peran: ['pemilik'] }, sesudah: { peran: ['dokter'] } })
  const { token } = (await shop.call(loginAdmin, { body: { email: dokter.email, password: PASSWORD } })).body
  expect((await shop.call(getAdmin, {}, { token })).body.peran).toEqual(['dokter'])
  expect((await save(dokter, { peran: 'pemilik' }, token)).body.code).toBe('BUKAN_BAGIAN_ANDA')
  expect((await save(dokter)).body.peran).toEqual(['dokter'])
})

test("accepts several roles in any order, the owner's alone, and rejects none", async () => {
  const akun = await otherAdmin()
  expect((await save(akun, { peran: 'konten,gudang' })).body.peran).toEqual(['gudang', 'konten'])
  expect((await save(akun, { peran: 'gudang, konten' })).body.peran).toEqual(['gudang', 'konten'])
  expect((await save(akun, { peran: 'gudang,pemilik' })).body.peran).toEqual(['pemilik'])
  expect((await save(akun, { peran: '' })).body.errors).toEqual([{ path: 'peran', msg: 'Pilih minimal satu peran' }])
  expect((await save(akun, { peran: 'kasir' })).status).toBe(400)
})

test('keeps the last owner, however many veterinarians there are', async () => {
  await save(await otherAdmin(), { peran: 'dokter' })
  expect((await save(admin, { peran: 'dokter' })).body.code).toBe('ADMIN_TERAKHIR')
  expect((await save(admin, { role: 'user' })).body.code).toBe('ADMIN_TERAKHIR')
})

test('accepts the same change as JSON', async () => {
  const akun = await pelanggan()
  const answer = await shop.call(
    updatePengguna,
    { params: { userId: akun.pengguna_id }, body: { ...inputOf(akun), nama: 'Bu Json' } },
    auth(),
  )
  expect(answer.body.nama).toBe('Bu Json')
})

test('ends the sessions of an account on a new password, and leaves no trace of it', async () => {
  const akun = await pelanggan()
  const { db, clock } = shop.deps
  const kunci = { nama: 'HP', kunci: Buffer.from('x'), dibuat: clock() }
  const other = await pelanggan()
  for (const { pengguna_id, email: credential } of [akun, other])
    await db
      .insertInto('kunci_sandi')
      .values({ ...kunci, pengguna_id, kredensial: credential })
      .execute()
  await requestReset(shop.deps, akun.email)
  const asked = await shop.call(askKodeLogin, { body: { email: akun.email, byMail: true } })
  const kode = await waitFor('a code by mail', async () => {
    const mail = shop.surat.find(({ kepada, subjek }) => kepada === akun.email && subjek.startsWith('Kode untuk masuk'))
    return mail && /Kode Anda: (\d{6})/.exec(mail.teks)?.[1]
  })
  shop.setClock(new Date(clock().getTime() + 1))
  expect((await save(akun, { password: 'sandi-baru' })).status).toBe(200)
  const enter = { body: { permintaan: asked.body.permintaan, kode } }
  expect((await shop.call(loginKode, enter)).body.code).toBe('KODE_TIDAK_COCOK')
  const kunciOf = ({ pengguna_id }: Akun) =>
    db.selectFrom('kunci_sandi').select('nama').where('pengguna_id', '=', pengguna_id).execute()
  expect([(await kunciOf(akun)).length, (await kunciOf(other)).length]).toEqual([0, 1])
  expect((await shop.call(getProfile, {}, { token: akun.token })).status).toBe(401)
  expect([(await signIn(akun.email)).status, (await signIn(akun.email, 'sandi-baru')).status]).toEqual([401, 200])
  const links = await shop.deps.db
    .selectFrom('reset_sandi')
    .selectAll()
    .where('pengguna_id', '=', akun.pengguna_id)
    .execute()
  expect(links).toEqual([])
  const entries = await jejak(akun)
  expect(entries).toMatchObject([{ sebelum: { password: null }, sesudah: { password: '(diganti)' } }])
  expect(JSON.stringify(entries)).not.toMatch(/sandi-baru|argon2/)
})

test('renews the session of an administrator who changes the own password, and ends all others', async () => {
  const other = await shop.call(loginAdmin, { body: { email: admin.email, password: PASSWORD } })
  const saved = await save(admin, { password: 'sandi-baru-lagi' })
  expect(saved.status).toBe(200)
  const renewed = /kerapusehat_kantor=([\w-]+)/.exec(String(saved.headers['set-cookie']))?.[1] ?? ''
  expect((await shop.call(getAdmin, {}, { token: renewed })).status).toBe(200)
  expect((await shop.call(getAdmin, {}, auth())).status).toBe(401)
  expect((await shop.call(getAdmin, {}, { token: other.body.token })).status).toBe(401)
})

test('cleans and shows a picture, and replaces it by the next §5.60', async () => {
  const akun = await pelanggan()
  const first = (await save(akun, { gambar: await foto('#1a6b7a') })).body.gambar
  const second = (await save(akun, { gambar: await foto('#c96a4a') })).body.gambar
  const status = async (gambar: string) => (await shop.call(getProfileGambar, { params: { gambar } })).status
  expect([await status(first), await status(second)]).toEqual([404, 200])
  // Without a new file the picture stays. An unused file input sends an empty file.
  expect((await save(akun, { gambar: new File([], '') })).body.gambar).toBe(second)
})

test('keeps the previous picture if a change is rejected', async () => {
  const [akun, other] = [await pelanggan(), await pelanggan()]
  const { gambar } = (await save(akun, { gambar: await foto('#1a6b7a') })).body
  const refused = await save(akun, { email: other.email, gambar: await foto('#c96a4a') })
  expect(refused.status).toBe(409)
  expect((await read(akun)).body.gambar).toBe(gambar)
  expect((await shop.call(getProfileGambar, { params: { gambar } })).status).toBe(200)
})

test.each([
  ['nama', '  ', 'Nama, Email, dan Nomor HP harus diisi'],
  ['email', '', 'Nama, Email, dan Nomor HP harus diisi'],
  ['no_hp', '', 'Nama, Email, dan Nomor HP harus diisi'],
  ['email', 'bukan-email', 'Format email tidak valid'],
  ['no_hp', '12345', 'Nomor HP tidak valid'],
  ['password', '12345', 'Kata sandi minimal 6 karakter'],
  ['role', 'raja', 'Pilih role'],
  ['gambar', new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }), 'Gambar harus JPG, JPEG, atau PNG'],
])('names a bad %s: %j §5.57 §9.31', async (path, value, msg) => {
  const answer = await save(await pelanggan(), { [path]: value })
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, msg }]])
})

test('rejects an e-mail of another account, ignoring case', async () => {
  const [akun, other] = [await pelanggan(), await pelanggan()]
  const answer = await save(akun, { email: other.email.toUpperCase() })
  expect([answer.status, answer.body.errors]).toEqual([409, [{ path: 'email', msg: 'Email sudah terdaftar' }]])
})

test('rejects a file that only claims to be a picture', async () => {
  const gambar = new File(['bukan gambar'], 'x.png', { type: 'image/png' })
  expect((await save(await pelanggan(), { gambar })).body.code).toBe('GAMBAR_TIDAK_DAPAT_DIBACA')
})

test('does not find a missing account', async () => {
  const missing = { ...(await pelanggan()), pengguna_id: 999_999 }
  for (const answer of [await read(missing), await save(missing), await remove(missing)])
    expect([answer.status, answer.body.message]).toEqual([404, 'Pengguna tidak ditemukan. Lihat lagi daftarnya.'])
})

test('ends office sessions when the role is removed, and keeps those at the shop', async () => {
  const other = await otherAdmin()
  const { token } = (await signIn(other.email)).body
  expect((await save(other, { role: 'user' })).status).toBe(200)
  expect((await shop.call(getAdmin, {}, { token: other.token })).status).toBe(401)
  expect((await shop.call(getProfile, {}, { token })).status).toBe(200)
  // Restoring the role does not reopen ended sessions.
  await save(other, { role: 'admin' })
  expect((await shop.call(getAdmin, {}, { token: other.token })).status).toBe(401)
})

test.each([
  [undefined, []],
  ['pemilik', ['pemilik']],
  ['gudang,pesanan', ['pesanan', 'gudang']],
])('gives a new administrator with the roles %j the rights %j', async (peran, allowed) => {
  const akun = await buildPelanggan(shop.deps.db, shop.deps.clock())
  const { status, body } = await save(akun, { role: 'admin', ...(peran && { peran }) })
  expect([status, body.peran]).toEqual([200, allowed])
})

test('keeps the last administrator, and rejects the deletion of the own account §D3.8', async () => {
  const demoted = await save(admin, { role: 'user' })
  expect([demoted.status, demoted.body.message]).toEqual([
    409,
    'Ini administrator terakhir. Jadikan pengguna lain administrator dulu.',
  ])
  await otherAdmin()
  const deleted = await remove(admin)
  expect([deleted.status, deleted.body.message]).toEqual([
    409,
    'Anda tidak bisa menghapus akun Anda sendiri. Minta administrator lain menghapusnya.',
  ])
  expect((await save(admin, { role: 'user' })).status).toBe(200)
})

test('keeps one of two administrators who give up the role at once', async () => {
  for (let round = 0; round < 5; round++) {
    await shop.deps.db.updateTable('pengguna').set({ role: 'user' }).execute()
    const both = [await otherAdmin(), await otherAdmin()]
    const answers = await Promise.all(both.map((akun) => save(akun, { role: 'user' }, akun.token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

test.each([
  ['take the role from', (akun: Akun, token: string) => save(akun, { role: 'user' }, token)],
  ['delete', (akun: Akun, token: string) => remove(akun, token)],
])('keeps one of two administrators who %s each other at once', async (_, work) => {
  for (let round = 0; round < 5; round++) {
    await shop.deps.db.updateTable('pengguna').set({ role: 'user' }).execute()
    const [a, b] = [await otherAdmin(), await otherAdmin()]
    const answers = await Promise.all([work(a, b.token), work(b, a.token)])
    // The later request is rejected: its target is the last administrator, or its caller is none any more.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403, 409])])
    const left = await shop.deps.db.selectFrom('pengguna').select('pengguna_id').where('role', '=', 'admin').execute()
    expect(left).toHaveLength(1)
  }
})

test('deletes an account without orders, and frees its e-mail', async () => {
  const akun = await pelanggan()
  const gone = await remove(akun)
  expect([gone.status, gone.body.message]).toEqual([200, 'Data pengguna berhasil dihapus.'])
  expect(await row(akun)).toBeUndefined()
  expect((await shop.call(getProfile, {}, { token: akun.token })).status).toBe(401)
  const again = await shop.call(register, { body: { ...inputOf(akun), password: 'rahasia-uji' } as never })
  expect(again.status).toBe(201)
})

test('removes personal data from an account with orders, and keeps lines and payments', async () => {
  const akun = await pelanggan()
  const { orderId } = await pesan(akun, 'expire')
  await requestReset(shop.deps, akun.email)
  const { gambar } = (await save(akun, { gambar: await foto('#1a6b7a'), nama: 'Pak Rahasia' })).body

  expect((await remove(akun)).status).toBe(200)
  expect(await row(akun)).toMatchObject({
    nama: 'Pengguna dihapus',
    email: expect.stringMatching(/^dihapus-.+@dihapus\.invalid$/),
    no_hp: '',
    alamat: '',
    username: '',
    gambar: null,
    role: 'user',
    dihapus: shop.deps.clock(),
  })
  const { db } = shop.deps
  const order = await db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', orderId).executeTakeFirstOrThrow()
  expect(order).toMatchObject({ nama: 'Pengguna dihapus', no_hp: '', alamat: '', catatan: '', total_harga: 157_000 })

  for (const table of ['sesi', 'reset_sandi', 'pilihan_notifikasi', 'perangkat'] as const)
    expect(await db.selectFrom(table).selectAll().where('pengguna_id', '=', akun.pengguna_id).execute()).toEqual([])
  expect(await db.selectFrom('surat').selectAll().where('kepada', '=', akun.email).execute()).toEqual([])
  expect((await shop.call(getProfileGambar, { params: { gambar } })).status).toBe(404)
  expect((await shop.call(getProfile, {}, { token: akun.token })).status).toBe(401)
  expect((await signIn(akun.email)).status).toBe(401)
  expect((await read(akun)).status).toBe(404)
  expect((await remove(akun)).status).toBe(404)
  expect((await shop.call(listPengguna, { query: { q: 'dihapus' } }, auth())).body).toEqual([])

  const entries = await jejak(akun)
  expect(entries).toMatchObject([
    { tindakan: 'hapus', judul: `Pengguna ${akun.pengguna_id}`, oleh: admin.nama },
    { tindakan: 'ubah', judul: `Pengguna ${akun.pengguna_id}`, sesudah: { gambar: '(diganti)' } },
  ])
  for (const personal of [akun.nama, akun.email, akun.no_hp, 'Pak Rahasia'])
    expect(JSON.stringify(entries)).not.toContain(personal)
  expect((await shop.call(register, { body: { ...inputOf(akun), password: 'rahasia-uji' } as never })).status).toBe(201)
})

test("removes a deleted administrator's name from a refund, and keeps the refund", async () => {
  const other = await otherAdmin()
  const { orderId, midtransOrderId } = await pesan(await pelanggan())
  await pay(orderId, midtransOrderId, 'settle')
  const dana = { cara: 'midtrans', jumlah: 5000, sisa: 157_000, alasan: 'Botol retak' } as const
  const body = { percobaan: midtransOrderId, ...dana }
  const refunded = await shop.call(refundPembayaran, { params: { orderId }, body }, { token: other.token })
  expect(refunded.body).toMatchObject({ status: 'berhasil' })

  expect((await remove(other)).status).toBe(200)
  expect(await row(other)).toMatchObject({ nama: 'Pengguna dihapus', dihapus: shop.deps.clock() })
  const kept = shop.deps.db.selectFrom('pengembalian').select('jumlah').where('pengguna_id', '=', other.pengguna_id)
  expect(await kept.execute()).toEqual([{ jumlah: 5000 }])
})

test('refuses to delete an account with an order in progress', async () => {
  const akun = await pelanggan()
  const { orderId, midtransOrderId } = await pesan(akun)
  const refused = { status: 409, body: { code: 'PESANAN_BERJALAN' } }
  expect(await remove(akun)).toMatchObject(refused)
  await pay(orderId, midtransOrderId, 'settle')
  expect(await remove(akun)).toMatchObject(refused)
  expect(await row(akun)).toMatchObject({ nama: akun.nama, dihapus: null })

  const empty = { kurir: '', resi: '' }
  for (const [from, ke] of [
    ['Menunggu Respon', 'Sedang Di Proses'],
    ['Sedang Di Proses', 'Pesanan Selesai'],
  ] as const) {
    expect(await remove(akun)).toMatchObject(refused)
    const body = { ...empty, status_pesanan: ke, alasan: '', sebelum: { ...empty, status_pesanan: from } }
    await shop.call(processPesanan, { params: { orderId }, body }, auth())
  }
  expect((await remove(akun)).status).toBe(200)
})

test('refuses to delete an account with a flagged order', async () => {
  const akun = await pelanggan()
  const { db, clock } = shop.deps
  const { pesanan_id } = await buildPesanan(db, clock(), akun.pengguna_id, {
    status_pembayaran: 'failed',
    perhatian: ['pembayaran ditarik kembali'],
  })
  expect(await remove(akun)).toMatchObject({ status: 409, body: { code: 'PESANAN_BERJALAN' } })
  await db.updateTable('pesanan').set({ perhatian: [] }).where('pesanan_id', '=', pesanan_id).execute()
  expect((await remove(akun)).status).toBe(200)
})

test("counts late money for a deleted buyer's order, and mails nothing", async () => {
  const akun = await pelanggan()
  const { orderId, midtransOrderId } = await pesan(akun, 'expire')
  await remove(akun)
  await pay(orderId, midtransOrderId, 'settle')
  const surat = await shop.deps.db
    .selectFrom('surat')
    .select('kepada')
    .where('kepada', 'like', '%@dihapus.invalid')
    .execute()
  expect(surat).toEqual([])
})

test('keeps stock movements of a deleted administrator, without the name', async () => {
  const other = await otherAdmin()
  const { db, clock } = shop.deps
  const { produk_id } = await buildProduk(db, clock())
  await setStok(db, clock(), produk_id, 11, other.pengguna_id)
  const { pengguna_id } = other
  await db
    .insertInto('dua_langkah')
    .values({ pengguna_id, rahasia: Buffer.from('x'), aktif: clock() })
    .execute()
  expect((await remove(other)).status).toBe(200)
  expect(await db.selectFrom('dua_langkah').where('pengguna_id', '=', pengguna_id).selectAll().execute()).toEqual([])
  expect(await row(other)).toMatchObject({ nama: 'Pengguna dihapus', role: 'user' })
})

test('searches, filters, sorts and pages the list, and returns all of it without a page §3.06', async () => {
  const made: (Akun & { name: string })[] = []
  for (const name of ['Cari B', 'Cari A', 'Cari C']) {
    const akun = await pelanggan()
    await save(akun, { nama: name })
    made.push({ ...akun, name })
  }
  const byEmail = made.toSorted((a, b) => (a.email < b.email ? -1 : 1)).map(({ name }) => name)
  const list = async (query: object) => {
    const { body, headers } = await shop.call(listPengguna, { query }, auth())
    return { names: body.map(({ nama }: AkunPengguna) => nama), total: headers['x-total-count'] }
  }
  expect(await list({ q: 'cari', urut: '-nama', limit: 2 })).toEqual({ names: ['Cari C', 'Cari B'], total: '3' })
  expect(await list({ q: 'cari', urut: 'email' })).toEqual({ names: byEmail, total: '3' })
  expect(await list({ q: made[0]?.email })).toEqual({ names: ['Cari B'], total: '1' })
  expect(await list({ role: 'admin' })).toEqual({ names: [admin.nama], total: '1' })
  const { body } = await shop.call(listPengguna, {}, auth())
  expect(body.length).toBeGreaterThan(3)
  expect(JSON.stringify(body)).not.toMatch(/password|alamat|argon2/)
})

test.each(['085155667788', '0851-5566', '+62 851 5566 7788', '6285155667', '(0851) 5566', '5566.7788'])(
  'finds an account by its phone number typed as %s',
  async (q) => {
    const akun = await pelanggan()
    await save(akun, { no_hp: '+62 851-5566-7788', password: '' })
    const { body } = await shop.call(listPengguna, { query: { q } }, auth())
    expect(body.map(({ userId }: AkunPengguna) => userId)).toContain(akun.pengguna_id)
    const other = await shop.call(listPengguna, { query: { q: '0899 9999 0000' } }, auth())
    expect(other.body).toEqual([])
  },
)

test('deletes accounts while the office writes without a pause, also one of the office', async () => {
  const { db, clock } = shop.deps
  const colleague = await buildAdmin(db, clock())
  const pelanggan = await buildPelanggan(db, clock())
  // Every audit entry refers to its author and locks that account's row. Here, such a transaction is always open.
  const writing: Promise<void>[] = []
  let isOver = false
  let held = 0
  const write = () =>
    db.transaction().execute(async (tx) => {
      await sql`SELECT FROM pengguna WHERE role = 'admin' FOR KEY SHARE`.execute(tx)
      const mine = ++held
      if (!isOver) writing.push(write())
      await waitFor('the next one to hold it', async () => isOver || held > mine)
    })
  writing.push(write())
  try {
    await waitFor('somebody to hold it', async () => held > 0)
    for (const akun of [pelanggan, colleague]) expect((await remove(akun)).status).toBe(200)
  } finally {
    isOver = true
    for (const one of writing) await one
  }
})
