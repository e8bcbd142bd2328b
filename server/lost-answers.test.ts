import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logoutAdmin } from '#contract/akun/admin.ts'
import { ALL_OFFICES } from '#contract/direktori/direktori.ts'
import type { AnyEndpoint, Definition } from '#contract/endpoint.ts'
import { recallLot } from '#contract/karantina/recall-admin.ts'
import { createKategori } from '#contract/katalog/kategori-admin.ts'
import { exportProduk, getProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { mergePelanggan } from '#contract/pelanggan/admin.ts'
import { assignTitipan } from '#contract/pembayaran/titipan-admin.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { createPesanan, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { getLot } from '#contract/stok/lot-list-admin.ts'
import { resendSurat } from '#contract/surat/admin.ts'
import { dateWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import { permintaan } from '#server/features/permintaan/permintaan.feature.ts'
import { setAside } from '#server/features/stok/lot-stok.ts'
import {
  buildAdmin,
  buildCocok,
  buildGrup,
  buildKategori,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildPemasok,
  buildPembelian,
  buildPengiriman,
  buildPenjelasan,
  buildPercakapan,
  buildPesanan,
  buildProduk,
  buildResep,
  buildTemplatWa,
  buildTemuan,
  buildUlasan,
  buildVoucher,
  dateAhead,
  recordBuilt,
  removePembayaran,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { testApp } from '#server/testing/test-app.ts'
import { locksOf } from '#server/testing/writes/locks.ts'
import { sentenceOf, writtenBy } from '#server/testing/writes/written-rows.ts'
import { keepTitipan } from './features/pembayaran/titipan/keep-titipan.ts'
import { WRITTEN } from './testing/writes/written-by-admin.ts'

/*
 * Every write of the office that must not happen twice: the request is repeated, and its transaction is broken. The other ways
 * to lose a response are tested with a few endpoints.
 */

interface Asked {
  params?: object
  body?: object
}

// A shop without mail cannot resend an invitation, and one without WhatsApp cannot answer. Here, nothing is sent by it.
const noWhatsApp = () => Promise.reject(new Error('WhatsApp was called'))
const shop = await testApp(new Date(), {
  settings: { sendsMail: true },
  whatsapp: { simulated: { whatsapp: noWhatsApp, appSecret: noWhatsApp, page: noWhatsApp } },
})
const { db, clock } = shop.deps
const admin = await buildAdmin(db, clock())
afterAll(() => shop.close())
// Drop notifications, so that paid orders result from the shop's own status requests.
beforeAll(() => shop.sim('webhooks/policy', { drop: 10_000 }))

let counter = 0
/** Returns a unique name; the builders have counters of their own. */
const unique = (text: string) => `${text} u${++counter}`
const produkId = async (change = {}) => ({ params: { produkId: (await buildProduk(db, clock(), change)).produk_id } })
const lotId = async () => {
  const { produkId: produk } = (await produkId()).params
  return { params: { lotId: await buildLot(db, clock(), produk) } }
}
const versiLot = async (params: { lotId: number }): Promise<number> =>
  (await shop.call(getLot, { params }, { token: admin.token })).body.versiLot
const kategoriId = async () => ({ params: { kategoriId: (await buildKategori(db)).kategori_id } })
const paketId = async (change = {}) => ({
  params: { paketId: (await buildPaket(db, clock(), [{ produk_id: null }], change)).paket_id },
})
// An office of the directory gets a row with the first write to it, so each test takes another office.
let kantor = 0
const sinonimId = async () => {
  const row = { kata: unique('kata'), arti: 'lintah laut' }
  const { sinonim_id } = await db.insertInto('sinonim').values(row).returning('sinonim_id').executeTakeFirstOrThrow()
  return { params: { sinonimId: sinonim_id } }
}
async function ongkirId() {
  const { shipping_id } = await buildPengiriman(db)
  const row = { shipping_id, kode_wilayah: '18', kg_pertama: 9000, hari_min: 1, hari_maks: 2 }
  const { ongkir_id } = await db.insertInto('ongkir').values(row).returning('ongkir_id').executeTakeFirstOrThrow()
  return { params: { ongkirId: ongkir_id } }
}
/** Creates an order without a shipping fee. */
async function buildWithoutOngkir() {
  const { params } = await pesananId({ status_pembayaran: 'pending' })
  const pending = {
    menunggu_ongkir: true,
    ongkir_cara: 'konfirmasi',
    biaya_kirim: 0,
    total_harga: sql<number>`subtotal`,
  } as const
  await removePembayaran(db, params.orderId)
  await db.updateTable('pesanan').set(pending).where('pesanan_id', '=', params.orderId).execute()
  return { params }
}
const tarif = async () => ({
  shippingId: (await buildPengiriman(db)).shipping_id,
  kode_wilayah: '18.71',
  kg_pertama: 9000,
  kg_berikut: '0',
  minimum_kg: 1,
  hari_min: 1,
  hari_maks: 2,
})
const tarifCsv = async () => {
  const { kode } = await buildPengiriman(db)
  return new File([`metode;kode_wilayah;kg_pertama;kg_berikut;hari_min;hari_maks\n${kode};18;1;1;1;1`], 't.csv')
}
const penggunaId = async () => ({ params: { penggunaId: (await buildPelanggan(db, clock())).pengguna_id } })
const voucherId = async () => ({ params: { voucherId: (await buildVoucher(db, clock())).voucher_id } })
const grupId = async () => ({ params: { grupId: (await buildGrup(db, clock())).grup_id } })
const voucher = () => ({ kode: unique('UJI').replace(' ', '-'), nama: 'Uji', jenis: 'nominal', nilai: '5000' })
const shippingId = async () => ({ params: { shippingId: (await buildPengiriman(db)).shipping_id } })
const userId = async () => ({ params: { userId: (await buildPelanggan(db, clock())).pengguna_id } })
const pengiriman = () => ({ kode: unique('kode').replace(' ', '-'), nama: 'Kapal', estimasi: '5 hari', biaya: '9000' })
const metode = () => ({ method: unique('Cara'), kode: 'gopay' as const })
const gambar = async () => {
  const { default: sharp } = await import('sharp')
  const create = { width: 8, height: 8, channels: 3 as const, background: 'teal' }
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'a.png', { type: 'image/png' })
}
async function metodeId() {
  const row = await db.insertInto('metode_pembayaran').values(metode()).returning('metode_id').executeTakeFirstOrThrow()
  return { params: { metodeId: row.metode_id } }
}
const pembelianId = async () => ({
  params: { pembelianId: await buildPembelian(db, clock(), [{ produk: await buildProduk(db, clock()), jumlah: 3 }]) },
})
async function undanganId() {
  const row = { nama: 'Sri', email: `${unique('undang').replace(' ', '')}@contoh.id`, peran: 'gudang', oleh: null }
  const rest = { token_hash: randomBytes(32), dibuat: clock(), kedaluwarsa: clock() }
  const { undangan_id } = await db
    .insertInto('undangan')
    .values({ ...row, ...rest })
    .returning('undangan_id')
    .executeTakeFirstOrThrow()
  return { params: { undanganId: undangan_id } }
}
let hari = 0
const ketentuan = () => ({
  jenis: 'syarat' as const,
  isi: 'Isi',
  catatan: '',
  berlaku: new Date(Date.UTC(2050, 0, ++hari)).toISOString().slice(0, 10),
})
async function setoranId() {
  const { rows } = await sql<{ setoran_id: number }>`
    INSERT INTO setoran (order_id, jumlah, dibuat) VALUES (${unique('KS')}, 4000, ${new Date(0)}) RETURNING setoran_id`.execute(
    db,
  )
  return { params: { setoranId: rows[0]?.setoran_id ?? 0 } }
}
async function ketentuanId() {
  const row = { ...ketentuan(), dibuat: clock() }
  const { ketentuan_id } = await db
    .insertInto('ketentuan')
    .values(row)
    .returning('ketentuan_id')
    .executeTakeFirstOrThrow()
  return { params: { ketentuanId: ketentuan_id } }
}
async function artikelId() {
  const row = { judul: 'Judul', konten: 'Isi', dibuat: clock() }
  const { artikel_id } = await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()
  return { params: { id: artikel_id } }
}
async function laporanId() {
  const row = { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo', dibuat: clock() }
  const { laporan_id } = await db.insertInto('laporan').values(row).returning('laporan_id').executeTakeFirstOrThrow()
  return { params: { laporanId: laporan_id } }
}
const ulasanId = async () => {
  const { ulasan_id } = await buildUlasan(db, clock(), { produk: await buildProduk(db, clock()) })
  return { params: { ulasanId: ulasan_id } }
}
const resepId = async () => {
  const { pengguna_id } = await buildPelanggan(db, clock())
  return { params: { resepId: (await buildResep(db, clock(), pengguna_id)).resep_id } }
}
async function keluhanId() {
  const { orderId } = (await pesananId({ status_pembayaran: 'success' })).params
  const row = { pesanan_id: orderId, jenis: 'terlambat', harapan: 'jawaban', isi: 'Lama' } as const
  const { keluhan_id } = await db
    .insertInto('keluhan')
    .values({ ...row, jawab_sebelum: clock(), dibuat: clock() })
    .returning('keluhan_id')
    .executeTakeFirstOrThrow()
  return { params: { keluhanId: keluhan_id } }
}
const getProduk = (produkId: number) =>
  db.selectFrom('produk').selectAll().where('produk_id', '=', produkId).executeTakeFirstOrThrow()
async function pesananId(change = {}, produkId?: number) {
  const produk = produkId ? await getProduk(produkId) : await buildProduk(db, clock())
  const { pengguna_id } = await buildPelanggan(db, clock())
  const from = produkId ? 'rak' : 'baru'
  const order = await buildPesanan(db, clock(), pengguna_id, change, [{ produk, jumlah: 1 }], undefined, from)
  return { params: { orderId: order.pesanan_id } }
}
/** Creates a lot with one unit set aside. */
async function buildLotSetAside() {
  const { produk_id } = await buildProduk(db, clock())
  const id = await buildLot(db, clock(), produk_id, { jumlah: 5 })
  const rows = [{ lotId: id, jumlah: 1 }]
  await transaction(db, (tx) => setAside(tx, produk_id, rows, { keterangan: 'Uji', oleh: null }, clock()))
  return { params: { lotId: id } }
}
/** Creates a recalled lot of which a customer has one unit. */
async function buildRecalledLot() {
  const { produk_id } = await buildProduk(db, clock(), { stok: 0 })
  const params = { lotId: await buildLot(db, clock(), produk_id) }
  await pesananId({ status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' }, produk_id)
  await call(recallLot, { params, body: { alasan: 'Endapan' } })
  return { params }
}
/** Creates an order that is paid according to the provider. */
async function lunas() {
  const { token } = await buildPelanggan(db, clock())
  const { produk_id } = await buildProduk(db, clock())
  const { shipping_id } = await buildPengiriman(db)
  const wish = { body: { produkId: produk_id, jumlah: 1, shippingId: shipping_id } }
  const { orderId, midtransOrderId: nomor } = (await shop.call(createPesanan, wish, { token })).body
  await shop.sim('pay', { order_id: nomor, outcome: 'settle', method: 'other_qris' })
  await shop.call(updatePaymentStatus, { body: { orderId: nomor, status: 'success' } }, { token })
  const order = await shop.call(getPesananAdmin, { params: { orderId } }, { token: admin.token })
  return { orderId, nomor, produkId: produk_id, sisa: order.body.pembayaran[0].sisa }
}
/** Creates a payment for an order that the shop does not know. */
async function titipanId(quantity = 302_000) {
  const order_id = unique('KS-HILANG').replace(' ', '-')
  await shop.deps.midtrans.createSnap({
    transaction_details: { order_id, gross_amount: quantity },
    item_details: [{ id: '1', name: 'Obat', price: quantity, quantity: 1 }],
    customer_details: { first_name: 'Pak Budi', phone: '081234567890' },
    expiry: { start_time: '2026-11-20 10:00:00 +0700', duration: 60, unit: 'minute' },
    page_expiry: { duration: 60, unit: 'minute' },
    credit_card: { secure: true },
    callbacks: { finish: 'http://localhost' },
  })
  await shop.sim('pay', { order_id, outcome: 'settle', method: 'gopay' })
  const told = {
    status_code: '200',
    gross_amount: `${quantity}.00`,
    signature_key: 'x',
    transaction_status: 'settlement',
  }
  await keepTitipan(shop.deps, { order_id, ...told })
  const row = await db
    .selectFrom('titipan')
    .select('titipan_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return { params: { titipanId: row.titipan_id } }
}
/** Creates a mail whose sending has failed for good. */
async function suratId(recipient = 'pembeli@contoh.id') {
  const row = {
    kunci: unique('uji'),
    kepada: recipient,
    subjek: 'Pesanan',
    teks: 'Halo',
    status: 'gagal' as const,
    percobaan: 1,
  }
  const { surat_id } = await db
    .insertInto('surat')
    .values({ ...row, kesalahan: '550 tidak ada', kirim_pada: clock(), dibuat: clock() })
    .returning('surat_id')
    .executeTakeFirstOrThrow()
  return { params: { suratId: surat_id } }
}

/** Stores a request of a warehouse worker, to take one unit of a product off the stock. */
async function persetujuanId() {
  const { pengguna_id } = await buildAdmin(db, clock(), 'gudang')
  const { produk_id: produkId } = await buildProduk(db, clock())
  const { versi } = await db
    .selectFrom('mutasi_stok')
    .select((eb) => eb.fn.max('mutasi_id').as('versi'))
    .where('produk_id', '=', produkId)
    .executeTakeFirstOrThrow()
  const body = { perubahan: -1, versiStok: Number(versi), keterangan: 'Pecah' }
  const row = await db
    .insertInto('persetujuan')
    .values({
      ...{ pengguna_id, endpoint: 'correctStok', isi: JSON.stringify({ params: { produkId }, body }) },
      ...{ jenis: 'stok', nilai: 145_000, rujukan: `produk ${produkId}`, keterangan: 'Pecah', alasan: 'Banjir' },
      ...{ isi_hash: Buffer.from(`${produkId}`), dibuat: clock() },
    })
    .returning('persetujuan_id')
    .executeTakeFirstOrThrow()
  return { params: { persetujuanId: row.persetujuan_id } }
}

const ROWS: Record<string, () => Asked | Promise<Asked>> = {
  createKategori: () => ({ body: { nama: unique('Baru') } }),
  updateKategori: async () => ({ ...(await kategoriId()), body: { nama: unique('Lain'), deskripsi: 'x' } }),
  deleteKategori: kategoriId,

  createProduk: async () => ({
    body: { ...(await kategoriId()).params, nama: unique('Obat'), harga: '5000', stok: '7', gambar: await gambar() },
  }),
  updateProduk: async () => ({ ...(await produkId()), body: { nama: unique('Obat lain'), gambar: await gambar() } }),
  archiveProduk: produkId,
  restoreProduk: () => produkId({ aktif: false }),
  changeManyProduk: async () => ({
    body: { produkId: [(await produkId()).params.produkId], jadi: { rak_gudang: unique('A') } },
  }),
  async correctStok() {
    const { params } = await produkId()
    const { versiStok } = (await shop.call(getProdukAdmin, { params }, { token: admin.token })).body
    return { params, body: { perubahan: 10, versiStok, keterangan: 'Kiriman' } }
  },
  async importProduk() {
    const { kategori_id, nama } = await buildKategori(db)
    await buildProduk(db, clock(), { kategori_id })
    const csv = await shop.call(exportProduk, { query: { kategori: kategori_id } }, { token: admin.token })
    const [head = ''] = csv.body.toString().split('\r\n')
    const content: Record<string, string> = { nama: unique('Impor'), kategori: nama, harga: '1000', stok: '4' }
    const lines: string[] = head.replace('\uFEFF', '').split(';')
    const berkas = new File(
      [`${lines.join(';')}\r\n${lines.map((column) => content[column] ?? '').join(';')}`],
      'p.csv',
    )
    return { body: { berkas, mode: 'terapkan' } }
  },

  createGoodsIn: async () => ({
    body: {
      baris: [{ ...(await produkId()).params, nomor: unique('LOT'), kedaluwarsa: dateAhead(clock(), 800), jumlah: 3 }],
    },
  }),
  async importGoodsIn() {
    const { produkId: id } = (await produkId()).params
    const text = `produkId;nomor;kedaluwarsa;jumlah\n${id};${unique('LOT')};${dateAhead(clock(), 800)};4`
    return { body: { berkas: new File([text], 'masuk.csv'), mode: 'terapkan' } }
  },
  importSetoran: () => ({
    body: { berkas: new File([`Order ID;Amount\n${unique('KS')};4000`], 'setoran.csv'), mode: 'terapkan' },
  }),
  explainTemuan: async () => ({ body: { ...(await buildTemuan(db)), alasan: 'Salah hitung' } }),
  withdrawPenjelasan: async () => ({ params: { penjelasanId: await buildPenjelasan(db, clock()) } }),
  async explainCocok() {
    const { pembayaranId, amounts } = await buildCocok(db, clock())
    return { params: { pembayaranId }, body: { ...amounts, alasan: 'Dikembalikan tunai' } }
  },
  checkSetoran: async () => ({ ...(await setoranId()), body: { diperiksa: true, catatan: unique('Beres') } }),
  updateLot: async () => ({ ...(await lotId()), body: { pemasok: unique('CV'), semula: {} } }),
  async correctLot() {
    const { params } = await lotId()
    return { params, body: { perubahan: -2, versiLot: await versiLot(params), keterangan: 'Pecah' } }
  },
  holdLots: async () => ({ body: { lotId: [(await lotId()).params.lotId], alasan: 'Segel rusak' } }),
  async splitLot() {
    const { produkId: id } = (await produkId()).params
    const { lot_id } = await db.selectFrom('lot').select('lot_id').where('produk_id', '=', id).executeTakeFirstOrThrow()
    const body = {
      jumlah: 2,
      nomor: unique('LOT'),
      kedaluwarsa: dateAhead(clock(), 800),
      harga_modal: '9000',
      pemasok: '',
    }
    return { params: { lotId: lot_id }, body }
  },
  async saveOpname() {
    const { params } = await lotId()
    return { body: { hitungan: [{ ...params, jumlah: 8, versiLot: await versiLot(params) }] } }
  },

  createPemasok: () => ({ body: { nama: unique('Pemasok'), hari_tunggu: 7 } }),
  updatePemasok: async () => ({
    params: { pemasokId: await buildPemasok(db, clock()) },
    body: { kontak: unique('Rina'), semula: {} },
  }),
  createPembelian: async () => ({
    body: { pemasokId: await buildPemasok(db, clock()), baris: [{ ...(await produkId()).params, jumlah: 3 }] },
  }),
  updatePembelian: async () => ({ ...(await pembelianId()), body: { catatan: unique('Pagi'), semula: {} } }),
  pesanPembelian: () => pembelianId(),
  endPembelian: async () => ({ ...(await pembelianId()), body: { alasan: 'Tidak jadi' } }),
  async receivePembelian() {
    const produk = await buildProduk(db, clock())
    const pembelianId = await buildPembelian(db, clock(), [{ produk, jumlah: 3 }], { status: 'dipesan' })
    const lines = [
      { produkId: produk.produk_id, nomor: unique('LOT'), kedaluwarsa: dateAhead(clock(), 800), jumlah: 2 },
    ]
    return { params: { pembelianId }, body: { baris: lines } }
  },

  createPaket: async () => ({ body: { title: unique('Paket'), harga: '5000', items: 'a, b', gambar: await gambar() } }),
  updatePaket: async () => ({ ...(await paketId()), body: { title: unique('Paket'), harga: '6000' } }),
  archivePaket: paketId,
  restorePaket: () => paketId({ aktif: false }),
  async updateKaitan() {
    // Existing links would be removed, with audit entries of their own.
    await sql`UPDATE produk SET penyakit = '{}'`.execute(db)
    const { params } = await produkId()
    return { params: { kode: 'amonia' }, body: { produkIds: [params.produkId], paketIds: [], artikelIds: [] } }
  },
  async updateCatatanPenyakit() {
    // With an existing row, the write would not add one.
    await db.deleteFrom('catatan_penyakit').execute()
    return { params: { kode: 'amonia' }, body: { catatan_toko: unique('Catatan'), artikelIds: [] } }
  },
  async reorderPaket() {
    await paketId()
    await paketId()
    const onSale = db.selectFrom('paket').select('paket_id').where('aktif', '=', true)
    const rows = await onSale.orderBy('urutan').orderBy('paket_id').execute()
    return { body: { paketIds: rows.map(({ paket_id }) => paket_id).reverse() } }
  },

  createArtikel: async () => ({ body: { judul: 'Judul', konten: 'Isi', gambar: await gambar() } }),
  updateArtikel: async () => ({ ...(await artikelId()), body: { judul: 'Lain', konten: 'Isi' } }),
  deleteArtikel: artikelId,

  createKetentuan: () => ({ body: ketentuan() }),
  deleteKetentuan: ketentuanId,

  resolveLaporan: async () => ({ ...(await laporanId()), body: { ditangani: true } }),
  replyPercakapan: async () => ({
    params: { percakapanId: (await buildPercakapan(db, clock())).percakapan_id },
    body: { isi: 'Besok' },
  }),
  async sendTemplatPercakapan() {
    const { pengguna_id } = await buildPelanggan(db, clock())
    await buildTemplatWa(db, clock(), 'percakapan_lanjut')
    const izin = { pengguna_id, saluran: 'wa', keperluan: 'pesanan', tempat: 'pengaturan' } as const
    await db
      .insertInto('izin_kabar')
      .values({ ...izin, naskah: 1, diberi: clock() })
      .execute()
    const { percakapan_id } = await buildPercakapan(db, clock(), pengguna_id)
    return { params: { percakapanId: percakapan_id }, body: { templat: 'percakapan_lanjut', nomor: '' } }
  },
  deletePercakapan: async () => ({
    params: { percakapanId: (await buildPercakapan(db, clock())).percakapan_id },
  }),
  decideUlasan: async () => ({ ...(await ulasanId()), body: { keputusan: 'tayang', versi: 1 } }),
  deleteLaporan: laporanId,

  updatePengguna: async () => ({
    ...(await userId()),
    body: { nama: 'Adi', email: `${unique('adi').replace(' ', '')}@contoh.id`, no_hp: '081234567890', role: 'user' },
  }),
  deletePengguna: userId,
  createUndangan: () => ({
    body: { nama: 'Sri', email: `${unique('sri').replace(' ', '')}@contoh.id`, peran: ['gudang'] },
  }),
  resendUndangan: undanganId,
  withdrawUndangan: undanganId,

  createMetode: () => ({ body: metode() }),
  updateMetode: async () => ({ ...(await metodeId()), body: metode() }),
  async deleteMetode() {
    // Another one remains, because the last one cannot be deleted.
    await metodeId()
    return metodeId()
  },
  createSinonim: () => ({ body: { kata: unique('kata'), arti: 'asam sitrat' } }),
  updateSinonim: async () => ({ ...(await sinonimId()), body: { kata: unique('kata'), arti: 'lintah' } }),
  deleteSinonim: sinonimId,
  updateDirektori: () => ({
    params: { kode: ALL_OFFICES[++kantor]?.kode ?? '' },
    body: { telepon: '', peta: '', catatan: unique('Tutup') },
  }),
  createPengiriman: () => ({ body: pengiriman() }),
  // Always change the value: saving an unchanged one writes no audit entry.
  updatePengaturan: async () => {
    const { nie_dikumpulkan } = await db
      .selectFrom('pengaturan_toko')
      .select('nie_dikumpulkan')
      .executeTakeFirstOrThrow()
    return { body: { nie_dikumpulkan: !nie_dikumpulkan, semula: {} } }
  },
  updateSambungan: () => ({ body: { pengirim: `${unique('a').replace(' ', '')}@contoh.id`, semula: {} } }),
  updateBeranda: () => ({ body: { judul_hero: unique('Judul'), semula: {} } }),
  async updateTemplat() {
    // With an existing row, the write would not add one.
    await db.deleteFrom('templat').execute()
    return { params: { kode: 'wa-dibayar' }, body: { isi: '{nomor} {kembali}', semula: {} } }
  },
  createVoucher: () => ({ body: voucher() }),
  updateVoucher: async () => ({ ...(await voucherId()), body: voucher() }),
  deleteVoucher: voucherId,
  async updatePelanggan() {
    const { grup_id } = await buildGrup(db, clock())
    return { ...(await penggunaId()), body: { grupId: grup_id } }
  },
  addCatatanPelanggan: async () => ({ ...(await penggunaId()), body: { teks: unique('Catatan') } }),
  mergePelanggan: async () => ({
    ...(await penggunaId()),
    body: { dari: (await penggunaId()).params.penggunaId, versi: 1, versiDari: 1 },
  }),
  async splitPelanggan() {
    const params = (await penggunaId()).params
    const body = { dari: (await penggunaId()).params.penggunaId, versi: 1, versiDari: 1 }
    await shop.call(mergePelanggan, { params, body }, admin)
    const { gabung_id } = await db
      .selectFrom('gabung_akun')
      .select('gabung_id')
      .where('pengguna_id', '=', params.penggunaId)
      .executeTakeFirstOrThrow()
    return { params, body: { gabungId: gabung_id } }
  },
  createGrup: () => ({ body: { nama: unique('Grup'), persen: '5' } }),
  updateGrup: async () => ({ ...(await grupId()), body: { nama: unique('Grup'), persen: '6' } }),
  deleteGrup: grupId,
  updatePengiriman: async () => ({ ...(await shippingId()), body: pengiriman() }),
  async deletePengiriman() {
    await shippingId()
    return shippingId()
  },
  createTarif: async () => ({ body: await tarif() }),
  updateTarif: async () => ({ ...(await ongkirId()), body: await tarif() }),
  deleteTarif: ongkirId,
  importTarif: async () => ({ body: { berkas: await tarifCsv(), mode: 'terapkan' } }),
  confirmOngkir: async () => ({ ...(await buildWithoutOngkir()), body: { biaya: '45000' } }),

  processPesanan: async () => ({
    ...(await pesananId({ status_pembayaran: 'success' })),
    body: {
      status_pesanan: 'Sedang Di Proses',
      kurir: 'JNE',
      resi: 'A1',
      sebelum: { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' },
    },
  }),
  addKiriman: async () => ({
    ...(await pesananId({ status_pembayaran: 'success' })),
    body: { kurir: 'JNE', resi: unique('A'), baris: [{ urutan: 0, jumlah: 1 }] },
  }),
  async createManualPesanan() {
    const { produk_id: produkId, harga } = await buildProduk(db, clock())
    const { pengguna_id: penggunaId } = await buildPelanggan(db, clock())
    const { shipping_id: shippingId } = await buildPengiriman(db)
    const tujuan = { jenis: 'rumah', wilayah: null, kode_pos: '', rincian: 'Dermaga 3', patokan: '' }
    return {
      body: {
        ...MANUAL_PESANAN,
        penggunaId,
        nama: 'Pak Budi',
        items: [{ produkId, jumlah: 1 }],
        shippingId,
        tujuan,
        ongkir: '12000',
        total_harga: harga + 12_000,
      },
    }
  },
  addCatatan: async () => ({ ...(await pesananId()), body: { isi: unique('Catatan') } }),
  async deleteCatatan() {
    const { orderId } = (await pesananId()).params
    const row = { pesanan_id: orderId, pengguna_id: admin.pengguna_id, isi: unique('Catatan'), dibuat: clock() }
    const { catatan_id } = await db
      .insertInto('catatan_kantor')
      .values(row)
      .returning('catatan_id')
      .executeTakeFirstOrThrow()
    return { params: { orderId, catatanId: catatan_id } }
  },
  async chooseLot() {
    const { produk_id } = await buildProduk(db, clock())
    const { orderId } = (await pesananId({ status_pembayaran: 'success' }, produk_id)).params
    const lotId = await buildLot(db, clock(), produk_id)
    return { params: { orderId, produkId: produk_id }, body: { lot: [{ lotId, jumlah: 1 }], alasan: 'Dus terbuka' } }
  },
  async packScanned() {
    const { produk_id } = await buildProduk(db, clock())
    const { orderId } = (await pesananId({ status_pembayaran: 'success' }, produk_id)).params
    const lotId = await buildLot(db, clock(), produk_id)
    return { params: { orderId }, body: { lot: [{ lotId, jumlah: 1 }] } }
  },
  async repackPesanan() {
    const { produk_id } = await buildProduk(db, clock(), { stok: 0 })
    const lot = { kedaluwarsa: dateAhead(clock(), 70), jumlah: 1 }
    const lotId = await buildLot(db, clock(), produk_id, lot)
    const { params } = await pesananId({ status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' }, produk_id)
    await buildLot(db, clock(), produk_id, lot)
    await call(recallLot, { params: { lotId }, body: { alasan: 'Endapan' } })
    return { params }
  },
  unpackPesanan: async () => ({
    ...(await pesananId({ status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' })),
    body: { alasan: 'Salah ambil' },
  }),
  resolvePerhatian: async () => ({
    ...(await pesananId({ perhatian: ['lunas tanpa stok'] })),
    body: { perhatian: 'lunas tanpa stok', alasan: 'Dana dikembalikan' },
  }),
  attestPembayaran: async () => ({ ...(await pesananId()), body: { alasan: 'Tidak ada di dasbor' } }),
  async refundPembayaran() {
    const { orderId, nomor, sisa } = await lunas()
    const body = { percobaan: nomor, cara: 'midtrans', jumlah: 10_000, sisa, alasan: 'Botol retak' }
    return { params: { orderId }, body }
  },
  async createRetur() {
    const { orderId, produkId } = await lunas()
    return { params: { orderId }, body: { barang: [{ produkId, jumlah: 1 }], alasan: unique('Retur') } }
  },
  async receiveRetur() {
    const { orderId, produkId: produk_id } = await lunas()
    const { retur_id: returId } = await db
      .insertInto('retur')
      .values({
        pesanan_id: orderId,
        produk_id,
        jumlah: 1,
        alasan: unique('Retur'),
        pengguna_id: admin.pengguna_id,
        dibuat: clock(),
      })
      .returning('retur_id')
      .executeTakeFirstOrThrow()
    await recordBuilt(db, clock(), 'retur', returId)
    return { params: { orderId, returId }, body: { rak: 1, karantina: 0, hilang: 0 } }
  },
  async approveResep() {
    const { produk_id: produkId } = await buildProduk(db, clock(), { resep: true })
    return { ...(await resepId()), body: { berlaku_sampai: dateWib(clock()), produk: [{ produkId, jumlah: 2 }] } }
  },
  decideZat: () => ({ body: { nama: unique('Zat'), kelas: 'boleh', alasan: 'Label pabrik' } }),
  refuseResep: async () => ({ ...(await resepId()), body: { alasan: 'Tidak terbaca' } }),
  replyKeluhanAdmin: async () => ({ ...(await keluhanId()), body: { isi: unique('Jawaban') } }),
  finishKeluhan: async () => ({ ...(await keluhanId()), body: { hasil: 'jawaban', isi: unique('Jawaban') } }),
  archivePesanan: () => pesananId({ status_pembayaran: 'expired' }),
  restorePesanan: () => pesananId({ status_pembayaran: 'expired', arsip: clock() }),

  releaseKarantina: async () => ({ ...(await buildLotSetAside()), body: { jumlah: 1, alasan: 'Segel utuh' } }),
  approvePersetujuan: async () => ({ ...(await persetujuanId()), body: { nilai: 145_000 } }),
  rejectPersetujuan: async () => ({ ...(await persetujuanId()), body: { alasan: 'Tidak ada foto' } }),
  destroyKarantina: async () => ({ ...(await buildLotSetAside()), body: { jumlah: 1, alasan: 'Bocor' } }),
  recallLot: async () => ({ ...(await lotId()), body: { alasan: 'Endapan' } }),
  cancelRecall: async () => ({ ...(await buildRecalledLot()), body: { alasan: 'Salah nomor' } }),
  notifyPenerima: () => buildRecalledLot(),

  async assignTitipan() {
    const { orderId } = (await pesananId({ status_pembayaran: 'cancelled' })).params
    const { nomor, total_harga } = await db
      .selectFrom('pesanan')
      .select(['midtrans_order_id as nomor', 'total_harga'])
      .where('pesanan_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return { ...(await titipanId(total_harga)), body: { nomor } }
  },
  refundTitipan: async () => ({ ...(await titipanId()), body: { cara: 'midtrans', alasan: 'Pesanannya hilang' } }),
  disownTitipan: async () => ({ ...(await titipanId()), body: { alasan: 'Toko pakan' } }),

  resendSurat: () => suratId(),
  async resendAllSurat() {
    await db.deleteFrom('surat').where('status', '=', 'gagal').execute()
    await suratId()
    return {}
  },
}

const writes = shop.app.endpoints.registered.filter(({ access, method }) => access === 'admin' && method !== 'GET')

test('every write of the office declares the effect of a repeat', () => {
  expect(writes.filter(({ repeat }) => repeat === undefined).map(({ name }) => name)).toEqual([])
  const once = writes.filter(({ repeat }) => repeat === 'once').map(({ name }) => name)
  expect(Object.keys(ROWS).toSorted()).toEqual(once.toSorted())
})

test('endpoints that only read, and those of customers, accept no key', () => {
  const others = shop.app.endpoints.registered.filter((endpoint) => !writes.includes(endpoint))
  expect(others.filter(({ repeat }) => repeat !== undefined)).toEqual([])
})

const call = (endpoint: AnyEndpoint, asked: Asked, kunci?: string) =>
  shop.call(endpoint, asked, { token: admin.token, headers: kunci ? { 'idempotency-key': kunci } : {} })
const settle = async (kunci: string) => (await call(settlePermintaan, { params: { kunci } })).body

/**
 * Counts all rows that a write can leave in the books, and the provider's refunds. Excluded are security events, which are
 * written a moment later and once a minute per kind. The monthly receipt counter has its row since the first receipt.
 */
async function countAll(): Promise<Record<string, number>> {
  const { rows } = await sql<{ nama: string; banyak: string }>`
    SELECT relname AS nama, (xpath('//n/text()', query_to_xml('SELECT count(*) AS n FROM ' || relname, true, true, '')))[1]::text AS banyak
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname NOT IN ('permintaan', 'migrasi', 'sesi', 'kejadian', 'nota_bulan')`.execute(db)
  const { stok } = await db
    .selectFrom('mutasi_stok')
    .select(sql<number>`coalesce(sum(perubahan), 0)::bigint`.as('stok'))
    .executeTakeFirstOrThrow()
  const { transactions } = await shop.sim('transactions')
  const returned = transactions.flatMap(({ refunds }: { refunds: unknown[] }) => refunds).length
  return { ...Object.fromEntries(rows.map(({ nama, banyak }) => [nama, Number(banyak)])), stok, kembali: returned }
}

/** Returns the changes of the books during `work`. */
async function changeOf(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await countAll()
  await work()
  const after = await countAll()
  const change = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)])
  return Object.fromEntries(change.filter(([, many]) => many !== 0))
}

/** Tables in which the number of changed rows depends on other data of the shop. */
const MANY: Readonly<Record<string, string>> = { reorderPaket: 'paket', resendAllSurat: 'jejak' }

/** Makes the database report a lost process (57P01) while a transaction commits. */
async function whileBroken(table: string, event: string, work: () => Promise<void>, when = 'true'): Promise<void> {
  await sql
    .raw(`CREATE OR REPLACE FUNCTION mati() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'mati' USING ERRCODE = '57P01'; END $$;
      CREATE CONSTRAINT TRIGGER mati AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION mati()`)
    .execute(db)
  try {
    await work()
  } finally {
    await sql.raw(`DROP TRIGGER mati ON ${table}`).execute(db)
  }
}

/** Records the status of each response that is stored in the transaction that also stored its key or, later, alone. */
async function whileRecorded(stored: (number | null)[], work: () => Promise<void>): Promise<void> {
  await sql
    .raw(`CREATE TABLE tersimpan (nomor serial, status int, is_together boolean);
      CREATE OR REPLACE FUNCTION simpan() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN
        INSERT INTO tersimpan (status, is_together) VALUES (NEW.status, pg_current_xact_id()::xid = OLD.xmin);
        RETURN NULL;
      END $$;
      CREATE TRIGGER simpan AFTER UPDATE ON permintaan FOR EACH ROW EXECUTE FUNCTION simpan()`)
    .execute(db)
  try {
    await work()
    const { rows } = await sql<{ status: number; is_together: boolean }>`
      SELECT status, is_together FROM tersimpan ORDER BY nomor`.execute(db)
    expect(rows[0]?.is_together, 'in the transaction of the key').toBe(true)
    stored.push(...rows.map(({ status }) => status))
  } finally {
    await sql.raw('DROP TRIGGER simpan ON permintaan; DROP TABLE tersimpan').execute(db)
  }
}

/** Moves the clock beyond the wait for a response that is still being written. */
const later = () => shop.setClock(new Date(clock().getTime() + 5000))

describe.each(
  writes.filter(({ repeat }) => repeat === 'once').map((endpoint): [string, Definition] => [endpoint.name, endpoint]),
)('%s', (name, endpoint) => {
  const fresh = async () => (await ROWS[name]?.()) ?? {}
  let onlyOnce: Record<string, number>
  let written: Map<string, string>
  let locks: string[]
  beforeAll(async () => {
    // Create another record, which the write must leave unchanged.
    await fresh()
    const asked = await fresh()
    written = await writtenBy(db, async () => {
      onlyOnce = await changeOf(async () => {
        locks = await locksOf(async () => {
          expect((await call(endpoint, asked)).status).toBe(endpoint.status ?? 200)
        })
      })
    })
    expect(onlyOnce.jejak, 'it leaves its trail').toBeGreaterThan(0)
  })

  test('writes these rows and no others', () => {
    // The session's last use is updated from time to time.
    for (const table of ['sesi', MANY[name] ?? '']) written.delete(table)
    expect(sentenceOf(written)).toBe(WRITTEN[name])
  })

  test('takes these locks, in this order', () => expect(locks.join('\n')).toMatchSnapshot())

  test('is done once if the request arrives twice at the same moment and again later', async () => {
    const [asked, kunci] = [await fresh(), randomUUID()]
    const change = await changeOf(async () => {
      const [one, other] = await Promise.all([call(endpoint, asked, kunci), call(endpoint, asked, kunci)])
      expect(one?.status).toBe(endpoint.status ?? 200)
      expect(other?.body).toEqual(one?.body)
      const again = await call(endpoint, asked, kunci)
      expect([again.status, again.body]).toEqual([one?.status, one?.body])
      expect(await settle(kunci)).toEqual({ keadaan: 'selesai', status: one?.status, jawaban: one?.body })
    })
    expect(change).toEqual(onlyOnce)
  })

  test('stores its response with its work', async () => {
    const [asked, kunci] = [await fresh(), randomUUID()]
    const stored: (number | null)[] = []
    await whileRecorded(stored, async () => void (await call(endpoint, asked, kunci)))
    // A refund is stored before the provider is called, and completed afterwards.
    const isRefund = name === 'refundPembayaran' || name === 'refundTitipan'
    expect(stored).toEqual(isRefund ? [202, 200] : [endpoint.status ?? 200])
  })

  test('is done by the retry if the shop ended before the commit', async () => {
    const [asked, kunci] = [await fresh(), randomUUID()]
    const change = await changeOf(async () => {
      await whileBroken('jejak', 'INSERT', async () => {
        expect((await call(endpoint, asked, kunci)).status).toBe(503)
      })
      expect((await call(endpoint, asked, kunci)).status).toBe(endpoint.status ?? 200)
    })
    expect(change).toEqual(onlyOnce)
  })

  // All endpoints share this code; these are a form, a form with a picture, several rows, and the provider's money.
  if (!['createKategori', 'createProduk', 'saveOpname', 'refundPembayaran'].includes(name)) return

  test('is rejected after its key was settled as lost', async () => {
    const [asked, kunci] = [await fresh(), randomUUID()]
    const change = await changeOf(async () => {
      expect(await settle(kunci)).toEqual({ keadaan: 'batal', status: null, jawaban: null })
      const late = await call(endpoint, asked, kunci)
      expect([late.status, late.body.code]).toEqual([409, 'PERMINTAAN_DIBATALKAN'])
      expect(await settle(kunci)).toMatchObject({ keadaan: 'batal' })
    })
    expect(change).toEqual({})
    expect(await changeOf(async () => void (await call(endpoint, asked, randomUUID())))).toEqual(onlyOnce)
  })

  test('gets the same answer by a retry if the shop ended after the commit', async () => {
    const [asked, kunci] = [await fresh(), randomUUID()]
    const isRefund = name === 'refundPembayaran'
    const change = await changeOf(async () => {
      // Any statement that followed the commit is lost.
      await whileBroken(
        'permintaan',
        'UPDATE',
        async () => void (await call(endpoint, asked, kunci)),
        'OLD.status = 202',
      )
      later()
      const again = await call(endpoint, asked, kunci)
      expect(again.status).toBe(isRefund ? 202 : (endpoint.status ?? 200))
      expect(again.body).toHaveProperty('message')
      if (isRefund) expect(again.body).toMatchObject({ status: 'belum pasti' })
      expect(await settle(kunci)).toEqual({ keadaan: 'selesai', status: again.status, jawaban: again.body })
    })
    expect(change).toEqual(onlyOnce)
  })

  test('is not done if its response cannot be stored', async () => {
    const [asked, kunci] = [await fresh(), randomUUID()]
    const change = await changeOf(async () => {
      await whileBroken('permintaan', 'UPDATE', async () => {
        expect((await call(endpoint, asked, kunci)).status).toBe(503)
      })
    })
    expect(change).toEqual({})
  })
})

test('accepts a key for one content and one account', async () => {
  const kunci = randomUUID()
  const asked = { body: { nama: unique('Kunci') } }
  expect((await call(createKategori, asked, kunci)).status).toBe(201)
  const changed = await call(createKategori, { body: { nama: unique('Kunci') } }, kunci)
  expect([changed.status, changed.body.code]).toEqual([422, 'KUNCI_LAIN_ISI'])

  const other = await buildAdmin(db, clock())
  const headers = { 'idempotency-key': kunci }
  expect((await shop.call(createKategori, asked, { token: other.token, headers })).status).toBe(422)
  const told = await shop.call(settlePermintaan, { params: { kunci } }, { token: other.token })
  expect(told.body).toEqual({ keadaan: 'selesai', status: null, jawaban: null })
})

test('frees the key of a rejected request for its correction', async () => {
  const kunci = randomUUID()
  const { nama } = await buildKategori(db)
  expect((await call(createKategori, { body: { nama } }, kunci)).status).toBe(409)
  expect((await call(createKategori, { body: { nama: unique('Lain') } }, kunci)).status).toBe(201)
})

test.each([
  ['updatePengguna', 'deletePengguna', 'no_hp'],
  ['resolveLaporan', 'deleteLaporan', 'email'],
])('deletes the stored answer of %s with the person: %s', async (change, removed, subject) => {
  const kunci = randomUUID()
  const of = (name: string) => writes.find((endpoint) => endpoint.name === name) as Definition
  const asked = (await ROWS[change]?.()) ?? {}
  await call(of(change), asked, kunci)
  expect((await settle(kunci)).jawaban).toHaveProperty(subject)
  expect((await call(of(removed), { params: asked.params })).status).toBe(200)
  later()
  expect(await settle(kunci)).toEqual({ keadaan: 'selesai', status: null, jawaban: null })
})

test('deletes the stored answer of resendSurat with its receiver', async () => {
  const kunci = randomUUID()
  const { pengguna_id: userId, email } = await buildPelanggan(db, clock())
  await call(resendSurat, await suratId(email.toUpperCase()), kunci)
  expect((await settle(kunci)).jawaban).toMatchObject({ kepada: email.toUpperCase() })
  expect((await call(deletePengguna, { params: { userId } })).status).toBe(200)
  later()
  expect(await settle(kunci)).toEqual({ keadaan: 'selesai', status: null, jawaban: null })
})

test('does not use up the key by a query of the provider', async () => {
  const kunci = randomUUID()
  const asked = (await ROWS.assignTitipan?.()) ?? {}
  // The provider's status is stored, and then the request is rejected.
  const refused = await call(assignTitipan, { ...asked, body: { nomor: 'KS-TIDAK-ADA' } }, kunci)
  expect(refused.body.code).toBe('PESANAN_TIDAK_ADA')
  expect((await call(assignTitipan, asked, kunci)).status).toBe(200)
})

test.each(['x', 'kunci dengan spasi', 'x'.repeat(101)])('rejects the header %j as a key', async (kunci) => {
  const answer = await call(createKategori, { body: { nama: unique('Baru') } }, kunci)
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'idempotency-key'])
})

test('describes the key in the OpenAPI document', async () => {
  const { paths } = (await shop.app.server.inject('/api/docs/json')).json()
  const named = (path: string) => paths[path].post.parameters?.map(({ name }: { name: string }) => name)
  expect(named(createKategori.path)).toEqual(['idempotency-key'])
  expect(named(logoutAdmin.path)).toBeUndefined()
})

test('keys are forgotten after a week, not before', async () => {
  const kunci = randomUUID()
  await call(createKategori, { body: { nama: unique('Lama') } }, kunci)
  const clean = async (days: number) =>
    permintaan.jobs?.['bersihkan-permintaan']?.run({
      ...shop.deps,
      clock: () => new Date(clock().getTime() + days * 86_400_000),
    })
  await clean(6.9)
  expect(await settle(kunci)).toMatchObject({ keadaan: 'selesai' })
  await clean(7.1)
  expect(await settle(kunci)).toMatchObject({ keadaan: 'batal' })
})
