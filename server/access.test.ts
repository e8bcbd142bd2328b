import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { flushKejadian } from '#server/features/keamanan/record-kejadian.ts'
import {
  buildAdmin,
  buildCocok,
  buildGrup,
  buildKategori,
  buildLangganan,
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
  buildSurat,
  buildTemuan,
  buildUlasan,
  buildVoucher,
  dateAhead,
  PASSWORD,
  removePembayaran,
} from '#server/testing/build-rows.ts'
import { MANUAL_PESANAN } from '#server/testing/manual-pesanan.ts'
import { testApp, WITHOUT_LIMITS } from '#server/testing/test-app.ts'
import { locksOf } from '#server/testing/writes/locks.ts'
import { sesiRepository } from './features/akun/sesi/sesi.repository.ts'
import { publicVapidKey } from './features/saluran/vapid.repository.ts'

/*
 * Calls every endpoint as every kind of caller, straight through the router; an endpoint without a row here fails. A row
 * defines the input and the expected status per caller. The input is created anew for each row, and for each office role with
 * access. Callers take turns, the least privileged first.
 */

const CALLERS = [
  'no session',
  'an expired session',
  'another customer',
  'the customer',
  'a writer',
  'a warehouse worker',
  'an order clerk',
  'a veterinarian',
  'the owner',
] as const
type Statuses = [number, number, number, number, number, number, number, number, number]

const OF_ADMIN = new Set<string>(['a writer', 'a warehouse worker', 'an order clerk'])

/** Roles that a part of the office can belong to, in the order of the callers. */
const BAGIAN = ['konten', 'gudang', 'pesanan', 'dokter'] as const
type Bagian = (typeof BAGIAN)[number]

interface Asked {
  params?: object
  query?: object
  body?: object
}
interface Row {
  asked(this: void): Asked | Promise<Asked>
  statuses: Statuses
}

const anyCaller = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [status, status, status, status, status, status, status, status, status],
})
/** Every account reaches its own data; the office's accounts act as customers here. */
const ownEach = (status: number, asked: Row['asked'] = () => ({})): Row => ({
  asked,
  statuses: [401, 401, status, status, status, status, status, status, status],
})
/** Only the customer's own data; administrators use other endpoints. */
const customers = (status: number, asked: Row['asked'], other = 404): Row => ({
  asked,
  statuses: [401, 401, other, status, other, other, other, other, other],
})
const permissionsFor =
  (...has: Bagian[]) =>
  (status: number, asked: Row['asked'] = () => ({})): Row => {
    const [konten, gudang, pesanan, dokter] = BAGIAN.map((bagian) => (has.includes(bagian) ? status : 403))
    return { asked, statuses: [401, 401, 403, 403, konten ?? 0, gudang ?? 0, pesanan ?? 0, dokter ?? 0, status] }
  }
/** Owner only. */
const office = permissionsFor()
const all = permissionsFor(...BAGIAN)
const kontenAdmins = permissionsFor('konten')
const gudangAdmins = permissionsFor('gudang')
const pesananAdmins = permissionsFor('pesanan')
const packers = permissionsFor('gudang', 'pesanan')
const writers = permissionsFor('konten', 'pesanan')
const dokterAdmins = permissionsFor('dokter')

const shop = await testApp(undefined, WITHOUT_LIMITS)
const { db, clock } = shop.deps
const pelanggan = await buildPelanggan(db, clock())
const another = await buildPelanggan(db, clock())
const admin = await buildAdmin(db, clock())
const clerk = {
  konten: await buildAdmin(db, clock(), 'konten'),
  gudang: await buildAdmin(db, clock(), 'gudang'),
  pesanan: await buildAdmin(db, clock(), 'pesanan'),
  dokter: await buildAdmin(db, clock(), 'dokter'),
}
const FOTO = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
)
const longAgo = new Date(clock().getTime() - 400 * 86_400_000)
afterAll(() => shop.close())

/** Opens one new session per caller, because some endpoints end it. */
async function signIn(): Promise<Record<(typeof CALLERS)[number], string | undefined>> {
  const sesi = sesiRepository(db)
  return {
    'no session': undefined,
    'an expired session': await sesi.open(admin.pengguna_id, longAgo, 'kantor'),
    'another customer': await sesi.open(another.pengguna_id, clock()),
    'the customer': await sesi.open(pelanggan.pengguna_id, clock()),
    'a writer': await sesi.open(clerk.konten.pengguna_id, clock(), 'kantor'),
    'a warehouse worker': await sesi.open(clerk.gudang.pengguna_id, clock(), 'kantor'),
    'an order clerk': await sesi.open(clerk.pesanan.pengguna_id, clock(), 'kantor'),
    'a veterinarian': await sesi.open(clerk.dokter.pengguna_id, clock(), 'kantor'),
    'the owner': await sesi.open(admin.pengguna_id, clock(), 'kantor'),
  }
}

const produk = (change = {}) => buildProduk(db, clock(), change)
const kategoriId = async () => ({ params: { kategoriId: (await buildKategori(db)).kategori_id } })
let counter = 0
const unique = (text: string) => `${text} ${++counter}`
async function pesanan(change = {}) {
  const barang = await produk()
  const order = await buildPesanan(db, clock(), pelanggan.pengguna_id, change, [{ produk: barang, jumlah: 1 }])
  return { orderId: order.midtrans_order_id, pesananId: order.pesanan_id }
}
const produkId = async (change = {}) => ({ params: { produkId: (await produk(change)).produk_id } })
const lotId = async () => ({ params: { lotId: await buildLot(db, clock(), (await produk()).produk_id) } })
const withoutNomor = async () => {
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
const penggunaId = async () => ({ params: { penggunaId: (await buildPelanggan(db, clock())).pengguna_id } })
const merge = async () => ({
  ...(await penggunaId()),
  body: { dari: (await penggunaId()).params.penggunaId, versi: 1, versiDari: 1 },
})
const voucherId = async () => ({ params: { voucherId: (await buildVoucher(db, clock())).voucher_id } })
const grupId = async () => ({ params: { grupId: (await buildGrup(db, clock())).grup_id } })
const voucher = () => ({ kode: unique('UJI').replace(' ', '-'), nama: 'Uji', jenis: 'nominal', nilai: '5000' })
const shippingId = async () => ({ params: { shippingId: (await buildPengiriman(db)).shipping_id } })
const sinonimId = async () => {
  const row = { kata: unique('kata'), arti: 'lintah laut' }
  const { sinonim_id } = await db.insertInto('sinonim').values(row).returning('sinonim_id').executeTakeFirstOrThrow()
  return { params: { sinonimId: sinonim_id } }
}
const emailOf = (name: string) => `${unique(name).replace(' ', '')}@contoh.id`
const pemasokId = async () => ({ params: { pemasokId: await buildPemasok(db, clock()) } })
const pembelianId = async (change = {}) => ({
  params: { pembelianId: await buildPembelian(db, clock(), [{ produk: await produk(), jumlah: 3 }], change) },
})
async function undanganId() {
  const row = { nama: 'Sri', email: emailOf('diundang'), peran: 'gudang', oleh: null, token_hash: randomBytes(32) }
  const when = { dibuat: clock(), kedaluwarsa: clock() }
  const { undangan_id } = await db
    .insertInto('undangan')
    .values({ ...row, ...when })
    .returning('undangan_id')
    .executeTakeFirstOrThrow()
  return { params: { undanganId: undangan_id } }
}
async function ongkirId() {
  const { shipping_id } = await buildPengiriman(db)
  const row = { shipping_id, kode_wilayah: '18', kg_pertama: 9000, hari_min: 1, hari_maks: 2 }
  const { ongkir_id } = await db.insertInto('ongkir').values(row).returning('ongkir_id').executeTakeFirstOrThrow()
  return { params: { ongkirId: ongkir_id } }
}
/** Creates an order entered by the office: picked up, and paid at once. */
async function newPesanan() {
  const { produk_id: produkId, harga } = await produk()
  return {
    ...MANUAL_PESANAN,
    penggunaId: pelanggan.pengguna_id,
    nama: 'Pak Budi',
    items: [{ produkId, jumlah: 1 }],
    total_harga: harga,
  }
}
/** Creates an order without a shipping fee. */
async function buildWithoutOngkir() {
  const { params } = await orderId()
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
const run = () => ({ rincian: unique('Jl. Mawar'), patokan: '' })
const alamat = () => ({ penerima: 'Bu Sari', no_hp: '081298765432', ...run() })
async function alamatId() {
  const text = unique('Dermaga')
  const row = { pengguna_id: pelanggan.pengguna_id, penerima: 'Bu Sari', no_hp: '0812', rincian: text, teks: text }
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
/** Returns terms with another effective date each time. */
const ketentuan = () => ({
  jenis: 'syarat' as const,
  isi: 'Isi',
  catatan: '',
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
async function setoranId() {
  const { rows } = await sql<{ setoran_id: number }>`
    INSERT INTO setoran (order_id, jumlah, dibuat) VALUES (${unique('KS')}, 4000, ${clock()}) RETURNING setoran_id`.execute(
    db,
  )
  return { params: { setoranId: rows[0]?.setoran_id ?? 0 } }
}
const percakapanId = async () => ({ params: { percakapanId: (await buildPercakapan(db, clock())).percakapan_id } })
async function laporanId() {
  const row = { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo', dibuat: clock() }
  const { laporan_id } = await db.insertInto('laporan').values(row).returning('laporan_id').executeTakeFirstOrThrow()
  return { params: { laporanId: laporan_id } }
}
/** Creates a finished order of the customer with an item that no other caller ordered. */
async function buildFinishedPesanan() {
  const [barang, akun] = [await produk(), pelanggan.pengguna_id]
  const finished = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const
  await buildPesanan(db, clock(), akun, finished, [{ produk: barang, jumlah: 1 }])
  return { params: { jenis: 'produk' as const, id: barang.produk_id } }
}
const ulasanId = async () => ({
  params: { ulasanId: (await buildUlasan(db, clock(), { produk: await produk() })).ulasan_id },
})
async function pushId() {
  await publicVapidKey(shop.deps)
  // The address is not a push service's, so nothing is sent.
  const { pengguna_id } = pelanggan
  const token = await sesiRepository(db).open(pengguna_id, clock())
  const endpoint = `https://${randomUUID()}.invalid`
  const { langganan_id } = await buildLangganan(db, clock(), { pengguna_id, token }, { endpoint })
  return { params: { langgananId: langganan_id } }
}
async function kunciId() {
  const credential = Buffer.from(unique('kunci')).toString('base64url')
  const row = { kredensial: credential, pengguna_id: pelanggan.pengguna_id, kunci: Buffer.from('x'), nama: 'HP' }
  const { kunci_id } = await db
    .insertInto('kunci_sandi')
    .values({ ...row, dibuat: clock() })
    .returning('kunci_id')
    .executeTakeFirstOrThrow()
  return { params: { kunciId: kunci_id } }
}
async function fotoId() {
  const row = { kunci: unique('foto/uji').replace(' ', '-'), ukuran: 1, dibuat: clock() }
  return (await db.insertInto('foto').values(row).returning('foto_id').executeTakeFirstOrThrow()).foto_id
}
async function buildLaporanWithFoto() {
  const { laporanId: id } = (await laporanId()).params
  return { params: { laporanId: id, fotoId: await buildWithFoto({ laporan_id: id }) } }
}
async function buildWithFoto(parent: { laporan_id: number } | { keluhan_id: number }) {
  const kunci = unique('foto/uji').replace(' ', '-')
  await shop.deps.storage.put(kunci, Buffer.from('foto'))
  const row = { ...parent, urutan: 1, kunci, ukuran: 1, dibuat: clock() }
  return (await db.insertInto('foto').values(row).returning('foto_id').executeTakeFirstOrThrow()).foto_id
}
/** Creates an open complaint of the customer, with a photo. */
async function keluhan() {
  const { pesananId } = await pesanan({ status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' })
  const { keluhan_id: keluhanId } = await db
    .insertInto('keluhan')
    .values({
      pesanan_id: pesananId,
      jenis: 'rusak',
      harapan: 'jawaban',
      isi: 'Bocor',
      jawab_sebelum: clock(),
      dibuat: clock(),
    })
    .returning('keluhan_id')
    .executeTakeFirstOrThrow()
  return { keluhanId, fotoId: await buildWithFoto({ keluhan_id: keluhanId }) }
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
  const [order_id, changedAt] = [unique('KS-LAIN'), clock()]
  const { titipan_id } = await db
    .insertInto('titipan')
    .values({
      order_id,
      transaction_id: order_id,
      jumlah: 5000,
      transaction_status: 'settlement',
      diterima: changedAt,
      diubah: changedAt,
    })
    .returning('titipan_id')
    .executeTakeFirstOrThrow()
  return { params: { titipanId: titipan_id } }
}
/** Creates a decided prescription: a customer may have only a few pending ones. */
const resep = () =>
  buildResep(db, clock(), pelanggan.pengguna_id, [], {
    status: 'ditolak',
    alasan: 'Tidak terbaca',
    diputus: clock(),
    storage: shop.deps.storage,
  })
const resepId = async () => ({ params: { resepId: (await resep()).resep_id } })
const pendingResep = async () => ({
  params: { resepId: (await buildResep(db, clock(), another.pengguna_id)).resep_id },
})
async function looseBerkas() {
  const kunci = unique('resep/lepas')
  const { berkas_id } = await db
    .insertInto('resep_berkas')
    .values({
      pengguna_id: pelanggan.pengguna_id,
      kunci,
      jenis: 'application/pdf',
      ukuran: 1,
      sidik: Buffer.from(kunci),
      dibuat: clock(),
    })
    .returning('berkas_id')
    .executeTakeFirstOrThrow()
  return berkas_id
}
const metode = () => ({ method: unique('Cara'), kode: 'gopay' as const })
/** Creates another record first, because the last one of its kind cannot be deleted. */
async function besideAnother<T>(make: () => Promise<T>): Promise<T> {
  await make()
  return make()
}
async function metodeId() {
  const { metode_id } = await db
    .insertInto('metode_pembayaran')
    .values(metode())
    .returning('metode_id')
    .executeTakeFirstOrThrow()
  return { params: { metodeId: metode_id } }
}
const pengiriman = () => ({ kode: unique('kapal').replace(' ', '-'), nama: 'Kapal', estimasi: '5 hari', biaya: '9000' })
const gambar = { params: { gambar: 'tidak-ada.webp' } }
const login = (email: string) => ({ body: { email, password: PASSWORD } })

const ROWS: Record<string, Row> = {
  getHealth: anyCaller(200),
  getReadiness: anyCaller(200),

  register: anyCaller(409, () => ({
    body: { nama: 'X', email: another.email, no_hp: '081234567890', password: PASSWORD },
  })),
  login: anyCaller(200, () => login(another.email)),
  logout: ownEach(200),
  loginAdmin: anyCaller(401, () => login(another.email)),
  forgotPassword: anyCaller(200, () => ({ body: { email: 'tidak@ada.id' } })),
  resetPassword: anyCaller(400, () => ({ body: { token: 'x', password: PASSWORD, confirmPassword: PASSWORD } })),
  getProfile: ownEach(200),
  confirmEmail: anyCaller(400, () => ({ body: { token: 'x' } })),
  restoreEmail: anyCaller(400, () => ({ body: { token: 'x' } })),
  separateAkun: anyCaller(400, () => ({ body: { token: 'x' } })),
  resendConfirmation: ownEach(200),
  cancelNewEmail: ownEach(200),
  updateProfile: ownEach(200, () => ({ body: { alamat: 'Dermaga 3' } })),
  uploadProfileGambar: ownEach(400, () => ({ body: {} })),
  deleteProfileGambar: ownEach(200),
  getProfileGambar: anyCaller(404, () => gambar),
  changePassword: ownEach(400, () => ({
    body: { currentPassword: 'bukan', newPassword: PASSWORD, confirmPassword: PASSWORD },
  })),
  getNotifikasiChoices: ownEach(200),
  updateNotifikasiChoices: ownEach(400, () => ({ body: {} })),
  listPerangkat: ownEach(200),
  endPerangkat: ownEach(200, () => ({ params: { sesiId: 1 } })),
  endOtherPerangkat: ownEach(200),
  getPush: ownEach(200),
  subscribePush: ownEach(422, () => ({
    body: {
      endpoint: 'https://contoh.id/',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      keperluan: ['pesanan'],
      tempat: 'pengaturan',
    },
  })),
  chooseKeperluan: ownEach(200, () => ({ body: { keperluan: ['pesanan'] } })),
  tryPush: customers(200, () => pushId()),
  deletePush: ownEach(200, () => ({ params: { langgananId: 999_999 } })),
  getWhatsApp: ownEach(200),
  linkWhatsApp: ownEach(409, () => ({ body: { keperluan: ['pesanan'] } })),
  chooseWhatsApp: ownEach(200, () => ({ body: { keperluan: ['pesanan'] } })),
  unlinkWhatsApp: ownEach(200),
  askKodeWhatsApp: ownEach(409, () => ({ body: { nomor: '081234567890', keperluan: [] } })),
  confirmKodeWhatsApp: ownEach(422, () => ({ body: { permintaan: 'x'.repeat(43), kode: '123456' } })),
  verifyWebhook: anyCaller(403),
  receiveWebhook: anyCaller(403, () => ({ body: {} })),
  replacePush: anyCaller(422, () => ({
    body: {
      lama: 'https://contoh.id/a',
      endpoint: 'https://contoh.id/b',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  })),
  confirmPush: anyCaller(200, () => ({ body: { tanda: randomUUID() } })),
  listKunciSandi: ownEach(200),
  beginKunciSandi: ownEach(200, () => ({ body: {} })),
  addKunciSandi: ownEach(400, () => ({ body: { jawaban: { id: 'x', response: {} } } })),
  renameKunciSandi: customers(200, async () => ({ ...(await kunciId()), body: { nama: 'HP di rakit' } })),
  removeKunciSandi: ownEach(200, () => ({ params: { kunciId: 999_999 } })),
  beginLoginKunci: anyCaller(200),
  loginKunci: anyCaller(401, () => ({ body: { jawaban: { id: 'x', response: {} } } })),
  // The name is the same for all callers, and gets one code a minute.
  askKodeLogin: {
    asked: () => ({
      body: { email: `${unique('kode').replace(' ', '-')}@contoh.id`, byMail: false },
    }),
    statuses: [200, 429, 429, 429, 429, 429, 429, 429, 429],
  },
  loginKode: anyCaller(422, () => ({ body: { permintaan: 'x'.repeat(43), kode: '123456' } })),
  createLaporan: anyCaller(201, () => ({ body: { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo' } })),

  listKategori: anyCaller(200),
  getKategori: anyCaller(200, kategoriId),
  listProduk: anyCaller(200),
  countProduk: anyCaller(200),
  listProdukChoices: anyCaller(200, () => ({ query: { id: '1,2' } })),
  getProduk: anyCaller(200, produkId),
  getOtherProduk: anyCaller(200, produkId),
  getProdukGambar: anyCaller(404, () => gambar),
  listPaket: anyCaller(200),
  getPaket: anyCaller(200, paketId),
  getPaketGambar: anyCaller(404, () => gambar),
  listArtikel: anyCaller(200),
  getKaitanPenyakit: anyCaller(200, () => ({ params: { kode: 'vnn' } })),
  getArtikel: anyCaller(404, () => ({ params: { id: 999_999 } })),
  getArtikelGambar: anyCaller(404, () => gambar),
  listPenyakit: anyCaller(200),
  getPenyakit: anyCaller(200, () => ({ params: { kode: 'vnn' } })),
  listTakaranKartu: anyCaller(200, () => ({ params: { kode: 'lintah-laut' } })),

  getGejala: anyCaller(200),
  checkSymptoms: anyCaller(200, () => ({ query: { gejala: 'S01,S02' } })),

  searchAll: anyCaller(200, () => ({ query: { q: 'lintah' } })),
  getDirektori: anyCaller(200),
  getToko: anyCaller(200),
  getLogo: anyCaller(404, () => gambar),
  listPengiriman: anyCaller(200),
  computeOngkir: anyCaller(200, async () => ({
    body: { items: [{ produkId: (await produk()).produk_id, jumlah: 1 }] },
  })),
  getPengiriman: anyCaller(200, shippingId),
  listWilayah: anyCaller(200, () => ({ query: { q: 'bali' } })),
  listAlamat: ownEach(200),
  createAlamat: ownEach(201, () => ({ body: alamat() })),
  updateAlamat: customers(200, async () => ({ ...(await alamatId()), body: alamat() })),
  deleteAlamat: customers(200, alamatId),
  createPesanan: ownEach(201, async () => ({
    body: { produkId: (await produk()).produk_id, jumlah: 1, shippingId: (await buildPengiriman(db)).shipping_id },
  })),
  // Creates an account for each caller. An existing account is not signed in.
  createFirstPesanan: anyCaller(400, async () => ({
    body: {
      nama: 'Bu Sari',
      no_hp: another.no_hp,
      rincian: 'Dermaga 3',
      pesanan: { produkId: (await produk()).produk_id, jumlah: 1, shippingId: 1 },
    },
  })),
  checkPesanan: ownEach(200, async () => ({ body: { items: [{ produkId: (await produk()).produk_id, jumlah: 1 }] } })),
  listRiwayat: ownEach(200),
  getTagihan: anyCaller(404, () => ({ params: { token: 'x'.repeat(43) } })),
  openTagihan: anyCaller(404, () => ({ params: { token: 'x'.repeat(43) } })),
  countRiwayat: ownEach(200),
  getPesanan: customers(200, async () => ({ params: await pesanan() })),
  payPesanan: customers(200, async () => ({ params: await pesanan() })),
  cancelPesanan: customers(200, async () => ({ params: await pesanan() })),
  receivePesanan: customers(200, async () => ({
    params: await pesanan({ status_pembayaran: 'success', resi: 'JP1' }),
  })),
  updatePaymentStatus: customers(200, async () => ({
    body: { orderId: (await pesanan()).orderId, status: 'success' },
  })),
  receiveNotifikasi: anyCaller(403, () => ({
    body: {
      order_id: 'KS-1',
      status_code: '200',
      gross_amount: '1.00',
      signature_key: 'x',
      transaction_status: 'settlement',
    },
  })),

  listUlasan: anyCaller(200, () => ({ params: { jenis: 'produk', id: 1 } })),
  listUlasanBeranda: anyCaller(200),
  listMyUlasan: ownEach(200),
  writeUlasan: customers(
    200,
    async () => ({ ...(await buildFinishedPesanan()), body: { bintang: 5, teks: 'Baik' } }),
    409,
  ),
  deleteUlasan: ownEach(200, buildFinishedPesanan),
  listKabar: ownEach(200),
  countKabar: ownEach(200),
  readKabar: ownEach(200, () => ({ body: { sampai: 1 } })),
  listFavorit: ownEach(200),
  addFavorit: ownEach(200, async () => ({ body: { produkIds: [(await produk()).produk_id] } })),
  removeFavorit: ownEach(200, produkId),
  getStokAlert: ownEach(200, produkId),
  requestStokAlert: ownEach(200, () => produkId({ stok: 0 })),
  cancelStokAlert: ownEach(200, produkId),

  uploadBerkasResep: ownEach(201, () => ({ body: { berkas: new File(['%PDF-1.4\n%%EOF'], 'resep.pdf') } })),
  deleteBerkasResep: customers(404, async () => ({ params: { berkasId: (await resep()).berkas_id } })),
  getBerkasResep: customers(200, async () => ({ params: { berkasId: (await resep()).berkas_id } })),
  createResep: customers(201, async () => ({
    body: { dokter: 'drh. Ratna', sip: '12', tanggal: '2026-01-02', berkas: [await looseBerkas()] },
  })),
  // Any caller who knows the ID of an unattached photo may delete it, and the first one does.
  discardFoto: {
    asked: async () => ({ params: { fotoId: await fotoId() } }),
    statuses: [200, 404, 404, 404, 404, 404, 404, 404, 404],
  },
  uploadFoto: anyCaller(201, () => ({ body: { foto: new File([FOTO], 'dus.png') } })),
  getKeluhan: customers(200, async () => ({ params: { orderId: (await pesanan()).orderId } })),
  createKeluhan: customers(201, async () => ({
    params: { orderId: (await pesanan({ status_pembayaran: 'success' })).orderId },
    body: { jenis: 'terlambat', harapan: 'jawaban', isi: 'Belum datang' },
  })),
  replyKeluhan: customers(200, async () => ({ ...(await keluhanId()), body: { isi: 'Masih bocor' } })),
  withdrawKeluhan: customers(200, keluhanId),
  getFotoKeluhan: customers(200, async () => ({ params: await keluhan() })),
  listProdukResep: anyCaller(200),
  listProdukDosis: anyCaller(200),
  dosisVolume: anyCaller(200, () => ({ query: { bentuk: 'bulat', diameter: 3, dalam: 1 } })),
  dosisRendam: anyCaller(200, () => ({ query: { zat: 'asam-sitrat', ppm: 250, volume: 2 } })),
  dosisPakan: anyCaller(200, () => ({
    query: { dosis: 150, per: 'pakan', ekor: 100, berat: 250, fr: 3, kadar: 35, hari: 7 },
  })),
  freshwaterDosis: anyCaller(200, () => ({ query: { ekor: 100, berat: 200, volume: 2, salinitas: 32 } })),
  dosisSalinitas: anyCaller(200, () => ({ query: { volume: 2, dari: 32, ke: 16 } })),
  syncBukuObat: ownEach(200, () => ({ body: { kursor: 0, baris: [] } })),
  listBoughtProduk: ownEach(200),
  exportBukuObat: ownEach(200),
  computeSafeHarvest: anyCaller(200),
  listResep: ownEach(200),
  getResep: customers(200, resepId),

  getAdmin: all(200),
  logoutAdmin: all(200),
  listPerangkatAdmin: all(200),
  endPerangkatAdmin: all(200, () => ({ params: { sesiId: 1 } })),
  endOtherPerangkatAdmin: all(200),
  getKeamanan: all(200),
  proveAdmin: all(200, () => ({ body: { password: PASSWORD } })),
  confirmKode: all(409, async () => {
    // Another row may have started a two-factor setup.
    await db.deleteFrom('dua_langkah').execute()
    return { body: { kode: '123456' } }
  }),
  renewRecoveryCodes: all(409),
  beginKode: all(200),
  disableKode: all(409, () => ({ body: { kode: '123456' } })),
  requireKode: office(200, () => ({ body: { wajib: false } })),
  changePasswordAdmin: all(400, () => ({
    body: { currentPassword: 'bukan', newPassword: 'tiga-kata-baru', confirmPassword: 'tiga-kata-baru' },
  })),
  settlePermintaan: all(200, () => ({ params: { kunci: randomUUID() } })),
  findRecords: all(200, () => ({ query: { q: 'budi' } })),
  getDasbor: all(200),
  getReport: office(200),
  exportReport: office(200),
  getKeuangan: office(200),
  listFigureRows: office(200),
  exportBookkeeping: office(200),
  listSetoran: office(200),
  getSetoran: office(200, setoranId),
  checkSetoran: office(200, async () => ({ ...(await setoranId()), body: { diperiksa: true, catatan: '' } })),
  listNotSettled: office(200),
  listCocok: office(200),
  listCocokRows: office(200),
  explainCocok: office(200, async () => {
    const { pembayaranId, amounts } = await buildCocok(db, clock())
    return { params: { pembayaranId }, body: { ...amounts, alasan: 'Dikembalikan tunai' } }
  }),
  exportCocok: office(200),
  importSetoran: office(400, () => ({ body: { mode: 'periksa', berkas: new File(['bukan,ini'], 'x.csv') } })),
  listJejak: office(200),
  listKejadian: office(200),
  listKejadianGroups: office(200),
  exportKejadian: office(200),
  listKategoriAdmin: gudangAdmins(200),
  createKategori: gudangAdmins(201, () => ({ body: { nama: unique('Baru') } })),
  updateKategori: gudangAdmins(200, async () => ({
    ...(await kategoriId()),
    body: { nama: unique('Lain'), deskripsi: 'x' },
  })),
  deleteKategori: gudangAdmins(200, kategoriId),

  listProdukAdmin: gudangAdmins(200),
  getProdukAdmin: gudangAdmins(200, produkId),
  createProduk: gudangAdmins(201, async () => ({
    body: { nama: unique('Obat'), harga: '5000', kategoriId: (await buildKategori(db)).kategori_id },
  })),
  updateProduk: gudangAdmins(200, async () => ({ ...(await produkId()), body: { nama: unique('Obat lain') } })),
  uploadGambarProduk: gudangAdmins(400, () => ({ body: { gambar: new File(['x'], 'x.gif', { type: 'image/gif' }) } })),
  archiveProduk: gudangAdmins(200, produkId),
  restoreProduk: gudangAdmins(200, () => produkId({ aktif: false })),
  changeManyProduk: gudangAdmins(200, async () => ({
    body: { produkId: [(await produkId()).params.produkId], jadi: { rak_gudang: 'A3' } },
  })),
  listUkuran: gudangAdmins(200, produkId),
  joinUkuran: gudangAdmins(409, async () => ({ ...(await produkId()), body: (await produkId()).params })),
  leaveUkuran: gudangAdmins(200, produkId),
  correctStok: gudangAdmins(400, async () => ({ ...(await produkId()), body: {} })),
  listMutasiStok: gudangAdmins(200, async () => ({ query: (await produkId()).params })),
  exportProduk: gudangAdmins(200),
  importProduk: gudangAdmins(400, () => ({ body: { mode: 'periksa', berkas: new File(['bukan,ini'], 'x.csv') } })),

  listLot: gudangAdmins(200),
  getLot: gudangAdmins(200, lotId),
  updateLot: gudangAdmins(200, async () => ({ ...(await lotId()), body: { pemasok: 'CV Laut', semula: {} } })),
  correctLot: gudangAdmins(400, async () => ({ ...(await lotId()), body: {} })),
  splitLot: gudangAdmins(201, async () => ({
    ...(await withoutNomor()),
    body: { jumlah: 1, nomor: 'A1', kedaluwarsa: dateAhead(clock(), 800), harga_modal: '', pemasok: '' },
  })),
  holdLots: gudangAdmins(200, async () => ({ body: { lotId: [(await lotId()).params.lotId], alasan: 'Uji' } })),
  listMutasiLot: gudangAdmins(200, lotId),
  createGoodsIn: gudangAdmins(201, async () => ({
    body: { baris: [{ ...(await produkId()).params, nomor: 'B2', kedaluwarsa: dateAhead(clock(), 800), jumlah: 3 }] },
  })),
  getGoodsInPreparation: gudangAdmins(200),
  pickGoodsInProduk: gudangAdmins(200, () => ({ query: { q: 'a' } })),
  exportGoodsInSheet: gudangAdmins(200),
  importGoodsIn: gudangAdmins(400, () => ({ body: { mode: 'periksa', berkas: new File(['bukan,ini'], 'x.csv') } })),
  listLabaLot: office(200),
  listLabaProduk: office(200),
  exportLaba: office(200),
  listRak: gudangAdmins(200),
  listKategoriRak: gudangAdmins(200),
  saveOpname: gudangAdmins(400, () => ({ body: { hitungan: [] } })),

  listPemasok: office(200),
  getPemasok: office(200, pemasokId),
  createPemasok: office(201, () => ({ body: { nama: unique('Pemasok'), hari_tunggu: 7 } })),
  updatePemasok: office(200, async () => ({ ...(await pemasokId()), body: { kontak: 'Rina', semula: {} } })),
  listPembelian: office(200),
  getPembelian: office(200, () => pembelianId()),
  createPembelian: office(201, async () => ({
    body: { ...(await pemasokId()).params, baris: [{ ...(await produkId()).params, jumlah: 3 }] },
  })),
  updatePembelian: office(200, async () => ({ ...(await pembelianId()), body: { catatan: 'Pagi', semula: {} } })),
  pesanPembelian: office(200, () => pembelianId()),
  endPembelian: office(200, async () => ({ ...(await pembelianId()), body: { alasan: 'Tidak jadi' } })),
  receivePembelian: office(409, async () => ({
    ...(await pembelianId()),
    body: { baris: [{ ...(await produkId()).params, nomor: 'P1', kedaluwarsa: dateAhead(clock(), 800), jumlah: 3 }] },
  })),
  listReorder: office(200),

  listPaketAdmin: gudangAdmins(200),
  getPaketAdmin: gudangAdmins(200, paketId),
  createPaket: gudangAdmins(201, () => ({ body: { title: unique('Paket'), harga: '5000', items: 'a, b' } })),
  updatePaket: gudangAdmins(200, async () => ({
    ...(await paketId()),
    body: { title: unique('Paket'), harga: '6000' },
  })),
  archivePaket: gudangAdmins(200, paketId),
  listPaketOfProduk: gudangAdmins(200, produkId),
  restorePaket: gudangAdmins(200, () => paketId({ aktif: false })),
  reorderPaket: gudangAdmins(400, () => ({ body: { paketIds: [] } })),
  listKaitanAdmin: kontenAdmins(200),
  searchRelated: kontenAdmins(200, () => ({ query: { jenis: 'paket' } })),
  getKaitanAdmin: kontenAdmins(200, () => ({ params: { kode: 'amonia' } })),
  updateKaitan: kontenAdmins(200, () => ({
    params: { kode: 'amonia' },
    body: { produkIds: [], paketIds: [], artikelIds: [] },
  })),

  getCatatanToko: anyCaller(200, () => ({ params: { kode: 'vnn' } })),
  listCatatanPenyakit: kontenAdmins(200),
  getCatatanPenyakitAdmin: kontenAdmins(200, () => ({ params: { kode: 'amonia' } })),
  updateCatatanPenyakit: kontenAdmins(200, () => ({
    params: { kode: 'amonia' },
    body: { catatan_toko: unique('Catatan'), artikelIds: [] },
  })),

  listArtikelAdmin: kontenAdmins(200),
  createArtikel: kontenAdmins(201, () => ({ body: { judul: 'Judul', konten: 'Isi' } })),
  updateArtikel: kontenAdmins(200, async () => ({ ...(await artikelId()), body: { judul: 'Lain', konten: 'Isi' } })),
  deleteArtikel: kontenAdmins(200, artikelId),
  getKetentuan: anyCaller(200, () => ({ params: { naskah: 'syarat' } })),
  listKetentuanAdmin: office(200),
  createKetentuan: office(201, () => ({ body: ketentuan() })),
  deleteKetentuan: office(200, ketentuanId),
  listTemplat: all(200),
  updateTemplat: office(200, () => ({
    params: { kode: 'wa-dibayar' },
    body: { isi: '{nomor} {kembali}', semula: {} },
  })),
  getKesehatan: office(200),
  getBackup: office(200),
  createBackup: office(409),
  downloadBackup: office(404),
  inspectBuku: office(200),
  getInspection: office(200),
  explainTemuan: office(200, async () => ({ body: { ...(await buildTemuan(db)), alasan: 'Salah hitung' } })),
  withdrawPenjelasan: office(200, async () => ({ params: { penjelasanId: await buildPenjelasan(db, clock()) } })),
  getShopReadiness: office(200),
  closeReadiness: office(200, () => ({ body: { ditutup: true } })),
  uploadGambarArtikel: kontenAdmins(201, () => ({
    body: { gambar: new File([FOTO], 'a.png', { type: 'image/png' }) },
  })),

  countOpening: anyCaller(200, () => ({ params: { kode: 'vnn' }, body: {} })),
  reportPelanggaran: anyCaller(200, () => ({ body: { 'csp-report': {} } })),
  listPelanggaran: office(200),
  listSurat: office(200),
  getSurat: office(200, suratId),
  resendSurat: office(409, suratId),
  resendAllSurat: office(200),

  listLaporan: kontenAdmins(200),
  getLaporan: kontenAdmins(200, laporanId),
  getFotoLaporan: kontenAdmins(200, buildLaporanWithFoto),
  resolveLaporan: kontenAdmins(200, async () => ({ ...(await laporanId()), body: { ditangani: true } })),
  deleteLaporan: kontenAdmins(200, laporanId),

  listPercakapan: writers(200),
  getPercakapan: writers(200, percakapanId),
  markPercakapan: writers(200, async () => ({ ...(await percakapanId()), body: { dibaca: true } })),
  // WhatsApp is off in this shop.
  replyPercakapan: writers(409, async () => ({ ...(await percakapanId()), body: { isi: 'Besok' } })),
  sendTemplatPercakapan: writers(409, async () => ({
    ...(await percakapanId()),
    body: { templat: 'percakapan_lanjut', nomor: '' },
  })),
  deletePercakapan: writers(200, percakapanId),

  listUlasanAdmin: kontenAdmins(200),
  getUlasanAdmin: kontenAdmins(200, ulasanId),
  decideUlasan: kontenAdmins(200, async () => ({ ...(await ulasanId()), body: { keputusan: 'tayang', versi: 1 } })),
  listKeluhanAdmin: pesananAdmins(200),
  getKeluhanAdmin: pesananAdmins(200, keluhanId),
  getFotoKeluhanAdmin: pesananAdmins(200, async () => ({ params: await keluhan() })),
  replyKeluhanAdmin: pesananAdmins(200, async () => ({ ...(await keluhanId()), body: { isi: 'Kirim foto labelnya' } })),
  finishKeluhan: pesananAdmins(200, async () => ({ ...(await keluhanId()), body: { hasil: 'jawaban', isi: 'Maaf' } })),

  listZatAdmin: dokterAdmins(200),
  decideZat: dokterAdmins(200, () => ({ body: { nama: 'Zat baru', kelas: 'boleh', alasan: 'Label pabrik' } })),
  listResepAdmin: dokterAdmins(200),
  getResepAdmin: dokterAdmins(200, resepId),
  getBerkasResepAdmin: dokterAdmins(200, async () => {
    const { resep_id, berkas_id } = await resep()
    return { params: { resepId: resep_id, berkasId: berkas_id } }
  }),
  approveResep: dokterAdmins(400, async () => ({ ...(await pendingResep()), body: {} })),
  refuseResep: dokterAdmins(200, async () => ({ ...(await pendingResep()), body: { alasan: 'Tidak terbaca' } })),

  listUndangan: office(200),
  createUndangan: office(201, () => ({ body: { nama: 'Sri', email: emailOf('sri'), peran: ['gudang'] } })),
  resendUndangan: office(409, undanganId),
  makeTautanUndangan: office(200, undanganId),
  withdrawUndangan: office(200, undanganId),
  checkUndangan: anyCaller(400, () => ({ body: { token: 'bukan-undangan' } })),
  acceptUndangan: anyCaller(400, () => ({
    body: { token: 'bukan-undangan', nama: 'Sri', password: PASSWORD.repeat(3), confirmPassword: PASSWORD.repeat(3) },
  })),
  listPengguna: office(200),
  getPengguna: office(200, userId),
  updatePengguna: office(200, async () => ({
    ...(await userId()),
    body: { nama: 'Adi', email: `${unique('adi').replace(' ', '')}@contoh.id`, no_hp: '081234567890', role: 'user' },
  })),
  deletePengguna: office(200, userId),

  listMetode: office(200),
  getMetode: office(200, metodeId),
  createMetode: office(201, () => ({ body: metode() })),
  updateMetode: office(200, async () => ({ ...(await metodeId()), body: metode() })),
  deleteMetode: office(200, () => besideAnother(metodeId)),

  listSinonim: kontenAdmins(200),
  getSinonim: kontenAdmins(200, sinonimId),
  createSinonim: kontenAdmins(201, () => ({ body: { kata: unique('kata'), arti: 'asam sitrat' } })),
  updateSinonim: kontenAdmins(200, async () => ({
    ...(await sinonimId()),
    body: { kata: unique('kata'), arti: 'lintah' },
  })),
  deleteSinonim: kontenAdmins(200, sinonimId),
  listEmptySearches: kontenAdmins(200),
  listDirektoriAdmin: kontenAdmins(200),
  getDirektoriAdmin: kontenAdmins(200, () => direktori),
  updateDirektori: kontenAdmins(200, () => ({ ...direktori, body: { telepon: '', peta: '', catatan: 'Tutup Jumat' } })),

  listVoucher: office(200),
  getVoucher: office(200, voucherId),
  createVoucher: office(201, () => ({ body: voucher() })),
  updateVoucher: office(200, async () => ({ ...(await voucherId()), body: voucher() })),
  deleteVoucher: office(200, voucherId),
  checkVoucher: ownEach(422, async () => ({
    body: { kode: 'TIDAK-ADA', items: [{ ...(await produkId()).params, jumlah: 1 }] },
  })),

  listPelanggan: pesananAdmins(200),
  getPelanggan: pesananAdmins(200, penggunaId),
  updatePelanggan: pesananAdmins(200, async () => ({ ...(await penggunaId()), body: { grupId: null } })),
  addCatatanPelanggan: pesananAdmins(201, async () => ({
    ...(await penggunaId()),
    body: { teks: 'Suka ditelepon pagi' },
  })),
  removeCatatanPelanggan: pesananAdmins(200, async () => ({
    params: { ...(await penggunaId()).params, catatanId: 999_999 },
  })),
  exportPelanggan: pesananAdmins(200, penggunaId),
  mergePelanggan: office(200, merge),
  splitPelanggan: office(404, async () => ({ ...(await penggunaId()), body: { gabungId: 999_999 } })),
  listPersetujuan: packers(200),
  approvePersetujuan: packers(404, () => ({ params: { persetujuanId: 999_999 }, body: { nilai: 1 } })),
  rejectPersetujuan: packers(404, () => ({ params: { persetujuanId: 999_999 }, body: { alasan: 'Salah' } })),
  listGrup: pesananAdmins(200),
  getGrup: pesananAdmins(200, grupId),
  createGrup: office(201, () => ({ body: { nama: unique('Grup'), persen: '5' } })),
  updateGrup: office(200, async () => ({ ...(await grupId()), body: { nama: unique('Grup'), persen: '6' } })),
  deleteGrup: office(200, grupId),
  listMyHarga: ownEach(200, () => ({ query: { id: '1,2' } })),
  downloadMyData: ownEach(200),
  getDeletionRequest: ownEach(200),
  setDeletionRequest: ownEach(200, () => ({ body: { minta: false } })),

  listPengirimanAdmin: pesananAdmins(200),
  getPengirimanAdmin: pesananAdmins(200, shippingId),
  createPengiriman: pesananAdmins(201, () => ({ body: pengiriman() })),
  getBeranda: anyCaller(200),
  getBerandaGambar: anyCaller(404, () => gambar),
  getBerandaAdmin: kontenAdmins(200),
  updateBeranda: kontenAdmins(200, () => ({ body: { judul_hero: unique('Judul'), semula: {} } })),
  uploadGambarBeranda: kontenAdmins(201, () => ({
    body: { gambar: new File([FOTO], 'a.png', { type: 'image/png' }) },
  })),
  getPengaturan: office(200),
  getSambungan: office(200),
  updateSambungan: office(200, () => ({ body: { semula: {} } })),
  tryEmail: office(400, () => ({ body: {} })),
  tryMidtrans: office(400, () => ({ body: {} })),
  tryWhatsApp: office(400, () => ({ body: {} })),
  getWhatsAppOffice: office(200),
  markKabarMeta: office(200, () => ({ body: { bidang: 'account_update' } })),
  submitTemplatWa: office(409, () => ({ params: { kode: 'pesanan_dikirim' } })),
  refreshTemplatWa: office(409),
  uploadLogo: office(201, () => ({ body: { logo: new File([FOTO], 'a.png', { type: 'image/png' }) } })),
  getRekening: pesananAdmins(200),
  updatePengaturan: office(200, () => ({ body: { nie_dikumpulkan: false, semula: {} } })),
  updatePengiriman: pesananAdmins(200, async () => ({ ...(await shippingId()), body: pengiriman() })),
  deletePengiriman: pesananAdmins(200, () => besideAnother(shippingId)),
  listTarif: pesananAdmins(200),
  getTarif: pesananAdmins(200, ongkirId),
  createTarif: pesananAdmins(201, async () => ({ body: await tarif() })),
  updateTarif: pesananAdmins(200, async () => ({ ...(await ongkirId()), body: await tarif() })),
  deleteTarif: pesananAdmins(200, ongkirId),
  exportTarif: pesananAdmins(200),
  importTarif: pesananAdmins(200, async () => ({ body: { berkas: await tarifCsv() } })),
  confirmOngkir: pesananAdmins(200, async () => ({ ...(await buildWithoutOngkir()), body: { biaya: '45000' } })),

  listTitipan: office(200),
  getTitipan: office(200, titipanId),
  assignTitipan: office(503, async () => ({ ...(await titipanId()), body: { nomor: 'KS-TIDAK-ADA' } })),
  refundTitipan: office(200, async () => ({
    ...(await titipanId()),
    body: { cara: 'manual', alasan: 'Pembelinya meminta', bukti: 'BCA 123' },
  })),
  disownTitipan: office(200, async () => ({ ...(await titipanId()), body: { alasan: 'Toko lain' } })),

  refreshPesanan: pesananAdmins(200),
  processMany: packers(200, async () => ({
    body: {
      pesanan: [
        {
          ...(await orderId()).params,
          semula: { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' },
          jadi: { resi: 'JP1' },
        },
      ],
    },
  })),
  listPrints: packers(200, () => ({ query: { id: '999999' } })),
  listToPack: packers(200),
  addKiriman: packers(409, async () => ({
    ...(await orderId()),
    body: { kurir: 'JNE', resi: 'JP1', baris: [{ urutan: 0, jumlah: 1 }] },
  })),
  createManualPesanan: pesananAdmins(201, async () => ({ body: await newPesanan() })),
  quotePesanan: pesananAdmins(200, async () => ({
    body: { items: [{ produkId: (await produk()).produk_id, jumlah: 1 }], ongkir: '', diskon: '' },
  })),
  createPaymentLink: pesananAdmins(200, () => orderId()),
  listPenanda: pesananAdmins(200),
  updatePenanda: pesananAdmins(200, async () => ({ ...(await orderId()), body: { penanda: ['borongan'] } })),
  addCatatan: pesananAdmins(201, async () => ({ ...(await orderId()), body: { isi: 'Minta dikirim pagi' } })),
  deleteCatatan: pesananAdmins(404, async () => ({ params: { ...(await orderId()).params, catatanId: 999_999 } })),
  listTampilan: pesananAdmins(200),
  saveTampilan: pesananAdmins(200, () => ({ body: { nama: unique('Tampilan'), alamat: '/pesanan-semua?q=budi' } })),
  deleteTampilan: pesananAdmins(200, () => ({ params: { tampilanId: 999_999 } })),
  listPesanan: pesananAdmins(200),
  countPesanan: pesananAdmins(200),
  listHeld: pesananAdmins(200),
  findPesanan: pesananAdmins(200, () => ({ query: { q: 'KS-' } })),
  exportPesanan: pesananAdmins(200),
  getPesananAdmin: pesananAdmins(200, () => orderId()),
  listKemas: packers(200),
  getKemas: packers(200, () => orderId({ status_pembayaran: 'success' })),
  processPesanan: packers(400, async () => ({ ...(await orderId()), body: {} })),
  updateTujuan: pesananAdmins(200, async () => ({
    ...(await orderId({ status_pembayaran: 'success' })),
    body: { tujuan: { nama: 'Sri', no_hp: '081234567890', jenis: 'rumah', wilayah: null, kode_pos: '', ...run() } },
  })),
  getLotChoices: packers(404, async () => ({ params: { ...(await orderId()).params, produkId: 999_999 } })),
  chooseLot: packers(409, async () => ({
    params: { ...(await orderId()).params, produkId: 999_999 },
    body: { lot: [], alasan: 'Dus terbuka' },
  })),
  repackPesanan: packers(200, () => orderId({ status_pembayaran: 'success' })),
  repackLot: packers(409, lotId),
  packScanned: packers(404, async () => ({
    ...(await orderId({ status_pembayaran: 'success' })),
    body: { lot: [{ lotId: 999_999, jumlah: 1 }] },
  })),
  unpackPesanan: packers(200, async () => ({ ...(await orderId()), body: { alasan: 'Salah ambil' } })),
  resolvePerhatian: pesananAdmins(200, async () => ({
    ...(await orderId({ perhatian: ['lunas tanpa stok'] })),
    body: { perhatian: 'lunas tanpa stok', alasan: 'Dana dikembalikan' },
  })),
  checkPembayaran: pesananAdmins(200, () => orderId()),
  attestPembayaran: pesananAdmins(200, async () => ({ ...(await orderId()), body: { alasan: 'Tidak ada di dasbor' } })),
  cancelPesananAdmin: pesananAdmins(200, () => orderId()),
  refundPembayaran: pesananAdmins(400, async () => ({
    ...(await orderId({ status_pembayaran: 'success' })),
    body: {},
  })),
  getFotoPengembalian: pesananAdmins(404, async () => ({
    params: {
      ...(await orderId({ status_pembayaran: 'success' })).params,
      pengembalianId: 999_999,
      fotoId: '00000000-0000-4000-8000-000000000000',
    },
  })),
  createRetur: pesananAdmins(422, async () => ({
    ...(await orderId({ status_pembayaran: 'success' })),
    body: { barang: [{ produkId: (await produk()).produk_id, jumlah: 1 }], alasan: 'Salah kirim' },
  })),
  receiveRetur: pesananAdmins(404, async () => ({
    params: { ...(await orderId({ status_pembayaran: 'success' })).params, returId: 999_999 },
    body: { rak: 1, karantina: 0, hilang: 0 },
  })),
  retryPengembalian: pesananAdmins(404, async () => ({
    params: { ...(await orderId({ status_pembayaran: 'success' })).params, pengembalianId: 999_999 },
  })),
  archivePesanan: pesananAdmins(200, () => orderId({ status_pembayaran: 'expired' })),
  restorePesanan: pesananAdmins(200, () => orderId({ status_pembayaran: 'expired', arsip: clock() })),

  listKarantina: gudangAdmins(200),
  releaseKarantina: gudangAdmins(409, async () => ({
    ...(await lotId()),
    body: { jumlah: '1', alasan: 'Segel utuh' },
  })),
  destroyKarantina: gudangAdmins(409, async () => ({ ...(await lotId()), body: { jumlah: '1', alasan: 'Bocor' } })),
  listNumberedLot: packers(200),
  getPenarikan: packers(200, lotId),
  listPenerima: pesananAdmins(200, async () => ({ query: (await lotId()).params })),
  exportPenerima: pesananAdmins(200, async () => ({ query: (await lotId()).params })),
  recallLot: packers(200, async () => ({ ...(await lotId()), body: { alasan: 'Endapan' } })),
  cancelRecall: packers(409, async () => ({ ...(await lotId()), body: { alasan: 'Salah nomor' } })),
  notifyPenerima: pesananAdmins(409, lotId),
}

const registered = new Map(shop.app.endpoints.registered.map((endpoint) => [endpoint.name, endpoint]))

test('every endpoint of the router has a row, and every row an endpoint', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual([...registered.keys()].toSorted())
})

test.each([
  ['isUnattended', ['getDasbor', 'getKeuangan', 'getShopReadiness', 'refreshPesanan']],
  ['knowsSesi', ['countOpening']],
  [
    'releases',
    [
      ...['correctLot', 'correctStok', 'createManualPesanan', 'destroyKarantina', 'importProduk', 'receiveRetur'],
      ...['refundPembayaran', 'refundTitipan', 'saveOpname', 'updatePaket', 'updateProduk'],
    ],
  ],
] as const)('%s is declared by these endpoints alone', (flag, names) => {
  const declared = [...registered.values()].filter((endpoint) => endpoint[flag])
  expect(declared.map(({ name }) => name).toSorted()).toEqual(names)
})

describe.each(Object.entries(ROWS))('%s', (name, { asked, statuses }) => {
  test(CALLERS.map((caller, index) => `${statuses[index]} for ${caller}`).join(', '), async () => {
    const endpoint = registered.get(name) as AnyEndpoint
    let input = await asked()
    const tokens = await signIn()
    const answers: number[] = []
    // In the shop, office accounts are customers like any other: one of them is enough.
    const asking = CALLERS.filter((caller) => endpoint.access === 'admin' || !OF_ADMIN.has(caller))
    const locks = await locksOf(async () => {
      for (const caller of asking) {
        const { status } = await shop.call(endpoint, input, { token: tokens[caller] })
        answers.push(status)
        if (endpoint.access === 'admin' && status < 400) input = await asked()
      }
    })
    expect(answers).toEqual(asking.map((caller) => statuses[CALLERS.indexOf(caller)]))
    // `lost-answers.test.ts` tests those of the office's writes.
    if (endpoint.method !== 'GET' && endpoint.repeat !== 'once') expect(locks.join('\n')).toMatchSnapshot()
  })
})

/** Stores the rows of every table in the opposite order. */
const turnRows = () =>
  sql`DO $$
    DECLARE t record; kolom text; baris record;
    BEGIN
      FOR t IN SELECT oid, oid::regclass AS nama FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'ubahan_luar' LOOP
        SELECT quote_ident(attname) INTO kolom FROM pg_attribute
        WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = '' LIMIT 1;
        EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', t.nama);
        FOR baris IN EXECUTE format('SELECT ctid AS letak FROM %s ORDER BY ctid DESC LIMIT 2000', t.nama) LOOP
          EXECUTE format('UPDATE %s SET %s = %s WHERE ctid = $1', t.nama, kolom, kolom) USING baris.letak;
        END LOOP;
        EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER, ENABLE ALWAYS TRIGGER ubahan_luar', t.nama);
      END LOOP;
    END $$`.execute(db)

// Last, so that most lists have rows.
test('no answer depends on the order in which rows are stored', async () => {
  const { 'the customer': customer, 'the owner': owner } = await signIn()
  const reads = [...registered.values()].filter(
    // Events go on.
    ({ name, method, response }) => method === 'GET' && typeof response === 'object' && !/^listKejadian/.test(name),
  )
  const inputs = new Map<string, Asked>()
  for (const { name } of reads) inputs.set(name, (await ROWS[name]?.asked()) ?? {})
  const read = async () => {
    const answers: Record<string, unknown> = {}
    for (const endpoint of reads) {
      const token = endpoint.access === 'admin' ? owner : customer
      answers[endpoint.name] = (await shop.call(endpoint, inputs.get(endpoint.name), { token })).body
    }
    return answers
  }
  // The first reads leave trails, and events of other tests are written a moment later.
  await read()
  await flushKejadian(shop.deps)
  const before = await read()
  await turnRows()
  const after = await read()
  const moved = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  expect(moved).toEqual([])
})
