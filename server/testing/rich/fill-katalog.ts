import type { ActiveSubstance } from '#contract/katalog/active-substance.ts'
import type { Db } from '#server/db/client.ts'
import {
  buildAdmin,
  buildGrup,
  buildKategori,
  buildPaket,
  buildPelanggan,
  buildProduk,
  buildVoucher,
} from '#server/testing/build-rows.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { ago, day, inserter, NOW } from './moments.ts'

const RULE = { cara: 'rendam', untuk: ['cacing-kulit'], min: 100, maks: 200, satuan: 'ppm', lama: 30 } as const
const RULE_REST = { ulang_hari: 7, batas: { suhu_maks: 30, do_min: 4, maks_keras: 300 }, sumber: 'Label' }
/** No method of the shop carries both. */
const MIXED = { bahaya: 'korosif', suhu_simpan: 'dingin' } as const
const PEROXIDE: ActiveSubstance[] = [{ nama: 'hidrogen peroksida', kadar: 50, satuan: '% b/b' }]

export interface Rich {
  akun: Awaited<ReturnType<typeof fillAkun>>
  produk: Awaited<ReturnType<typeof fillKatalog>>
  voucher: Awaited<ReturnType<typeof fillVoucher>>
}

export async function fillAkun({ db }: TestApp['deps']) {
  const pelanggan = async (name: string, at: Date, change = {}) => {
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@contoh.id`
    return buildPelanggan(db, at, { nama: name, email, ...change })
  }
  const admin = async (name: string, peran: string) => {
    const { token, pengguna_id } = await buildAdmin(db, NOW, peran)
    const row = { nama: name, email: `${name.toLowerCase()}@contoh.id` }
    await db.updateTable('pengguna').set(row).where('pengguna_id', '=', pengguna_id).execute()
    return { token, pengguna_id }
  }
  const grosir = await buildGrup(db, NOW, { nama: 'Grosir', persen: 10 })
  const inactive = await buildGrup(db, NOW, { nama: 'Grup mati', persen: 5, aktif: false })
  const akun = {
    sri: await pelanggan('Sri', ago(0)),
    budi: await pelanggan('Budi', ago(0), { alamat: '' }),
    tamu: await pelanggan('Tamu baru', ago(0), { email_dikonfirmasi: null }),
    dina: await pelanggan('Dina dihapus', ago(0)),
    owner: await admin('Pemilik', 'pemilik'),
    gudang: await admin('Gudang', 'gudang'),
    kasir: await admin('Kasir', 'pesanan'),
    konten: await admin('Konten', 'konten'),
    dokter: await admin('Dokter', 'dokter'),
  }
  const set = (id: number, values: object) =>
    db.updateTable('pengguna').set(values).where('pengguna_id', '=', id).execute()
  await set(akun.sri.pengguna_id, { grup_id: grosir.grup_id, dibuat: ago(400) })
  await set(akun.budi.pengguna_id, { grup_id: inactive.grup_id, dibuat: ago(30), minta_hapus: ago(1) })
  return { ...akun, grosir, inactive }
}

/** Creates categories, products, packages and prices of every state. */
export async function fillKatalog({ db }: TestApp['deps'], grosir: number) {
  const obat = await buildKategori(db, 'Obat')
  const vitamin = await buildKategori(db, 'Vitamin')
  await buildKategori(db, 'Kategori kosong')
  const produk = await fillProduk(db, vitamin, obat)
  const insert = inserter({ db } as TestApp['deps'])
  await insert('grup_harga', { grup_id: grosir, produk_id: produk.probiotik.produk_id, harga: 120_000 })
  await insert('grup_harga', { grup_id: grosir, produk_id: produk.arsip.produk_id, harga: 1 })
  return { ...produk, paket: await fillPaket(db, produk), obat }
}

type Kategori = Awaited<ReturnType<typeof buildKategori>>

async function fillProduk(db: Db, vitamin: Kategori, obat: Kategori) {
  const make = (name: string, change: Parameters<typeof buildProduk>[2] = {}, days = 300) =>
    buildProduk(db, ago(days), { nama: name, kategori_id: vitamin.kategori_id, ...change })
  const produk = {
    vitamin: await make('Vitamin C', { stok: 40, berat_gram: 1000, penyakit: ['kurang-vitamin-c'], kelas: ['N'] }),
    probiotik: await make('Probiotik', {
      rak_gudang: 'A1',
      barcode: '899100',
      berat_gram: 499,
      deskripsi: 'Bakteri baik',
    }),
    habis: await make('Vitamin habis', { stok: 0 }),
    menipis: await make('Mineral menipis', { stok: 5, stok_minimum: 5 }),
    cukup: await make('Mineral cukup', { stok: 6, stok_minimum: 5, terjual: 6 }, 3),
    arsip: await make('Vitamin arsip', { aktif: false, penyakit: ['kurang-vitamin-c'] }),
    ditahan: await make('Serbuk ditahan', { zat_belum_boleh: true }),
    keras: await make('Obat keras', { resep: true, stok: 20, masa_henti: 30, kategori_id: obat.kategori_id }),
    kerasHabis: await make('Obat keras habis', { resep: true, stok: 0, kategori_id: obat.kategori_id }),
    kerasArsip: await make('Obat keras arsip', { ...MIXED, resep: true, aktif: false, kategori_id: obat.kategori_id }),
    bebas: await make('Obat bebas tanpa NIE', { golongan: 'obat_bebas', nie: '', kategori_id: obat.kategori_id }),
    rendam: await make('Peroksida', {
      kemasan: '1 liter',
      aturan_pakai: [{ ...RULE, untuk: [...RULE.untuk], ...RULE_REST }],
      zat_aktif: PEROXIDE,
      bahaya: 'pengoksidasi',
      penyakit: ['cacing-kulit'],
      harga: 60_000,
    }),
    promoKini: await make('Promo hari ini', { harga_promo: 100_000, promo_mulai: day(0), promo_sampai: day(0) }),
    promoNanti: await make('Promo besok', { harga_promo: 100_000, promo_mulai: day(1) }),
    promoLewat: await make('Promo kemarin', { harga_promo: 100_000, promo_sampai: day(-1), harga_kini: 100_000 }),
    promoTetap: await make('Promo tetap', { harga_promo: 99_000, harga_kini: 99_000 }),
    grosir: await make('Harga grosir', {
      harga_grosir: [
        { mulai: 5, harga: 130_000 },
        { mulai: 10, harga: 120_000 },
      ],
    }),
    dingin: await make('Vaksin dingin', {
      suhu_simpan: 'dingin',
      sediaan: 'biologik',
      penyakit: ['vnn'],
      kelas: ['V'],
    }),
    lot: await make('Bernomor lot', { stok: 0, harga: 50_000 }),
    tarik: await make('Lot ditarik', { stok: 0, harga: 30_000 }),
    baru: await make('Produk termuda', { harga: 1000 }, 0),
  }
  await db
    .updateTable('produk')
    .set({ kelompok: produk.rendam.produk_id })
    .where('produk_id', '=', produk.rendam.produk_id)
    .execute()
  const largeSize = await make('Peroksida besar', {
    kemasan: '5 liter',
    zat_aktif: PEROXIDE,
    kelompok: produk.rendam.produk_id,
    harga: 250_000,
  })
  return { ...produk, largeSize }
}

async function fillPaket(db: Db, produk: Awaited<ReturnType<typeof fillProduk>>) {
  const id = (name: keyof typeof produk) => ({ produk_id: produk[name].produk_id })
  const paket = {
    lengkap: await buildPaket(db, ago(9), [{ ...id('vitamin'), jumlah: 2 }, id('probiotik')], {
      title: 'Paket lengkap',
      urutan: 2,
      terjual: 1,
    }),
    habis: await buildPaket(db, ago(8), [id('vitamin'), id('habis')], { title: 'Paket habis', urutan: 1 }),
    arsip: await buildPaket(db, ago(7), [id('vitamin')], { title: 'Paket arsip', aktif: false }),
    nama: await buildPaket(db, ago(6), [{ produk_id: null }], {
      title: 'Paket bernama saja',
      harga: 90_000,
    }),
    berarsip: await buildPaket(db, ago(5), [id('vitamin'), id('arsip')], { title: 'Paket isi arsip', urutan: 3 }),
    beresep: await buildPaket(db, ago(4), [id('keras')], { title: 'Paket beresep', urutan: 4 }),
  }
  await db
    .updateTable('paket')
    .set({ penyakit: ['vnn'] })
    .where('paket_id', 'in', [paket.lengkap.paket_id, paket.arsip.paket_id])
    .execute()
  const chosen = [paket.nama.paket_id, paket.lengkap.paket_id, paket.arsip.paket_id]
  await db.updateTable('beranda').set({ paket_unggulan: chosen }).execute()
  return paket
}

export async function fillVoucher({ db }: TestApp['deps'], grup_id: number, kategori: number, produk: number) {
  const make = (kode: string, change: Parameters<typeof buildVoucher>[2] = {}) =>
    buildVoucher(db, NOW, { kode, nama: kode, ...change })
  return {
    nominal: await make('NOMINAL'),
    persen: await make('PERSEN', { jenis: 'persen', nilai: 10, maks: 20_000, kategori_ids: [kategori] }),
    ongkir: await make('ONGKIR', { jenis: 'ongkir', nilai: null, minimum: 100_000, batas_pelanggan: 1 }),
    hariIni: await make('HARI-INI', { mulai: day(0), sampai: day(0), produk_ids: [produk] }),
    besok: await make('BESOK', { mulai: day(1) }),
    kemarin: await make('KEMARIN', { sampai: day(-1) }),
    habis: await make('HABIS', { batas_total: 1 }),
    hampir: await make('HAMPIR-HABIS', { batas_total: 2 }),
    arsip: await make('ARSIP', { aktif: false }),
    arsipLewat: await make('ARSIP-LEWAT', { aktif: false, sampai: day(-1) }),
    grup: await make('GRUP', { grup_id, pertama: true }),
  }
}
