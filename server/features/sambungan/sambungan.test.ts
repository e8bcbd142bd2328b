import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { getShopReadiness } from '#contract/pengaturan/readiness-admin.ts'
import { getSambungan, tryEmail, tryMidtrans, tryWhatsApp, updateSambungan } from '#contract/sambungan/admin.ts'
import { stampWib } from '#contract/wib.ts'
import { startSimulator } from '#dev/midtrans-simulator/simulator.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  recordBuilt,
  removePembayaran,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { openConnections, senderOf, smtpUrl } from './connections.ts'
import { sambunganRepository } from './sambungan.repository.ts'

const [SANDBOX, PRODUCTION] = ['SB-Mid-server-abcd1234', 'Mid-server-efgh5678']
const sandbox = await startSimulator({ port: 0, serverKey: SANDBOX, clientKey: 'SB-Mid-client-1' })
const production = await startSimulator({ port: 0, serverKey: PRODUCTION, clientKey: 'Mid-client-1' })
const originOf = ({ port }: { port: number }) => ({ snap: `http://127.0.0.1:${port}`, api: `http://127.0.0.1:${port}` })
const shop = await testApp(undefined, {
  whatsapp: {
    baseUrl: 'http://127.0.0.1:9/v26.0',
    simulated: {
      whatsapp: () => Promise.reject(new Error('not used')),
      appSecret: async () => 'simulasi',
      page: async () => 'http://127.0.0.1:9',
    },
  },
  environment: { hosts: { sandbox: originOf(sandbox), production: originOf(production) } },
})
const { db, clock, settings } = shop.deps
const { token, email } = await buildAdmin(db, clock())
afterAll(() => Promise.all([shop.close(), sandbox.close(), production.close()]))

const read = async () => (await shop.call(getSambungan, {}, { token })).body
const save = (change: object) => shop.call(updateSambungan, { body: { ...change, semula: {} } as never }, { token })
const KEYS = { midtrans_mode: 'sandbox', midtrans_server: SANDBOX, midtrans_client: 'SB-Mid-client-1' }
const errorsOf = ({ status, body }: { status: number; body: { errors?: unknown } }) => [status, body.errors]
/** Creates an order whose payment page is open. */
async function openOrder() {
  const [pembeli, produk] = [await buildPelanggan(db, clock()), await buildProduk(db, clock())]
  const change = { status_pembayaran: 'pending' as const }
  const order = await buildPesanan(db, clock(), pembeli.pengguna_id, change, [{ produk, jumlah: 1 }])
  const payment = { pesanan_id: order.pesanan_id, order_id: order.midtrans_order_id, jumlah: order.total_harga }
  await db
    .insertInto('pembayaran')
    .values({ ...payment, dibuat: clock(), diubah: clock() })
    .execute()
  return order
}
/** Opens a payment in the account of the stored keys, which waits for the buyer's transfer. */
async function openPayment(order_id: string) {
  await shop.deps.midtrans.createSnap({
    transaction_details: { order_id, gross_amount: 5000 },
    item_details: [{ id: '1', name: 'Obat', price: 5000, quantity: 1 }],
    customer_details: { first_name: 'Pak Budi', phone: '081234567890' },
    expiry: { start_time: `${stampWib(clock())} +0700`, duration: 60, unit: 'minute' },
    page_expiry: { duration: 60, unit: 'minute' },
    credit_card: { secure: true },
    callbacks: { finish: 'http://localhost' },
  })
  await fetch(`http://127.0.0.1:${sandbox.port}/__sim/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id, outcome: 'pending', method: 'bca_va' }),
  })
}
/** Removes everything that was entered. */
async function reset() {
  const nothing = { smtp_server: '', smtp_pengguna: '', smtp_sandi: null, pengirim: '', midtrans_server: null }
  const noWhatsApp = { wa_nomor: '', wa_nomor_id: '', wa_akun_id: '', wa_token: null, wa_rahasia: null }
  await db
    .updateTable('sambungan')
    .set({ ...nothing, ...noWhatsApp, midtrans_client: '', midtrans_mode: 'sandbox' })
    .execute()
}
/** A mail server that knows one login. */
async function openMailServer() {
  const mails: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'toko' && password === 'rahasia123' ? done(null, { user: 'toko' }) : done(new Error('Wrong login')),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        mails.push(text)
        done(null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { mails, port: (server.server.address() as AddressInfo).port }
}
const mailFields = (port: number) => ({
  smtp_server: '127.0.0.1',
  smtp_port: port,
  smtp_pengguna: 'toko',
  smtp_sandi: 'rahasia123',
  pengirim: 'Toko Uji <toko@uji.id>',
})

describe('mail server', () => {
  test('is tried with typed values, and used at once after saving', async () => {
    await reset()
    const { mails, port } = await openMailServer()
    const tried = await shop.call(tryEmail, { body: mailFields(port) }, { token })
    expect(tried.body).toMatchObject({ berhasil: true, pesan: expect.stringContaining('250') })
    expect(mails[0]).toContain(`To: ${email}`)
    const wrong = await shop.call(tryEmail, { body: { ...mailFields(port), smtp_sandi: 'salah' } }, { token })
    expect(wrong.body).toMatchObject({ berhasil: false, pesan: expect.stringContaining('Wrong login') })

    expect((await save(mailFields(port))).status).toBe(200)
    await shop.deps.mailer.send({ kepada: 'a@b.id', subjek: 'Halo', teks: 'Isi' }, 1, 'satu')
    expect(mails.at(-1)).toContain('From: Toko Uji <toko@uji.id>')
    expect([settings.sendsMail, settings.shopEmail]).toEqual([true, 'toko@uji.id'])
    expect((await shop.call(getShopReadiness, {}, { token })).body.langkah.surat).toBe(true)
    await reset()
  })

  test('never sends the stored password to another server', async () => {
    await reset()
    const { mails, port } = await openMailServer()
    await save(mailFields(port))
    const other = { ...mailFields(port), smtp_server: 'localhost', smtp_sandi: '' }
    expect(errorsOf(await shop.call(tryEmail, { body: other }, { token }))).toEqual([
      400,
      [{ path: 'smtp_sandi', msg: 'Ketik kata sandi emailnya' }],
    ])
    expect(errorsOf(await save({ smtp_server: 'localhost' }))).toEqual([
      400,
      [{ path: 'smtp_sandi', msg: 'Ketik lagi kata sandinya, karena server atau nama penggunanya diganti' }],
    ])
    // The same server may be tried without typing it again.
    expect(
      (await shop.call(tryEmail, { body: { ...mailFields(port), smtp_sandi: '' } }, { token })).body.berhasil,
    ).toBe(true)
    expect(mails).toHaveLength(1)
    const { body: trail } = await shop.call(listJejak, { query: { jenis: 'sambungan' } }, { token })
    expect(trail[0].sesudah).toMatchObject({ smtp_server: '127.0.0.1', smtp_sandi: 'diganti' })
    // Without a user name there is no password.
    expect((await save({ smtp_pengguna: '' })).status).toBe(200)
    expect((await read()).tersimpan.smtp_sandi).toBe(false)
    await reset()
  })

  test.each([
    ['smtp.contoh.id', 587, 'toko@a', 'smtp://toko%40a:p%40s%2F1@smtp.contoh.id:587/?requireTLS=true'],
    ['smtp.contoh.id', 465, 'toko@a', 'smtps://toko%40a:p%40s%2F1@smtp.contoh.id:465'],
    ['smtp.contoh.id', 25, '', 'smtp://smtp.contoh.id:25'],
    ['127.0.0.1', 587, 'toko', 'smtp://toko:p%40s%2F1@127.0.0.1:587'],
    ['localhost', 587, 'toko', 'smtp://toko:p%40s%2F1@localhost:587'],
    ['', 587, 'toko', undefined],
  ])('at %j, port %i, gets the login of %j encrypted', (smtp_server, smtp_port, smtp_pengguna, url) => {
    expect(smtpUrl({ smtp_server, smtp_port, smtp_pengguna }, 'p@s/1')).toBe(url)
  })

  test('keeps the sender of the environment', async () => {
    await reset()
    const { environment } = shop.deps.connections
    const own = { ...environment.smtp }
    Object.assign(environment.smtp, { isSenderSet: true })
    onTestFinished(() => void Object.assign(environment.smtp, own))
    expect((await save({ pengirim: 'Lain <lain@uji.id>' })).status).toBe(200)
    expect((await read()).pengirim).toBe('')
    expect(senderOf(environment, 'Lain <lain@uji.id>')).toMatchObject({ address: own.address })
  })

  test('needs a sender', async () => {
    await reset()
    expect(errorsOf(await save({ smtp_server: 'smtp.contoh.id' }))).toEqual([
      400,
      [{ path: 'pengirim', msg: 'Isi pengirim, misalnya Toko Kerapu <toko@contoh.id>' }],
    ])
  })
})

describe('Midtrans keys', () => {
  const tryKey = async (midtrans_mode: 'sandbox' | 'production', midtrans_server: string) =>
    (await shop.call(tryMidtrans, { body: { midtrans_mode, midtrans_server } }, { token })).body

  test('are tried without effect, and known by their kind of account', async () => {
    await reset()
    expect(await tryKey('sandbox', SANDBOX)).toEqual({
      berhasil: true,
      pesan: 'Server Key diterima Midtrans: akun percobaan (Sandbox).',
    })
    expect(await tryKey('sandbox', PRODUCTION)).toEqual({
      berhasil: false,
      pesan: 'Ini kunci akun uang sungguhan (Production). Ganti jenis akunnya, atau isi kunci yang lain.',
    })
    expect(await tryKey('production', 'Mid-server-salah-sekali')).toEqual({
      berhasil: false,
      pesan: 'Server Key ditolak Midtrans. Salin lagi dari dasbor Midtrans.',
    })
    expect((await read()).tersimpan.midtrans_server).toBe('')
  })

  test('replace the simulator at once, and never come back', async () => {
    await reset()
    expect((await save(KEYS)).status).toBe(200)
    const shown = await read()
    expect(shown.tersimpan).toMatchObject({ smtp_sandi: false, midtrans_server: '1234' })
    expect(JSON.stringify(shown)).not.toContain(SANDBOX)
    const { midtrans_server } = await db.selectFrom('sambungan').select('midtrans_server').executeTakeFirstOrThrow()
    expect(midtrans_server?.toString('latin1')).not.toContain(SANDBOX)
    // The new account knows no order; a wrong key would be refused.
    expect(await shop.deps.midtrans.getStatus('KS-TIDAK-ADA')).toBeUndefined()
    expect(settings.midtransServerKey).toBe(SANDBOX)
    for (const act of ['expire', 'cancel'] as const) {
      await openPayment(`KS-${act}`)
      await shop.deps.midtrans[act](`KS-${act}`)
      expect(await shop.deps.midtrans.getStatus(`KS-${act}`)).toMatchObject({ transaction_status: act })
    }
    // The stored key is tried for its own kind of account only.
    expect((await tryKey('sandbox', '')).berhasil).toBe(true)
    const other = { midtrans_mode: 'production' as const, midtrans_server: '' }
    expect(errorsOf(await shop.call(tryMidtrans, { body: other }, { token }))).toEqual([
      400,
      [{ path: 'midtrans_server', msg: 'Ketik Server Key dulu' }],
    ])

    const { body: trail } = await shop.call(listJejak, { query: { jenis: 'sambungan' } }, { token })
    expect(trail[0].sesudah).toMatchObject({ midtrans_server: 'diganti', midtrans_client: 'SB-Mid-client-1' })
    expect(JSON.stringify(trail)).not.toContain(SANDBOX)
    await flushKejadian(shop.deps)
    expect((await shop.call(listKejadian, { query: { jenis: 'sambungan' } }, { token })).body).not.toEqual([])

    expect((await save({ ...KEYS, midtrans_mode: 'production', midtrans_server: PRODUCTION })).status).toBe(200)
    expect(errorsOf(await save(KEYS))).toEqual([
      400,
      [{ path: 'midtrans_mode', msg: 'Toko yang sudah menerima uang sungguhan tidak bisa kembali ke percobaan' }],
    ])
    expect(errorsOf(await save({ midtrans_client: '' }))).toEqual([
      400,
      [{ path: 'midtrans_client', msg: 'Kunci yang sudah dipasang hanya bisa diganti' }],
    ])
    await reset()
  })

  test('wait for the orders of the account before', async () => {
    await reset()
    const { pesanan_id } = await openOrder()
    expect(errorsOf(await save(KEYS))).toEqual([
      400,
      [
        {
          path: 'midtrans_server',
          msg: '1 pesanan masih memakai akun yang lama. Selesaikan atau batalkan dulu di Pesanan, lalu simpan lagi',
        },
      ],
    ])
    const removePayment = () => removePembayaran(db, pesanan_id)
    await removePayment()
    expect((await save(KEYS)).status).toBe(200)
    // Another key that does not know the payment belongs to another account.
    const payment = { pesanan_id, order_id: 'KS-LAIN', jumlah: 1, dibuat: clock(), diubah: clock() }
    await db.insertInto('pembayaran').values(payment).execute()
    const other = { ...KEYS, midtrans_server: 'SB-Mid-server-lain9999' }
    expect(errorsOf(await save(other))).toEqual([400, [expect.objectContaining({ path: 'midtrans_server' })]])
    await removePayment()
    await reset()
  })

  test('wait for open payments and refunds, and in another account for paid orders too', async () => {
    const other = await testApp()
    onTestFinished(() => other.close())
    const { db, clock } = other.deps
    const { pengguna_id: adminId } = await buildAdmin(db, clock())
    const { countOpen } = sambunganRepository(db)
    const [paid, completed] = [{ status_pesanan: 'Menunggu Respon' }, { status_pesanan: 'Pesanan Selesai' }] as const
    let before = [0, 0]
    for (const [name, change, refund, more] of [
      ['unpaid', { status_pembayaran: 'pending' }, undefined, [1, 1]],
      ['expired', { status_pembayaran: 'expired' }, undefined, [0, 0]],
      ['failed', { status_pembayaran: 'failed' }, undefined, [0, 0]],
      ['cancelled', { status_pembayaran: 'cancelled' }, undefined, [0, 0]],
      ['paid', { status_pembayaran: 'success', ...paid }, undefined, [1, 0]],
      ['completed', { status_pembayaran: 'success', ...completed }, undefined, [0, 0]],
      ['refund asked for', { status_pembayaran: 'success', ...completed }, 'diminta', [1, 1]],
      ['uncertain refund', { status_pembayaran: 'success', ...completed }, 'belum pasti', [1, 1]],
      ['rejected refund', { status_pembayaran: 'success', ...completed }, 'ditolak', [0, 0]],
    ] as const) {
      const [pembeli, produk] = [await buildPelanggan(db, clock()), await buildProduk(db, clock())]
      const order = await buildPesanan(db, clock(), pembeli.pengguna_id, change, [{ produk, jumlah: 1 }])
      const times = { dibuat: clock(), diubah: clock() }
      const { pesanan_id } = order
      await db
        .insertInto('pembayaran')
        .values({ pesanan_id, order_id: order.midtrans_order_id, jumlah: order.total_harga, ...times })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      if (refund) {
        const { pembayaran_id } = await db
          .selectFrom('pembayaran')
          .select('pembayaran_id')
          .where('pesanan_id', '=', pesanan_id)
          .executeTakeFirstOrThrow()
        const row = { pembayaran_id, jumlah: 1000, pengguna_id: adminId, refund_key: name, cara: 'midtrans' as const }
        await db
          .insertInto('pengembalian')
          .values({
            ...row,
            status: refund,
            alasan: 'Uji',
            periksa_pada: refund === 'ditolak' ? null : clock(),
            ...times,
          })
          .execute()
        await recordBuilt(db, clock(), 'pesanan', pesanan_id, undefined, 'kembalikan')
        await sql`INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu)
          VALUES (${pesanan_id}, 'pengembalian', 'diminta', ${refund}, 'admin', ${clock()})`.execute(db)
      }
      const open = [await countOpen(true), await countOpen(false)]
      expect([name, ...open]).toEqual([name, ...more.map((count, index) => (before[index] ?? 0) + count)])
      before = open
    }
  })

  test('are never swapped, because the client key is public', async () => {
    await reset()
    const swapped = { midtrans_server: KEYS.midtrans_client, midtrans_client: SANDBOX }
    expect(errorsOf(await save(swapped))).toEqual([
      400,
      [
        { path: 'midtrans_server', msg: 'Ini Client Key, isikan ke kolomnya' },
        { path: 'midtrans_client', msg: 'Ini Server Key, isikan ke kolomnya' },
      ],
    ])
    expect(errorsOf(await save({ midtrans_client: KEYS.midtrans_client }))).toEqual([
      400,
      [{ path: 'midtrans_server', msg: 'Isi juga Server Key' }],
    ])
  })

  test('are ignored where the environment sets them', async () => {
    const { environment } = shop.deps.connections
    const own = { ...environment.midtrans }
    Object.assign(environment.midtrans, { mode: 'production' })
    onTestFinished(() => void Object.assign(environment.midtrans, own))
    expect((await save(KEYS)).status).toBe(200)
    expect(await read()).toMatchObject({ midtrans_client: '', dariServer: { midtrans: 'production' } })
  })
})

describe('WhatsApp', () => {
  const ACCOUNT = {
    wa_nomor: '0812-3456-7890',
    wa_nomor_id: '1234567890',
    wa_akun_id: '9876543210',
    wa_token: 'EAAB'.repeat(10),
    wa_rahasia: '0123456789abcdef'.repeat(2),
  }

  test('is simulated while payments are simulated, and off with real ones', async () => {
    await reset()
    expect((await read()).whatsapp).toMatchObject({
      mode: 'simulasi',
      webhook: 'http://localhost:3040/api/whatsapp/webhook',
      kata: expect.stringMatching(/^[\da-f]{32}$/),
    })
    await save({ ...KEYS, midtrans_mode: 'production', midtrans_server: PRODUCTION, midtrans_client: 'Mid-client-1' })
    expect((await read()).whatsapp.mode).toBe('mati')
    await reset()
  })

  test('is used at once after saving, with encrypted secrets that are never shown', async () => {
    await reset()
    expect((await save(ACCOUNT)).status).toBe(200)
    const shown = await read()
    expect(shown).toMatchObject({ wa_nomor: '6281234567890', whatsapp: { mode: 'aktif' } })
    expect(shown.tersimpan).toMatchObject({ wa_token: true, wa_rahasia: true })
    const row = await db.selectFrom('sambungan').select(['wa_token', 'wa_rahasia']).executeTakeFirstOrThrow()
    const trail = await db.selectFrom('jejak').selectAll().where('jenis', '=', 'sambungan').execute()
    for (const secret of [ACCOUNT.wa_token, ACCOUNT.wa_rahasia]) {
      expect(JSON.stringify([shown, trail])).not.toContain(secret)
      expect(`${row.wa_token?.toString('latin1')}${row.wa_rahasia?.toString('latin1')}`).not.toContain(secret)
    }
    // The trail of a replaced secret does not hold the old one either, not even encrypted.
    expect((await save({ ...ACCOUNT, wa_token: 'EAAC'.repeat(10) })).status).toBe(200)
    const { body: latest } = await shop.call(listJejak, { query: { jenis: 'sambungan' } }, { token })
    expect(latest[0]).toMatchObject({ sebelum: { wa_token: null }, sesudah: { wa_token: 'diganti' } })
    await save({ wa_nomor_id: '' })
    expect((await read()).tersimpan).toMatchObject({ wa_token: false, wa_rahasia: false })
    await reset()
  })

  test('needs all parts of the account', async () => {
    await reset()
    expect(errorsOf(await save({ wa_nomor_id: '1234567890', wa_akun_id: '9876543210' }))).toEqual([
      400,
      [
        { path: 'wa_nomor', msg: 'Isi juga Nomor WhatsApp toko' },
        { path: 'wa_token', msg: 'Isi juga Token' },
        { path: 'wa_rahasia', msg: 'Isi juga App secret' },
      ],
    ])
  })

  test('is tried without sending a message', async () => {
    await reset()
    const { wa_nomor_id, wa_akun_id, wa_token } = ACCOUNT
    const body = { wa_nomor_id, wa_akun_id, wa_token }
    const { body: tried } = await shop.call(tryWhatsApp, { body }, { token })
    expect(tried).toEqual({ berhasil: false, pesan: expect.stringContaining('WhatsApp belum bisa dipakai') })
    expect(errorsOf(await shop.call(tryWhatsApp, { body: { wa_nomor_id } }, { token }))[0]).toBe(400)
  })
})

test('an instance reads the settings again only after an announced change', async () => {
  await reset()
  let tick = 0
  const { kunci, log, connections } = shop.deps
  const changes = { mark: () => tick, since: (mark: number) => mark < tick }
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-surat-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const other = await openConnections({ db, kunci, log, environment: connections.environment, folder, changes })
  expect(other.page).toMatchObject({ simulated: true })
  expect((await save(KEYS)).status).toBe(200)
  await other.refresh()
  expect(other.page.simulated).toBe(true)
  const announced = db.selectFrom('perubahan').select('sumber').where('sumber', '=', 'pengaturan')
  expect(await announced.execute()).not.toEqual([])
  tick++
  await other.refresh()
  expect(other.page).toMatchObject({ simulated: false, clientKey: KEYS.midtrans_client })
  await reset()
})
