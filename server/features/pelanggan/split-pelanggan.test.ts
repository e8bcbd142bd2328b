import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { restoreEmail, separateAkun } from '#contract/akun/email.ts'
import { login, register } from '#contract/akun/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKabar } from '#contract/kabar/endpoints.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import { getPelanggan, mergePelanggan, splitPelanggan } from '#contract/pelanggan/admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { akun as akunFeature } from '#server/features/akun/akun.feature.ts'
import { buildPerson } from '#server/testing/build-orang.ts'
import {
  buildAdmin,
  buildGrup,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { allRows } from '#server/testing/person/all-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { pelanggan as pelangganFeature } from './pelanggan.feature.ts'

/* Separation of merged accounts, by the link of the mail and by the owner of the shop. */

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

type Akun = Awaited<ReturnType<typeof buildPelanggan>>
const DAY = 86_400_000
const later = (ms: number) => shop.setClock(new Date(shop.deps.clock().getTime() + ms))
const pelanggan = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const personOf = (word: string) => buildPerson(shop.deps.db, shop.deps.clock(), word, admin.pengguna_id)
const read = async ({ pengguna_id: penggunaId }: Akun) =>
  (await shop.call(getPelanggan, { params: { penggunaId } }, admin)).body

async function merge(staying: Akun, leaving: Akun): Promise<number> {
  const [{ versi }, other] = [await read(staying), await read(leaving)]
  const body = { dari: leaving.pengguna_id, versi, versiDari: other.versi }
  const result = await shop.call(mergePelanggan, { params: { penggunaId: staying.pengguna_id }, body }, admin)
  expect([result.status, result.body]).toMatchObject([200, {}])
  return (await read(staying)).gabungan[0].gabungId
}

const byOffice = ({ pengguna_id: penggunaId }: Akun, gabungId: number, by: { token: string } = admin) =>
  shop.call(splitPelanggan, { params: { penggunaId }, body: { gabungId } }, by)
const byLink = (token: string) => shop.call(separateAkun, { body: { token } })

/** Returns the token of the link that was mailed to an address. */
async function linkTo({ email }: Akun): Promise<string> {
  await shop.sendSurat()
  const texts = shop.surat.filter(({ kepada }) => kepada === email).map(({ teks }) => teks)
  return /pisahkan-akun\?token=([\w-]{43})/.exec(texts.at(-1) ?? '')?.[1] ?? 'none'
}

/** Tables that differ after a separation, with the reason. */
const DIFFERENT: Record<string, string> = {
  sesi: 'sessions of the merged account end',
  langganan_push: 'devices end with their session',
  reset_sandi: 'links end with the merge',
  buku_obat: 'positions of the book go on',
  jejak: 'the trail names the merge, and no longer the merged account',
  kejadian: 'events of both acts, compared without them',
  surat: 'mails of both acts, compared without them',
  tautan_email: 'unused links end with the merge, and those of the mails about it are new',
  gabung_akun: 'the merge',
  permintaan: 'stored responses of the office',
}

/** Adds rows of one product to both accounts, so that the merge deletes one of them. */
async function addTwins(accounts: readonly Awaited<ReturnType<typeof personOf>>[]): Promise<void> {
  const { db, clock } = shop.deps
  const produk = await buildProduk(db, clock())
  const key = { idempotency_key: 'kunci-sama' } as never
  for (const { pengguna_id, order } of accounts) {
    for (const table of ['favorit', 'kabar_stok'] as const)
      await db.insertInto(table).values({ pengguna_id, produk_id: produk.produk_id, dibuat: clock() }).execute()
    await db.updateTable('pesanan').set(key).where('pesanan_id', '=', order.pesanan_id).execute()
    await sql`UPDATE resep_berkas SET sidik = 'sama' WHERE pengguna_id = ${pengguna_id} AND resep_id IS NULL`.execute(
      db,
    )
  }
}

test('restores every row of every table, but those with a reason', async () => {
  const [staying, leaving] = [await personOf('Rukmini'), await personOf('Sartika')]
  await addTwins([staying, leaving])
  const { grup_id } = await buildGrup(shop.deps.db, shop.deps.clock())
  await sql`UPDATE pengguna SET grup_id = ${grup_id} WHERE pengguna_id = ${leaving.pengguna_id}`.execute(shop.deps.db)
  const before = await allRows(shop.deps.db)
  const referring = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'pengguna'::regclass`.execute(shop.deps.db)
  for (const { name } of referring.rows) expect([name, before.has(name)]).toEqual([name, true])

  const gabungId = await merge(staying, leaving)
  expect((await byOffice(staying, gabungId)).status).toBe(200)
  const after = await allRows(shop.deps.db)
  for (const [name, rows] of before) if (!(name in DIFFERENT)) expect([name, after.get(name)]).toEqual([name, rows])
  // The event of a merge may be written after its response.
  for (const name of ['kejadian', 'surat'])
    expect(after.get(name)).toEqual(expect.arrayContaining(before.get(name) ?? []))
})

test('leaves rows in the account that stays which were added since', async () => {
  const { db, clock } = shop.deps
  const [staying, leaving] = [await personOf('Malahayati'), await personOf('Tiahahu')]
  const gabungId = await merge(staying, leaving)
  const produk = await buildProduk(db, clock())
  const { pengguna_id } = staying
  await db.insertInto('favorit').values({ pengguna_id, produk_id: produk.produk_id, dibuat: clock() }).execute()
  const order = await buildPesanan(db, clock(), pengguna_id, {}, [{ produk, jumlah: 1 }])
  const { resep_id } = await db
    .selectFrom('resep')
    .select('resep_id')
    .where('pengguna_id', '=', pengguna_id)
    .orderBy('resep_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  // New orders replace goods of either account, and one uses a prescription of the merged account.
  const { shipping_id } = await buildPengiriman(db, 0)
  const replace = ({ pesanan_id }: { pesanan_id: number }) =>
    buildPesanan(db, clock(), pengguna_id, { shipping_id, pengganti_dari: pesanan_id })
  const [own, other] = [await replace(staying.order), await replace(leaving.order)]
  await sql`UPDATE pesanan SET resep_id = ${resep_id} WHERE pesanan_id = ${order.pesanan_id}`.execute(db)
  await sql`UPDATE alamat SET utama = false WHERE pengguna_id = ${pengguna_id}`.execute(db)
  await sql`UPDATE alamat SET utama = true WHERE pengguna_id = ${pengguna_id} AND teks = 'Dermaga Tiahahu'`.execute(db)
  await sql`UPDATE pengguna SET alamat = 'Dermaga Tiahahu' WHERE pengguna_id = ${pengguna_id}`.execute(db)
  expect((await byOffice(staying, gabungId)).status).toBe(200)

  const [one, two] = [await read(staying), await read(leaving)]
  const numbers = ({ pesananTerakhir }: typeof one) => pesananTerakhir.map(({ nomor }: { nomor: string }) => nomor)
  expect(numbers(one)).toEqual(expect.arrayContaining([order.midtrans_order_id, own.midtrans_order_id]))
  expect(numbers(one)).not.toContain(leaving.order.midtrans_order_id)
  expect(numbers(two)).toEqual(expect.arrayContaining([leaving.order.midtrans_order_id, other.midtrans_order_id]))
  expect(numbers(two)).not.toContain(order.midtrans_order_id)
  const favorites = await db.selectFrom('favorit').select('produk_id').where('pengguna_id', '=', pengguna_id).execute()
  expect(favorites.map(({ produk_id }) => produk_id)).toContain(produk.produk_id)
  for (const { alamat } of [one, two]) expect(alamat.filter(({ utama }: { utama: boolean }) => utama)).toHaveLength(1)
})

test('separates by the link of either mail, once, without a login, and mails both', async () => {
  const [staying, leaving] = [await pelanggan(), await pelanggan()]
  await merge(staying, leaving)
  const [first, second] = [await linkTo(leaving), await linkTo(staying)]
  expect(first).not.toBe(second)
  const inbox = JSON.stringify((await shop.call(listKabar, {}, staying)).body)
  expect(inbox).toContain('digabungkan')
  expect(inbox).not.toContain('token=')
  expect((await byLink('a'.repeat(43))).body.code).toBe('TAUTAN_TIDAK_BERLAKU')
  expect((await shop.call(restoreEmail, { body: { token: first } })).body.code).toBe('TAUTAN_TIDAK_BERLAKU')
  expect((await byLink(first)).status).toBe(200)
  for (const token of [first, second]) expect((await byLink(token)).body.code).toBe('TAUTAN_SUDAH_DIPAKAI')

  const opened = await shop.call(login, { body: { email: leaving.email, password: PASSWORD } as never })
  expect([opened.status, opened.body.user?.userId]).toEqual([200, leaving.pengguna_id])
  await shop.sendSurat()
  for (const { email } of [staying, leaving])
    expect(shop.surat.filter(({ kepada }) => kepada === email).map(({ subjek }) => subjek)).toContain(
      'Akun KerapuSehat Anda dipisah lagi',
    )
  const events = JSON.stringify((await shop.call(listKejadian, { query: { jenis: 'pisah-akun' } }, admin)).body)
  expect(events).toContain(`Akun nomor ${leaving.pengguna_id} dipisah dari nomor ${staying.pengguna_id}, lewat tautan`)
})

test('lets concurrent clicks separate once', async () => {
  const [staying, leaving] = [await pelanggan(), await pelanggan()]
  await merge(staying, leaving)
  const tokens = [await linkTo(leaving), await linkTo(staying), await linkTo(leaving)]
  const results = await Promise.all(tokens.map(byLink))
  expect(results.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('rejects a separation after seven days, and keeps nothing of the merged account', async () => {
  const [staying, leaving] = [await pelanggan({ nama: 'Bu Tinggal' }), await pelanggan({ nama: 'Pak Pergi' })]
  const gabungId = await merge(staying, leaving)
  const link = await linkTo(leaving)
  later(7 * DAY)
  expect((await byLink(link)).body.code).toBe('TAUTAN_TIDAK_BERLAKU')
  const { db, clock } = shop.deps
  const fresh = await buildAdmin(db, clock())
  expect((await byOffice(staying, gabungId, fresh)).body.code).toBe('GABUNG_TIDAK_BOLEH')
  const params = { penggunaId: staying.pengguna_id }
  expect((await shop.call(getPelanggan, { params }, fresh)).body.gabungan).toEqual([])
  await pelangganFeature.jobs?.['lupakan-gabungan']?.run(shop.deps)
  await akunFeature.jobs?.['bersihkan-akun']?.run(shop.deps)
  expect(await shop.deps.db.selectFrom('gabung_baris').select('gabung_id').execute()).toEqual([])
  expect((await byLink(link)).body.code).toBe('TAUTAN_TIDAK_BERLAKU')
})

test('lets only the owner separate, once, and records it in the trail', async () => {
  const { db, clock } = shop.deps
  const [staying, leaving] = [await pelanggan(), await pelanggan({ nama: 'Pak Kembali' })]
  const gabungId = await merge(staying, leaving)
  expect(await read(staying)).toMatchObject({ gabungan: [{ gabungId, nama: 'Pak Kembali', email: leaving.email }] })
  const clerk = await buildAdmin(db, clock(), 'pesanan')
  expect((await byOffice(staying, gabungId, clerk)).body.code).toBe('BUKAN_BAGIAN_ANDA')
  expect((await byOffice(await pelanggan(), gabungId)).body.code).toBe('PENGGUNA_TIDAK_ADA')
  expect((await byOffice(staying, gabungId)).status).toBe(200)
  expect((await byOffice(staying, gabungId)).body.code).toBe('GABUNG_TIDAK_BOLEH')
  expect((await read(staying)).gabungan).toEqual([])
  const query = { jenis: 'pelanggan', rujukan: String(staying.pengguna_id) } as const
  expect((await shop.call(listJejak, { query }, admin)).body[0].sesudah).toEqual({
    dipisah: `Pak Kembali, ${leaving.email}`,
  })
})

test('reserves the address of the merged account for seven days', async () => {
  const [staying, leaving] = [await pelanggan(), await pelanggan()]
  await merge(staying, leaving)
  const body = { nama: 'Orang lain', email: leaving.email, no_hp: '081234567890', password: PASSWORD }
  expect((await shop.call(register, { body })).body.code).toBe('EMAIL_TERDAFTAR')
  later(7 * DAY)
  expect((await shop.call(register, { body })).status).toBe(201)
})

test('rejects a separation whose address another account took', async () => {
  const [staying, leaving] = [await pelanggan(), await pelanggan()]
  const gabungId = await merge(staying, leaving)
  await pelanggan({ email: leaving.email })
  expect((await byOffice(staying, gabungId)).body.code).toBe('GABUNG_TIDAK_BOLEH')
  expect((await byLink(await linkTo(staying))).body.code).toBe('GABUNG_TIDAK_BOLEH')
})

test('takes merges of merged accounts back, in either order', async () => {
  for (const isInnerFirst of [true, false]) {
    const [a, b, c] = [await pelanggan(), await pelanggan(), await pelanggan()]
    const orders = await Promise.all(
      [a, b, c].map(({ pengguna_id }) => buildPesanan(shop.deps.db, shop.deps.clock(), pengguna_id)),
    )
    const inner = await merge(b, a)
    const outer = await merge(c, b)
    if (isInnerFirst) {
      expect((await byOffice(c, inner)).status).toBe(200)
      expect((await byOffice(c, outer)).status).toBe(200)
    } else {
      expect((await byOffice(c, outer)).status).toBe(200)
      expect((await byOffice(b, inner)).status).toBe(200)
    }
    for (const [index, akun] of [a, b, c].entries())
      expect((await read(akun)).pesananTerakhir).toMatchObject([{ nomor: orders[index]?.midtrans_order_id }])
  }
})

test('deletes the stored rows with the account that stays', async () => {
  const { db } = shop.deps
  const [staying, leaving] = [await pelanggan(), await pelanggan()]
  await merge(staying, leaving)
  const params = { userId: staying.pengguna_id }
  expect((await shop.call(deletePengguna, { params }, admin)).status).toBe(200)
  const rows = await sql`SELECT FROM gabung_baris WHERE sebelum::text LIKE ${`%${leaving.email}%`}`.execute(db)
  expect(rows.rows).toEqual([])
})
