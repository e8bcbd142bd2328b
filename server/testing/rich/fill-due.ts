import { notifyPenerima } from '#contract/karantina/recall-admin.ts'
import { buildPaket, buildProduk, recordBuilt, rewrite } from '#server/testing/build-rows.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Rich } from './fill-katalog.ts'
import type { fillPesanan } from './fill-pesanan.ts'
import type { fillStok } from './fill-stok.ts'
import { ago, day, inserter, NOW } from './moments.ts'

type Filled = Rich & {
  pesanan: Awaited<ReturnType<typeof fillPesanan>>
  stok: Awaited<ReturnType<typeof fillStok>>
}

/** Creates rows that wait for a job. */
export async function fillDue(shop: TestApp, rich: Filled): Promise<void> {
  await fillUnused(shop, rich)
  await fillWaiting(shop, rich)
  await fillForbidden(shop)
  await shop.call(notifyPenerima, { params: { lotId: rich.stok.tarik } }, rich.akun.owner)
  const mails = { ringkasan_email: 'pagi@contoh.id', ringkasan_senin: true }
  const holiday = { buka_lagi: day(1), pesan_libur: 'Libur sehari' }
  await rewrite(shop.deps.db, NOW, ['pengaturan-toko', 'pengaturan_toko', 'satu'], { ...mails, ...holiday })
}

/** Creates rows that a job deletes, at the borders of their age. */
async function fillUnused(shop: TestApp, { akun }: Filled): Promise<void> {
  const insert = inserter(shop.deps)
  const sri = { pengguna_id: akun.sri.pengguna_id }
  for (const [name, at] of [
    ['tua', ago(1)],
    ['muda', ago(1, -1)],
  ] as const) {
    const hash = Buffer.from(name)
    await insert('artikel_gambar', { nama: `${name}.webp`, sejak: at })
    await insert('beranda_gambar', { nama: `${name}.webp`, sejak: at })
    await insert('foto', { kunci: `foto/${name}`, ukuran: 1, dibuat: at })
    const berkas = { ...sri, kunci: `resep/${name}`, jenis: 'application/pdf', ukuran: 1, sidik: hash }
    await insert('resep_berkas', { ...berkas, dibuat: at })
    await insert('permintaan', { kunci_hash: hash, ...sri, dibuat: new Date(at.getTime() - 6 * 86_400_000) })
    await insert('peristiwa_wa', { sidik: hash, diterima: at })
    await insert('pesan_wa', { wamid: name, diterima: at })
    await insert('reset_sandi', {
      token_hash: hash,
      ...sri,
      dibuat: at,
      kedaluwarsa: new Date(at.getTime() + 86_400_000),
    })
    await insert('tantangan_sandi', { tantangan_hash: hash, kedaluwarsa: new Date(at.getTime() + 86_400_000) })
  }
}

/** Creates rows that a job works on. */
async function fillWaiting(shop: TestApp, { akun, produk, pesanan }: Filled): Promise<void> {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  for (const { produk_id } of [produk.cukup, produk.arsip, produk.keras])
    await insert('kabar_stok', { produk_id, pengguna_id: akun.budi.pengguna_id, dibuat: ago(1) })
  for (const [nomor, due] of [
    ['KS-TUNGGU', ago(0)],
    ['KS-ASING', ago(0, -1)],
  ] as const)
    await insert('notifikasi', {
      order_id: nomor,
      transaction_status: 'settlement',
      isi: '{}',
      periksa_pada: due,
      diterima: ago(0, 60),
    })
  for (const [refund_key, status, order, due] of [
    ['r1', 'diminta', pesanan.perhatian, ago(0)],
    ['r2', 'belum pasti', pesanan.pajak, ago(0, -1)],
  ] as const) {
    const { pesanan_id } = order
    const paid = db.selectFrom('pembayaran').select('pembayaran_id').where('pesanan_id', '=', pesanan_id)
    const asked = { refund_key, status, periksa_pada: due, dibuat: ago(1), diubah: ago(1) }
    const refund = { cara: 'midtrans', jumlah: 1000, alasan: 'Botol retak', pengguna_id: akun.owner.pengguna_id }
    await insert('pengembalian', { ...(await paid.executeTakeFirstOrThrow()), ...refund, ...asked })
    await recordBuilt(db, ago(1), 'pesanan', pesanan_id, { dana: 1000 }, 'kembalikan')
  }
  const { gabung_id } = await db
    .selectFrom('gabung_akun')
    .select('gabung_id')
    .where('dipisah', 'is', null)
    .executeTakeFirstOrThrow()
  await insert('gabung_baris', { gabung_id, tabel: 'favorit', sebelum: '{}' })
  const { percakapan_id } = await db
    .selectFrom('percakapan')
    .select('percakapan_id')
    .where('nomor', '=', '628111')
    .executeTakeFirstOrThrow()
  const answer = { percakapan_id, dari: 'toko', jenis: 'teks', waktu: ago(0, 30), status: 'menunggu' }
  await insert('percakapan_pesan', { ...answer, isi: 'Jawaban', kirim_pada: ago(0) })
  const { laporan_id } = await db
    .selectFrom('laporan')
    .select('laporan_id')
    .where('ditangani', 'is not', null)
    .executeTakeFirstOrThrow()
  await insert('foto', { laporan_id, urutan: 1, kunci: 'foto/laporan', ukuran: 1, dibuat: ago(5) })
}

/** Creates goods that name a forbidden substance. */
async function fillForbidden({ deps: { db } }: TestApp): Promise<void> {
  await buildProduk(db, ago(300), { nama: 'Dipterex 95', stok: 0 })
  const { paket_id } = await buildPaket(db, ago(3), [{ produk_id: null }], { title: 'Paket isi obat', aktif: false })
  await db.updateTable('paket_item').set({ nama: 'Tetrasiklin sachet' }).where('paket_id', '=', paket_id).execute()
}
