import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { createGrup, deleteGrup, getGrup, updateGrup } from '#contract/grup/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKejadian } from '#contract/keamanan/admin.ts'
import {
  addCatatanPelanggan,
  exportPelanggan,
  getPelanggan,
  listPelanggan,
  mergePelanggan,
  removeCatatanPelanggan,
  updatePelanggan,
} from '#contract/pelanggan/admin.ts'
import { downloadMyData, getDeletionRequest, setDeletionRequest } from '#contract/pelanggan/endpoints.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { NO_BROWSER } from '#server/features/akun/sesi/nama-perangkat.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { buildPengobatan } from '#server/testing/build-buku-obat.ts'
import { PERSONAL_ROWS } from '#server/testing/build-orang.ts'
import {
  buildAdmin,
  buildGrup,
  buildLot,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildResep,
  buildReturned,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>
beforeAll(async () => {
  shop = await testApp(new Date('2026-11-20T03:00:00Z'))
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const pelanggan = (change = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
type Akun = Awaited<ReturnType<typeof pelanggan>>
const read = ({ pengguna_id: penggunaId }: Akun) => shop.call(getPelanggan, { params: { penggunaId } }, auth())
const list = async (query: object) => (await shop.call(listPelanggan, { query }, auth())).body
const finished = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const

async function suratKe(email: string) {
  await shop.sendSurat()
  return shop.surat.filter(({ kepada }) => kepada === email).map(({ subjek }) => subjek)
}

async function purchase({ pengguna_id }: Akun, quantity: number, change = {}) {
  const { db, clock } = shop.deps
  const produk = await buildProduk(db, clock(), { harga: 100_000 })
  return buildPesanan(db, clock(), pengguna_id, change, [{ produk, jumlah: quantity }])
}

test('returns a customer with orders, spending, addresses, messages and notes', async () => {
  const { db, clock } = shop.deps
  const akun = await pelanggan({ nama: 'Pak Hurun' })
  const first = await purchase(akun, 2, { ...finished, dibuat: new Date(clock().getTime() - 1) })
  const returned = await purchase(akun, 1, finished)
  await buildReturned(db, first, admin.pengguna_id, { jumlah: 10_000, waktu: clock() })
  await buildReturned(db, returned, admin.pengguna_id, { jumlah: 30_000, waktu: clock() })
  await purchase(akun, 5)
  const pesan = { nama: 'Pak Hurun', email: akun.email.toUpperCase(), pesan: 'Kapan dikirim?', dibuat: clock() }
  await db.insertInto('laporan').values(pesan).execute()

  const { body } = await read(akun)
  expect(body).toMatchObject({ pesanan: 2, dibayar: 324_000, dikembalikan: 40_000, belanja: 284_000, grup: null })
  expect(body.terakhir).toBe(clock().toISOString())
  expect(body.pesananTerakhir).toHaveLength(3)
  expect(body.pesan).toMatchObject([{ teks: 'Kapan dikirim?', ditangani: false }])
  expect(await list({ q: 'hurun' })).toMatchObject([{ nama: 'Pak Hurun', pesanan: 2, belanja: 284_000 }])
  // The same sum, computed from the ledger.
  const { rows } = await sql<{ belanja: number }>`
    SELECT sum(b.jumlah)::bigint AS belanja FROM buku b JOIN pesanan USING (pesanan_id)
    WHERE pengguna_id = ${akun.pengguna_id}`.execute(db)
  expect(rows[0]?.belanja).toBe(body.belanja)
})

test('lists customers only, by name, by group, and by requested deletion', async () => {
  const { db, clock } = shop.deps
  const [one, two] = [await pelanggan({ nama: 'Zz Satu' }), await pelanggan({ nama: 'Zz Dua' })]
  await buildAdmin(db, clock())
  const { grup_id } = await buildGrup(db, clock())
  const params = { penggunaId: one.pengguna_id }
  await shop.call(updatePelanggan, { params, body: { grupId: grup_id, semula: '{"grupId":null}' } as never }, auth())
  await shop.call(setDeletionRequest, { body: { minta: true } }, { token: two.token })
  const nameOf = async (query: object) => (await list(query)).map((line: { nama: string }) => line.nama)
  expect(await nameOf({ q: 'zz', urut: 'nama' })).toEqual(['Zz Dua', 'Zz Satu'])
  expect(await nameOf({ q: 'zz' })).toEqual(['Zz Dua', 'Zz Satu'])
  expect(await nameOf({ grup: grup_id })).toEqual(['Zz Satu'])
  expect(await nameOf({ lihat: 'hapus' })).toEqual(['Zz Dua'])
  expect((await shop.call(getDasbor, {}, auth())).body.tugas.mintaHapus).toBe(1)
  expect(await list({ q: admin.email })).toEqual([])
  await shop.call(setDeletionRequest, { body: { minta: false } }, { token: two.token })
  expect(await nameOf({ lihat: 'hapus' })).toEqual([])
})

test('moves a customer into a group and out of it, with a trail, and rejects outdated changes', async () => {
  const { db, clock } = shop.deps
  const akun = await pelanggan()
  const [a, b] = [await buildGrup(db, clock()), await buildGrup(db, clock())]
  const move = (grupId: number | null, original: number | null) =>
    shop.call(
      updatePelanggan,
      {
        params: { penggunaId: akun.pengguna_id },
        body: { grupId, semula: JSON.stringify({ grupId: original }) } as never,
      },
      auth(),
    )
  expect((await move(a.grup_id, null)).body.grupId).toBe(a.grup_id)
  const bentrok = await move(b.grup_id, null)
  expect([bentrok.status, bentrok.body.bentrok]).toEqual([
    409,
    [{ path: 'grupId', label: 'Grup pembeli', sekarang: a.grup_id, isian: b.grup_id }],
  ])
  expect((await move(999_999, a.grup_id)).body.code).toBe('GRUP_TIDAK_ADA')
  expect((await move(null, a.grup_id)).body.grupId).toBeNull()
  const query = { jenis: 'pelanggan', rujukan: String(akun.pengguna_id) } as const
  expect((await shop.call(listJejak, { query }, auth())).body).toMatchObject([
    { sebelum: { grupId: a.nama }, sesudah: { grupId: null } },
    { sebelum: { grupId: null }, sesudah: { grupId: a.nama } },
  ])
})

test('adds and deletes notes of the office, with author and time', async () => {
  const akun = await pelanggan()
  const params = { penggunaId: akun.pengguna_id }
  const write = (text: string) => shop.call(addCatatanPelanggan, { params, body: { teks: text } }, auth())
  const { catatanId } = (await write(' Suka ditelepon pagi\r\n')).body
  await write('Tambak di Hurun')
  expect((await read(akun)).body.catatan).toMatchObject([
    { teks: 'Tambak di Hurun', oleh: admin.nama },
    { teks: 'Suka ditelepon pagi', oleh: admin.nama },
  ])
  const other = { penggunaId: (await pelanggan()).pengguna_id, catatanId }
  await shop.call(removeCatatanPelanggan, { params: other }, auth())
  expect((await read(akun)).body.catatan).toHaveLength(2)
  for (let times = 0; times < 2; times++)
    expect((await shop.call(removeCatatanPelanggan, { params: { ...params, catatanId } }, auth())).status).toBe(200)
  expect((await read(akun)).body.catatan).toHaveLength(1)
  expect((await write('   ')).body.errors).toEqual([{ path: 'teks', msg: 'Tuliskan catatannya' }])
  const query = { jenis: 'pelanggan', rujukan: String(akun.pengguna_id) } as const
  const trail = (await shop.call(listJejak, { query }, auth())).body
  expect(JSON.stringify(trail)).not.toContain('Hurun')
  expect(trail.map(({ sesudah }: { sesudah: object }) => Object.values(sesudah))).toEqual([
    ['dihapus'],
    ['ditulis'],
    ['ditulis'],
  ])
})

test('deletes notes and group with an account', async () => {
  const { db, clock } = shop.deps
  const akun = await pelanggan()
  await purchase(akun, 1, finished)
  const { grup_id } = await buildGrup(db, clock())
  await db.updateTable('pengguna').set({ grup_id }).where('pengguna_id', '=', akun.pengguna_id).execute()
  await shop.call(setDeletionRequest, { body: { minta: true } }, { token: akun.token })
  const params = { penggunaId: akun.pengguna_id }
  await shop.call(addCatatanPelanggan, { params, body: { teks: 'Rahasia' } }, auth())
  expect((await shop.call(deletePengguna, { params: { userId: akun.pengguna_id } }, auth())).status).toBe(200)
  const row = await db.selectFrom('pengguna').selectAll().where('pengguna_id', '=', akun.pengguna_id).executeTakeFirst()
  expect(row).toMatchObject({ grup_id: null, minta_hapus: null, nama: 'Pengguna dihapus' })
  expect(await db.selectFrom('catatan_pelanggan').selectAll().where('teks', '=', 'Rahasia').execute()).toEqual([])
  expect((await read(akun)).status).toBe(404)
  const query = { jenis: 'pelanggan', rujukan: String(akun.pengguna_id) } as const
  expect((await shop.call(listJejak, { query }, auth())).body).toMatchObject([
    { judul: `Pengguna ${akun.pengguna_id}` },
  ])
})

test('exports all data of a person, without that of others or of the shop', async () => {
  const [akun, other] = [await pelanggan({ nama: 'Bu Data' }), await pelanggan({ nama: 'Bu Lain' })]
  const order = await purchase(akun, 2, finished)
  await purchase(other, 1, finished)
  await shop.call(addCatatanPelanggan, { params: { penggunaId: akun.pengguna_id }, body: { teks: 'Baik' } }, auth())
  const startDownload = await shop.call(downloadMyData, {}, { token: akun.token })
  expect([startDownload.status, startDownload.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="data-saya-2026-11-20.json"',
  ])
  const data = startDownload.body
  expect(data.akun).toMatchObject([{ nama: 'Bu Data', email: akun.email }])
  expect(data.pesanan).toMatchObject([{ midtrans_order_id: order.midtrans_order_id, total_harga: 212_000 }])
  expect(data.pesanan_baris).toMatchObject([{ jumlah: 2, harga: 100_000 }])
  expect(data.buku).toMatchObject([{ jumlah: 212_000 }])
  expect(data.catatan_toko).toMatchObject([{ teks: 'Baik' }])
  const text = JSON.stringify(data)
  const secrets = ['argon2', 'password', 'hash', 'snap_token', 'idempotency_key', 'redirect_url', '\\\\x']
  for (const foreign of ['Bu Lain', other.email, ...secrets]) expect(text).not.toContain(foreign)

  const kantor = await shop.call(exportPelanggan, { params: { penggunaId: akun.pengguna_id } }, auth())
  expect(kantor.body.akun).toEqual(data.akun)
  const kejadian = (await shop.call(listKejadian, { query: { jenis: 'ekspor-orang' } }, auth())).body
  expect(JSON.stringify(kejadian)).toContain(`Data pembeli nomor ${akun.pengguna_id}`)
  expect(await suratKe(akun.email)).toContain('Toko mengunduh data akun KerapuSehat Anda')
})

/** Tables with an account id that are not part of the exported data, with the reason. */
const NOT_PERSONAL: Record<string, string> = {
  sesi: 'secrets of logins; the devices are told',
  dua_langkah: 'a secret',
  kode_pemulihan: 'secrets',
  reset_sandi: 'secrets',
  tautan_email: 'secrets',
  tantangan_sandi: 'secrets of five minutes',
  kode_sekali: 'secrets of five minutes',
  permintaan: 'answers of the office, for an hour',
  kunci_ulangan: 'keys of orders that are told',
  jejak: 'the trail of the office',
  mutasi_stok: 'who of the office moved stock',
  mutasi_lot: 'who of the office moved a lot',
  pengembalian: 'who of the office gave money back; the refunds of his orders are told',
  riwayat_status: 'who changed an order; the changes of his orders are told',
  keluhan_pesan: 'who wrote; those about his orders are told',
  buku_obat: 'a counter; the book is told',
  tampilan_pesanan: 'what somebody of the office looks at',
  gabung_akun: 'numbers of merged accounts; their rows are exported as those of the account',
}

test('exports every table that names an account, or lists a reason', async () => {
  const { rows } = await sql<{ table: string }>`
    SELECT DISTINCT table_name AS "table" FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'pengguna_id' AND table_name <> 'pengguna'`.execute(shop.deps.db)
  const known = new Set(['voucher_pakai', ...Object.keys(NOT_PERSONAL)])
  const name: Record<string, string> = { kejadian: 'keamanan', catatan_pelanggan: 'catatan_toko' }
  const pending = rows
    .map(({ table }) => table)
    .filter((table) => !((name[table] ?? table) in PERSONAL_ROWS) && !known.has(table))
  expect(pending).toEqual([])
})

test('stores one request for deletion, which can be withdrawn', async () => {
  const akun = await pelanggan()
  const { token } = akun
  const request = (isAsked: boolean) => shop.call(setDeletionRequest, { body: { minta: isAsked } }, { token })
  expect((await shop.call(getDeletionRequest, {}, { token })).body).toEqual({ minta_hapus: null })
  const first = (await request(true)).body.minta_hapus
  shop.setClock(new Date(shop.deps.clock().getTime() + 60_000))
  expect((await request(true)).body.minta_hapus).toBe(first)
  expect((await read(akun)).body.minta_hapus).toBe(first)
  expect((await request(false)).body.minta_hapus).toBeNull()
})

test('merges two accounts of one person, and deletes the second', async () => {
  const { db, clock } = shop.deps
  const [one, two] = [await pelanggan({ nama: 'Pak Kembar' }), await pelanggan({ nama: 'Pak Kembar Dua' })]
  await purchase(one, 1, finished)
  const secondToken = await purchase(two, 2, finished)
  const barang = await buildProduk(db, clock())
  for (const { pengguna_id } of [one, two]) {
    await db.insertInto('favorit').values({ pengguna_id, produk_id: barang.produk_id, dibuat: clock() }).execute()
    const text = `Dermaga ${pengguna_id}`
    await db.insertInto('alamat').values({ pengguna_id, rincian: text, teks: text }).execute()
    await buildPengobatan(db, clock(), pengguna_id)
  }
  await buildResep(db, clock(), two.pengguna_id)
  const params = { penggunaId: one.pengguna_id }
  const { pengguna_id: source } = two
  const versiOf = async (akun: Akun) => (await read(akun)).body.versi
  const seen = { versi: await versiOf(one), versiDari: await versiOf(two) }
  const merge = (body: object) =>
    shop.call(mergePelanggan, { params, body: { dari: source, ...seen, ...body } }, auth())
  expect((await merge({ versiDari: 99 })).body.code).toBe('DATA_BERUBAH')
  expect((await merge({ dari: params.penggunaId })).body.code).toBe('GABUNG_TIDAK_BOLEH')
  expect((await merge({ dari: admin.pengguna_id, versiDari: 1 })).body.code).toBe('GABUNG_TIDAK_BOLEH')
  // People type the same address with other capitals.
  const surat = { kepada: two.email.toUpperCase(), subjek: 'Masih menunggu', teks: 'Isi' }
  await outboxRepository(db).enqueue('uji:gabung', surat, clock())
  expect((await merge({})).status).toBe(200)

  const { body } = await read(one)
  expect(body.alamat[0].utama).toBe(true)
  expect(body).toMatchObject({ pesanan: 2, belanja: 324_000 })
  expect(body.alamat.filter(({ utama }: { utama: boolean }) => utama)).toHaveLength(1)
  expect(body.alamat.map(({ teks }: { teks: string }) => teks)).toEqual(
    expect.arrayContaining([`Dermaga ${one.pengguna_id}`, `Dermaga ${source}`]),
  )
  expect(body.pesananTerakhir.map(({ nomor }: { nomor: string }) => nomor)).toContain(secondToken.midtrans_order_id)
  expect((await read(two)).status).toBe(404)
  const of = (table: 'favorit' | 'pengobatan' | 'resep') =>
    db.selectFrom(table).select('pengguna_id').where('pengguna_id', '=', one.pengguna_id).execute()
  expect([(await of('favorit')).length, (await of('pengobatan')).length, (await of('resep')).length]).toEqual([1, 2, 1])
  const { rows } = await sql<{ urut: number }>`
    SELECT urut FROM pengobatan WHERE pengguna_id = ${one.pengguna_id} AND urut > (
      SELECT urut FROM buku_obat WHERE pengguna_id = ${one.pengguna_id})`.execute(db)
  expect(rows).toEqual([])
  const remaining = await Promise.all(
    Object.entries(PERSONAL_ROWS).map(async ([name, bagian]) => {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${bagian(source)}`.execute(db)
      return [name, rows[0]?.count]
    }),
  )
  expect(remaining.filter(([, existing]) => existing !== 0)).toEqual([])
  const query = { jenis: 'pelanggan', rujukan: String(one.pengguna_id) } as const
  expect((await shop.call(listJejak, { query }, auth())).body[0].sesudah).toEqual({
    digabung: `Pak Kembar Dua, ${two.email}`,
  })
  expect((await shop.call(getDeletionRequest, {}, { token: two.token })).status).toBe(401)

  for (const { email } of [one, two]) expect(await suratKe(email)).toContain('Akun KerapuSehat Anda digabungkan')
  expect(await suratKe(one.email)).toContain('Masih menunggu')
  expect((await shop.call(listKejadian, { query: { jenis: 'gabung-akun' } }, auth())).body).toMatchObject([
    { keterangan: `Akun nomor ${source} digabung ke nomor ${one.pengguna_id}`, oleh: admin.nama },
  ])
})

test('lets only the owner merge, and never into the own account or one of the office', async () => {
  const { db, clock } = shop.deps
  const clerk = await buildAdmin(db, clock(), 'pesanan')
  const actor = { token: clerk.token }
  const pembeli = await pelanggan()
  const merge = async (penggunaId: number, by: { token: string }) => {
    const body = { dari: pembeli.pengguna_id, versi: 1, versiDari: 1 }
    const result = await shop.call(mergePelanggan, { params: { penggunaId }, body }, by)
    return [result.status, result.body.code]
  }
  const [sameNomor, sameBrowser] = [await pelanggan({ no_hp: admin.no_hp }), await pelanggan()]
  for (const { pengguna_id } of [admin, sameBrowser])
    await db
      .insertInto('perangkat')
      .values({ pengguna_id, sidik: Buffer.from('uji'), nama: 'Chrome', pertama: clock(), terakhir: clock() })
      .execute()
  for (const { pengguna_id } of [sameNomor, sameBrowser, admin, clerk]) {
    expect(await merge(pengguna_id, actor)).toEqual([403, 'BUKAN_BAGIAN_ANDA'])
    expect(await merge(pengguna_id, auth())).toEqual([409, 'GABUNG_TIDAK_BOLEH'])
  }
  // An empty phone number and a device without a browser identify no person.
  const device = { sidik: Buffer.from('lain'), nama: NO_BROWSER, pertama: clock(), terakhir: clock() }
  const plain = await pelanggan({ no_hp: '' })
  for (const { pengguna_id } of [plain, clerk])
    await db
      .insertInto('perangkat')
      .values({ ...device, pengguna_id })
      .execute()
  await db.updateTable('pengguna').set({ no_hp: '' }).where('pengguna_id', '=', clerk.pengguna_id).execute()
  expect(await merge(plain.pengguna_id, auth())).toEqual([200, undefined])
})

test('does not let an employee read office accounts', async () => {
  const clerk = await buildAdmin(shop.deps.db, shop.deps.clock(), 'pesanan')
  const actor = { token: clerk.token }
  const params = { penggunaId: admin.pengguna_id }
  expect((await shop.call(exportPelanggan, { params }, actor)).status).toBe(404)
  expect((await shop.call(getPelanggan, { params }, actor)).status).toBe(404)
  expect((await shop.call(addCatatanPelanggan, { params, body: { teks: 'x' } }, actor)).status).toBe(404)
  expect((await shop.call(getPelanggan, { params: { penggunaId: clerk.pengguna_id } }, auth())).status).toBe(200)
})

test('creates and changes a group, and archives one with members', async () => {
  const { db, clock } = shop.deps
  const barang = await buildProduk(db, clock(), { harga: 100_000 })
  const made = await shop.call(
    createGrup,
    { body: { nama: 'Tani Maju', persen: '5', harga: [{ produkId: barang.produk_id, harga: '80000' }] } as never },
    auth(),
  )
  expect(made).toMatchObject({ status: 201, body: { persen: 5, anggota: 0, harga: [{ harga: 80_000 }] } })
  const params = { grupId: made.body.grupId }
  expect((await shop.call(getGrup, { params }, auth())).body.produk).toMatchObject([
    { nama: barang.nama, harga: 100_000 },
  ])
  const same = await shop.call(createGrup, { body: { nama: 'TANI maju', persen: '0' } as never }, auth())
  expect(same.body.errors).toEqual([{ path: 'nama', msg: 'Nama grup ini sudah ada. Pakai nama lain.' }])
  const changed = await shop.call(updateGrup, { params, body: { harga: [], semula: '{}' } as never }, auth())
  expect(changed.body.harga).toEqual([])
  const akun = await pelanggan()
  await db.updateTable('pengguna').set({ grup_id: params.grupId }).where('pengguna_id', '=', akun.pengguna_id).execute()
  expect((await shop.call(deleteGrup, { params }, auth())).body.message).toContain('diarsipkan')
  const query = { jenis: 'grup-pelanggan', rujukan: String(params.grupId) } as const
  expect((await shop.call(listJejak, { query }, auth())).body).toMatchObject([
    { tindakan: 'arsip' },
    { tindakan: 'ubah', sebelum: { hargaGrup: `${barang.nama}: Rp 80.000` }, sesudah: { hargaGrup: '' } },
    { tindakan: 'buat' },
  ])
})

test('requires a confirmation of a group price below cost', async () => {
  const { db, clock } = shop.deps
  const barang = await buildProduk(db, clock(), { harga: 100_000 })
  await buildLot(db, clock(), barang.produk_id, { hargaModal: 85_000 })
  const add = (body: object) => shop.call(createGrup, { body: body as never }, auth())
  const harga = [{ produkId: barang.produk_id, harga: '84000' }]
  const asked = await add({ nama: 'Grup Rugi', persen: '0', harga })
  expect([asked.status, asked.body.rincian]).toEqual([422, { nama: barang.nama }])
  expect((await add({ nama: 'Grup Rugi', persen: '0', harga, modalDisadari: true })).status).toBe(201)
  expect((await add({ nama: 'Grup Persen', persen: '16' })).body.code).toBe('DI_BAWAH_MODAL')
  expect((await add({ nama: 'Grup Untung', persen: '15' })).status).toBe(201)
})
