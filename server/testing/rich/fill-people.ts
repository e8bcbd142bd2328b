import { deletePengguna } from '#contract/pengguna/admin.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { buildPengobatan } from '#server/testing/build-buku-obat.ts'
import { buildLangganan, buildPercakapan } from '#server/testing/build-rows.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Rich } from './fill-katalog.ts'
import type { fillPesanan } from './fill-pesanan.ts'
import { ago, day, inserter, NOW } from './moments.ts'

/** Creates what customers own: addresses, favorites, alerts, notices, a treatment book, conversations. */
export async function fillPeople(
  shop: TestApp,
  { akun, produk, pesanan }: Rich & { pesanan: Awaited<ReturnType<typeof fillPesanan>> },
): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const own = { pengguna_id: akun.sri.pengguna_id }
  const other = { pengguna_id: akun.budi.pengguna_id }
  const alamat = { penerima: 'Sri', no_hp: '081234567890', jenis: 'rumah' }
  await insert('alamat', { ...own, ...alamat, label: 'Rumah', rincian: 'Jl. Satu', teks: 'Jl. Satu' })
  await insert('alamat', { ...own, ...alamat, label: 'Utama', rincian: 'Jl. Dua', teks: 'Jl. Dua' })
  await insert('alamat', { ...other, ...alamat, label: 'Budi', rincian: 'Jl. Tiga', teks: 'Jl. Tiga' })
  const liked = [produk.vitamin, produk.habis, produk.arsip, produk.promoKini]
  for (const [at, { produk_id }] of liked.entries()) await insert('favorit', { ...own, produk_id, dibuat: ago(at + 1) })
  const withdrawn = {
    saluran: 'push',
    keperluan: 'penawaran',
    tempat: 'stok',
    naskah: 1,
    diberi: ago(3),
    dicabut: ago(2),
  }
  await insert('izin_kabar', { ...own, ...withdrawn })
  await db.updateTable('alamat').set({ utama: false }).where('pengguna_id', '=', own.pengguna_id).execute()
  await db.updateTable('alamat').set({ utama: true }).where('label', '=', 'Utama').execute()
  await db.updateTable('pengguna').set({ alamat: 'Jl. Dua' }).where('pengguna_id', '=', own.pengguna_id).execute()
  await insert('sesi', {
    ...own,
    token_hash: Buffer.from('lewat'),
    dibuat: ago(2),
    kedaluwarsa: ago(0),
    terlihat: ago(1),
  })
  await insert('favorit', { ...other, produk_id: produk.vitamin.produk_id, dibuat: ago(1) })
  const { produk_id } = produk.habis
  await insert('kabar_stok', { ...own, produk_id, dibuat: ago(1) }, { ...other, produk_id, dibuat: ago(2) })
  const pilihan = { order_status: true, article_updates: false, product_offers: true, discount_promo: false }
  await insert('pilihan_notifikasi', { ...own, ...pilihan, shipping_updates: true })
  await insert('catatan_pelanggan', { ...own, teks: 'Suka ditelepon pagi', oleh: 'Kasir', dibuat: ago(3) })
  await insert('catatan_pelanggan', { ...own, teks: 'Bayar tepat waktu', oleh: 'Pemilik', dibuat: ago(2) })
  await insert('kunci_sandi', {
    ...own,
    kredensial: 'k1',
    kunci: Buffer.from('x'),
    nama: 'HP',
    dibuat: ago(4),
    terpakai: ago(1),
  })
  const perangkat = { sidik: Buffer.from('perangkat'), nama: 'Chrome di Android', pertama: ago(9), terakhir: ago(1) }
  await insert('perangkat', { ...own, ...perangkat })
  await buildLangganan(db, ago(2), akun.sri, { endpoint: 'https://a.push.apple.com/a', nama: 'Chrome di Android' })
  await fillKabar(shop, akun)
  await fillBukuObat(shop, akun)
  await fillPercakapan(shop, akun)
  const token_hash = hashToken('t'.repeat(43))
  await insert('tautan_bayar', { pesanan_id: pesanan.besok.pesanan_id, token_hash, kedaluwarsa: ago(-1, -60) })
  const gabung = { pengguna_id: own.pengguna_id, dari: 999_999, dibuat: ago(3), kedaluwarsa: ago(-4) }
  await insert('gabung_akun', gabung, { ...gabung, dipisah: ago(1) })
  await shop.call(deletePengguna, { params: { userId: akun.dina.pengguna_id } }, akun.owner)
}

/** Creates conversations at the border of the time to answer. */
async function fillPercakapan(shop: TestApp, akun: Rich['akun']): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const own = { pengguna_id: akun.sri.pengguna_id }
  const sesi = await buildPercakapan(db, ago(0, 3600), own.pengguna_id, 'Kapan dikirim?')
  await db.updateTable('percakapan').set({ nomor: '628111' }).where('percakapan_id', '=', sesi.percakapan_id).execute()
  await db.updateTable('nomor_wa').set({ nomor: '628111' }).where('pengguna_id', '=', own.pengguna_id).execute()
  const jawaban = { percakapan_id: sesi.percakapan_id, dari: 'toko', jenis: 'teks', isi: 'Besok', waktu: ago(0, 60) }
  await insert('percakapan_pesan', { ...jawaban, status: 'terkirim', pengguna_id: akun.kasir.pengguna_id })
  for (const [nomor, at, isUnread] of [
    ['628222', ago(1), true],
    ['628333', ago(1, -1), false],
  ] as const) {
    const { percakapan_id } = await insert('percakapan', { nomor, masuk: at, terakhir: at, belum_dibaca: isUnread })
    await insert('percakapan_pesan', {
      percakapan_id,
      dari: 'pembeli',
      jenis: 'teks',
      isi: `Dari ${nomor}`,
      waktu: at,
    })
  }
}

/** Creates mails of every state, with those in the inbox of an account. */
async function fillKabar(shop: TestApp, akun: Rich['akun']): Promise<void> {
  const insert = inserter(shop.deps)
  const own = { pengguna_id: akun.sri.pengguna_id, kepada: akun.sri.email }
  const surat = (kunci: string, change: object) =>
    insert('surat', { kunci, subjek: `Kabar ${kunci}`, teks: 'Isi', kirim_pada: NOW, dibuat: ago(1), ...change })
  const sent = { status: 'terkirim', percobaan: 1, dicoba: ago(1) }
  await surat('dibaca', { ...own, ...sent, dibaca: ago(0, 60), tautan: '/kabar' })
  await surat('baru', { ...own, ...sent, dibuat: ago(0, 60), tautan: '/riwayat-pesanan' })
  await surat('90 hari', { ...own, ...sent, dibuat: ago(90), dicoba: ago(90), kirim_pada: ago(90) })
  await surat('lewat 90 hari', { ...own, ...sent, dibuat: ago(90, 1), dicoba: ago(90), kirim_pada: ago(90) })
  await surat('menunggu', { ...own, kirim_pada: ago(0, -60) })
  await surat('tertunda', {
    ...own,
    kirim_pada: ago(0, -600),
    percobaan: 2,
    dicoba: ago(0, 60),
    kesalahan: '451 nanti',
  })
  await surat('berkas', { kepada: 'berkas@contoh.id', ...sent, berkas: true })
  await surat('gagal', {
    kepada: akun.budi.email,
    status: 'gagal',
    percobaan: 1,
    dicoba: ago(1),
    kesalahan: '550 tidak ada',
  })
  await surat('gagal-asing', {
    kepada: 'salah@ketik.id',
    status: 'gagal',
    percobaan: 1,
    dicoba: ago(1),
    kesalahan: '550',
  })
  await surat('tanpa', { pengguna_id: akun.tamu.pengguna_id, kepada: akun.tamu.email, status: 'tanpa-email' })
}

/** Creates a treatment book with treatments whose withdrawal period ends today, tomorrow, and ended. */
async function fillBukuObat(shop: TestApp, akun: Rich['akun']): Promise<void> {
  const { db } = shop.deps
  const { pengguna_id } = akun.sri
  const obat = (name: string, days: number, wait: number, change = {}) =>
    buildPengobatan(
      db,
      ago(days),
      pengguna_id,
      { nama: name, masa_henti: wait, mulai: day(-days), selesai: day(-days), ...change },
      { nama: `Keramba ${name}` },
    )
  await obat('hari ini', 10, 10)
  await obat('besok', 9, 10)
  await obat('lewat', 30, 10)
  await obat('diulang', 7, 3, { ulang: '7' })
  await buildPengobatan(db, ago(1), akun.budi.pengguna_id, { nama: 'milik Budi' }, { nama: 'Keramba Budi' })
}
