import type { Db } from '#server/db/client.ts'
import type { BarangKembali, PesananRow, ProdukRow } from '#server/db/schema.ts'
import { hashPassword } from '#server/features/akun/password.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { bukukan } from '#server/features/buku/buku.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'

/*
 * Fresh rows for a test, each with the parents it needs. Every name is new, so that tests share a database without
 * meeting each other.
 */

let counter = 0
const unique = (name: string) => `${name} ${++counter}`

export const PASSWORD = 'rahasia-uji'
let passwordHash: Promise<string> | undefined

/** A customer with a complete address, signed in. */
export async function buildPelanggan(
  db: Db,
  now: Date,
  change: { alamat?: string; email?: string; role?: 'user' | 'admin' } = {},
) {
  passwordHash ??= hashPassword(PASSWORD)
  const row = await db
    .insertInto('pengguna')
    .values({
      nama: unique('Pak Budi'),
      email: `pembeli${++counter}@contoh.id`,
      no_hp: '081234567890',
      alamat: 'Dermaga 3, Teluk Hurun, Lampung',
      password_hash: await passwordHash,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, token: await sesiRepository(db).open(row.pengguna_id, now) }
}

/** An administrator, signed in at the back office. */
export async function buildAdmin(db: Db, now: Date) {
  const row = await buildPelanggan(db, now, { role: 'admin' })
  return { ...row, token: await sesiRepository(db).open(row.pengguna_id, now, 'kantor') }
}

export async function buildKategori(db: Db, nama = unique('Kategori')) {
  return db.insertInto('kategori').values({ nama }).returningAll().executeTakeFirstOrThrow()
}

export async function buildProduk(db: Db, now: Date, change: Partial<Omit<ProdukRow, 'produk_id'>> = {}) {
  const row = await db
    .insertInto('produk')
    .values({
      kategori_id: change.kategori_id ?? (await buildKategori(db)).kategori_id,
      nama: unique('Produk'),
      harga: 145_000,
      stok: 10,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.stok > 0)
    await db
      .insertInto('mutasi_stok')
      .values({ produk_id: row.produk_id, perubahan: row.stok, alasan: 'awal', waktu: now })
      .execute()
  return row
}

export async function buildPengiriman(db: Db, biaya = 12_000) {
  return db
    .insertInto('pengiriman')
    .values({ kode: unique('kode').replace(' ', '-'), nama: unique('Reguler'), estimasi: '3-5 hari', biaya })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A package of the given parts; a part without a product is only a name. */
export async function buildPaket(
  db: Db,
  now: Date,
  isi: { produk_id: number | null; jumlah?: number }[],
  change: { harga?: number; aktif?: boolean } = {},
) {
  const row = await db
    .insertInto('paket')
    .values({ title: unique('Paket'), harga: 500_000, dibuat: now, ...change })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('paket_item')
    .values(
      isi.map(({ produk_id, jumlah = 1 }, urutan) => ({
        paket_id: row.paket_id,
        urutan,
        nama: unique('Isi'),
        produk_id,
        jumlah,
      })),
    )
    .execute()
  return row
}

/** Goods that came in, or went away: what is left is `stok`. */
export async function setStok(db: Db, now: Date, produkId: number, stok: number, oleh: number | null = null) {
  const { stok: before } = await db
    .selectFrom('produk')
    .select('stok')
    .where('produk_id', '=', produkId)
    .executeTakeFirstOrThrow()
  await db.updateTable('produk').set({ stok }).where('produk_id', '=', produkId).execute()
  await db
    .insertInto('mutasi_stok')
    .values({ produk_id: produkId, perubahan: stok - before, alasan: 'koreksi', oleh, waktu: now })
    .execute()
}

/**
 * An order as it stands in the database, with lines of products, and with what it came from: history, payment and
 * movements. What it holds came in for it, so the stock of its products stays what it was.
 * @param dibayar when it was paid, where it was
 */
export async function buildPesanan(
  db: Db,
  now: Date,
  penggunaId: number,
  change: Partial<Omit<PesananRow, 'pesanan_id' | 'subtotal' | 'total_harga'>> = {},
  baris: { produk: ProdukRow; jumlah: number }[] = [],
  dibayar = change.dibuat ?? now,
) {
  const kirim = await buildPengiriman(db)
  const subtotal = baris.reduce((sum, { produk, jumlah }) => sum + produk.harga * jumlah, 0)
  const row = await db
    .insertInto('pesanan')
    .values({
      midtrans_order_id: unique('KS-UJI').replace(' ', '-'),
      pengguna_id: penggunaId,
      nama: 'Pak Budi',
      no_hp: '081234567890',
      alamat: 'Dermaga 3, Teluk Hurun, Lampung',
      shipping_id: kirim.shipping_id,
      nama_shipping: kirim.nama,
      biaya_kirim: kirim.biaya,
      subtotal,
      total_harga: subtotal + kirim.biaya,
      idempotency_key: null,
      isi_hash: Buffer.from('uji'),
      batas_bayar: new Date(now.getTime() + 3_600_000),
      periksa_pada: null,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (baris.length > 0) {
    await db
      .insertInto('pesanan_baris')
      .values(
        baris.map(({ produk, jumlah }, urutan) => ({
          pesanan_id: row.pesanan_id,
          urutan,
          produk_id: produk.produk_id,
          nama: produk.nama,
          gambar: produk.gambar,
          harga: produk.harga,
          jumlah,
        })),
      )
      .execute()
    await hold(db, row, baris)
  }
  await recordPast(db, row, dibayar)
  return row
}

/** The parts of an order and their movements, as checkout and the end of an order write them. */
async function hold(db: Db, order: PesananRow, baris: { produk: ProdukRow; jumlah: number }[]): Promise<void> {
  const { pesanan_id, dibuat: waktu } = order
  const bagian = new Map<number, number>()
  for (const { produk, jumlah } of baris) bagian.set(produk.produk_id, (bagian.get(produk.produk_id) ?? 0) + jumlah)
  const isEnded = order.status_pembayaran === 'cancelled' || order.status_pembayaran === 'expired'
  for (const [produk_id, jumlah] of bagian) {
    await db.insertInto('pesanan_bagian').values({ pesanan_id, produk_id, jumlah }).execute()
    await db
      .insertInto('mutasi_stok')
      .values([
        { produk_id, perubahan: -jumlah, alasan: 'pesanan', pesanan_id, waktu },
        isEnded
          ? { produk_id, perubahan: jumlah, alasan: 'lepas', pesanan_id, waktu }
          : { produk_id, perubahan: jumlah, alasan: 'koreksi', pesanan_id: null, waktu },
      ])
      .execute()
  }
}

/** The provider's word for an order that is not waiting any more, and the states on the way there. */
const PAST: Partial<Record<PesananRow['status_pembayaran'], { kata: string; lewat: string[] }>> = {
  success: { kata: 'settlement', lewat: [] },
  failed: { kata: 'deny', lewat: ['success'] },
  refunded: { kata: 'refund', lewat: ['success'] },
}

async function recordPast(db: Db, order: PesananRow, dibayar: Date): Promise<void> {
  const { pesanan_id, midtrans_order_id, status_pembayaran, status_pesanan, total_harga, dibuat } = order
  const past = PAST[status_pembayaran]
  const steps = ['pending', ...(past?.lewat ?? []), ...(status_pembayaran === 'pending' ? [] : [status_pembayaran])]
  const langkah = { pesanan_id, oleh: 'rekonsiliasi', waktu: dibayar }
  await db
    .insertInto('riwayat_status')
    .values(steps.map((ke, at) => ({ ...langkah, jenis: 'pembayaran' as const, dari: steps[at - 1] ?? null, ke })))
    .execute()
  if (status_pesanan !== 'Menunggu Respon')
    await db
      .insertInto('riwayat_status')
      .values({ ...langkah, jenis: 'pesanan', dari: 'Menunggu Respon', ke: status_pesanan })
      .execute()
  if (!past) return
  const { pembayaran_id } = await db
    .insertInto('pembayaran')
    .values({
      pesanan_id,
      order_id: midtrans_order_id,
      jumlah: total_harga,
      transaction_id: unique('transaksi'),
      transaction_status: past.kata,
      dikembalikan: past.kata === 'refund' ? total_harga : 0,
      dibuat,
      diubah: dibuat,
    })
    .returning('pembayaran_id')
    .executeTakeFirstOrThrow()
  const { subtotal: barang, biaya_kirim: ongkir } = order
  const entri = { pesanan_id, pembayaran_id, jumlah: total_harga, barang, ongkir, cara: null, waktu: dibayar } as const
  await db
    .insertInto('buku')
    .values({ ...KOSONG, ...entri, lunas: 1 })
    .execute()
  if (past.kata === 'settlement') return
  const cara = past.kata === 'refund' ? 'midtrans' : 'bank'
  const kembali = { ...entri, jumlah: -total_harga, barang: 0, ongkir: 0, cara, lunas: -1 } as const
  const { buku_id } = await db
    .insertInto('buku')
    .values({ ...KOSONG, ...kembali })
    .returning('buku_id')
    .executeTakeFirstOrThrow()
  await bukuRepository(db).insertBaris(pesanan_id, buku_id)
}

const KOSONG = { pengembalian_id: null, biaya: 0 }

/** Money of a paid order that went back by hand, as the office writes it down; with the last of it the order is refunded. */
export async function buildKembali(
  db: Db,
  order: PesananRow,
  penggunaId: number,
  { jumlah, waktu, barang = [] }: { jumlah: number; waktu: Date; barang?: BarangKembali[] },
) {
  const { pesanan_id } = order
  const { pembayaran_id } = await db
    .selectFrom('pembayaran')
    .select('pembayaran_id')
    .where('pesanan_id', '=', pesanan_id)
    .executeTakeFirstOrThrow()
  const { pengembalian_id } = await db
    .insertInto('pengembalian')
    .values({
      ...{
        pembayaran_id,
        jumlah,
        pengguna_id: penggunaId,
        refund_key: unique('kunci'),
        cara: 'manual',
        status: 'manual',
      },
      ...{ alasan: 'Botol retak', bukti: 'BCA 88', dibuat: waktu, diubah: waktu, periksa_pada: null },
    })
    .returning('pengembalian_id')
    .executeTakeFirstOrThrow()
  const buku = bukuRepository(db)
  const gerak = { pembayaran_id, pengembalian_id, jumlah: -jumlah, biaya: 0, cara: 'manual', waktu } as const
  const baru = bukukan(order, await buku.list(pesanan_id), [gerak])
  await buku.insert(pesanan_id, baru, new Map([[pengembalian_id, barang]]))
  if (baru[0]?.lunas !== -1) return
  await db.updateTable('pesanan').set({ status_pembayaran: 'refunded' }).where('pesanan_id', '=', pesanan_id).execute()
  const langkah = { jenis: 'pembayaran', dari: 'success', ke: 'refunded', oleh: 'admin', waktu } as const
  await db
    .insertInto('riwayat_status')
    .values({ pesanan_id, ...langkah })
    .execute()
}

/** A mail that waits to be sent. */
export function buildSurat(db: Db, now: Date) {
  return outboxRepository(db).enqueue(unique('uji:surat'), { kepada: 'a@b.id', subjek: 's', teks: 't' }, now)
}
