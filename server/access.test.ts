import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import {
  buildAdmin,
  buildKategori,
  buildLot,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildPesanan,
  buildProduk,
  buildResep,
  buildSurat,
  buildUlasan,
  PASSWORD,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

/*
 * Every endpoint against everybody who may come, straight from the router: an endpoint without a row here fails. A row
 * says what to ask and which status each of them gets. What is asked is made anew for each row; the six ask one after
 * the other, who may do the least first.
 */

const CALLERS = [
  'nobody',
  'an expired session',
  'another customer',
  'the customer',
  'a veterinarian',
  'an administrator',
] as const
type Statuses = [number, number, number, number, number, number]

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
  statuses: [status, status, status, status, status, status],
})
/** Everybody has one of his own; the office's people come as customers here. */
const ownEach = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [401, 401, status, status, status, status],
})
/** Only the customer's; an administrator has his own doors. */
const customers = (status: number, asked: Row['asked'], other = 404): Row => ({
  asked,
  statuses: [401, 401, other, status, other, other],
})
const office = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [401, 401, 403, 403, 403, status],
})
/** A share of the office that is a veterinarian's as well. @param then what the owner gets, where it can be done only once */
const dokters = (status: number, asked: Row['asked'] = () => ({}), then = status): Row => ({
  asked,
  statuses: [401, 401, 403, 403, status, then],
})

const shop = await testApp()
const { db, clock } = shop.deps
const pelanggan = await buildPelanggan(db, clock())
const lain = await buildPelanggan(db, clock())
const admin = await buildAdmin(db, clock())
const dokter = await buildAdmin(db, clock(), 'dokter')
const FOTO = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
)
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
    'a veterinarian': await sesi.open(dokter.pengguna_id, clock(), 'kantor'),
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
const lotId = async () => ({ params: { lotId: await buildLot(db, clock(), (await produk()).produk_id) } })
const tanpaNomor = async () => {
  const { produk_id } = await produk()
  const { lot_id } = await db
    .selectFrom('lot')
    .select('lot_id')
    .where('produk_id', '=', produk_id)
    .executeTakeFirstOrThrow()
  return { params: { lotId: lot_id } }
}
const paketId = async (change = {}) => ({
  params: { paketId: (await buildPaket(db, clock(), [{ produk_id: null }], change)).paket_id },
})
const userId = async () => ({ params: { userId: (await buildPelanggan(db, clock())).pengguna_id } })
const shippingId = async () => ({ params: { shippingId: (await buildPengiriman(db)).shipping_id } })
const sinonimId = async () => {
  const row = { kata: unik('kata'), arti: 'lintah laut' }
  const { sinonim_id } = await db.insertInto('sinonim').values(row).returning('sinonim_id').executeTakeFirstOrThrow()
  return { params: { sinonimId: sinonim_id } }
}
async function ongkirId() {
  const { shipping_id } = await buildPengiriman(db)
  const row = { shipping_id, kode_wilayah: '18', kg_pertama: 9000, hari_min: 1, hari_maks: 2 }
  const { ongkir_id } = await db.insertInto('ongkir').values(row).returning('ongkir_id').executeTakeFirstOrThrow()
  return { params: { ongkirId: ongkir_id } }
}
/** An order whose shipping fee nobody has said. */
async function tanpaOngkir() {
  const { params } = await orderId()
  const belum = {
    menunggu_ongkir: true,
    ongkir_cara: 'konfirmasi',
    biaya_kirim: 0,
    total_harga: sql<number>`subtotal`,
  } as const
  await db.deleteFrom('pembayaran').where('pesanan_id', '=', params.orderId).execute()
  await db.updateTable('pesanan').set(belum).where('pesanan_id', '=', params.orderId).execute()
  return { params }
}
const tarif = async () => ({
  ...{ shippingId: (await buildPengiriman(db)).shipping_id, kode_wilayah: '18.71', kg_pertama: 9000, kg_berikut: '0' },
  ...{ minimum_kg: 1, hari_min: 1, hari_maks: 2 },
})
const tarifCsv = async () => {
  const { kode } = await buildPengiriman(db)
  return new File([`metode;kode_wilayah;kg_pertama;kg_berikut;hari_min;hari_maks\n${kode};18;1;1;1;1`], 't.csv')
}
const jalan = () => ({ rincian: unik('Jl. Mawar'), patokan: '' })
const alamat = () => ({ penerima: 'Bu Sari', no_hp: '081298765432', ...jalan() })
async function alamatId() {
  const teks = unik('Dermaga')
  const row = { pengguna_id: pelanggan.pengguna_id, penerima: 'Bu Sari', no_hp: '0812', rincian: teks, teks }
  const { alamat_id } = await db.insertInto('alamat').values(row).returning('alamat_id').executeTakeFirstOrThrow()
  return { params: { alamatId: alamat_id } }
}
const direktori = { params: { kode: 'dinas-aceh' } }
const orderId = async (change = {}) => ({ params: { orderId: (await pesanan(change)).pesananId } })
async function artikelId() {
  const row = { judul: 'Judul', konten: 'Isi', dibuat: clock() }
  const { artikel_id } = await db.insertInto('artikel').values(row).returning('artikel_id').executeTakeFirstOrThrow()
  return { params: { id: artikel_id } }
}
let hari = 0
/** Of another day each time. */
const ketentuan = () => ({
  ...{ jenis: 'syarat' as const, isi: 'Isi', catatan: '' },
  berlaku: new Date(Date.UTC(2050, 0, ++hari)).toISOString().slice(0, 10),
})
async function ketentuanId() {
  const row = { ...ketentuan(), dibuat: clock() }
  const { ketentuan_id } = await db
    .insertInto('ketentuan')
    .values(row)
    .returning('ketentuan_id')
    .executeTakeFirstOrThrow()
  return { params: { ketentuanId: ketentuan_id } }
}
async function laporanId() {
  const row = { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo', dibuat: clock() }
  const { laporan_id } = await db.insertInto('laporan').values(row).returning('laporan_id').executeTakeFirstOrThrow()
  return { params: { laporanId: laporan_id } }
}
/** Something that the customer alone had in a finished order. */
async function barangSelesai() {
  const [barang, akun] = [await produk(), pelanggan.pengguna_id]
  const selesai = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const
  await buildPesanan(db, clock(), akun, selesai, [{ produk: barang, jumlah: 1 }])
  return { params: { jenis: 'produk' as const, id: barang.produk_id } }
}
const ulasanId = async () => ({
  params: { ulasanId: (await buildUlasan(db, clock(), { produk: await produk() })).ulasan_id },
})
async function kunciId() {
  const row = { kredensial: unik('kunci'), pengguna_id: pelanggan.pengguna_id, kunci: Buffer.from('x'), nama: 'HP' }
  const { kunci_id } = await db
    .insertInto('kunci_sandi')
    .values({ ...row, dibuat: clock() })
    .returning('kunci_id')
    .executeTakeFirstOrThrow()
  return { params: { kunciId: kunci_id } }
}
async function fotoId() {
  const row = { kunci: unik('foto/uji'), ukuran: 1, dibuat: clock() }
  return (await db.insertInto('foto').values(row).returning('foto_id').executeTakeFirstOrThrow()).foto_id
}
async function laporanBerfoto() {
  const { laporanId: id } = (await laporanId()).params
  return { params: { laporanId: id, fotoId: await berfoto({ laporan_id: id }) } }
}
async function berfoto(induk: { laporan_id: number } | { keluhan_id: number }) {
  const kunci = unik('foto/uji')
  await shop.deps.storage.put(kunci, Buffer.from('foto'))
  const row = { ...induk, urutan: 1, kunci, ukuran: 1, dibuat: clock() }
  return (await db.insertInto('foto').values(row).returning('foto_id').executeTakeFirstOrThrow()).foto_id
}
/** The customer's, open, with a photo. */
async function keluhan() {
  const { pesananId } = await pesanan({ status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' })
  const { keluhan_id: keluhanId } = await db
    .insertInto('keluhan')
    .values({
      ...{ pesanan_id: pesananId, jenis: 'rusak', harapan: 'jawaban', isi: 'Bocor' },
      ...{ jawab_sebelum: clock(), dibuat: clock() },
    })
    .returning('keluhan_id')
    .executeTakeFirstOrThrow()
  return { keluhanId, fotoId: await berfoto({ keluhan_id: keluhanId }) }
}
const keluhanId = async () => ({ params: { keluhanId: (await keluhan()).keluhanId } })
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
/** One that does not wait: a customer may have only a few that do. */
const resep = () =>
  buildResep(db, clock(), pelanggan.pengguna_id, [], {
    ...{ status: 'ditolak', alasan: 'Tidak terbaca', diputus: clock() },
    storage: shop.deps.storage,
  })
const resepId = async () => ({ params: { resepId: (await resep()).resep_id } })
const resepMenunggu = async () => ({
  params: { resepId: (await buildResep(db, clock(), lain.pengguna_id)).resep_id },
})
async function berkasLepas() {
  const kunci = unik('resep/lepas')
  const { berkas_id } = await db
    .insertInto('resep_berkas')
    .values({
      ...{ pengguna_id: pelanggan.pengguna_id, kunci, jenis: 'application/pdf', ukuran: 1 },
      ...{ sidik: Buffer.from(kunci), dibuat: clock() },
    })
    .returning('berkas_id')
    .executeTakeFirstOrThrow()
  return berkas_id
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
const pengiriman = () => ({ kode: unik('kapal').replace(' ', '-'), nama: 'Kapal', estimasi: '5 hari', biaya: '9000' })
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
  confirmEmail: anybody(400, () => ({ body: { token: 'x' } })),
  returnEmail: anybody(400, () => ({ body: { token: 'x' } })),
  resendKonfirmasi: ownEach(200),
  cancelEmailBaru: ownEach(200),
  updateProfile: ownEach(200, () => ({ body: { alamat: 'Dermaga 3' } })),
  uploadProfileGambar: ownEach(400, () => ({ body: {} })),
  deleteProfileGambar: ownEach(200),
  getProfileGambar: anybody(404, () => gambar),
  changePassword: ownEach(400, () => ({
    body: { currentPassword: 'bukan', newPassword: PASSWORD, confirmPassword: PASSWORD },
  })),
  getPilihanNotifikasi: ownEach(200),
  updatePilihanNotifikasi: ownEach(400, () => ({ body: {} })),
  listPerangkat: ownEach(200),
  endPerangkat: ownEach(200, () => ({ params: { sesiId: 1 } })),
  endPerangkatLain: ownEach(200),
  listKunciSandi: ownEach(200),
  beginKunciSandi: ownEach(200, () => ({ body: {} })),
  addKunciSandi: ownEach(400, () => ({ body: { jawaban: { id: 'x', response: {} } } })),
  renameKunciSandi: customers(200, async () => ({ ...(await kunciId()), body: { nama: 'HP di rakit' } })),
  removeKunciSandi: ownEach(200, () => ({ params: { kunciId: 999_999 } })),
  beginLoginKunci: anybody(200),
  loginKunci: anybody(401, () => ({ body: { jawaban: { id: 'x', response: {} } } })),
  createLaporan: anybody(201, () => ({ body: { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo' } })),

  listKategori: anybody(200),
  getKategori: anybody(200, kategoriId),
  listProduk: anybody(200),
  listProdukPilihan: anybody(200, () => ({ query: { id: '1,2' } })),
  getProduk: anybody(200, produkId),
  getProdukLain: anybody(200, produkId),
  getProdukGambar: anybody(404, () => gambar),
  listPaket: anybody(200),
  getPaket: anybody(200, paketId),
  getPaketGambar: anybody(404, () => gambar),
  listArtikel: anybody(200),
  getKaitanPenyakit: anybody(200, () => ({ params: { kode: 'vnn' } })),
  getArtikel: anybody(404, () => ({ params: { id: 999_999 } })),
  getArtikelGambar: anybody(404, () => gambar),
  listPenyakit: anybody(200),
  getPenyakit: anybody(200, () => ({ params: { kode: 'vnn' } })),
  listTakaranKartu: anybody(200, () => ({ params: { kode: 'lintah-laut' } })),

  getGejala: anybody(200),
  cekGejala: anybody(200, () => ({ query: { gejala: 'S01,S02' } })),

  searchSemua: anybody(200, () => ({ query: { q: 'lintah' } })),
  getDirektori: anybody(200),
  getToko: anybody(200),
  listPengiriman: anybody(200),
  hitungOngkir: anybody(200, async () => ({ body: { items: [{ produkId: (await produk()).produk_id, jumlah: 1 }] } })),
  getPengiriman: anybody(200, shippingId),
  listWilayah: anybody(200, () => ({ query: { q: 'bali' } })),
  listAlamat: ownEach(200),
  createAlamat: ownEach(201, () => ({ body: alamat() })),
  updateAlamat: customers(200, async () => ({ ...(await alamatId()), body: alamat() })),
  deleteAlamat: customers(200, alamatId),
  createPesanan: ownEach(201, async () => ({
    body: { produkId: (await produk()).produk_id, jumlah: 1, shippingId: (await buildPengiriman(db)).shipping_id },
  })),
  listRiwayat: ownEach(200),
  getPesanan: customers(200, async () => ({ params: await pesanan() })),
  payPesanan: customers(200, async () => ({ params: await pesanan() })),
  cancelPesanan: customers(200, async () => ({ params: await pesanan() })),
  receivePesanan: customers(200, async () => ({
    params: await pesanan({ status_pembayaran: 'success', resi: 'JP1' }),
  })),
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

  listUlasan: anybody(200, () => ({ params: { jenis: 'produk', id: 1 } })),
  listUlasanBeranda: anybody(200),
  listUlasanSaya: ownEach(200),
  writeUlasan: customers(200, async () => ({ ...(await barangSelesai()), body: { bintang: 5, teks: 'Baik' } }), 409),
  deleteUlasan: ownEach(200, barangSelesai),
  listFavorit: ownEach(200),
  addFavorit: ownEach(200, async () => ({ body: { produkIds: [(await produk()).produk_id] } })),
  removeFavorit: ownEach(200, produkId),
  getKabarStok: ownEach(200, produkId),
  askKabarStok: ownEach(200, () => produkId({ stok: 0 })),
  cancelKabarStok: ownEach(200, produkId),

  uploadBerkasResep: ownEach(201, () => ({ body: { berkas: new File(['%PDF-1.4\n%%EOF'], 'resep.pdf') } })),
  deleteBerkasResep: customers(404, async () => ({ params: { berkasId: (await resep()).berkas_id } })),
  getBerkasResep: customers(200, async () => ({ params: { berkasId: (await resep()).berkas_id } })),
  createResep: customers(201, async () => ({
    body: { dokter: 'drh. Ratna', sip: '12', tanggal: '2026-01-02', berkas: [await berkasLepas()] },
  })),
  // Who knows the number of a photo that goes with nothing may throw it away; the first of the six does.
  discardFoto: {
    asked: async () => ({ params: { fotoId: await fotoId() } }),
    statuses: [200, 404, 404, 404, 404, 404],
  },
  uploadFoto: anybody(201, () => ({ body: { foto: new File([FOTO], 'dus.png') } })),
  getKeluhan: customers(200, async () => ({ params: { orderId: (await pesanan()).orderId } })),
  createKeluhan: customers(201, async () => ({
    params: { orderId: (await pesanan({ status_pembayaran: 'success' })).orderId },
    body: { jenis: 'terlambat', harapan: 'jawaban', isi: 'Belum datang' },
  })),
  replyKeluhan: customers(200, async () => ({ ...(await keluhanId()), body: { isi: 'Masih bocor' } })),
  withdrawKeluhan: customers(200, keluhanId),
  getFotoKeluhan: customers(200, async () => ({ params: await keluhan() })),
  listProdukResep: anybody(200),
  listProdukDosis: anybody(200),
  dosisVolume: anybody(200, () => ({ query: { bentuk: 'bulat', diameter: 3, dalam: 1 } })),
  dosisRendam: anybody(200, () => ({ query: { zat: 'asam-sitrat', ppm: 250, volume: 2 } })),
  dosisPakan: anybody(200, () => ({
    query: { dosis: 150, per: 'pakan', ekor: 100, berat: 250, fr: 3, kadar: 35, hari: 7 },
  })),
  dosisAirTawar: anybody(200, () => ({ query: { ekor: 100, berat: 200, volume: 2, salinitas: 32 } })),
  dosisSalinitas: anybody(200, () => ({ query: { volume: 2, dari: 32, ke: 16 } })),
  selarasBukuObat: ownEach(200, () => ({ body: { kursor: 0, baris: [] } })),
  listProdukDibeli: ownEach(200),
  exportBukuObat: ownEach(200),
  hitungAmanPanen: anybody(200),
  listResep: ownEach(200),
  getResep: customers(200, resepId),

  getAdmin: dokters(200),
  logoutAdmin: dokters(200),
  listPerangkatAdmin: dokters(200),
  endPerangkatAdmin: dokters(200, () => ({ params: { sesiId: 1 } })),
  endPerangkatLainAdmin: dokters(200),
  getKeamanan: dokters(200),
  proveAdmin: dokters(200, () => ({ body: { password: PASSWORD } })),
  confirmKode: dokters(409, () => ({ body: { kode: '123456' } })),
  renewKodePemulihan: dokters(409),
  beginKode: dokters(200),
  removeKode: dokters(200),
  requireKode: office(200, () => ({ body: { wajib: false } })),
  changePasswordAdmin: dokters(400, () => ({
    body: { currentPassword: 'bukan', newPassword: 'tiga-kata-baru', confirmPassword: 'tiga-kata-baru' },
  })),
  settlePermintaan: dokters(200, () => ({ params: { kunci: randomUUID() } })),
  getDasbor: office(200),
  listJejak: office(200),
  listKejadian: office(200),
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

  listLot: office(200),
  getLot: office(200, lotId),
  updateLot: office(200, async () => ({ ...(await lotId()), body: { pemasok: 'CV Laut', semula: {} } })),
  correctLot: office(400, async () => ({ ...(await lotId()), body: {} })),
  splitLot: office(201, async () => ({
    ...(await tanpaNomor()),
    body: { jumlah: 1, nomor: 'A1', kedaluwarsa: '2029-01-31', harga_modal: '', pemasok: '' },
  })),
  listMutasiLot: office(200, lotId),
  createBarangMasuk: office(201, async () => ({
    body: { baris: [{ ...(await produkId()).params, nomor: 'B2', kedaluwarsa: '2029-01-31', jumlah: 3 }] },
  })),
  getPersiapanMasuk: office(200),
  pickProdukMasuk: office(200, () => ({ query: { q: 'a' } })),
  exportLembarMasuk: office(200),
  importBarangMasuk: office(400, () => ({ body: { mode: 'periksa', berkas: new File(['bukan,ini'], 'x.csv') } })),
  listLabaLot: office(200),
  listLabaProduk: office(200),
  exportLaba: office(200),
  listRak: office(200),
  listKategoriRak: office(200),
  saveOpname: office(400, () => ({ body: { hitungan: [] } })),

  listPaketAdmin: office(200),
  getPaketAdmin: office(200, paketId),
  createPaket: office(201, () => ({ body: { title: unik('Paket'), harga: '5000', items: 'a, b' } })),
  updatePaket: office(200, async () => ({ ...(await paketId()), body: { title: unik('Paket'), harga: '6000' } })),
  archivePaket: office(200, paketId),
  listPaketOfProduk: office(200, produkId),
  restorePaket: office(200, () => paketId({ aktif: false })),
  reorderPaket: office(400, () => ({ body: { paketIds: [] } })),
  listKaitanAdmin: office(200),
  searchTerkait: office(200, () => ({ query: { jenis: 'paket' } })),
  getKaitanAdmin: office(200, () => ({ params: { kode: 'amonia' } })),
  updateKaitan: office(200, () => ({
    params: { kode: 'amonia' },
    body: { produkIds: [], paketIds: [], artikelIds: [] },
  })),

  listArtikelAdmin: office(200),
  createArtikel: office(201, () => ({ body: { judul: 'Judul', konten: 'Isi' } })),
  updateArtikel: office(200, async () => ({ ...(await artikelId()), body: { judul: 'Lain', konten: 'Isi' } })),
  deleteArtikel: office(200, artikelId),
  getKetentuan: anybody(200, () => ({ params: { naskah: 'syarat' } })),
  listKetentuanAdmin: office(200),
  createKetentuan: office(201, () => ({ body: ketentuan() })),
  deleteKetentuan: office(200, ketentuanId),
  getKesehatan: office(200),
  periksaBuku: office(200),
  getSiap: office(200),
  closeSiap: office(200, () => ({ body: { ditutup: true } })),
  uploadGambarArtikel: office(201, () => ({ body: { gambar: new File([FOTO], 'a.png', { type: 'image/png' }) } })),

  reportPelanggaran: anybody(200, () => ({ body: { 'csp-report': {} } })),
  listPelanggaran: office(200),
  listSurat: office(200),
  getSurat: office(200, suratId),
  resendSurat: office(409, suratId),
  resendSemuaSurat: office(200),

  listLaporan: office(200),
  getLaporan: office(200, laporanId),
  getFotoLaporan: office(200, laporanBerfoto),
  resolveLaporan: office(200, async () => ({ ...(await laporanId()), body: { ditangani: true } })),
  deleteLaporan: office(200, laporanId),

  listUlasanAdmin: office(200),
  getUlasanAdmin: office(200, ulasanId),
  decideUlasan: office(200, async () => ({ ...(await ulasanId()), body: { keputusan: 'tayang', versi: 1 } })),
  listKeluhanAdmin: office(200),
  getKeluhanAdmin: office(200, keluhanId),
  getFotoKeluhanAdmin: office(200, async () => ({ params: await keluhan() })),
  replyKeluhanAdmin: office(200, async () => ({ ...(await keluhanId()), body: { isi: 'Kirim foto labelnya' } })),
  finishKeluhan: office(200, async () => ({ ...(await keluhanId()), body: { hasil: 'jawaban', isi: 'Maaf' } })),

  listResepAdmin: dokters(200),
  getResepAdmin: dokters(200, resepId),
  getBerkasResepAdmin: dokters(200, async () => {
    const { resep_id, berkas_id } = await resep()
    return { params: { resepId: resep_id, berkasId: berkas_id } }
  }),
  approveResep: dokters(400, async () => ({ ...(await resepMenunggu()), body: {} })),
  refuseResep: dokters(200, async () => ({ ...(await resepMenunggu()), body: { alasan: 'Tidak terbaca' } }), 409),

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

  listSinonim: office(200),
  getSinonim: office(200, sinonimId),
  createSinonim: office(201, () => ({ body: { kata: unik('kata'), arti: 'asam sitrat' } })),
  updateSinonim: office(200, async () => ({ ...(await sinonimId()), body: { kata: unik('kata'), arti: 'lintah' } })),
  deleteSinonim: office(200, sinonimId),
  listCariKosong: office(200),
  listDirektoriAdmin: office(200),
  getDirektoriAdmin: office(200, () => direktori),
  updateDirektori: office(200, () => ({ ...direktori, body: { telepon: '', catatan: 'Tutup Jumat' } })),

  listPengirimanAdmin: office(200),
  getPengirimanAdmin: office(200, shippingId),
  createPengiriman: office(201, () => ({ body: pengiriman() })),
  getPengaturan: office(200),
  updatePengaturan: office(200, () => ({ body: { nie_dikumpulkan: false, semula: {} } })),
  updatePengiriman: office(200, async () => ({ ...(await shippingId()), body: pengiriman() })),
  deletePengiriman: office(200, shippingId),
  listTarif: office(200),
  getTarif: office(200, ongkirId),
  createTarif: office(201, async () => ({ body: await tarif() })),
  updateTarif: office(200, async () => ({ ...(await ongkirId()), body: await tarif() })),
  deleteTarif: office(200, ongkirId),
  exportTarif: office(200),
  importTarif: office(200, async () => ({ body: { berkas: await tarifCsv() } })),
  confirmOngkir: office(200, async () => ({ ...(await tanpaOngkir()), body: { biaya: '45000' } })),

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
  listDitahan: office(200),
  findPesanan: office(200, () => ({ query: { q: 'KS-' } })),
  exportPesanan: office(200),
  getPesananAdmin: office(200, () => orderId()),
  processPesanan: office(400, async () => ({ ...(await orderId()), body: {} })),
  updateTujuan: office(200, async () => ({
    ...(await orderId({ status_pembayaran: 'success' })),
    body: { tujuan: { nama: 'Sri', no_hp: '081234567890', jenis: 'rumah', wilayah: null, kode_pos: '', ...jalan() } },
  })),
  getPilihanLot: office(404, async () => ({ params: { ...(await orderId()).params, produkId: 999_999 } })),
  pilihLot: office(409, async () => ({
    params: { ...(await orderId()).params, produkId: 999_999 },
    body: { lot: [], alasan: 'Dus terbuka' },
  })),
  repackPesanan: office(200, () => orderId({ status_pembayaran: 'success' })),
  unpackPesanan: office(200, async () => ({ ...(await orderId()), body: { alasan: 'Salah ambil' } })),
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

  listKarantina: office(200),
  releaseKarantina: office(409, async () => ({ ...(await lotId()), body: { jumlah: '1', alasan: 'Segel utuh' } })),
  destroyKarantina: office(409, async () => ({ ...(await lotId()), body: { jumlah: '1', alasan: 'Bocor' } })),
  listLotBernomor: office(200),
  getPenarikan: office(200, lotId),
  listPenerima: office(200, async () => ({ query: (await lotId()).params })),
  exportPenerima: office(200, async () => ({ query: (await lotId()).params })),
  tarikLot: office(200, async () => ({ ...(await lotId()), body: { alasan: 'Endapan' } })),
  batalkanTarik: office(409, async () => ({ ...(await lotId()), body: { alasan: 'Salah nomor' } })),
  kabariPenerima: office(409, lotId),
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
