import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { loginAdmin } from '#contract/akun/admin.ts'
import { getProfile, login, register, uploadProfileGambar } from '#contract/akun/endpoints.ts'
import { beginKode } from '#contract/akun/keamanan-admin.ts'
import { resetPassword } from '#contract/akun/sandi.ts'
import { checkVoucher } from '#contract/checkout/voucher.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { createKategori } from '#contract/katalog/kategori-admin.ts'
import {
  exportKejadian,
  type Kejadian,
  type KejadianGroup,
  type KejadianKind,
  listKejadian,
  listKejadianGroups,
} from '#contract/keamanan/admin.ts'
import { importSetoran } from '#contract/keuangan/admin.ts'
import { createLaporan } from '#contract/kontak/endpoints.ts'
import { receiveNotifikasi } from '#contract/pembayaran/endpoints.ts'
import { subscribePush } from '#contract/saluran/endpoints.ts'
import { receiveWebhook } from '#contract/saluran/whatsapp.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { alertOwners } from '#server/features/keamanan/alert-owners.ts'
import { flushKejadian, recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { buildAdmin, buildPelanggan, buildProduk, PASSWORD } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/* Attacks leave an event that names them; the owners read important ones by mail. */

const shop = await testApp()
const { db, clock } = shop.deps
const owner = await buildAdmin(db, clock())
afterAll(() => shop.close())
beforeEach(async () => {
  await flushKejadian(shop.deps)
  await db.deleteFrom('kejadian').execute()
  await db.deleteFrom('surat').execute()
})

const ask = (endpoint: Parameters<typeof shop.call>[0], asked: object = { query: {} }) =>
  shop.call(endpoint, asked, { token: owner.token })
const kinds = async (): Promise<KejadianKind[]> =>
  (await ask(listKejadian)).body.map(({ jenis }: Kejadian) => jenis).toSorted()
const inject = (options: InjectOptions) => shop.app.server.inject(options)
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let at = 0; at < count; at++) await work()
}

/** Sends bytes that an HTTP client would not send. */
async function send(line: string, ...headers: string[]): Promise<void> {
  const { hostname, port } = new URL(shop.app.server.listeningOrigin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(`${[line, 'Host: toko', ...headers].join('\r\n')}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 4/)
}

/** An attack: what the attacker does, and the event that it leaves. */
const ATTACKS: Record<string, [KejadianKind, () => Promise<unknown>]> = {
  'a forged notification of the provider': [
    'notifikasi-palsu',
    () =>
      inject({
        method: 'POST',
        url: receiveNotifikasi.path,
        payload: {
          ...{ order_id: 'KS-1', transaction_id: randomUUID(), transaction_status: 'settlement' },
          ...{ status_code: '200', gross_amount: '1.00', signature_key: 'a'.repeat(128) },
        },
      }),
  ],
  'ten tampered tokens': [
    'token-palsu',
    () => times(10, () => shop.call(getProfile, {}, { token: randomUUID().replaceAll('-', '') })),
  ],
  'five guessed links for a new password': [
    'token-palsu',
    () =>
      times(5, () =>
        shop.call(resetPassword, {
          body: { token: 'a'.repeat(43), password: 'tiga-kata-saya', confirmPassword: 'tiga-kata-saya' },
        }),
      ),
  ],
  'ten ids of other customers': [
    'jelajah-nomor',
    async () => {
      const { token } = await buildPelanggan(db, clock())
      await times(10, () => inject({ url: '/api/resep/999999', headers: { authorization: `Bearer ${token}` } }))
    },
  ],
  'an idempotency key with another body': [
    'kunci-ulang',
    async () => {
      const headers = { authorization: `Bearer ${owner.token}`, 'idempotency-key': randomUUID() }
      for (const name of ['Satu', 'Dua'])
        await inject({
          method: 'POST',
          url: createKategori.path,
          headers,
          payload: { nama: `${name} ${randomUUID()}` },
        })
    },
  ],
  'an idempotency key with another file of the same name': [
    'kunci-ulang',
    async () => {
      const headers = { 'idempotency-key': randomUUID() }
      for (const amount of [4000, 5000]) {
        const berkas = new File([`Order ID;Amount\nKS-1;${amount}`], 'setoran.csv')
        await shop.call(importSetoran, { body: { berkas, mode: 'terapkan' } }, { token: owner.token, headers })
      }
    },
  ],
  'a path outside the public files': ['pindai-alamat', () => inject({ url: '/gambar/..%2f..%2fetc/passwd' })],
  'a program of other software': ['pindai-alamat', () => inject({ url: '/wp-login.php' })],
  'an upload that is no picture': [
    'unggahan-palsu',
    async () => {
      const { token } = await buildPelanggan(db, clock())
      const body = { gambar: new File(['<?php'], 'a.png', { type: 'image/png' }) }
      return shop.call(uploadProfileGambar, { body }, { token })
    },
  ],
  'five pictures with too many pixels': [
    'unggahan-palsu',
    async () => {
      const { token } = await buildPelanggan(db, clock())
      const size = { width: 8_000, height: 8_000, channels: 3 as const, background: 'teal' }
      const bomb = await sharp({ create: size }).png().toBuffer()
      const body = { gambar: new File([new Uint8Array(bomb)], 'a.png', { type: 'image/png' }) }
      await times(5, () => shop.call(uploadProfileGambar, { body }, { token }))
    },
  ],
  'three private addresses for notifications': [
    'alamat-asing',
    async () => {
      const { token } = await buildPelanggan(db, clock())
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
      for (const endpoint of ['http://169.254.169.254/', 'https://127.0.0.1/', 'https://fcm.googleapis.com@10.0.0.1/'])
        await shop.call(subscribePush, { body: { endpoint, keys, keperluan: [], tempat: 'pengaturan' } }, { token })
    },
  ],
  'a forged webhook of WhatsApp': [
    'notifikasi-palsu',
    () =>
      inject({
        method: 'POST',
        url: receiveWebhook.path,
        headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
        payload: { object: 'whatsapp_business_account' },
      }),
  ],
  'two lengths of a body': [
    'permintaan-rusak',
    () => send('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
  ],
  'two hosts': ['permintaan-rusak', () => send('GET / HTTP/1.1', 'Host: lain')],
  'a length beside chunks': [
    'permintaan-rusak',
    () => send('POST / HTTP/1.1', 'Content-Length: 4', 'Transfer-Encoding: chunked'),
  ],
  'oversized headers': ['isian-raksasa', () => send('GET / HTTP/1.1', `X-Isi: ${'a'.repeat(20_000)}`)],
  'five guessed voucher codes': [
    'tebak-voucher',
    async () => {
      const { token } = await buildPelanggan(db, clock())
      const items = [{ produkId: (await buildProduk(db, clock())).produk_id, jumlah: 1 }]
      await times(5, () =>
        shop.call(checkVoucher, { body: { kode: `A${randomUUID().slice(0, 8)}`, items } }, { token }),
      )
    },
  ],
  'a null byte': [
    'karakter-terlarang',
    () => shop.call(createLaporan, { body: { nama: 'a\0b', email: 'sri@contoh.id', pesan: 'Halo' } }),
  ],
  'an oversized body': [
    'isian-raksasa',
    () => inject({ method: 'POST', url: createLaporan.path, payload: { pesan: 'a'.repeat(200_000) } }),
  ],
  'a write from another site': [
    'situs-lain',
    () =>
      inject({
        method: 'POST',
        url: createKategori.path,
        headers: { 'sec-fetch-site': 'cross-site', origin: 'https://jahat.id' },
        payload: { nama: 'x' },
      }),
  ],
  'a formula for a spreadsheet': [
    'isian-berbahaya',
    () => shop.call(createLaporan, { body: { nama: "=cmd|' /C calc'!A0", email: 'sri@contoh.id', pesan: 'Halo' } }),
  ],
  'a header line for a mail': [
    'isian-berbahaya',
    () => shop.call(createLaporan, { body: { nama: 'Sri\r\nBcc: a@b.id', email: 'sri@contoh.id', pesan: 'Halo' } }),
  ],
}

test.each(Object.entries(ATTACKS))('names %s', async (_, [kind, attack]) => {
  await attack()
  expect(await kinds()).toContain(kind)
})

test('names a mass registration beyond the limit of an address', async () => {
  await times(300, () => takeJatah(db, 'daftar', '127.0.0.1', clock()))
  const body = {
    nama: 'Budi',
    email: 'budi@contoh.id',
    no_hp: '081234567891',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  await shop.call(register, { body })
  expect(await kinds()).toContain('daftar-massal')
  await db.deleteFrom('jatah').execute()
})

test('leaves no event of honest mistakes', async () => {
  // The attacks of the other tests were counted in an earlier minute.
  shop.setClock(new Date(clock().getTime() + 120_000))
  const { token } = await buildPelanggan(db, clock())
  await inject({ url: '/api/resep/999999', headers: { authorization: `Bearer ${token}` } })
  await shop.call(getProfile, {}, { token: randomUUID().replaceAll('-', '') })
  await times(20, () => shop.call(getProfile))
  await inject({ url: '/halaman-lama' })
  // An upload that breaks off.
  await send('POST / HTTP/1.1', 'Content-Length: 100')
  await shop.call(createLaporan, { body: { nama: 'Sri (Lampung)', email: 'sri@contoh.id', pesan: '- satu\n= dua' } })
  const own = { origin: 'http://localhost', authorization: `Bearer ${owner.token}` }
  shop.setClock(new Date(clock().getTime() + 20 * 60_000))
  const needsProof = await inject({ method: 'POST', url: beginKode.path, headers: own })
  expect(needsProof.json().code, 'the office asks for the password again').toBe('PERLU_BUKTI')
  expect(await kinds()).toEqual([])
})

test('mails the owners about important events, at most once per kind and hour, and lists those between together', async () => {
  await buildAdmin(db, clock(), 'gudang')
  const change = (remark: string) =>
    recordKejadian(shop.deps, { jenis: 'sambungan', keterangan: remark, penggunaId: owner.pengguna_id })
  const mails = async () => {
    await flushKejadian(shop.deps)
    await alertOwners(shop.deps)
    const rows = await db.selectFrom('surat').select(['kepada', 'subjek', 'teks']).orderBy('surat_id').execute()
    await db.deleteFrom('surat').execute()
    return rows
  }
  await buildAdmin(db, clock(), 'gudang')
  const gone = await buildAdmin(db, clock())
  await db.updateTable('pengguna').set({ dihapus: clock() }).where('pengguna_id', '=', gone.pengguna_id).execute()
  onTestFinished(
    async () => void (await db.deleteFrom('pengguna').where('pengguna_id', '=', gone.pengguna_id).execute()),
  )
  change('Pertama')
  recordKejadian(shop.deps, { jenis: 'login', keterangan: 'Toko', penggunaId: owner.pengguna_id })
  expect(await mails()).toMatchObject([
    {
      kepada: owner.email,
      subjek: 'Keamanan toko: Email, Midtrans & WhatsApp diatur',
      teks: expect.stringContaining('Pertama'),
    },
  ])
  change('Kedua')
  change('Ketiga')
  expect(await mails()).toEqual([])
  recordKejadian(shop.deps, { jenis: 'peran', keterangan: 'Gudang → Pemilik', penggunaId: owner.pengguna_id })
  expect((await mails()).map(({ subjek }) => subjek)).toEqual(['Keamanan toko: Peran diubah'])
  expect((await ask(getDasbor)).body.tugas.kejadianPenting).toBe(4)
  shop.setClock(new Date(clock().getTime() + 3_600_001))
  const [later, ...others] = await mails()
  expect(others).toEqual([])
  for (const remark of ['Kedua', 'Ketiga']) expect(later?.teks).toContain(remark)
  expect(later?.teks).not.toContain('Pertama')
  expect(later?.teks).toContain(`${shop.deps.settings.publicUrl}/catatan-keamanan?jenis=sambungan`)

  shop.setClock(new Date(clock().getTime() + 3_600_001))
  for (let at = 10; at < 22; at++) change(`Ubah ${at}`)
  const [long] = await mails()
  expect(long?.teks.match(/Ubah \d+/g)).toHaveLength(10)
  expect(long?.teks).toContain('\ndan 2 kejadian lain\n')

  // A day later it is too late for a mail.
  change('Terlambat')
  await flushKejadian(shop.deps)
  shop.setClock(new Date(clock().getTime() + 25 * 3_600_000))
  expect(await mails()).toEqual([])
})

test('names many refused attempts at the office as an attack, once an hour, and mails it', async () => {
  const guess = () => shop.call(loginAdmin, { body: { email: 'tidak@ada.id', password: 'bukan-ini' } })
  await times(29, guess)
  // Guesses at customers are none at the office.
  await times(5, () => shop.call(login, { body: { email: 'tidak@ada.id', password: 'bukan-ini' } }))
  await flushKejadian(shop.deps)
  await alertOwners(shop.deps)
  expect(await kinds()).not.toContain('admin-diserang')
  await guess()
  await flushKejadian(shop.deps)
  await alertOwners(shop.deps)
  shop.setClock(new Date(clock().getTime() + 10 * 60_000))
  await alertOwners(shop.deps)
  expect((await kinds()).filter((kind) => kind === 'admin-diserang')).toHaveLength(1)
  expect(await db.selectFrom('surat').select('subjek').execute()).toEqual([
    { subjek: 'Keamanan toko: Admin toko diserang' },
  ])
})

test('groups events by day, kind and account or address, the important ones first, and finds their rows', async () => {
  const from = (ip: string) => ({ dari: { ip, requestId: '' } })
  for (const remark of ['a', 'b']) {
    recordKejadian(shop.deps, { jenis: 'login', keterangan: remark, penggunaId: owner.pengguna_id })
    shop.setClock(new Date(clock().getTime() + 1000))
  }
  for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
    recordKejadian(shop.deps, { jenis: 'ditolak', keterangan: 'x', ...from(ip) })
  recordKejadian(shop.deps, { jenis: 'peran', keterangan: 'c', penggunaId: owner.pengguna_id, ...from('10.0.0.3') })
  const { body, headers } = await ask(listKejadianGroups)
  expect(body.map(({ jenis, orang, alamat, kali }: KejadianGroup) => [jenis, orang?.email, alamat, kali])).toEqual([
    ['peran', owner.email, null, 1],
    ...[
      ['ditolak', undefined, '10.0.0.1', 2],
      ['ditolak', undefined, '10.0.0.2', 1],
    ],
    ['login', owner.email, null, 2],
  ])
  expect(headers['x-total-count']).toBe('4')
  expect(body[3].keterangan).toBe('b')
  const important = (await ask(listKejadianGroups, { query: { tingkat: 'penting' } })).body
  expect(important.map(({ jenis }: KejadianGroup) => jenis)).toEqual(['peran'])
  const { jenis, hari } = body[1]
  const query = { jenis, dari: hari, sampai: hari, q: '10.0.0.1' }
  expect((await ask(listKejadian, { query })).body).toMatchObject([{ alamat: '10.0.0.1', kali: 2 }])
})

test('groups the events of 30 days', async () => {
  const first = midnightWib(clock(), 29)
  const days = async () => (await ask(listKejadianGroups)).body.map(({ hari }: KejadianGroup) => hari)
  const event = { jenis: 'peran', keterangan: 'c', penggunaId: owner.pengguna_id } as const
  recordKejadian({ ...shop.deps, clock: () => new Date(first.getTime() - 1) }, event)
  recordKejadian({ ...shop.deps, clock: () => first }, event)
  expect(await days()).toEqual([dateWib(first)])
})

test('exports more events than one batch', async () => {
  await sql`INSERT INTO kejadian (waktu, jenis, keterangan, request_id, kali)
    SELECT ${clock()}, 'peran', 'Ke-' || nomor, '', 1 FROM generate_series(1, 1001) AS nomor`.execute(db)
  const { payload } = await inject({ url: exportKejadian.path, headers: { authorization: `Bearer ${owner.token}` } })
  expect(payload.match(/"keterangan":"Ke-\d+"/g)).toHaveLength(1001)
})

test('exports events as JSON Lines, with an event of its own', async () => {
  recordKejadian(shop.deps, { jenis: 'peran', keterangan: 'Gudang → Pemilik', penggunaId: owner.pengguna_id })
  await flushKejadian(shop.deps)
  const { payload } = await inject({ url: exportKejadian.path, headers: { authorization: `Bearer ${owner.token}` } })
  const lines = payload
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { kejadian: 'peran', tingkat: 'penting', email: owner.email, keterangan: 'Gudang → Pemilik', kali: 1 },
    { kejadian: 'ekspor-kejadian', penggunaId: owner.pengguna_id, keterangan: 'awal sampai sekarang' },
  ])
})
