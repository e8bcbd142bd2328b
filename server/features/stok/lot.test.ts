import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { destroyKarantina } from '#contract/karantina/admin.ts'
import { correctStok, getProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { refundPembayaran } from '#contract/pembayaran/pengembalian-admin.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin, processPesanan } from '#contract/pesanan-admin/admin.ts'
import {
  createGoodsIn,
  exportGoodsInSheet,
  GOODS_IN_LINES_MAX,
  getGoodsInPreparation,
  importGoodsIn,
  pickGoodsInProduk,
} from '#contract/stok/goods-in-admin.ts'
import { exportLaba, listLabaLot, listLabaProduk } from '#contract/stok/laba-admin.ts'
import {
  correctLot,
  getLot,
  type LotAdmin,
  listLot,
  listMutasiLot,
  splitLot,
  updateLot,
} from '#contract/stok/lot-list-admin.ts'
import { listKategoriRak, listRak, saveOpname } from '#contract/stok/opname-admin.ts'
import {
  buildAdmin,
  buildKategori,
  buildLot,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  dateAhead,
} from '#server/testing/build-rows.ts'
import { type TestApp, testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { stok } from './stok.feature.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof buildAdmin>>

// In Jakarta, it is already the 21st.
beforeAll(async () => {
  shop = await testApp(new Date('2026-11-20T20:00:00Z'), WITHOUT_LIMITS)
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
})
afterAll(() => shop.close())

const auth = () => ({ token: admin.token })
const produk = (change = {}) => buildProduk(shop.deps.db, shop.deps.clock(), { stok: 0, ...change })
const obat = () => produk({ golongan: 'obat_bebas' })
const newLot = (produkId: number, change = {}) => buildLot(shop.deps.db, shop.deps.clock(), produkId, change)
const signIn = (produkId: number, change = {}, more = {}) =>
  shop.call(
    createGoodsIn,
    { body: { baris: [{ produkId, nomor: 'A1', kedaluwarsa: '2028-06-30', jumlah: '10', ...change }], ...more } },
    auth(),
  )
const view = async (lotId: number): Promise<LotAdmin> => (await shop.call(getLot, { params: { lotId } }, auth())).body
const lots = async (query: object): Promise<LotAdmin[]> => (await shop.call(listLot, { query }, auth())).body
const stokOf = async (produkId: number) =>
  (await shop.call(getProdukAdmin, { params: { produkId } }, auth())).body.stok as number
const shortages = async (produkId: number) =>
  (
    await shop.deps.db
      .selectFrom('produk')
      .select('lot_kurang')
      .where('produk_id', '=', produkId)
      .executeTakeFirstOrThrow()
  ).lot_kurang
const mutasi = async (lotId: number) => (await shop.call(listMutasiLot, { params: { lotId } }, auth())).body
const runJob = () => stok.jobs?.['sisihkan-lot']?.run(shop.deps)

async function pesan(produkId: number, quantity: number) {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const { shipping_id: shippingId } = await buildPengiriman(db)
  return shop.call(createPesanan, { body: { produkId, jumlah: quantity, shippingId } }, { token })
}
async function lunas(row: Awaited<ReturnType<typeof produk>>, quantity: number) {
  const { db, clock } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, clock())
  const order = await buildPesanan(db, clock(), pengguna_id, { status_pembayaran: 'success' }, [
    { produk: row, jumlah: quantity },
  ])
  return order.pesanan_id
}
/** Places an order through the API and pays it at the provider. */
async function pesanLunas(produkId: number, quantity: number) {
  const { db, clock } = shop.deps
  const { token } = await buildPelanggan(db, clock())
  const { shipping_id: shippingId } = await buildPengiriman(db)
  const wish = { body: { produkId, jumlah: quantity, shippingId } }
  const { orderId, midtransOrderId } = (await shop.call(createPesanan, wish, { token })).body
  await shop.sim('webhooks/policy', { drop: 1000 })
  await shop.sim('pay', { order_id: midtransOrderId, outcome: 'settle', method: 'other_qris' })
  await shop.call(updatePaymentStatus, { body: { orderId: midtransOrderId, status: 'success' } }, { token })
  return { orderId: orderId as number }
}
const kemas = (orderId: number) =>
  shop.call(
    processPesanan,
    { params: { orderId }, body: { status_pesanan: 'Sedang Di Proses', kurir: '', resi: '' } },
    auth(),
  )

test('receives goods as lots, on sale at once, with movement and trail', async () => {
  const { produk_id } = await obat()
  const answer = await signIn(produk_id, { hargaModal: '80000' }, { pemasok: ' CV Laut ', diterima: '2026-11-19' })
  expect([answer.status, answer.body.message]).toEqual([201, 'Barang masuk dicatat: 1 lot'])
  const [{ lotId, disisihkan }] = answer.body.lot
  expect(disisihkan).toBe(false)
  expect(await view(lotId)).toMatchObject({
    nomor: 'A1',
    kedaluwarsa: '2028-06-30',
    sisa: 10,
    harga_modal: 80_000,
    pemasok: 'CV Laut',
    diterima: '2026-11-19',
  })
  expect(await stokOf(produk_id)).toBe(10)
  expect(await mutasi(lotId)).toMatchObject([{ sisa: 10, sisih: 0, alasan: 'masuk', oleh: admin.nama }])
  const trail = await shop.call(listJejak, { query: { jenis: 'lot', rujukan: String(lotId) } }, auth())
  expect(trail.body).toMatchObject([{ tindakan: 'buat', sesudah: { nomor: 'A1', jumlah: 10 } }])
  const preparation = (await shop.call(getGoodsInPreparation, {}, auth())).body
  expect(preparation).toMatchObject({ hariIni: '2026-11-21', batasJual: '2027-01-20' })
  expect(preparation.pemasok[0]).toBe('CV Laut')
})

test.each([
  ['on the day before today', '2026-11-20', true],
  ['on the last day that is not sold', '2027-01-20', true],
  ['one day later', '2027-01-21', false],
])('receives goods that expire %s as set aside: %s %s', async (_, expiry, setAside) => {
  const { produk_id } = await obat()
  const { body } = await signIn(produk_id, { kedaluwarsa: expiry })
  expect(body.lot[0].disisihkan).toBe(setAside)
  expect(body.message).toBe(`Barang masuk dicatat: 1 lot${setAside ? ', 1 disisihkan' : ''}`)
  expect(await stokOf(produk_id)).toBe(setAside ? 0 : 10)
  expect(await view(body.lot[0].lotId)).toMatchObject(setAside ? { sisa: 0, sisih: 10 } : { sisa: 10, sisih: 0 })
})

test('allows one expiry per lot number, ignoring case', async () => {
  const { produk_id } = await obat()
  await signIn(produk_id, { nomor: 'ab-1' })
  expect((await signIn(produk_id, { nomor: 'AB-1' })).status, 'more of the same').toBe(201)
  const answer = await signIn(produk_id, { nomor: 'AB-1', kedaluwarsa: '2028-07-31' })
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    [
      {
        path: 'baris.0.kedaluwarsa',
        msg: 'Lot bernomor ini sudah tercatat dengan kedaluwarsa lain: 30 Juni 2028',
      },
    ],
  ])
  expect(await stokOf(produk_id)).toBe(20)
  const lines = ['2028-06-30', '2028-07-31'].map((expiry) => ({
    produkId: produk_id,
    nomor: 'ab-2',
    kedaluwarsa: expiry,
    jumlah: 1,
  }))
  const two = await shop.call(createGoodsIn, { body: { baris: lines } }, auth())
  expect(two.body.errors, 'within one delivery, too').toMatchObject([{ path: 'baris.1.kedaluwarsa' }])
})

test.each([
  [{ nomor: ' ' }, 'baris.0.nomor', 'Nomor lot tidak boleh kosong!'],
  [{ jumlah: '0' }, 'baris.0.jumlah', 'Jumlah harus angka bulat, minimal 1'],
  [{ kedaluwarsa: '31/05/2027' }, 'baris.0.kedaluwarsa', 'Kedaluwarsa harus tanggal, misalnya 2027-05-31'],
  [{ kedaluwarsa: '0000-01-01' }, 'baris.0.kedaluwarsa', 'Kedaluwarsa harus tanggal, misalnya 2027-05-31'],
  [{ kedaluwarsa: '' }, 'baris.0.kedaluwarsa', 'Obat harus punya tanggal kedaluwarsa'],
  [
    { hargaModal: '12.5' },
    'baris.0.hargaModal',
    'Harga modal harus angka bulat dalam rupiah, misalnya 125000 atau 125.000',
  ],
  [{ produkId: 999_999 }, 'baris.0.produkId', 'Produk tidak ditemukan'],
])('rejects a delivery with %j under its field', async (change, path, msg) => {
  const { produk_id } = await obat()
  const answer = await signIn(produk_id, change)
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, msg }]])
})

test('rejects a delivery of tomorrow, and accepts a tool without expiry', async () => {
  const { produk_id } = await produk()
  const late = await signIn(produk_id, {}, { diterima: '2026-11-22' })
  expect(late.body.errors).toEqual([{ path: 'diterima', msg: 'Tanggal diterima tidak boleh setelah hari ini' }])
  expect((await signIn(produk_id, { kedaluwarsa: '' })).status).toBe(201)
})

test('rejects goods of a recalled lot', async () => {
  const { produk_id } = await obat()
  const lotId = await newLot(produk_id, { nomor: 'T1', kedaluwarsa: '2029-12-31', isSetAside: true })
  await shop.deps.db.updateTable('lot').set({ ditarik: shop.deps.clock() }).where('lot_id', '=', lotId).execute()
  expect((await signIn(produk_id, { nomor: 't1', kedaluwarsa: '2029-12-31' })).body.errors).toEqual([
    { path: 'baris.0.nomor', msg: 'Lot ini sudah ditarik dari peredaran, jadi tidak boleh diterima lagi' },
  ])
})

test.each([
  ['a delivery', (id: number) => signIn(id, { jumlah: 10 })],
  [
    'a count',
    async (produkId: number) => {
      const { body } = await shop.call(getProdukAdmin, { params: { produkId } }, auth())
      const count = { stok: 10, versiStok: body.versiStok, keterangan: 'Hitung ulang' }
      return shop.call(correctStok, { params: { produkId }, body: count }, auth())
    },
  ],
])('serves waiting orders before new buyers after %s', async (_, bring) => {
  const row = await obat()
  const id = row.produk_id
  const lotId = await newLot(id, { jumlah: 5 })
  expect((await pesan(id, 3)).status).toBe(201)
  const { versiLot } = await view(lotId)
  await shop.call(
    correctLot,
    { params: { lotId }, body: { jumlah: 1, versiLot, keterangan: 'Pecah di gudang' } },
    auth(),
  )
  expect([await stokOf(id), await shortages(id)], 'three are promised, one lies there').toEqual([0, 2])
  const awaited = async () =>
    (await shop.call(getGoodsInPreparation, {}, auth())).body.ditunggu.filter(
      ({ produkId }: { produkId: number }) => produkId === id,
    )
  expect(await awaited()).toEqual([{ produkId: id, nama: row.nama, jumlah: 2 }])
  expect((await bring(id)).status).toBeLessThan(300)
  expect([await stokOf(id), await shortages(id), await awaited()]).toEqual([8, 0, []])
})

const berkas = (text: string) => new File([text], 'masuk.csv')
const importCsv = (text: string, more = {}) =>
  shop.call(importGoodsIn, { body: { berkas: berkas(text), ...more } }, auth())

test('reads a filled-in sheet of all products, previews it, and receives exactly that', async () => {
  const [a, b, archived] = [await obat(), await produk(), await produk({ aktif: false })]
  const sheet: string = (await shop.call(exportGoodsInSheet, {}, auth())).body.toString('utf8')
  expect(sheet).not.toContain(`\n${archived.produk_id};`)
  expect(sheet.split('\r\n')[0]).toBe('\uFEFFprodukId;nama;nomor;kedaluwarsa;jumlah;harga_modal;pemasok;diterima')
  const text = sheet
    .replace(`${a.produk_id};${a.nama};;;;;;`, `${a.produk_id};${a.nama};C1;31/5/2028;12;8000;CV Laut;20/11/2026`)
    .replace(`${b.produk_id};${b.nama};;;;;;`, `${b.produk_id};${b.nama};C2;2026-12-31;3;;;`)
  const told = (await importCsv(text)).body
  expect(told).toMatchObject({
    message: 'Berkas bisa dicatat.',
    jumlah: { lot: 2, satuan: 15, disisihkan: 1 },
    galat: [],
    rincian: [
      { nama: a.nama, nomor: 'C1', kedaluwarsa: '2028-05-31', jumlah: 12, disisihkan: false },
      { nama: b.nama, nomor: 'C2', jumlah: 3, disisihkan: true },
    ],
  })
  expect(await stokOf(a.produk_id), 'a look changes nothing').toBe(0)
  const done = await importCsv(text, { mode: 'terapkan', sidik: told.sidik })
  expect([done.status, done.body.message]).toEqual([200, 'Barang masuk dicatat: 2 lot.'])
  expect([await stokOf(a.produk_id), await stokOf(b.produk_id)]).toEqual([12, 0])
  expect(await lots({ produkId: a.produk_id })).toMatchObject([
    { nomor: 'C1', harga_modal: 8000, pemasok: 'CV Laut', diterima: '2026-11-20' },
  ])
  const trail = await shop.call(listJejak, { query: { jenis: 'lot', rujukan: 'impor' } }, auth())
  expect(trail.body[0]).toMatchObject({ tindakan: 'impor', judul: 'Impor barang masuk', sesudah: { baru: 2 } })
})

test.each([
  [GOODS_IN_LINES_MAX, []],
  [GOODS_IN_LINES_MAX + 1, [{ baris: 1, kolom: 'jumlah', pesan: `Maksimal ${GOODS_IN_LINES_MAX} lot sekali catat` }]],
])('reads a file of %i lots: %j', async (count, problems) => {
  const { produk_id } = await produk()
  const lines = Array.from({ length: count }, (_, n) => `${produk_id};N${n};;1`)
  expect((await importCsv(['produkId;nomor;kedaluwarsa;jumlah', ...lines].join('\n'))).body.galat).toEqual(problems)
})

test('receives nothing if one line is wrong', async () => {
  const { produk_id } = await obat()
  const text = `produkId;nomor;kedaluwarsa;jumlah\n${produk_id};D1;2028-05-31;5\n${produk_id};D1;2028-06-30;x\n999999;D2;;1\n${produk_id};D3;kapan;1`
  const told = (await importCsv(text)).body
  expect(told.galat).toEqual([
    { baris: 3, kolom: 'jumlah', pesan: 'Jumlah harus angka bulat, minimal 1' },
    expect.objectContaining({ baris: 4 }),
    { baris: 5, kolom: 'kedaluwarsa', pesan: 'Kedaluwarsa harus tanggal, misalnya 2027-05-31' },
  ])
  const done = await importCsv(text, { mode: 'terapkan' })
  expect([done.status, done.body.code, await stokOf(produk_id)]).toEqual([400, 'CSV_ADA_YANG_SALAH', 0])
})

test('rejects a file if a lot came in since its preview', async () => {
  const { produk_id } = await obat()
  const text = `produkId;nomor;kedaluwarsa;jumlah\n${produk_id};E1;2028-05-31;5`
  const { sidik } = (await importCsv(text)).body
  await signIn(produk_id, { nomor: 'E1', kedaluwarsa: '2028-06-30' })
  const late = await importCsv(text, { mode: 'terapkan', sidik })
  expect([late.status, late.body.code, await stokOf(produk_id)]).toEqual([409, 'KATALOG_BERUBAH', 10])
})

test('searches, filters and sorts lots', async () => {
  const { produk_id: id, nama } = await produk({ nama: 'Saringan lot' })
  await newLot(id, { nomor: 'S-9', kedaluwarsa: null })
  await newLot(id, { nomor: 'S-1', kedaluwarsa: '2026-11-20', isSetAside: true })
  await newLot(id, { nomor: 'S-0', kedaluwarsa: '2026-11-21', isSetAside: true })
  await newLot(id, { nomor: 'S-2', kedaluwarsa: '2026-12-21', isSetAside: true })
  await newLot(id, { nomor: 'S-3', kedaluwarsa: '2026-12-22', isSetAside: true })
  await newLot(id, { nomor: 'S-4', kedaluwarsa: '2027-02-19', diterima: '2026-11-01' })
  const nomor = async (query: object) =>
    (await lots({ produkId: id, ...query })).map(({ nomor }) => nomor.slice(2)).join('')
  expect(await nomor({})).toBe('102349')
  expect(await nomor({ urut: '-kedaluwarsa' })).toBe('432019')
  expect(await nomor({ urut: 'diterima' })).toBe('491023')
  expect(await nomor({ kedaluwarsa: 'lewat' })).toBe('1')
  expect(await nomor({ kedaluwarsa: '30' })).toBe('02')
  expect(await nomor({ kedaluwarsa: '60' })).toBe('023')
  expect(await nomor({ kedaluwarsa: '90' })).toBe('0234')
  expect(await nomor({ keadaan: 'disisihkan' })).toBe('1023')
  expect(await nomor({ keadaan: 'dijual' })).toBe('49')
  expect(await nomor({ q: 's-4' })).toBe('4')
  expect((await lots({ q: nama })).length).toBe(6)
  const picked = (await shop.call(pickGoodsInProduk, { query: { q: 'saringan lot' } }, auth())).body
  expect(picked).toEqual([{ produkId: id, nama, stok: 20, obat: false }])
})

test('suggests products by the beginning of their names first, without unsold ones', async () => {
  for (const name of ['A Tawas', 'Tawas Biru', 'Tawas Abu']) await produk({ nama: name })
  await produk({ nama: 'Tawas Arsip', aktif: false })
  const { body } = await shop.call(pickGoodsInProduk, { query: { q: 'tawas' } }, auth())
  expect(body.map(({ nama }: { nama: string }) => nama)).toEqual(['Tawas Abu', 'Tawas Biru', 'A Tawas'])
})

test('suppliers are offered by their last delivery', async () => {
  const { produk_id } = await produk()
  const latest = async (pemasok: string) => {
    await newLot(produk_id, { pemasok })
    return (await shop.call(getGoodsInPreparation, {}, auth())).body.pemasok.slice(0, 2)
  }
  await latest('UD Ombak')
  expect(await latest('UD Zaitun')).toEqual(['UD Zaitun', 'UD Ombak'])
  expect(await latest('UD Ombak')).toEqual(['UD Ombak', 'UD Zaitun'])
})

test('applies a corrected expiry to every lot of the number, and sets aside what expires too soon', async () => {
  const { produk_id: id } = await obat()
  const [one, other] = [await newLot(id, { nomor: 'F1' }), await newLot(id, { nomor: 'f1', jumlah: 4 })]
  const update = (lotId: number, body: object) =>
    shop.call(updateLot, { params: { lotId }, body: { ...body, semula: {} } as never }, auth())
  expect((await update(one, { kedaluwarsa: '2026-12-31' })).status).toBe(200)
  expect([await view(one), await view(other)]).toMatchObject([
    { kedaluwarsa: '2026-12-31', sisa: 0, sisih: 10 },
    { kedaluwarsa: '2026-12-31', sisa: 0, sisih: 4 },
  ])
  expect(await stokOf(id)).toBe(0)
  const trail = await shop.call(listJejak, { query: { jenis: 'lot', rujukan: String(other) } }, auth())
  expect(trail.body[0]).toMatchObject({ tindakan: 'ubah', sesudah: { kedaluwarsa: '2026-12-31' } })
  const third = await newLot(id, { nomor: 'F2' })
  for (const change of [{ nomor: 'F1' }, { nomor: 'F1', kedaluwarsa: '2027-12-31' }]) {
    const taken = await update(third, change)
    expect([taken.status, taken.body.code]).toEqual([409, 'LOT_BEDA_KEDALUWARSA'])
  }
  expect((await update(third, { nomor: 'f1', kedaluwarsa: '2026-12-31' })).status).toBe(200)
})

test('adds neither units nor a number to a recalled lot', async () => {
  const { produk_id: id } = await produk({ stok: 5 })
  const expiry = '2029-12-31'
  const [recalled, otherId] = [
    await newLot(id, { nomor: 'T9', kedaluwarsa: expiry, isSetAside: true }),
    await newLot(id, { nomor: 'T8', kedaluwarsa: expiry }),
  ]
  await shop.deps.db.updateTable('lot').set({ ditarik: shop.deps.clock() }).where('lot_id', '=', recalled).execute()
  const [initial] = await lots({ produkId: id, keadaan: 'tanpa-nomor' })
  const { versiLot } = await view(recalled)
  const nomor = { nomor: 't9', kedaluwarsa: expiry }
  const answers = [
    await shop.call(
      correctLot,
      { params: { lotId: recalled }, body: { perubahan: 1, versiLot, keterangan: 'Hitung' } },
      auth(),
    ),
    await shop.call(updateLot, { params: { lotId: otherId }, body: { nomor: 't9', semula: {} } as never }, auth()),
    await shop.call(
      splitLot,
      {
        params: { lotId: initial?.lotId ?? 0 },
        body: { ...nomor, jumlah: 1, harga_modal: '', pemasok: '' } as never,
      },
      auth(),
    ),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(['LOT_DITARIK', 'LOT_DITARIK', 'LOT_DITARIK'])
  const same = { perubahan: 0, versiLot, keterangan: 'Hitung' }
  expect((await shop.call(correctLot, { params: { lotId: recalled }, body: same }, auth())).status).toBe(200)
})

test('sets aside units found in a lot that expires too soon', async () => {
  const { produk_id: id } = await obat()
  const lotId = await newLot(id, { kedaluwarsa: '2026-12-31', isSetAside: true })
  const { versiLot } = await view(lotId)
  const body = { perubahan: 3, versiLot, keterangan: 'Terselip' }
  expect((await shop.call(correctLot, { params: { lotId }, body }, auth())).body).toMatchObject({ sisa: 0, sisih: 13 })
  expect(await stokOf(id)).toBe(0)
})

test('splits goods with a number off those without, as a lot of their own', async () => {
  const { produk_id: id } = await produk({ stok: 10 })
  const [initial] = await lots({ produkId: id, keadaan: 'tanpa-nomor' })
  const lotId = initial?.lotId ?? 0
  const separate = (body: object) =>
    shop.call(
      splitLot,
      {
        params: { lotId },
        body: { nomor: 'G1', kedaluwarsa: '2028-01-31', harga_modal: '', pemasok: '', ...body } as never,
      },
      auth(),
    )
  expect((await separate({ jumlah: 11 })).body).toMatchObject({ code: 'LOT_KURANG_DARI_NOL', rincian: { sisa: 10 } })
  const bought = { pemasok: 'CV Laut', harga_modal: '7000' }
  expect((await separate({ jumlah: 6, ...bought })).body).toMatchObject({
    nomor: 'G1',
    sisa: 6,
    kedaluwarsa: '2028-01-31',
    pemasok: 'CV Laut',
    harga_modal: 7000,
  })
  expect((await separate({ jumlah: 4, nomor: 'G2', kedaluwarsa: '2026-12-01' })).body).toMatchObject({
    sisa: 0,
    sisih: 4,
  })
  expect([await stokOf(id), await view(lotId)]).toMatchObject([6, { sisa: 0 }])
  expect(await lots({ produkId: id, keadaan: 'tanpa-nomor' })).toEqual([])
  const numbered = await shop.call(updateLot, { params: { lotId }, body: { nomor: 'H', semula: {} } as never }, auth())
  expect(numbered.body.code).toBe('LOT_TANPA_NOMOR')
})

test('keeps units packed during a count, and does not add up two counts', async () => {
  // No other stock, so that the lot is packed.
  const row = await produk({ golongan: 'obat_bebas', stok: 0 })
  const lotId = await newLot(row.produk_id, { jumlah: 10 })
  const { orderId } = await pesanLunas(row.produk_id, 3)
  const { versiLot } = await view(lotId)
  expect((await kemas(orderId)).status).toBe(200)
  const compute = (quantity: number) =>
    shop.call(correctLot, { params: { lotId }, body: { jumlah: quantity, versiLot, keterangan: 'Hitung' } }, auth())
  expect((await view(lotId)).sisa).toBe(7)
  expect((await compute(9)).body.sisa, 'one of the ten was missing').toBe(6)
  const again = await compute(9)
  expect([again.status, again.body.code]).toEqual([409, 'LOT_SUDAH_BERUBAH'])
})

test('keeps a count although units that were set aside were destroyed meanwhile', async () => {
  const { produk_id: id } = await obat()
  const lotId = await newLot(id, { isSetAside: true })
  const { versiLot } = await view(lotId)
  await shop.call(destroyKarantina, { params: { lotId }, body: { jumlah: 2, alasan: 'Bocor' } }, auth())
  const found = { perubahan: 1, versiLot, keterangan: 'Terselip' }
  expect((await shop.call(correctLot, { params: { lotId }, body: found }, auth())).body.sisa).toBe(1)
})

test('saves the counts of a shelf, lot by lot, together', async () => {
  const kategori = (await buildKategori(shop.deps.db, 'Rak hitung')).kategori_id
  const [a, b] = [
    await produk({ kategori_id: kategori, nama: 'A' }),
    await produk({ kategori_id: kategori, nama: 'B' }),
  ]
  const ids = [await newLot(a.produk_id), await newLot(a.produk_id), await newLot(b.produk_id)]
  const rak = (await shop.call(listRak, { query: { kategori } }, auth())).body
  expect(rak.map(({ lot }: { lot: unknown[] }) => lot.length)).toEqual([2, 1])
  const seen = await Promise.all(ids.map(view))
  const save = (quantities: number[]) =>
    shop.call(
      saveOpname,
      { body: { hitungan: seen.map(({ lotId, versiLot }, at) => ({ lotId, versiLot, jumlah: quantities[at] ?? 0 })) } },
      auth(),
    )
  const moved = await shop.call(
    correctLot,
    { params: { lotId: ids[2] ?? 0 }, body: { perubahan: 1, versiLot: seen[2]?.versiLot ?? 0, keterangan: 'x' } },
    auth(),
  )
  expect(moved.status).toBe(200)
  expect((await save([8, 12, 10])).body.code, 'none of it, where one was counted by somebody else').toBe(
    'LOT_SUDAH_BERUBAH',
  )
  expect(await stokOf(a.produk_id)).toBe(20)
  seen[2] = await view(ids[2] ?? 0)
  expect((await save([8, 13, 11])).body).toMatchObject({ diubah: 2, cocok: 1 })
  expect(await stokOf(a.produk_id)).toBe(21)
  expect(await mutasi(ids[0] ?? 0)).toMatchObject([{ sisa: -2, alasan: 'koreksi', keterangan: 'Opname' }, {}])
  const trail = shop.deps.db.selectFrom('jejak').select(['sebelum', 'sesudah']).where('jenis', '=', 'lot')
  expect(await trail.where('rujukan', '=', String(ids[0])).execute()).toContainEqual({
    sebelum: { sisa: 10, alasan: null },
    sesudah: { sisa: 8, alasan: 'Opname' },
  })
})

test('lists products of a shelf by name with their lots, the next to be packed first', async () => {
  const kategori = (await buildKategori(shop.deps.db, 'Rak urut')).kategori_id
  const [b, a] = [
    await produk({ kategori_id: kategori, nama: 'rak urut B' }),
    await produk({ kategori_id: kategori, nama: 'Rak urut C' }),
  ]
  await produk({ kategori_id: kategori, nama: 'Rak urut A, kosong' })
  for (const [nomor, expiry, isSetAside] of [
    ['akhir', '2029-06-30', false],
    ['awal', '2028-06-30', true],
    ['tanpa', null, false],
  ] as const)
    await newLot(a.produk_id, { nomor, kedaluwarsa: expiry, isSetAside })
  await newLot(b.produk_id, { nomor: 'sisih', isSetAside: true })
  const rak = async (query: object) =>
    (await shop.call(listRak, { query: { kategori, ...query } }, auth())).body.map(
      ({ nama, lot }: { nama: string; lot: LotAdmin[] }) => [nama, ...lot.map(({ nomor }) => nomor)],
    )
  const all = [
    ['rak urut B', 'sisih'],
    ['Rak urut C', 'tanpa', 'awal', 'akhir'],
  ]
  expect(await rak({})).toEqual(all)
  expect(await rak({ limit: 1, page: 2 })).toEqual(all.slice(1))
  expect(await rak({ q: 'urut b' })).toEqual(all.slice(0, 1))
  expect((await shop.call(listKategoriRak, {}, auth())).body).toContainEqual({ kategoriId: kategori, nama: 'Rak urut' })
})

describe('the dashboard', () => {
  const tugas = async () => (await shop.call(getDasbor, {}, auth())).body.tugas
  const useUp = async (lotId: number) => {
    const { versiLot } = await view(lotId)
    const body = { jumlah: 0, versiLot, keterangan: 'Hitung' }
    expect((await shop.call(correctLot, { params: { lotId }, body }, auth())).status).toBe(200)
  }

  test('counts goods without a number while there are any', async () => {
    const before = (await tugas()).lotTanpaNomor
    const { produk_id } = await produk({ stok: 3 })
    expect((await tugas()).lotTanpaNomor).toBe(before + 1)
    const [one] = await lots({ produkId: produk_id })
    await useUp(one?.lotId ?? 0)
    expect((await tugas()).lotTanpaNomor).toBe(before)
  })

  test('counts lots by the days until they expire, and those that lie aside for it', async () => {
    const before = await tugas()
    const { produk_id } = await obat()
    const hari = (count: number) => dateAhead(shop.deps.clock(), count)
    for (const count of [-1, 0, 30, 31, 60, 61, 90, 91])
      await newLot(produk_id, { kedaluwarsa: hari(count), isSetAside: count <= 60 })
    await useUp(await newLot(produk_id, { kedaluwarsa: hari(10) }))
    const after = await tugas()
    const extra = ['30', '60', '90'].map((count) => after.lotKedaluwarsa[count] - before.lotKedaluwarsa[count])
    expect([extra, after.lotTerlaluDekat - before.lotTerlaluDekat]).toEqual([[2, 4, 6], 5])
  })
})

test('sets aside lots near expiry and expired ones', async () => {
  const row = await obat()
  const id = row.produk_id
  const near = await newLot(id, { nomor: 'N1', kedaluwarsa: '2027-06-30', jumlah: 10 })
  await pesan(id, 4)
  const start = shop.deps.clock()
  const at = async (moment: string | Date) => {
    shop.setClock(new Date(moment))
    // A session does not last this long, so a new one is created.
    admin = await buildAdmin(shop.deps.db, shop.deps.clock())
  }
  // The end of the last day in Jakarta before the lot is too close to its expiry, and the next day.
  await at('2027-04-30T16:59:00Z')
  await runJob()
  expect(await stokOf(id)).toBe(6)
  await at('2027-04-30T17:00:00Z')
  await Promise.all([runJob(), runJob(), runJob()])
  expect(await view(near), 'what is ordered can still be packed').toMatchObject({ sisa: 4, sisih: 6 })
  expect([await stokOf(id), await shortages(id)]).toEqual([0, 0])
  await at('2027-06-30T17:00:00Z')
  await Promise.all([runJob(), runJob()])
  expect(await view(near)).toMatchObject({ sisa: 0, sisih: 10 })
  expect([await stokOf(id), await shortages(id)]).toEqual([0, 4])
  expect(await mutasi(near)).toMatchObject([
    { sisa: -4, sisih: 4, keterangan: 'Sudah kedaluwarsa', oleh: null },
    { sisa: -6, sisih: 6, keterangan: 'Kedaluwarsa dalam 60 hari', oleh: null },
    { alasan: 'masuk' },
  ])
  await signIn(id, { nomor: 'N2', kedaluwarsa: '2029-06-30', jumlah: 5 })
  expect([await stokOf(id), await shortages(id)]).toEqual([1, 0])
  await at(start)
})

test('takes expired units off those for sale before it sets aside a lot near expiry', async () => {
  const { produk_id: id } = await obat()
  await newLot(id, { nomor: 'K1', kedaluwarsa: '2027-06-30', jumlah: 5 })
  const near = await newLot(id, { nomor: 'K2', kedaluwarsa: '2027-08-15', jumlah: 5 })
  await pesan(id, 3)
  const start = admin
  shop.setClock(new Date('2027-06-30T17:00:00Z'))
  admin = await buildAdmin(shop.deps.db, shop.deps.clock())
  await runJob()
  expect(await view(near), 'three are ordered').toMatchObject({ sisa: 3, sisih: 2 })
  expect([await stokOf(id), await shortages(id)]).toEqual([0, 0])
  admin = start
})

test('returns cost and revenue of a lot and of its product', async () => {
  const row = await obat()
  const id = row.produk_id
  const [two, one] = [
    await newLot(id, { nomor: 'L-2', kedaluwarsa: '2029-01-31', jumlah: 5, hargaModal: 100_000 }),
    await newLot(id, { nomor: 'L-1', kedaluwarsa: '2028-01-31', jumlah: 2, hargaModal: 90_000 }),
  ]
  await kemas(await lunas(row, 3))
  const query = { produkId: id }
  const told = (await shop.call(listLabaLot, { query }, auth())).body
  // The test builder puts an order's units on the shelf without a lot number; they are used up first.
  const sold = told.reduce((sum: number, lot: { terjual: number }) => sum + lot.terjual, 0)
  const money = told.reduce((sum: number, lot: { pendapatan: number }) => sum + lot.pendapatan, 0)
  expect([sold, money]).toEqual([3, 3 * row.harga])
  const params = await pesanLunas(id, 3)
  await kemas(params.orderId)
  const after = (await shop.call(listLabaLot, { query }, auth())).body
  expect(after.filter(({ lotId }: { lotId: number }) => [one, two].includes(lotId))).toMatchObject([
    { lotId: one, terjual: 2, pendapatan: 2 * row.harga, modal: 180_000, laba: 2 * row.harga - 180_000 },
    { lotId: two, terjual: 1, pendapatan: row.harga, modal: 100_000, laba: row.harga - 100_000 },
  ])
  const cari = (await shop.call(listLabaLot, { query: { produkId: id, q: 'l-2' } }, auth())).body
  expect(cari.map(({ lotId }: { lotId: number }) => lotId)).toEqual([two])
  const [produk] = (await shop.call(listLabaProduk, { query: { q: row.nama } }, auth())).body
  expect(produk).toMatchObject({ terjual: 6, pendapatan: 6 * row.harga, modal: null, laba: null })
  const csv: string = (await shop.call(exportLaba, {}, auth())).body.toString('utf8')
  expect(csv).toContain(`${row.nama};L-1;2;90000;180000;${2 * row.harga};${2 * row.harga - 180_000}`)

  const [{ order_id, sisa }] = (await shop.call(getPesananAdmin, { params }, auth())).body.pembayaran
  const returned = { jumlah: 1000, rak: [{ produkId: id, jumlah: '1' }] }
  const body = { percobaan: order_id, cara: 'manual' as const, sisa, alasan: 'Batal', bukti: 'BCA 88', ...returned }
  expect((await shop.call(refundPembayaran, { params, body }, auth())).status).toBe(200)
  expect((await shop.call(listLabaProduk, { query: { q: row.nama } }, auth())).body).toMatchObject([{ terjual: 5 }])
})

test('keeps the sums right under concurrent orders, deliveries, counts and expiries', async () => {
  const row = await obat()
  const id = row.produk_id
  const lotId = await newLot(id, { jumlah: 40 })
  await newLot(id, { jumlah: 20, kedaluwarsa: '2026-12-31' })
  const paid = [await lunas(row, 2), await lunas(row, 2), await lunas(row, 2)]
  const { versiLot } = await view(lotId)
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => pesan(id, 3)),
    ...Array.from({ length: 6 }, (_, at) => signIn(id, { nomor: `M${at}`, jumlah: 2 })),
    ...Array.from({ length: 6 }, (_, at) =>
      shop.call(correctLot, { params: { lotId }, body: { perubahan: at - 3, versiLot, keterangan: 'Ramai' } }, auth()),
    ),
    ...paid.map(kemas),
    ...Array.from({ length: 3 }, async () => {
      await runJob()
      return { status: 200 }
    }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  // The invariants check the rest when the shop closes.
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(10)
})
