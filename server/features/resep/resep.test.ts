import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdmin } from '#contract/akun/admin.ts'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { Input } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { deletePengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { cancelPesanan, createPesanan } from '#contract/pesanan/endpoints.ts'
import {
  ApproveResepBody,
  approveResep,
  getBerkasResepAdmin,
  getResepAdmin,
  listResepAdmin,
  refuseResep,
  VALID_HARI_MAX,
} from '#contract/resep/admin.ts'
import {
  createResep,
  deleteBerkasResep,
  getBerkasResep,
  getResep,
  listProdukResep,
  listResep,
  uploadBerkasResep,
} from '#contract/resep/endpoints.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import type { defineFeature, ResepDecision } from '#server/feature.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPengiriman,
  buildProduk,
  buildResep,
  rewrite,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { approveResep as approve } from './decide-resep.ts'
import { fillRupa } from './fill-rupa.ts'
import { keepResep } from './keep-resep.ts'

let shop: TestApp
let pembeli: Awaited<ReturnType<typeof buildPelanggan>>
let dokter: Awaited<ReturnType<typeof buildAdmin>>
let obat: Awaited<ReturnType<typeof buildProduk>>
const START = new Date('2026-03-02T03:00:00Z')

beforeAll(async () => {
  shop = await testApp(START)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db, clock } = shop.deps
  pembeli = await buildPelanggan(db, clock())
  dokter = await buildAdmin(db, clock(), 'dokter')
  obat = await buildProduk(db, clock(), { resep: true })
})

const PDF = (text = String(Math.random())) => new File([`%PDF-1.4\n${text}\n%%EOF\n`], 'resep.pdf')
const as = ({ token }: { token: string }) => ({ token })
const upload = (berkas: File, who = pembeli) => shop.call(uploadBerkasResep, { body: { berkas } }, as(who))
async function uploaded(berkas = PDF()): Promise<string> {
  return (await upload(berkas)).body.berkasId
}
const inputOf = async (change: object = {}) => ({
  dokter: 'drh. Ratna',
  sip: '503/12/SIP',
  tanggal: '2026-03-01',
  kandang: 'Keramba 4',
  catatan: '',
  berkas: [await uploaded()],
  produk: [{ produkId: obat.produk_id, jumlah: 5 }],
  ...change,
})
const submit = async (change: object = {}) =>
  shop.call(createResep, { body: (await inputOf(change)) as Input<typeof createResep>['body'] }, as(pembeli))
const own = async (change = {}) => buildResep(shop.deps.db, shop.deps.clock(), pembeli.pengguna_id, [], change)
/** Reads as the owner with a new session, because the clock is moved in this file. */
async function read(resepId: number) {
  const token = await sesiRepository(shop.deps.db).open(pembeli.pengguna_id, shop.deps.clock())
  return shop.call(getResep, { params: { resepId } }, { token })
}
const approval = (resepId: number, body: Partial<Input<typeof approveResep>['body']> = {}, who = dokter) => {
  const usual = {
    berlaku_sampai: '2026-04-01',
    produk: [{ produkId: obat.produk_id, jumlah: 3, dosis: '50 mg/kg pakan' }],
  }
  return shop.call(approveResep, { params: { resepId }, body: { ...usual, ...body } }, as(who))
}
const reject = (resepId: number, reason = 'Tulisan tidak terbaca') =>
  shop.call(refuseResep, { params: { resepId }, body: { alasan: reason } }, as(dokter))
const suratKe = async (recipient: string) => {
  await shop.sendSurat()
  return shop.surat.filter((surat) => surat.kepada === recipient)
}
const after = (days: number) => shop.setClock(new Date(shop.deps.clock().getTime() + days * 86_400_000))
const jejak = async (resepId: number) => {
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  return (await shop.call(listJejak, { query: { jenis: 'resep', rujukan: String(resepId) } }, { token })).body
}
const kunciOf = async (berkasId: string) =>
  (
    await shop.deps.db
      .selectFrom('resep_berkas')
      .select('kunci')
      .where('berkas_id', '=', berkasId)
      .executeTakeFirstOrThrow()
  ).kunci
const isStored = async (kunci: string) => (await shop.deps.storage.get(kunci)) !== undefined
const isThere = async (berkasId: string) => isStored(await kunciOf(berkasId))

test('re-encodes a picture without metadata, and keeps a PDF but sends it without any rights', async () => {
  const foto = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()
  const gambar = (await upload(new File([new Uint8Array(foto)], 'resep.jpg'))).body
  expect(gambar).toMatchObject({ jenis: 'image/webp' })
  const seen = await shop.call(getBerkasResep, { params: { berkasId: gambar.berkasId } }, as(pembeli))
  const clean = await sharp(seen.body).metadata()
  expect(clean).toMatchObject({ format: 'webp', width: 40 })
  expect(clean.exif).toBeUndefined()
  expect(seen.headers['content-disposition']).toContain('inline')

  const pdf = PDF()
  const { berkasId } = (await upload(pdf)).body
  const { headers, body } = await shop.call(getBerkasResep, { params: { berkasId } }, as(pembeli))
  expect(body.toString()).toBe(await pdf.text())
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="resep-baru-1.pdf"',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
})

test.each([
  ['a program that claims to be a PDF', new File(['MZ…'], 'resep.pdf', { type: 'application/pdf' })],
  ['a drawing', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'resep.svg', { type: 'image/svg+xml' })],
  ['a truncated PDF', new File(['%PDF-1.4\n1 0 obj'], 'resep.pdf')],
])('rejects %s as a page of a prescription', async (_, berkas) => {
  expect(await upload(berkas)).toMatchObject({ status: 400, body: { code: 'BERKAS_TIDAK_DAPAT_DIBACA' } })
})

test('stores a repeated page once, and keeps the newest six pages that were not submitted for a day', async () => {
  const same = PDF()
  const first = await uploaded(same)
  expect(await uploaded(same)).toBe(first)
  expect((await upload(same, await buildPelanggan(shop.deps.db, START))).body.berkasId).not.toBe(first)

  const pages = [first]
  for (let page = 0; page < 6; page++) {
    shop.setClock(new Date(shop.deps.clock().getTime() + 1000))
    pages.push(await uploaded())
  }
  const found = async (berkasId = '') => (await shop.call(getBerkasResep, { params: { berkasId } }, as(pembeli))).status
  expect(await Promise.all(pages.map(found))).toEqual([404, 200, 200, 200, 200, 200, 200])
  after(1.1)
  await keepResep(shop.deps)
  expect(await found(pages[6])).toBe(404)
})

test('deletes a page until it is submitted', async () => {
  const berkasId = await uploaded()
  const discard = (who = pembeli) => shop.call(deleteBerkasResep, { params: { berkasId } }, as(who))
  expect((await discard(await buildPelanggan(shop.deps.db, START))).status).toBe(404)
  await submit({ berkas: [berkasId] })
  expect((await discard()).status).toBe(404)
  const other = await uploaded()
  const kunci = await kunciOf(other)
  expect((await shop.call(deleteBerkasResep, { params: { berkasId: other } }, as(pembeli))).status).toBe(200)
  expect(await isStored(kunci)).toBe(false)
})

test('deletes all pages that were not submitted within a day, in one run', async () => {
  const { db, clock } = shop.deps
  const { pengguna_id } = pembeli
  const page = { pengguna_id, jenis: 'application/pdf', ukuran: 1 } as const
  const pages = Array.from({ length: 101 }, (_, nomor) => ({
    ...page,
    kunci: `resep/lepas-${nomor}`,
    sidik: Buffer.from(String(nomor)),
    dibuat: new Date(clock().getTime() - 86_400_001),
  }))
  const created = { ...page, kunci: 'resep/lepas-baru', sidik: Buffer.from('baru') }
  await db
    .insertInto('resep_berkas')
    .values([...pages, { ...created, dibuat: new Date(clock().getTime() - 86_400_000) }])
    .execute()
  await keepResep(shop.deps)
  const left = db.selectFrom('resep_berkas').select('kunci').where('pengguna_id', '=', pengguna_id)
  expect(await left.execute()).toEqual([{ kunci: 'resep/lepas-baru' }])
})

test('stores a submitted prescription with its pages and products, and mails the shop', async () => {
  const berkas = [await uploaded(), await uploaded()]
  const { status, body } = await submit({ berkas })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'menunggu',
    berlaku: false,
    dokter: 'drh. Ratna',
    kandang: 'Keramba 4',
    berkas: berkas.map((berkasId) => ({ berkasId, jenis: 'application/pdf' })),
    produk: [{ produkId: obat.produk_id, nama: obat.nama, diminta: 5, disetujui: 0, sisa: 0 }],
  })
  expect((await read(body.resepId)).body).toEqual(body)
  expect((await shop.call(listResep, {}, as(pembeli))).body).toEqual([body])
  const surat = (await suratKe('toko@contoh.id')).at(-1)
  expect(surat?.teks).toContain(`5 x ${obat.nama}`)
  expect(surat?.teks).not.toContain('Ratna')
})

test('stores equal pages as one prescription, also for concurrent requests', async () => {
  const berkas = [await uploaded(), await uploaded()]
  const body = await inputOf({ berkas })
  const send = (change = {}) => shop.call(createResep, { body: { ...body, ...change } as never }, as(pembeli))
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set(answers.map((answer) => answer.body.resepId)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  for (const change of [
    { catatan: 'Tolong cepat' },
    { sip: '503/13/SIP' },
    { berkas: berkas.slice(1) },
    { produk: [{ produkId: obat.produk_id, jumlah: 6 }] },
  ])
    expect(await send(change)).toMatchObject({ status: 409, body: { code: 'RESEP_SUDAH_DIAJUKAN' } })
})

test('lists the own prescriptions in pages, the newest first', async () => {
  const [one, two] = [await own(), await own()]
  const page = async (page: number) =>
    (await shop.call(listResep, { query: { page, limit: 1 } }, as(pembeli))).body.map(
      ({ resepId }: { resepId: number }) => resepId,
    )
  expect([await page(1), await page(2)]).toEqual([[two.resep_id], [one.resep_id]])
})

test('offers the prescription products that are on sale', async () => {
  const { db, clock } = shop.deps
  const [archived, free] = [
    await buildProduk(db, clock(), { resep: true, aktif: false }),
    await buildProduk(db, clock()),
  ]
  const ids = (await shop.call(listProdukResep)).body.map(({ produkId }: { produkId: number }) => produkId)
  expect(ids).toContain(obat.produk_id)
  for (const { produk_id } of [archived, free]) expect(ids).not.toContain(produk_id)
})

test.each([
  ['without a page', { berkas: [] }, 'VALIDATION_FAILED'],
  ['with four pages', { berkas: Array.from({ length: 4 }, () => crypto.randomUUID()) }, 'VALIDATION_FAILED'],
  ['with a missing page', { berkas: [crypto.randomUUID()] }, 'BERKAS_TIDAK_ADA'],
  ['of tomorrow', { tanggal: '2026-03-03' }, 'VALIDATION_FAILED'],
  ['without its veterinarian', { dokter: ' ' }, 'VALIDATION_FAILED'],
  ['for a missing product', { produk: [{ produkId: 999_999, jumlah: 1 }] }, 'PRODUK_TIDAK_ADA'],
])('rejects a prescription %s', async (_, change, code) => {
  expect((await submit(change)).body.code).toBe(code)
})

test('rejects a product that needs no prescription', async () => {
  const { produk_id: produkId } = await buildProduk(shop.deps.db, START)
  expect((await submit({ produk: [{ produkId, jumlah: 1 }] })).body.code).toBe('PRODUK_TANPA_RESEP')
})

test('allows a customer three waiting prescriptions', async () => {
  const answers = await Promise.all([submit(), submit(), submit(), submit()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409])
})

test("does not find another customer's prescription or page", async () => {
  const { resep_id: resepId, berkas_id: berkasId } = await own({ storage: shop.deps.storage })
  const another = as(await buildPelanggan(shop.deps.db, START))
  expect((await shop.call(getResep, { params: { resepId } }, another)).status).toBe(404)
  expect((await shop.call(getBerkasResep, { params: { berkasId } }, another)).status).toBe(404)
  expect((await shop.call(createResep, { body: { ...(await inputOf()), berkas: [berkasId] } }, another)).status).toBe(
    404,
  )
  expect((await shop.call(listResep, {}, another)).body).toEqual([])
  const other = await own()
  const elsewhere = { params: { resepId: other.resep_id, berkasId } }
  expect((await shop.call(getBerkasResepAdmin, elsewhere, as(dokter))).status).toBe(404)
})

test('approves a part for a month, with a dose, and mails its owner', async () => {
  const { resepId } = (await submit()).body
  expect(await approval(resepId)).toMatchObject({ status: 200, body: { message: 'Resep disetujui' } })
  const kantor = await shop.call(getResepAdmin, { params: { resepId } }, as(dokter))
  expect(kantor.body).toMatchObject({ status: 'disetujui', diputusOleh: dokter.nama, nama: pembeli.nama })
  expect((await read(resepId)).body.produk).toMatchObject([
    { diminta: 5, disetujui: 3, terpakai: 0, sisa: 3, dosis: '50 mg/kg pakan' },
  ])
  const [surat] = await suratKe(pembeli.email)
  expect(surat).toMatchObject({ subjek: `Resep Anda disetujui (nomor ${resepId})` })
  expect(surat?.teks).toContain(`3 x ${obat.nama}\nBerlaku sampai: 1 April 2026`)
  expect(surat?.teks).not.toContain('50 mg')
  expect((await jejak(resepId))[1]).toMatchObject({
    tindakan: 'status',
    oleh: dokter.nama,
    sesudah: { keputusan: 'disetujui', disetujui: [`3 x ${obat.nama}: 50 mg/kg pakan`] },
  })

  after(30)
  expect((await read(resepId)).body).toMatchObject({ berlaku: true })
  after(1)
  expect((await read(resepId)).body).toMatchObject({ status: 'disetujui', berlaku: false, produk: [{ sisa: 0 }] })
})

test('approves products that the customer did not name', async () => {
  const { resepId } = (await submit({ produk: [] })).body
  const other = await buildProduk(shop.deps.db, START, { resep: true })
  const produk = [
    { produkId: obat.produk_id, jumlah: 0 },
    { produkId: other.produk_id, jumlah: 2 },
  ]
  expect((await approval(resepId, { produk })).status).toBe(200)
  expect((await read(resepId)).body.produk).toMatchObject([
    { produkId: obat.produk_id, disetujui: 0 },
    { produkId: other.produk_id, diminta: 0, disetujui: 2 },
  ])
})

test('rejects with a reason that its owner reads at the shop, not in the mail', async () => {
  const { resepId } = (await submit()).body
  expect((await reject(resepId, ' ')).status).toBe(400)
  expect((await reject(resepId)).body).toEqual({ message: 'Resep ditolak' })
  expect((await read(resepId)).body).toMatchObject({ status: 'ditolak', alasan: 'Tulisan tidak terbaca' })
  const [surat] = await suratKe(pembeli.email)
  expect(surat?.subjek).toContain('belum bisa disetujui')
  expect(surat?.teks).not.toContain('terbaca')
})

test('mails nothing to an owner who wants no mail about orders', async () => {
  const pilihan = { articleUpdates: true, productOffers: true, discountPromo: true, shippingUpdates: true }
  await shop.call(updateNotifikasiChoices, { body: { ...pilihan, orderStatus: false } }, as(pembeli))
  await approval((await own()).resep_id)
  expect(await suratKe(pembeli.email)).toEqual([])
})

test.each([
  ['until yesterday', { berlaku_sampai: '2026-03-01' }, 'VALIDATION_FAILED'],
  ['for a year', { berlaku_sampai: '2027-03-01' }, 'VALIDATION_FAILED'],
  ['of no units', { produk: [] }, 'VALIDATION_FAILED'],
  ['of a missing product', { produk: [{ produkId: 999_999, jumlah: 1 }] }, 'PRODUK_TIDAK_ADA'],
])('rejects an approval %s', async (_, body, code) => {
  const { resep_id } = await own()
  expect((await approval(resep_id, body)).body.code).toBe(code)
  expect((await read(resep_id)).body.status).toBe('menunggu')
})

test('approves until the last allowed day', async () => {
  const { resep_id } = await own()
  const until = (days: number) => ({ berlaku_sampai: dateWib(midnightWib(shop.deps.clock(), -days)) })
  expect((await approval(resep_id, until(VALID_HARI_MAX + 1))).body.code).toBe('VALIDATION_FAILED')
  expect((await approval(resep_id, until(VALID_HARI_MAX))).status).toBe(200)
})

test('accepts a prescription of today, by the day in Jakarta', async () => {
  shop.setClock(new Date('2026-03-01T18:00:00Z'))
  const input = async (date: string) => (await inputOf({ tanggal: date })) as Input<typeof createResep>['body']
  const send = async (date: string) => (await shop.call(createResep, { body: await input(date) }, as(pembeli))).status
  expect([await send('2026-03-03'), await send('2026-03-02')]).toEqual([400, 201])
})

test('accepts one of two concurrent decisions, and rejects the other', async () => {
  const { resep_id } = await own()
  const other = await buildAdmin(shop.deps.db, START)
  const answers = await Promise.all([approval(resep_id), approval(resep_id, {}, other), reject(resep_id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('RESEP_SUDAH_DIPUTUS')
})

test('decides waiting orders in the same transaction, or nothing', async () => {
  const { resep_id } = await own()
  const sesi = { penggunaId: dokter.pengguna_id, isAdmin: true, isProven: true, tokenHash: Buffer.alloc(0) }
  const seen: ResepDecision[] = []
  const produk = [{ produkId: obat.produk_id, jumlah: 3 }]
  const body = ApproveResepBody.parse({ berlaku_sampai: '2026-04-01', produk })
  const decide = (onResep: NonNullable<ReturnType<typeof defineFeature>['onResep']>) =>
    approve(shop.deps, [onResep], { ...sesi, peran: ['dokter'] }, resep_id, body)
  await expect(decide(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await read(resep_id)).body.status).toBe('menunggu')
  await decide(async (_tx, _deps, decided) => seen.push(decided) > 0)
  expect(seen).toMatchObject([{ resepId: resep_id, status: 'disetujui', penggunaId: dokter.pengguna_id }])
})

test('lists the longest waiting first, then decided ones, with search, filter and counts', async () => {
  const { db } = shop.deps
  const sip = `cari-${pembeli.pengguna_id}`
  const created = await own({ sip, dibuat: START })
  const old = await own({ sip, dibuat: new Date('2026-02-01T00:00:00Z') })
  const rejected = { sip, status: 'ditolak', alasan: 'x' } as const
  const before = await own({ ...rejected, diputus: new Date('2026-02-01T00:00:00Z') })
  const decided = await own({ ...rejected, diputus: START })
  const list = async (query = {}) =>
    (await shop.call(listResepAdmin, { query: { q: sip, ...query } }, as(dokter))).body.map(
      ({ resepId }: { resepId: number }) => resepId,
    )
  expect(await list()).toEqual([old, created, decided, before].map(({ resep_id }) => resep_id))
  expect(await list({ status: 'ditolak' })).toEqual([decided.resep_id, before.resep_id])
  expect(await list({ q: old.dokter.toUpperCase() })).toEqual([old.resep_id])
  expect(await list({ q: String(before.resep_id) })).toContain(before.resep_id)
  expect(await list({ q: pembeli.nama })).toContain(created.resep_id)
  expect(await list({ page: 2, limit: 1 })).toEqual([created.resep_id])
  const { token } = await buildAdmin(db, START)
  const { tugas } = (await shop.call(getDasbor, {}, { token })).body
  const waiting = await db.selectFrom('resep').select('resep_id').where('status', '=', 'menunggu').execute()
  expect(tugas.resepMenunggu).toBe(waiting.length)
})

test('writes to the trail which administrator opened a prescription or page, once a day', async () => {
  const { resep_id: resepId, berkas_id: berkasId } = await own({ storage: shop.deps.storage })
  for (const _ of [1, 2]) {
    await shop.call(getResepAdmin, { params: { resepId } }, as(dokter))
    await shop.call(getBerkasResepAdmin, { params: { resepId, berkasId } }, as(dokter))
  }
  expect(await jejak(resepId)).toMatchObject([
    { tindakan: 'lihat', oleh: dokter.nama, judul: `Resep ${resepId}, berkas 1` },
    { tindakan: 'lihat', oleh: dokter.nama, judul: `Resep ${resepId}` },
  ])
})

test('names each administrator in the trail, for each day', async () => {
  const { resep_id: resepId } = await own()
  const view = (who: { token: string }) => shop.call(getResepAdmin, { params: { resepId } }, as(who))
  const other = await buildAdmin(shop.deps.db, START, 'dokter')
  for (const who of [dokter, other, dokter]) await view(who)
  after(1)
  const { token } = await buildAdmin(shop.deps.db, shop.deps.clock())
  const tomorrow = await sesiRepository(shop.deps.db).open(dokter.pengguna_id, shop.deps.clock(), 'kantor')
  await view({ token: tomorrow })
  const by = (await shop.call(listJejak, { query: { jenis: 'resep', rujukan: String(resepId) } }, { token })).body.map(
    (entry: { oleh: string }) => entry.oleh,
  )
  expect(by.filter((name: string) => name === dokter.nama)).toHaveLength(2)
  expect(by.filter((name: string) => name === other.nama)).toHaveLength(1)
})

test('lists the waiting orders beside the prescription until the decision', async () => {
  const { resepId } = (await submit()).body
  const { shipping_id: shippingId } = await buildPengiriman(shop.deps.db)
  const body = { produkId: obat.produk_id, jumlah: 2, shippingId, resepId }
  const { orderId } = (await shop.call(createPesanan, { body }, as(pembeli))).body
  const waiting = async () => (await shop.call(getResepAdmin, { params: { resepId } }, as(dokter))).body.pesanan
  expect(await waiting()).toMatchObject([{ orderId, isi: [`2 × ${obat.nama}`] }])
  // Requested are the units of waiting orders, if they are more than the customer named.
  const requested = async () => (await read(resepId)).body.produk[0].diminta
  const { midtransOrderId } = (await shop.call(createPesanan, { body: { ...body, jumlah: 4 } }, as(pembeli))).body
  expect(await requested()).toBe(6)
  await shop.call(cancelPesanan, { params: { orderId: midtransOrderId } }, as(pembeli))
  await shop.call(createPesanan, { body: { ...body, jumlah: 3 } }, as(pembeli))
  expect(await requested()).toBe(6)
  await reject(resepId)
  expect(await waiting()).toEqual([])
})

test('mails its owner once, three days before its last day, while something is left', async () => {
  const { db } = shop.deps
  const make = (validUntil = '2026-04-01') =>
    buildResep(db, START, pembeli.pengguna_id, [{ produk_id: obat.produk_id, disetujui: 4 }], {
      berlaku_sampai: validUntil,
    })
  const setUsed = (resepId: number, usedAmount: number) =>
    db.updateTable('resep_produk').set({ terpakai: usedAmount }).where('resep_id', '=', resepId).execute()
  const [expired, remaining] = [await make(), await make()]
  await setUsed(expired.resep_id, 4)
  await setUsed(remaining.resep_id, 1)
  shop.setClock(new Date('2026-03-28T16:59:00Z'))
  await keepResep(shop.deps)
  expect(await suratKe(pembeli.email)).toEqual([])

  shop.setClock(new Date('2026-03-28T17:00:00Z'))
  // This one ended without a reminder.
  await make('2026-03-28')
  for (const _ of [1, 2]) await keepResep(shop.deps)
  const surat = await suratKe(pembeli.email)
  expect(surat.map(({ subjek }) => subjek)).toEqual([`Resep Anda segera berakhir (nomor ${remaining.resep_id})`])
  expect(surat[0]?.teks).toContain(`3 x ${obat.nama}`)
  // Undo: no order used the prescriptions.
  for (const { resep_id } of [expired, remaining]) await setUsed(resep_id, 0)
})

test('deletes files after their time, and keeps the prescription with an entry in the trail', async () => {
  const { storage } = shop.deps
  const approved = [{ produk_id: obat.produk_id, disetujui: 2 }]
  const make = (change: object, produk: typeof approved = []) =>
    buildResep(shop.deps.db, START, pembeli.pengguna_id, produk, { storage, ...change })
  const rejected = await make({ status: 'ditolak', alasan: 'x', diputus: START })
  const used = await make({ dipakai: START }, approved)
  const unused = await make({ berlaku_sampai: '2026-04-01' }, approved)
  const waiting = await make({})
  const gone = async ({ resep_id }: typeof rejected) => (await read(resep_id)).body.berkas.length === 0
  const all = () => Promise.all([rejected, unused, used, waiting].map(gone))
  const step = async (days: number) => {
    after(days)
    await keepResep(shop.deps)
    return all()
  }
  expect(await step(89)).toEqual([false, false, false, false])
  expect(await step(2)).toEqual([true, false, false, false])
  expect(await step(29)).toEqual([true, false, false, false])
  expect(await step(1)).toEqual([true, true, false, false])
  expect(await step(5 * 365 - 122)).toEqual([true, true, false, false])
  expect(await step(3)).toEqual([true, true, true, false])
  const { body } = await read(used.resep_id)
  expect(body).toMatchObject({ status: 'disetujui', dokter: used.dokter, berkas: [] })
  expect(body.berkas_dihapus).not.toBeNull()
  expect((await jejak(used.resep_id))[0]).toMatchObject({ oleh: 'Toko', tindakan: 'hapus' })
})

test("deletes an account's texts, and the files that sold nothing", async () => {
  const { db, storage } = shop.deps
  const waiting = await own({ storage, catatan: 'Dari Budi', kandang: 'Keramba Budi' })
  const used = await own({ storage, status: 'ditolak', alasan: 'x', diputus: START, dipakai: START })
  await uploaded()
  const { token } = await buildAdmin(db, START)
  const { status } = await shop.call(deletePengguna, { params: { userId: pembeli.pengguna_id } }, { token })
  expect(status).toBe(200)
  const rows = await db
    .selectFrom('resep')
    .selectAll()
    .where('pengguna_id', '=', pembeli.pengguna_id)
    .orderBy('resep_id')
    .execute()
  expect(rows).toMatchObject([
    { status: 'ditolak', alasan: 'Akun dihapus', kandang: '', catatan: '', berkas_dihapus: START },
    { resep_id: used.resep_id, berkas_dihapus: null },
  ])
  const files = await db
    .selectFrom('resep_berkas')
    .select('berkas_id')
    .where('pengguna_id', '=', pembeli.pengguna_id)
    .execute()
  expect(files).toEqual([{ berkas_id: used.berkas_id }])
  expect(await isThere(used.berkas_id)).toBe(true)
  expect(rows[0]?.resep_id).toBe(waiting.resep_id)
})

test("limits a veterinarian's office to prescriptions and substances", async () => {
  expect((await shop.call(getAdmin, {}, as(dokter))).body).toMatchObject({ role: 'admin', peran: ['dokter'] })
  expect(await shop.call(listPengguna, {}, as(dokter))).toMatchObject({
    status: 403,
    body: { code: 'BUKAN_BAGIAN_ANDA' },
  })
  expect(Object.keys((await shop.call(getDasbor, {}, as(dokter))).body.tugas)).toEqual(['zatMenunggu', 'resepMenunggu'])
})

describe('similar prescriptions', () => {
  let sips = 0
  const send = async (who: typeof pembeli, berkas: File, change: object = {}) => {
    const { berkasId } = (await upload(berkas, who)).body
    const input = await inputOf({ berkas: [berkasId], sip: `SIP/${++sips}/MIRIP`, ...change })
    const { body } = await shop.call(createResep, { body: input as Input<typeof createResep>['body'] }, as(who))
    return body.resepId as number
  }
  const similar = async (resepId: number) =>
    (await shop.call(getResepAdmin, { params: { resepId } }, as(dokter))).body.serupa
  const buildOther = () => buildPelanggan(shop.deps.db, shop.deps.clock())

  test('are those with the same file, also of other accounts', async () => {
    const other = await buildOther()
    const berkas = PDF()
    const sip = { sip: 'SIP/SAMA/1' }
    const one = await send(pembeli, berkas, sip)
    expect(await similar(one)).toEqual([])
    const two = await send(other, berkas, sip)
    expect(await similar(one)).toEqual([{ resepId: two, nama: other.nama, status: 'menunggu', sebab: 'berkas' }])
    expect(await similar(two)).toEqual([{ resepId: one, nama: pembeli.nama, status: 'menunggu', sebab: 'berkas' }])
  })

  test('are those with a picture that was resized, brightened or compressed again, and no other picture', async () => {
    const one = await send(pembeli, await paper('a').then(fileOf))
    const changed = await sharp(await paper('a'))
      .resize(500)
      .modulate({ brightness: 1.1 })
      .jpeg({ quality: 50 })
      .toBuffer()
    const two = await send(await buildOther(), fileOf(changed))
    await send(await buildOther(), await paper('b').then(fileOf))
    await send(await buildOther(), fileOf(await sharp({ create: BLANK }).png().toBuffer()))
    expect(await similar(one)).toMatchObject([{ resepId: two, sebab: 'gambar' }])

    // Pictures of an older version get their hash from a job.
    await shop.deps.db.updateTable('resep_berkas').set({ rupa: null }).execute()
    expect(await similar(one)).toEqual([])
    for (let piece = 0; piece < 10; piece++) await fillRupa(shop.deps)
    expect(await similar(one)).toMatchObject([{ resepId: two, sebab: 'gambar' }])
  })

  test('are no blank ones beside a picture with few lines', async () => {
    const ids = [await send(pembeli, PDF()), await send(pembeli, PDF())]
    for (const [at, rupa] of [0, 63].entries())
      await shop.deps.db
        .updateTable('resep_berkas')
        .set({ rupa })
        .where('resep_id', '=', ids[at] ?? 0)
        .execute()
    for (const resepId of ids) expect(await similar(resepId)).toEqual([])
  })

  test('are those of other accounts with the same SIP number', async () => {
    const other = await buildOther()
    const one = await send(pembeli, PDF(), { sip: 'SIP 9/Z-8' })
    await send(pembeli, PDF(), { sip: 'SIP 9/Z-8' })
    const two = await send(other, PDF(), { sip: 'sip 9 / z 8' })
    expect(await similar(one)).toMatchObject([{ resepId: two, nama: other.nama, sebab: 'sip' }])
  })
})

const BLANK = { width: 600, height: 800, channels: 3 as const, background: 'white' }
/** Draws a page with lines of writing of different lengths. */
function paper(seed: string): Promise<Buffer> {
  const lines = Array.from({ length: 16 }, (_, at) => {
    const number = createHash('sha256').update(`${seed}${at}`).digest()
    const [x = 0, width = 0] = number
    return `<rect x="${20 + x}" y="${30 + at * 47}" width="${60 + width}" height="22" fill="#123"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fff"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'resep.png')

describe('warnings for the decider', () => {
  const read = async (resepId: number) => (await shop.call(getResepAdmin, { params: { resepId } }, as(dokter))).body

  test('name the age, the SIP number elsewhere and the missing sensitivity test', async () => {
    const { db, clock } = shop.deps
    const other = await buildPelanggan(db, clock())
    const antibiotic = await buildProduk(db, clock(), { zat: 'eritromisin 20%', golongan: 'obat_keras' })
    await buildResep(db, clock(), other.pengguna_id, [], { sip: 'SIP 503/77-A', dokter: 'drh. Lain' })
    await buildResep(db, clock(), other.pengguna_id, [], { sip: 'SIP 503/77-A', dokter: 'DRH Ini' })
    const sip = 'sip 503 / 77 a'
    await buildResep(db, clock(), pembeli.pengguna_id, [], { sip, dokter: 'drh. Ini' })
    const { resep_id } = await buildResep(
      db,
      clock(),
      pembeli.pengguna_id,
      [{ produk_id: antibiotic.produk_id, diminta: 1 }],
      {
        sip,
        tanggal: dateWib(midnightWib(clock(), 31)),
        dokter: 'drh. Ini',
      },
    )
    expect((await read(resep_id)).peringatan).toEqual([
      expect.stringContaining('31 hari lalu'),
      expect.stringContaining('drh. Lain'),
      expect.stringContaining('1 akun lain'),
      expect.stringContaining('Eritromisin adalah antibiotik'),
    ])
    const { resep_id: plain } = await own()
    expect((await read(plain)).peringatan).toEqual([])
  })

  test('come with the SIP number of the last decision, which is kept', async () => {
    const { resep_id: first } = await own()
    const { resep_id: second } = await own()
    expect((await read(first)).sip_pemutus).toBe('')
    const body = { alasan: 'Tidak terbaca', sip: '440/9/SIP-DRH/2026' }
    await shop.call(refuseResep, { params: { resepId: first }, body }, as(dokter))
    expect([(await read(first)).sip_pemutus, (await read(second)).sip_pemutus]).toEqual([body.sip, body.sip])
    shop.setClock(new Date(shop.deps.clock().getTime() + 60_000))
    const { resep_id: third } = await own()
    const fresh = { alasan: 'Tidak terbaca', sip: '440/10/SIP-DRH/2026' }
    await shop.call(refuseResep, { params: { resepId: second }, body: fresh }, as(dokter))
    expect((await read(third)).sip_pemutus).toBe(fresh.sip)
    // Decisions of an older version have no number.
    await rewrite(shop.deps.db, shop.deps.clock(), ['resep', 'resep', 'resep_id'], { sip_pemutus: '' }, second)
    expect((await read(third)).sip_pemutus).toBe(body.sip)
    const query = { jenis: 'resep', rujukan: String(first) } as const
    const owner = await buildAdmin(shop.deps.db, shop.deps.clock())
    const trail = (await shop.call(listJejak, { query }, as(owner))).body
    expect(trail).toContainEqual(
      expect.objectContaining({ sesudah: expect.objectContaining({ keputusan: 'ditolak', sip_pemutus: body.sip }) }),
    )
  })
})
