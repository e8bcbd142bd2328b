import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import {
  buildAdmin,
  buildKategori,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildSurat,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/*
 * Every endpoint against everybody who may come, straight from the router: an endpoint without a row here fails. A row
 * says what to ask and which status each of them gets. What is asked is made anew for each row; the five ask one after
 * the other, who may do the least first.
 */

const CALLERS = ['nobody', 'an expired session', 'another customer', 'the customer', 'an administrator'] as const
type Statuses = [number, number, number, number, number]

interface Asked {
  params?: object
  query?: object
  body?: object
}
interface Row {
  asked(this: void): Asked | Promise<Asked>
  statuses: Statuses
}

const anybody = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [status, status, status, status, status],
})
/** Everybody has one of his own. */
const ownEach = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [401, 401, status, status, status],
})
/** Only the customer's; an administrator has his own doors. */
const customers = (status: number, asked: Row['asked'], other = 404): Row => ({
  asked,
  statuses: [401, 401, other, status, other],
})
const office = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [401, 401, 403, 403, status],
})

const shop = await testApp()
const { db, clock } = shop.deps
const pelanggan = await buildPelanggan(db, clock())
const lain = await buildPelanggan(db, clock())
const admin = await buildAdmin(db, clock())
const longAgo = new Date(clock().getTime() - 400 * 86_400_000)
afterAll(() => shop.close())

/** One session for each caller, fresh, because some endpoints end it. */
async function signIn(): Promise<Record<(typeof CALLERS)[number], string | undefined>> {
  const sesi = sesiRepository(db)
  return {
    nobody: undefined,
    'an expired session': await sesi.open(admin.pengguna_id, longAgo, 'kantor'),
    'another customer': await sesi.open(lain.pengguna_id, clock()),
    'the customer': await sesi.open(pelanggan.pengguna_id, clock()),
    'an administrator': await sesi.open(admin.pengguna_id, clock(), 'kantor'),
  }
}

const produk = (change = {}) => buildProduk(db, clock(), change)
const kategoriId = async () => ({ params: { kategoriId: (await buildKategori(db)).kategori_id } })
let counter = 0
const unik = (text: string) => `${text} ${++counter}`
async function pesanan(change = {}) {
  const barang = await produk()
  const order = await buildPesanan(db, clock(), pelanggan.pengguna_id, change, [{ produk: barang, jumlah: 1 }])
  return { orderId: order.midtrans_order_id, pesananId: order.pesanan_id }
}
const produkId = async (change = {}) => ({ params: { produkId: (await produk(change)).produk_id } })
const paketId = async (change = {}) => ({
  params: { paketId: (await buildPaket(db, clock(), [{ produk_id: null }], change)).paket_id },
})
const userId = async () => ({ params: { userId: (await buildPelanggan(db, clock())).pengguna_id } })
const shippingId = async () => ({ params: { shippingId: (await buildPengiriman(db)).shipping_id } })
const orderId = async (change = {}) => ({ params: { orderId: (await pesanan(change)).pesananId } })
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
async function suratId() {
  await buildSurat(db, clock())
  const { surat_id } = await db
    .selectFrom('surat')
    .select('surat_id')
    .orderBy('surat_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { params: { suratId: Number(surat_id) } }
}
async function titipanId() {
  const [order_id, diubah] = [unik('KS-LAIN'), clock()]
  const { titipan_id } = await db
    .insertInto('titipan')
    .values({
      order_id,
      transaction_id: order_id,
      jumlah: 5000,
      transaction_status: 'settlement',
      diterima: diubah,
      diubah,
    })
    .returning('titipan_id')
    .executeTakeFirstOrThrow()
  return { params: { titipanId: titipan_id } }
}
const metode = () => ({ method: unik('Cara'), kode: 'gopay' as const })
async function metodeId() {
  const { metode_id } = await db
    .insertInto('metode_pembayaran')
    .values(metode())
    .returning('metode_id')
    .executeTakeFirstOrThrow()
  return { params: { metodeId: metode_id } }
}
const pengiriman = () => ({ kode: unik('kode').replace(' ', '-'), nama: 'Kapal', estimasi: '5 hari', biaya: '9000' })
const gambar = { params: { gambar: 'tidak-ada.webp' } }
const login = (email: string) => ({ body: { email, password: PASSWORD } })

const ROWS: Record<string, Row> = {
  getHealth: anybody(200),
  getReadiness: anybody(200),

  register: anybody(409, () => ({ body: { nama: 'X', email: lain.email, no_hp: '081234567890', password: PASSWORD } })),
  login: anybody(200, () => login(lain.email)),
  logout: ownEach(200),
  loginAdmin: anybody(401, () => login(lain.email)),
  lupaPassword: anybody(200, () => ({ body: { email: 'tidak@ada.id' } })),
  resetPassword: anybody(400, () => ({ body: { token: 'x', password: PASSWORD, confirmPassword: PASSWORD } })),
  getProfile: ownEach(200),
  updateProfile: ownEach(200, () => ({ body: { alamat: 'Dermaga 3' } })),
  uploadProfileGambar: ownEach(400, () => ({ body: {} })),
  deleteProfileGambar: ownEach(200),
  getProfileGambar: anybody(404, () => gambar),
  changePassword: ownEach(400, () => ({
    body: { currentPassword: 'bukan', newPassword: PASSWORD, confirmPassword: PASSWORD },
  })),
  getPilihanNotifikasi: ownEach(200),
  updatePilihanNotifikasi: ownEach(400, () => ({ body: {} })),
  createLaporan: anybody(201, () => ({ body: { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo' } })),

  listKategori: anybody(200),
  getKategori: anybody(200, kategoriId),
  listProduk: anybody(200),
  getProduk: anybody(200, produkId),
  getProdukGambar: anybody(404, () => gambar),
  listPaket: anybody(200),
  getPaket: anybody(200, paketId),
  getPaketGambar: anybody(404, () => gambar),
  listArtikel: anybody(200),
  getArtikel: anybody(404, () => ({ params: { id: 999_999 } })),
  getArtikelGambar: anybody(404, () => gambar),

  listPengiriman: anybody(200),
  getPengiriman: anybody(200, shippingId),
  createPesanan: ownEach(201, async () => ({
    body: { produkId: (await produk()).produk_id, jumlah: 1, shippingId: (await buildPengiriman(db)).shipping_id },
  })),
  listRiwayat: ownEach(200),
  getPesanan: customers(200, async () => ({ params: await pesanan() })),
  payPesanan: customers(200, async () => ({ params: await pesanan() })),
  cancelPesanan: customers(200, async () => ({ params: await pesanan() })),
  updatePaymentStatus: customers(200, async () => ({
    body: { orderId: (await pesanan()).orderId, status: 'success' },
  })),
  receiveNotifikasi: anybody(403, () => ({
    body: {
      order_id: 'KS-1',
      status_code: '200',
      gross_amount: '1.00',
      signature_key: 'x',
      transaction_status: 'settlement',
    },
  })),

  getAdmin: office(200),
  logoutAdmin: office(200),
  settlePermintaan: office(200, () => ({ params: { kunci: randomUUID() } })),
  getDasbor: office(200),
  listJejak: office(200),
  listKategoriAdmin: office(200),
  createKategori: office(201, () => ({ body: { nama: unik('Baru') } })),
  updateKategori: office(200, async () => ({ ...(await kategoriId()), body: { nama: unik('Lain'), deskripsi: 'x' } })),
  deleteKategori: office(200, kategoriId),

  listProdukAdmin: office(200),
  getProdukAdmin: office(200, produkId),
  createProduk: office(201, async () => ({
    body: { nama: unik('Obat'), harga: '5000', kategoriId: (await buildKategori(db)).kategori_id },
  })),
  updateProduk: office(200, async () => ({ ...(await produkId()), body: { nama: unik('Obat lain') } })),
  archiveProduk: office(200, produkId),
  restoreProduk: office(200, () => produkId({ aktif: false })),
  correctStok: office(400, async () => ({ ...(await produkId()), body: {} })),
  listMutasiStok: office(200, async () => ({ query: (await produkId()).params })),
  exportProduk: office(200),
  importProduk: office(400, () => ({ body: { mode: 'periksa', berkas: new File(['bukan,ini'], 'x.csv') } })),

  listPaketAdmin: office(200),
  getPaketAdmin: office(200, paketId),
  createPaket: office(201, () => ({ body: { title: unik('Paket'), harga: '5000', items: 'a, b' } })),
  updatePaket: office(200, async () => ({ ...(await paketId()), body: { title: unik('Paket'), harga: '6000' } })),
  archivePaket: office(200, paketId),
  listPaketOfProduk: office(200, produkId),
  restorePaket: office(200, () => paketId({ aktif: false })),
  reorderPaket: office(400, () => ({ body: { paketIds: [] } })),

  listArtikelAdmin: office(200),
  createArtikel: office(201, () => ({ body: { judul: 'Judul', konten: 'Isi' } })),
  updateArtikel: office(200, async () => ({ ...(await artikelId()), body: { judul: 'Lain', konten: 'Isi' } })),
  deleteArtikel: office(200, artikelId),

  listSurat: office(200),
  getSurat: office(200, suratId),
  resendSurat: office(409, suratId),
  resendSemuaSurat: office(200),

  listLaporan: office(200),
  getLaporan: office(200, laporanId),
  resolveLaporan: office(200, async () => ({ ...(await laporanId()), body: { ditangani: true } })),
  deleteLaporan: office(200, laporanId),

  listPengguna: office(200),
  getPengguna: office(200, userId),
  updatePengguna: office(200, async () => ({
    ...(await userId()),
    body: { nama: 'Adi', email: `${unik('adi').replace(' ', '')}@contoh.id`, no_hp: '081234567890', role: 'user' },
  })),
  deletePengguna: office(200, userId),

  listMetode: office(200),
  getMetode: office(200, metodeId),
  createMetode: office(201, () => ({ body: metode() })),
  updateMetode: office(200, async () => ({ ...(await metodeId()), body: metode() })),
  deleteMetode: office(200, metodeId),

  listPengirimanAdmin: office(200),
  getPengirimanAdmin: office(200, shippingId),
  createPengiriman: office(201, () => ({ body: pengiriman() })),
  updatePengiriman: office(200, async () => ({ ...(await shippingId()), body: pengiriman() })),
  deletePengiriman: office(200, shippingId),

  listTitipan: office(200),
  getTitipan: office(200, titipanId),
  pasangkanTitipan: office(503, async () => ({ ...(await titipanId()), body: { nomor: 'KS-TIDAK-ADA' } })),
  kembalikanTitipan: office(200, async () => ({
    ...(await titipanId()),
    body: { cara: 'manual', alasan: 'Pembelinya meminta', bukti: 'BCA 123' },
  })),
  lepaskanTitipan: office(200, async () => ({ ...(await titipanId()), body: { alasan: 'Toko lain' } })),

  listPesanan: office(200),
  countPesanan: office(200),
  findPesanan: office(200, () => ({ query: { q: 'KS-' } })),
  exportPesanan: office(200),
  getPesananAdmin: office(200, () => orderId()),
  processPesanan: office(400, async () => ({ ...(await orderId()), body: {} })),
  resolvePerhatian: office(200, async () => ({
    ...(await orderId({ perhatian: ['lunas tanpa stok'] })),
    body: { perhatian: 'lunas tanpa stok', alasan: 'Dana dikembalikan' },
  })),
  checkPembayaran: office(200, () => orderId()),
  cancelPesananAdmin: office(200, () => orderId()),
  refundPembayaran: office(400, async () => ({ ...(await orderId({ status_pembayaran: 'success' })), body: {} })),
  retryPengembalian: office(404, async () => ({
    params: { ...(await orderId({ status_pembayaran: 'success' })).params, pengembalianId: 999_999 },
  })),
  archivePesanan: office(200, () => orderId({ status_pembayaran: 'expired' })),
  restorePesanan: office(200, () => orderId({ status_pembayaran: 'expired', arsip: clock() })),
}

const registered = new Map(shop.app.endpoints.registered.map((endpoint) => [endpoint.name, endpoint]))

test('every endpoint of the router has a row, and no row is of yesterday', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual([...registered.keys()].toSorted())
})

describe.each(Object.entries(ROWS))('%s', (name, { asked, statuses }) => {
  test(CALLERS.map((caller, index) => `${statuses[index]} for ${caller}`).join(', '), async () => {
    const endpoint = registered.get(name) as AnyEndpoint
    const input = await asked()
    const tokens = await signIn()
    const answers: number[] = []
    for (const caller of CALLERS) answers.push((await shop.call(endpoint, input, { token: tokens[caller] })).status)
    expect(answers).toEqual(statuses)
  })
})
