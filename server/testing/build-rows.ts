import { createECDH, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Temuan } from '#contract/kesehatan/admin.ts'
import { type KodeTemplatWa, templatWaName } from '#contract/saluran/templat-wa.ts'
import { dateWib, midnightWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { ReturnedGoods } from '#server/db/column-types.ts'
import type { PesananRow, ProdukRow, ResepRow, UlasanRow, VoucherRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import { hashPassword } from '#server/features/akun/sandi/password.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { enterInBuku } from '#server/features/buku/buku.ts'
import { kemas } from '#server/features/stok/kemas.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'
import { bringIn, type IncomingLot } from '#server/features/stok/lot-stok.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import type { Storage } from '#server/storage/storage.ts'
import { triggersSql } from './damage/triggers.ts'

/*
 * Creates rows for a test, each with its parents. All names are unique, so that tests can share a database without collisions.
 */

let counter = 0
/** Starts the numbers of the names again, for a shop whose rows have the same names in each run. */
export const restartNames = () => {
  counter = 0
}
const unique = (name: string) => `${name} ${++counter}`

/** Returns the day that many days after `now`, as an expiry date for example. */
export const dateAhead = (now: Date, days: number) => dateWib(midnightWib(now, -days))

export const PASSWORD = 'rahasia-uji'
let passwordHash: Promise<string> | undefined

/** Returns a client address that is unique in the test file. */
export const newAlamat = () => `10.1.${Math.floor(++counter / 250) % 250}.${counter % 250}`

/** Creates a signed-in customer with a complete address and a confirmed e-mail, who never paid. */
export async function buildPelanggan(
  db: Db,
  now: Date,
  change: {
    nama?: string
    alamat?: string
    email?: string
    no_hp?: string
    role?: 'user' | 'admin'
    peran?: string
    email_dikonfirmasi?: null
  } = {},
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
      email_dikonfirmasi: now,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, token: await sesiRepository(db).open(row.pengguna_id, now) }
}

/** Creates a device that accepts pushes, and the consents of its account. */
export async function buildLangganan(
  db: Db,
  now: Date,
  { pengguna_id, token }: { pengguna_id: number; token: string },
  { endpoint = `https://${unique('push').replace(' ', '-')}.push.apple.com/a`, nama = 'Chrome di Android' } = {},
) {
  const izin = { pengguna_id, saluran: 'push', tempat: 'pengaturan', naskah: 1, diberi: now } as const
  await db
    .insertInto('izin_kabar')
    .values((['pesanan', 'pengingat'] as const).map((keperluan) => ({ ...izin, keperluan })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const ecdh = createECDH('prime256v1')
  const keys = { p256dh: ecdh.generateKeys(), auth: randomBytes(16) }
  return db
    .insertInto('langganan_push')
    .values({ pengguna_id, sesi_hash: hashToken(token), endpoint, ...keys, nama, dibuat: now })
    .returning('langganan_id')
    .executeTakeFirstOrThrow()
}

/** Creates the confirmed WhatsApp number of an account. */
export const buildNomorWa = (db: Db, now: Date, pengguna_id: number) =>
  db
    .insertInto('nomor_wa')
    .values({ pengguna_id, nomor: unique('62812').replace(/\D/g, ''), dikonfirmasi: now })
    .execute()

/** Creates a conversation by WhatsApp with an unread message. @param pengguna_id account that confirmed the number */
export async function buildPercakapan(db: Db, now: Date, pengguna_id: number | null = null, text = 'Kapan dikirim?') {
  if (pengguna_id !== null) await buildNomorWa(db, now, pengguna_id)
  const known = await db
    .selectFrom('nomor_wa')
    .select('nomor')
    .where('pengguna_id', '=', pengguna_id ?? 0)
    .executeTakeFirst()
  const nomor = known?.nomor ?? unique('62813').replace(/\D/g, '')
  const row = await db
    .insertInto('percakapan')
    .values({ pengguna_id, nomor, masuk: now, terakhir: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { percakapan_id } = row
  await db
    .insertInto('percakapan_pesan')
    .values({ percakapan_id, dari: 'pembeli', jenis: 'teks', isi: text, waktu: now })
    .execute()
  return row
}

/** Creates a template of WhatsApp that Meta approved. */
export const buildTemplatWa = (db: Db, now: Date, kode: KodeTemplatWa) =>
  db
    .insertInto('templat_wa')
    .values({ nama: templatWaName(kode), id_meta: kode, status: 'APPROVED', kategori: 'UTILITY', diubah: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Creates a customer who paid before. */
export async function buildRegular(db: Db, now: Date, change: Parameters<typeof buildPelanggan>[2] = {}) {
  const row = await buildPelanggan(db, now, change)
  const createdAt = new Date(now.getTime() - 30 * 86_400_000)
  await buildPesanan(db, now, row.pengguna_id, { status_pembayaran: 'success', dibuat: createdAt })
  return row
}

/** Creates an administrator, signed in at the back office. */
export async function buildAdmin(db: Db, now: Date, peran = 'pemilik') {
  const no_hp = `0811${String(++counter).padStart(8, '0')}`
  const row = await buildPelanggan(db, now, { no_hp, role: 'admin', peran })
  await recordBuilt(db, now, 'pengguna', row.pengguna_id, { peran: peran.split(',').filter(Boolean) })
  return { ...row, token: await sesiRepository(db).open(row.pengguna_id, now, 'kantor') }
}

export async function buildKategori(db: Db, name = unique('Kategori')) {
  return db.insertInto('kategori').values({ nama: name }).returningAll().executeTakeFirstOrThrow()
}

/** Creates a product; a medicine gets a registration number. @param change `resep`: true for a prescription drug */
export async function buildProduk(
  db: Db,
  now: Date,
  {
    resep = false,
    zat_aktif = [],
    aturan_pakai = [],
    harga_grosir = [],
    gambar_lain = [],
    ...change
  }: Partial<Omit<ProdukRow, 'produk_id'>> = {},
) {
  const { golongan = resep ? 'obat_keras' : 'bukan_obat' } = change
  const row = await db
    .insertInto('produk')
    .values({
      kategori_id: change.kategori_id ?? (await buildKategori(db)).kategori_id,
      nama: unique('Produk'),
      harga: 145_000,
      stok: 10,
      dibuat: now,
      zat_aktif: JSON.stringify(zat_aktif),
      aturan_pakai: JSON.stringify(aturan_pakai),
      harga_grosir: JSON.stringify(harga_grosir),
      // Only if given: release 1.0.0 has no such column (`tools/faults/rolling.test.ts`).
      ...(gambar_lain.length > 0 && { gambar_lain: JSON.stringify(gambar_lain) }),
      golongan,
      nie: golongan === 'bukan_obat' ? '' : 'KKP RI D 2611001',
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.stok > 0)
    await db
      .insertInto('mutasi_stok')
      .values({ produk_id: row.produk_id, perubahan: row.stok, alasan: 'awal', waktu: now })
      .execute()
  await addUnnumbered(db, now, row.produk_id, row.stok)
  return row
}

export async function buildPengiriman(db: Db, biaya = 12_000) {
  return db
    .insertInto('pengiriman')
    .values({ kode: unique('kode').replace(' ', '-'), nama: unique('Reguler'), estimasi: '3-5 hari', biaya })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const findPengiriman = (db: Db, id: number) =>
  db.selectFrom('pengiriman').selectAll().where('shipping_id', '=', id).executeTakeFirstOrThrow()

/** Creates a package of the given parts; a part without a product has only a name. */
export async function buildPaket(
  db: Db,
  now: Date,
  contents: { produk_id: number | null; jumlah?: number }[],
  change: { title?: string; harga?: number; aktif?: boolean; urutan?: number; terjual?: number } = {},
) {
  const row = await db
    .insertInto('paket')
    .values({ title: unique('Paket'), harga: 500_000, dibuat: now, ...change })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('paket_item')
    .values(
      contents.map(({ produk_id, jumlah = 1 }, position) => ({
        paket_id: row.paket_id,
        urutan: position,
        nama: unique('Isi'),
        produk_id,
        jumlah,
      })),
    )
    .execute()
  return row
}

/** Changes a product's stock to `stok`, as a receipt or a withdrawal of goods. */
export async function setStok(db: Db, now: Date, produkId: number, stok: number, actor: number | null = null) {
  const { stok: before } = await db
    .selectFrom('produk')
    .select('stok')
    .where('produk_id', '=', produkId)
    .executeTakeFirstOrThrow()
  await db.updateTable('produk').set({ stok }).where('produk_id', '=', produkId).execute()
  await db
    .insertInto('mutasi_stok')
    .values({ produk_id: produkId, perubahan: stok - before, alasan: 'koreksi', oleh: actor, waktu: now })
    .execute()
  await addUnnumbered(db, now, produkId, stok - before)
  await recordBuilt(db, now, 'produk', produkId)
}

/** Creates a numbered lot of a product, as a delivery does. */
export async function buildLot(
  db: Db,
  now: Date,
  produkId: number,
  change: Partial<IncomingLot> = {},
): Promise<number> {
  const lot: IncomingLot = {
    produkId,
    nomor: `LOT-${++counter}`,
    kedaluwarsa: dateAhead(now, 1100),
    jumlah: 10,
    hargaModal: null,
    pemasok: '',
    diterima: dateWib(now),
    isSetAside: false,
    ...change,
  }
  const [lotId = 0] = await transaction(db, (tx) => bringIn(tx, [lot], { keterangan: '', oleh: null }, now))
  await recordBuilt(db, now, 'lot', lotId)
  return lotId
}

/** Adds goods without a lot number to the product's unnumbered lot. */
async function addUnnumbered(db: Db, now: Date, produk_id: number, perubahan: number): Promise<void> {
  await transaction(db, (tx) => lotRepository(tx).follow([{ produkId: produk_id, perubahan }], { alasan: 'awal' }, now))
}

/**
 * Creates an order with product lines, and with its history, payment and stock movements. Stock for the order is added first,
 * so the stock of its products is unchanged.
 * @param paidAt time of payment, if paid
 * @param from `rak` to take its goods from the stock for sale
 */
export async function buildPesanan(
  db: Db,
  now: Date,
  penggunaId: number,
  change: Partial<Omit<PesananRow, 'pesanan_id' | 'subtotal' | 'total_harga'>> = {},
  lines: { produk: ProdukRow; jumlah: number }[] = [],
  paidAt = change.dibuat ?? now,
  from: 'baru' | 'rak' = 'baru',
) {
  const { shipping_id } = change
  const shipping = shipping_id === undefined ? await buildPengiriman(db) : await findPengiriman(db, shipping_id)
  const subtotal = lines.reduce((sum, { produk, jumlah }) => sum + produk.harga * jumlah, 0)
  const payDeadline = change.batas_bayar ?? new Date(now.getTime() + 3_600_000)
  const row = await db
    .insertInto('pesanan')
    .values({
      midtrans_order_id: unique('KS-UJI').replace(' ', '-'),
      pengguna_id: penggunaId,
      nama: 'Pak Budi',
      no_hp: '081234567890',
      alamat: 'Dermaga 3, Teluk Hurun, Lampung',
      shipping_id: shipping.shipping_id,
      nama_shipping: shipping.nama,
      biaya_kirim: shipping.biaya,
      subtotal,
      total_harga: subtotal + shipping.biaya,
      idempotency_key: null,
      isi_hash: Buffer.from('uji'),
      batas_bayar: payDeadline,
      periksa_pada: (change.status_pembayaran ?? 'pending') === 'pending' ? payDeadline : null,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lines.length > 0) {
    await db
      .insertInto('pesanan_baris')
      .values(
        lines.map(({ produk, jumlah }, position) => ({
          pesanan_id: row.pesanan_id,
          urutan: position,
          produk_id: produk.produk_id,
          nama: produk.nama,
          gambar: produk.gambar,
          harga: produk.harga,
          jumlah,
        })),
      )
      .execute()
    await hold(db, row, lines, from)
  }
  await recordPast(db, row, paidAt)
  if (row.arsip) await recordBuilt(db, now, 'pesanan', row.pesanan_id, undefined, 'arsip')
  return row
}

/** Creates a valid voucher. */
export async function buildVoucher(db: Db, now: Date, change: Partial<Omit<VoucherRow, 'voucher_id' | 'dibuat'>> = {}) {
  const empty = { maks: null, minimum: null, batas_total: null, batas_pelanggan: null, mulai: null, sampai: null }
  const row = await db
    .insertInto('voucher')
    .values({
      ...empty,
      kode: unique('UJI')
        .toUpperCase()
        .replace(/[^A-Z0-9]+/g, '-')
        .slice(0, 24),
      nama: 'Uji',
      jenis: 'nominal',
      nilai: 10_000,
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordBuilt(db, now, 'voucher', row.voucher_id)
  return row
}

/** Writes the entry of the trail with which the office made a row or decided on it. */
export const recordBuilt = (
  db: Db,
  now: Date,
  kind: string,
  id: number,
  after?: object,
  tindakan: 'buat' | 'arsip' | 'kembalikan' | 'hapus' = 'buat',
) =>
  db
    .insertInto('jejak')
    .values({
      oleh: 'Uji',
      tindakan,
      jenis: kind,
      rujukan: String(id),
      judul: 'Uji',
      sesudah: after ? JSON.stringify(after) : null,
      waktu: now,
    })
    .execute()

/** Changes a row, or all rows of a table, without their endpoint but with the trail that it would record. */
export async function rewrite(
  db: Db,
  now: Date,
  [kind, table, key]: readonly [kind: string, table: string, key: string],
  change: Record<string, unknown>,
  id: number | null = null,
): Promise<void> {
  const reference = kind === 'pengaturan-toko' ? sql.lit('toko') : sql`${sql.ref(key)}::text`
  const isMeant = sql`${id}::integer IS NULL OR ${sql.ref(key)} = ${id}`
  for (const [column, value] of Object.entries(change))
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value} WHERE ${isMeant}`.execute(db)
  await sql`INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
    SELECT 'Uji', 'ubah', ${kind}::text, ${reference}, 'Uji', ${JSON.stringify(change)}::jsonb, ${now}::timestamptz
    FROM ${sql.table(table)} WHERE ${isMeant}`.execute(db)
}

/** Deletes the attempts to pay an order, which the shop never does. */
export const removePembayaran = (db: Db, pesananId: number) =>
  transaction(db, async (tx) => {
    await sql.raw(triggersSql('DISABLE', 'tolak_hapus')).execute(tx)
    await tx.deleteFrom('pembayaran').where('pesanan_id', '=', pesananId).execute()
    await sql.raw(triggersSql('ENABLE', 'tolak_hapus')).execute(tx)
  })

/** Creates a customer group with a percentage discount. */
export async function buildGrup(db: Db, now: Date, change: { nama?: string; persen?: number; aktif?: boolean } = {}) {
  const row = await db
    .insertInto('grup_pelanggan')
    .values({ nama: unique('Grup'), persen: 10, dibuat: now, ...change })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordBuilt(db, now, 'grup-pelanggan', row.grup_id)
  return row
}

/** Creates a review of a product or a package by a new customer, with a finished order. */
export async function buildUlasan(
  db: Db,
  now: Date,
  barang: { produk: ProdukRow } | { paket: { paket_id: number; title: string } },
  { pengguna_id, ...change }: Partial<Pick<UlasanRow, 'pengguna_id' | 'status' | 'teks' | 'bintang' | 'dibuat'>> = {},
) {
  const penggunaId = pengguna_id ?? (await buildPelanggan(db, now)).pengguna_id
  const finished = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const
  const contents = 'produk' in barang ? [{ produk: barang.produk, jumlah: 1 }] : []
  const { pesanan_id } = await buildPesanan(db, now, penggunaId, finished, contents)
  if ('paket' in barang) {
    const { paket_id, title: name } = barang.paket
    const line = { pesanan_id, urutan: 0, produk_id: null, paket_id, nama: name, gambar: null, harga: 0, jumlah: 1 }
    await db.insertInto('pesanan_baris').values(line).execute()
  }
  const row = await db
    .insertInto('ulasan')
    .values({
      pengguna_id: penggunaId,
      pesanan_id,
      nama: 'Pak Budi',
      bintang: 5,
      teks: unique('Baik'),
      produk_id: 'produk' in barang ? barang.produk.produk_id : null,
      paket_id: 'paket' in barang ? barang.paket.paket_id : null,
      ...(change.status === 'tayang' && { diputus: now }),
      dibuat: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.status !== 'menunggu') await recordBuilt(db, now, 'ulasan', row.ulasan_id)
  return row
}

/** Creates the parts of an order and their movements, as checkout and the end of an order do. */
async function hold(
  db: Db,
  order: PesananRow,
  lines: { produk: ProdukRow; jumlah: number }[],
  from: 'baru' | 'rak',
): Promise<void> {
  const { pesanan_id, dibuat: time } = order
  const bagian = new Map<number, number>()
  for (const { produk, jumlah } of lines) bagian.set(produk.produk_id, (bagian.get(produk.produk_id) ?? 0) + jumlah)
  const isEnded = order.status_pembayaran === 'cancelled' || order.status_pembayaran === 'expired'
  for (const [produk_id, quantity] of bagian) {
    await db.insertInto('pesanan_bagian').values({ pesanan_id, produk_id, jumlah: quantity }).execute()
    if (from === 'rak') {
      await transaction(db, (tx) =>
        pesananStokRepository(tx).take(pesanan_id, [{ produkId: produk_id, jumlah: quantity }], time),
      )
      continue
    }
    await db
      .insertInto('mutasi_stok')
      .values([
        { produk_id, perubahan: -quantity, alasan: 'pesanan', pesanan_id, waktu: time },
        isEnded
          ? { produk_id, perubahan: quantity, alasan: 'lepas', pesanan_id, waktu: time }
          : { produk_id, perubahan: quantity, alasan: 'awal', pesanan_id: null, waktu: time },
      ])
      .execute()
    if (!isEnded) await addUnnumbered(db, time, produk_id, quantity)
  }
  if (!isEnded && (order.status_pesanan !== 'Menunggu Respon' || order.resi !== ''))
    await transaction(db, (tx) => kemas(tx, pesanan_id, time, null))
}

/** Provider status of an order that no longer waits, and the states before it. */
const PAST: Partial<Record<PesananRow['status_pembayaran'], { kata: string; lewat: string[] }>> = {
  success: { kata: 'settlement', lewat: [] },
  failed: { kata: 'deny', lewat: ['success'] },
  refunded: { kata: 'refund', lewat: ['success'] },
}

async function recordPast(db: Db, order: PesananRow, paidAt: Date): Promise<void> {
  const { pesanan_id, midtrans_order_id, status_pembayaran, status_pesanan, total_harga, dibuat, perhatian } = order
  const past = PAST[status_pembayaran]
  const steps = ['pending', ...(past?.lewat ?? []), ...(status_pembayaran === 'pending' ? [] : [status_pembayaran])]
  const langkah = { pesanan_id, oleh: 'rekonsiliasi', waktu: paidAt }
  await db
    .insertInto('riwayat_status')
    .values([
      ...steps.map((ke, at) => ({
        ...langkah,
        jenis: 'pembayaran' as const,
        dari: steps[at - 1] ?? null,
        ke,
        waktu: at === 0 ? dibuat : paidAt,
      })),
      ...perhatian.map((ke) => ({ ...langkah, jenis: 'perhatian' as const, dari: null, ke })),
    ])
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
  const entry = { pesanan_id, pembayaran_id, jumlah: total_harga, barang, ongkir, cara: null, waktu: paidAt } as const
  await db
    .insertInto('buku')
    .values({ ...EMPTY, ...entry, lunas: 1 })
    .execute()
  if (past.kata === 'settlement') return
  const method = past.kata === 'refund' ? 'midtrans' : 'bank'
  const returned = { ...entry, jumlah: -total_harga, barang: 0, ongkir: 0, cara: method, lunas: -1 } as const
  const { buku_id } = await db
    .insertInto('buku')
    .values({ ...EMPTY, ...returned })
    .returning('buku_id')
    .executeTakeFirstOrThrow()
  await bukuRepository(db).insertLines(pesanan_id, buku_id)
}

const EMPTY = { pengembalian_id: null, biaya: 0, ppn: 0 }

/** Creates a manual refund of an order's last payment, as the office does; the last one marks the order as refunded. */
export async function buildReturned(
  db: Db,
  order: PesananRow,
  penggunaId: number,
  {
    jumlah,
    waktu,
    barang = [],
    cara = 'manual',
    bukti = 'BCA 88',
  }: { jumlah: number; waktu: Date; barang?: ReturnedGoods[]; cara?: 'manual' | 'midtrans'; bukti?: string },
) {
  const { pesanan_id } = order
  const { pembayaran_id } = await db
    .selectFrom('pembayaran')
    .select('pembayaran_id')
    .where('pesanan_id', '=', pesanan_id)
    .orderBy('pembayaran_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { pengembalian_id } = await db
    .insertInto('pengembalian')
    .values({
      pembayaran_id,
      jumlah,
      pengguna_id: penggunaId,
      refund_key: unique('kunci'),
      cara,
      status: cara === 'manual' ? 'manual' : 'berhasil',
      alasan: 'Botol retak',
      bukti,
      dibuat: waktu,
      diubah: waktu,
      periksa_pada: null,
    })
    .returning('pengembalian_id')
    .executeTakeFirstOrThrow()
  await recordBuilt(db, waktu, 'pesanan', pesanan_id, { dana: jumlah }, 'kembalikan')
  if (cara === 'midtrans') {
    const transaction_status = jumlah < order.total_harga ? 'partial_refund' : 'refund'
    await db
      .updateTable('pembayaran')
      .set({ transaction_status, dikembalikan: jumlah })
      .where('pembayaran_id', '=', pembayaran_id)
      .execute()
  }
  const buku = bukuRepository(db)
  const movements = { pembayaran_id, pengembalian_id, jumlah: -jumlah, biaya: 0, cara, waktu } as const
  const added = enterInBuku(order, await buku.list(pesanan_id), [movements])
  await buku.insert(pesanan_id, added, new Map([[pengembalian_id, barang]]))
  if (added[0]?.lunas !== -1) return
  await db.updateTable('pesanan').set({ status_pembayaran: 'refunded' }).where('pesanan_id', '=', pesanan_id).execute()
  const langkah = { jenis: 'pembayaran', dari: 'success', ke: 'refunded', oleh: 'admin', waktu } as const
  await db
    .insertInto('riwayat_status')
    .values({ pesanan_id, ...langkah })
    .execute()
}

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

/**
 * Creates a prescription with one page, as uploaded by a customer. With approved quantities, the office has approved it for a
 * month.
 * @param storage storage of the page; without it the page cannot be opened
 */
export async function buildResep(
  db: Db,
  now: Date,
  penggunaId: number,
  produk: { produk_id: number; diminta?: number; disetujui?: number; dosis?: string; masa_henti?: number }[] = [],
  { storage, ...change }: Partial<Omit<ResepRow, 'resep_id' | 'versi'>> & { storage?: Storage } = {},
) {
  const isApproved = produk.some(({ disetujui = 0 }) => disetujui > 0)
  const row = await db
    .insertInto('resep')
    .values({
      pengguna_id: penggunaId,
      dokter: unique('drh. Ratna'),
      sip: unique('SIP'),
      tanggal: dateWib(now),
      dibuat: now,
      ...(isApproved && {
        status: 'disetujui' as const,
        diputus: now,
        berlaku_sampai: dateAhead(now, 30),
      }),
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.status !== 'menunggu') await recordBuilt(db, now, 'resep', row.resep_id)
  const kunci = `${unique('resep/uji').replace(' ', '-')}.pdf`
  const { berkas_id } = await db
    .insertInto('resep_berkas')
    .values({
      pengguna_id: penggunaId,
      resep_id: row.resep_id,
      urutan: 1,
      kunci,
      jenis: 'application/pdf',
      ukuran: PDF.length,
      sidik: Buffer.from(kunci),
      dibuat: now,
    })
    .returning('berkas_id')
    .executeTakeFirstOrThrow()
  await storage?.put(kunci, PDF)
  if (produk.length > 0)
    await db
      .insertInto('resep_produk')
      .values(produk.map((line) => ({ ...line, resep_id: row.resep_id })))
      .execute()
  return { ...row, berkas_id }
}

/** Queues a mail in the outbox. */
export function buildSurat(db: Db, now: Date) {
  return outboxRepository(db).enqueue(unique('uji:surat'), { kepada: 'a@b.id', subjek: 's', teks: 't' }, now)
}

export async function buildPemasok(db: Db, now: Date, change: { nama?: string; hari_tunggu?: number } = {}) {
  const row = { nama: unique('Pemasok'), dibuat: now, ...change }
  const { pemasok_id } = await db.insertInto('pemasok').values(row).returning('pemasok_id').executeTakeFirstOrThrow()
  return pemasok_id
}

/** Creates a purchase order; by default a draft. */
export async function buildPembelian(
  db: Db,
  now: Date,
  lines: { produk: { produk_id: number }; jumlah: number; harga?: number | null }[],
  change: { pemasok_id?: number; status?: 'draf' | 'dipesan' } = {},
): Promise<number> {
  const pemasok_id = change.pemasok_id ?? (await buildPemasok(db, now))
  const orderedAt = change.status === 'dipesan' ? now : null
  const { pembelian_id } = await db
    .insertInto('pembelian')
    .values({ ...change, pemasok_id, dipesan: orderedAt, oleh: null, dibuat: now })
    .returning('pembelian_id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('pembelian_baris')
    .values(
      lines.map(({ produk, jumlah, harga = null }, position) => ({
        pembelian_id,
        urutan: position,
        produk_id: produk.produk_id,
        jumlah,
        harga,
      })),
    )
    .execute()
  await recordBuilt(db, now, 'pembelian', pembelian_id)
  return pembelian_id
}

/** Stores a finding of the last check of the books, under a rule of its own. */
export async function buildTemuan(db: Db): Promise<Temuan> {
  const temuan = { rujukan: 'produk 1', keterangan: 'stok 9, mutasi 8' }
  const aturan = unique('Aturan')
  await db
    .insertInto('pemeriksaan')
    .values({ aturan, diminta: null, diperiksa: null, temuan: JSON.stringify([temuan]) })
    .execute()
  return { aturan, ...temuan }
}

/** Stores an explanation. @returns its id */
export async function buildPenjelasan(db: Db, now: Date): Promise<number> {
  const row = { ...(await buildTemuan(db)), alasan: 'uji', oleh: 'uji', waktu: now }
  const { penjelasan_id } = await db
    .insertInto('penjelasan')
    .values(row)
    .returning('penjelasan_id')
    .executeTakeFirstOrThrow()
  await recordBuilt(db, now, 'penjelasan', penjelasan_id)
  return penjelasan_id
}

/** Stores a payment that differs from the provider. @returns its id and amounts */
export async function buildCocok(db: Db, now: Date) {
  const { pengguna_id } = await buildPelanggan(db, now)
  const order = { status_pembayaran: 'success' } as const
  const { pesanan_id, total_harga: toko } = await buildPesanan(db, now, pengguna_id, order, [
    { produk: await buildProduk(db, now), jumlah: 1 },
  ])
  const { pembayaran_id } = await db
    .selectFrom('pembayaran')
    .select('pembayaran_id')
    .where('pesanan_id', '=', pesanan_id)
    .executeTakeFirstOrThrow()
  const sides = { toko, midtrans: toko - 1000 }
  const rest = { hari: dateWib(now), toko_kembali: 0, midtrans_kembali: 0, diperiksa: now }
  await db
    .insertInto('cocok_midtrans')
    .values({ pembayaran_id, ...sides, ...rest })
    .execute()
  return { pembayaranId: pembayaran_id, amounts: { ...sides, tokoKembali: 0, midtransKembali: 0 } }
}
