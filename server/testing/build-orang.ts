import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { personalRows } from '#server/features/pelanggan/data-pelanggan.ts'
import { FEATURES } from '#server/features.ts'
import { buildPengobatan } from './build-buku-obat.ts'
import {
  buildLangganan,
  buildPelanggan,
  buildPercakapan,
  buildPesanan,
  buildProduk,
  buildResep,
  buildReturned,
  buildUlasan,
} from './build-rows.ts'

/** Parts of the export of an account's data. */
export const PERSONAL_ROWS = personalRows(FEATURES)

/**
 * Creates a customer with rows in every table that stores persons: a finished order with all that follows it, and everything
 * that an account can own.
 * @param word word in each text that a person wrote or that names the person
 * @param actor an administrator
 */
export async function buildPerson(db: Db, now: Date, word: string, actor: number) {
  const email = `${word}@contoh.id`
  const akun = await buildPelanggan(db, now, { alamat: `Jl. ${word}`, email })
  const { pengguna_id } = akun
  const setAkun = db.updateTable('pengguna').set({ nama: word, username: word })
  await setAkun.where('pengguna_id', '=', pengguna_id).execute()
  const finished = await buildFinished(db, now, { pengguna_id, kata: word, oleh: actor })
  const { order, produk, pesanan_id } = finished
  const previous = `lama-${email}`
  const rows = rowsOf({ ...finished, pengguna_id }, word, { email, previous, now })
  for (const [table, row] of Object.entries(rows)) await insert(db, table, row)
  const surat = { subjek: 'Kabar', teks: word, kirim_pada: now, dibuat: now }
  for (const recipient of [email, previous])
    await insert(db, 'surat', { ...surat, kunci: `uji:${recipient}`, kepada: recipient })
  await buildLangganan(db, now, akun, { nama: word })
  await buildPercakapan(db, now, pengguna_id, word)
  for (const [endpoint, jawaban] of [
    ['updatePengguna', { userId: pengguna_id, nama: word }],
    ['resendSurat', { kepada: email }],
  ] as const) {
    const content = { isi_hash: randomBytes(32), status: 200, jawaban: JSON.stringify(jawaban), dibuat: now }
    await insert(db, 'permintaan', { ...content, kunci_hash: randomBytes(32), pengguna_id: actor, endpoint })
  }
  await recordTrail(db, now, { pengguna_id, pesanan_id, kata: word, email }, actor)
  return { ...akun, order, produk }
}

interface Person {
  pengguna_id: number
  kata: string
}

/** Creates a finished order of the person, with all that follows it. */
async function buildFinished(db: Db, now: Date, { pengguna_id, kata, oleh }: Person & { oleh: number }) {
  const produk = await buildProduk(db, now)
  const tujuan = { nama: kata, alamat: `Jl. ${kata}`, rincian: kata, patokan: kata, catatan: kata, penanda: [kata] }
  const finished = { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai' } as const
  const order = await buildPesanan(db, now, pengguna_id, { ...finished, ...tujuan }, [{ produk, jumlah: 2 }])
  const { pesanan_id } = order
  await buildReturned(db, order, oleh, { jumlah: 1000, waktu: now, bukti: kata })
  await buildUlasan(db, now, { produk }, { pengguna_id, teks: kata, status: 'tayang' })
  await buildResep(db, now, pengguna_id, [], { kandang: kata, catatan: kata })
  await buildPengobatan(db, now, pengguna_id, { nama: kata }, { nama: kata })
  const { keluhan_id } = await db
    .insertInto('keluhan')
    .values({
      pesanan_id,
      jenis: 'terlambat',
      harapan: 'jawaban',
      isi: kata,
      status: 'selesai',
      hasil: 'dicabut',
      jawab_sebelum: now,
      dibuat: now,
      selesai: now,
    })
    .returning('keluhan_id')
    .executeTakeFirstOrThrow()
  return { order, produk, pesanan_id, keluhan_id }
}

/** Returns one row for each table that stores something of a person or of an order. */
function rowsOf(
  { pengguna_id, pesanan_id, produk, keluhan_id }: Awaited<ReturnType<typeof buildFinished>> & { pengguna_id: number },
  word: string,
  { email, previous, now }: { email: string; previous: string; now: Date },
): Record<string, object> {
  const until = new Date(now.getTime() + 600_000)
  const token = () => ({ token_hash: hashToken(randomBytes(9).toString('hex')), kedaluwarsa: until })
  const berkas = { pengguna_id, jenis: 'application/pdf', ukuran: 1, dibuat: now, sidik: Buffer.from(word) }
  const langkah = { pesanan_id, jenis: 'pesanan', dari: 'Pesanan Selesai', ke: 'Pesanan Selesai', pengguna_id }
  return {
    alamat: { pengguna_id, penerima: word, no_hp: '0812', rincian: word, teks: `Dermaga ${word}` },
    favorit: { pengguna_id, produk_id: produk.produk_id, dibuat: now },
    kabar_stok: { pengguna_id, produk_id: produk.produk_id, dibuat: now },
    pilihan_notifikasi: {
      pengguna_id,
      order_status: true,
      article_updates: true,
      product_offers: true,
      discount_promo: true,
      shipping_updates: true,
    },
    catatan_pelanggan: { pengguna_id, teks: word, oleh: 'Sri', dibuat: now },
    tampilan_pesanan: { pengguna_id, nama: word, alamat: '/pesanan-semua' },
    perangkat: { pengguna_id, sidik: randomBytes(32), nama: word, pertama: now, terakhir: now },
    kunci_sandi: { pengguna_id, kunci: Buffer.from('x'), nama: word, dibuat: now, kredensial: word },
    kejadian: {
      waktu: now,
      jenis: 'login',
      pengguna_id,
      alamat: '203.0.113.9',
      request_id: '',
      keterangan: word,
      kali: 1,
      oleh: null,
      kunci: null,
    },
    tautan_email: { ...token(), pengguna_id, jenis: 'kembali', email: previous, dibuat: now },
    reset_sandi: { ...token(), pengguna_id, dibuat: now },
    undangan: { ...token(), nama: word, email, peran: 'gudang', oleh: null, dibuat: now },
    tautan_bayar: { ...token(), pesanan_id },
    resep_berkas: { ...berkas, kunci: `resep/${word}` },
    keluhan_pesan: { keluhan_id, dari: 'pembeli', pengguna_id, isi: word, waktu: now },
    catatan_kantor: { pesanan_id, pengguna_id: null, isi: word, dibuat: now },
    perjalanan_kurir: { pesanan_id, waktu: now, teks: word },
    riwayat_status: { ...langkah, oleh: 'pelanggan', waktu: now },
    titipan: {
      order_id: randomBytes(9).toString('hex'),
      transaction_id: randomBytes(9).toString('hex'),
      jumlah: 5000,
      nama: word,
      email,
      transaction_status: 'settlement',
      bukti: word,
      diterima: now,
      diubah: now,
    },
  }
}

const insert = (db: Db, table: string, row: object) =>
  db
    .insertInto(table as 'alamat')
    .values(row as never)
    .execute()

/** Records changes of an administrator that name the person. */
async function recordTrail(
  db: Db,
  now: Date,
  { pengguna_id, pesanan_id, kata, email }: Person & { pesanan_id: number; email: string },
  actor: number,
): Promise<void> {
  const jejak = jejakRepository(db)
  const entry = { tindakan: 'ubah', judul: kata, rujukan: pengguna_id } as const
  await jejak.record(actor, { ...entry, jenis: 'pengguna', sesudah: { nama: kata, email } }, now)
  await jejak.record(actor, { ...entry, jenis: 'pelanggan', sesudah: { digabung: kata } }, now)
  const penanda = {
    ...entry,
    jenis: 'pesanan',
    rujukan: pesanan_id,
    judul: 'KS',
    sesudah: { penanda: [kata] },
  } as const
  await jejak.record(actor, penanda, now)
}
