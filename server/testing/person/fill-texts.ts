import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type buildPerson, PERSONAL_ROWS } from '#server/testing/build-orang.ts'
import { buildProduk, buildResep, buildUlasan, dateAhead } from '#server/testing/build-rows.ts'
import { triggersSql } from '#server/testing/damage/triggers.ts'

/* Texts in every column that can hold something about a person, for the test of their deletion. */

type Person = Awaited<ReturnType<typeof buildPerson>>
interface Setting {
  db: Db
  now: Date
  storage: Storage
  /** An administrator. */
  actor: number
  marker: string
}

/** Columns that no text of a person reaches: keys, hashes, codes, states, names of files, data of the catalogue and of the provider. */
const MACHINE = new Set(
  Object.entries({
    foto: 'kunci',
    kejadian: 'jenis kunci request_id',
    kunci_sandi: 'jalan kredensial kunci',
    langganan_push: 'sesi_hash',
    notifikasi: 'hasil isi order_id transaction_status',
    pembayaran:
      'fraud_status kode_perusahaan metode order_id payment_type penerbit penyelenggara redirect_url snap_token transaction_id transaction_status',
    pengembalian: 'barang cara keterangan rak refund_key status',
    pengguna: 'gambar password_hash peran role',
    perangkat: 'sidik',
    pesanan:
      'idempotency_key isi_hash jenis midtrans_order_id nama_shipping ongkir_cara ongkir_rinci perhatian permintaan_hash ppn status_pembayaran status_pesanan sumber',
    pesanan_baris: 'gambar harga_sebab nama',
    resep_berkas: 'jenis kunci sidik',
    riwayat_status: 'dari jenis ke keterangan oleh',
    surat: 'kesalahan kunci message_id status tautan',
    tautan_email: 'jenis',
    titipan:
      'fraud_status kode_perusahaan metode order_id payment_type penerbit penyelenggara refund_key status transaction_id transaction_status',
  }).flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`)),
)

/** Parts of the export without a column for text. */
const WITHOUT_TEXT = ['favorit', 'kabar_stok', 'voucher_pakai']
/** Parts of the export that only administrators have. */
const OF_OFFICE = ['pelepasan', 'persetujuan']

/** Rows about a person that the export of their data leaves out. */
const UNEXPORTED: Record<string, (penggunaId: number) => RawBuilder<unknown>> = {
  foto: (id) => sql`foto t WHERE keluhan_id IN (
    SELECT keluhan_id FROM keluhan JOIN pesanan USING (pesanan_id) WHERE pengguna_id = ${id})`,
  tautan_email: (id) => sql`tautan_email t WHERE pengguna_id = ${id}`,
  tampilan_pesanan: (id) => sql`tampilan_pesanan t WHERE pengguna_id = ${id}`,
  titipan: (id) => sql`titipan t WHERE lower(email) = (SELECT lower(email) FROM pengguna WHERE pengguna_id = ${id})`,
}

/**
 * Writes the marker into all texts of all rows about the person, except columns of machines and those that a constraint limits to
 * words of the shop. Creates rows that `buildPerson` leaves out, and a file with the marker for each picture and prescription.
 * @throws if a part of the person's data has no row
 */
export async function fillTexts(setting: Setting, person: Person): Promise<void> {
  const { db, storage, marker } = setting
  await addRest(setting, person)
  await sql.raw(triggersSql('DISABLE', 'tolak_hapus')).execute(db)
  for (const [part, rowsOf] of Object.entries({ ...PERSONAL_ROWS, ...UNEXPORTED })) {
    const rows = rowsOf(person.pengguna_id)
    const [first] = (
      await sql<{ table: string }>`SELECT tableoid::regclass::text AS table FROM ${rows} LIMIT 1`.execute(db)
    ).rows
    if (first) await fillTable(db, marker, first.table, rows)
    else if (![...WITHOUT_TEXT, ...OF_OFFICE].includes(part)) throw new Error(`no row of ${part}`)
  }
  await sql.raw(triggersSql('ENABLE', 'tolak_hapus')).execute(db)
  const { rows: files } = await sql<{ kunci: string }>`
    SELECT kunci FROM foto UNION ALL SELECT kunci FROM resep_berkas UNION ALL SELECT 'profil/' || gambar FROM pengguna
    WHERE pengguna_id = ${person.pengguna_id}`.execute(db)
  for (const { kunci } of files) await storage.put(kunci, Buffer.from(marker))
}

/** Codes of a check constraint, and of a table whose rows never change. */
const LIMITED = ['23514', '23001']

async function fillTable(db: Db, marker: string, table: string, rows: RawBuilder<unknown>): Promise<void> {
  const { rows: columns } = await sql<{ name: string; type: keyof ReturnType<typeof valuesOf> }>`
    SELECT column_name AS name, udt_name AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'
      AND udt_name IN ('text', '_text', 'jsonb', 'bytea')`.execute(db)
  for (const { name, type } of columns) {
    if (MACHINE.has(`${table}.${name}`)) continue
    await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(name)} = ${valuesOf(marker)[type]}
      WHERE ctid IN (SELECT t.ctid FROM ${rows}) AND ${sql.ref(name)}::text !~* ${marker} IS NOT FALSE`
      .execute(db)
      .catch((error: { code?: string; message: string }) => {
        if (!LIMITED.includes(error.code ?? '')) throw new Error(`${table}.${name}: ${error.message}`)
      })
  }
}

const valuesOf = (marker: string) => ({
  text: sql`${marker}`,
  _text: sql`ARRAY[${marker}]`,
  jsonb: sql`jsonb_build_object('isi', ${marker}::text)`,
  bytea: sql`convert_to(${marker}, 'UTF8')`,
})

/** Creates the rows that `buildPerson` leaves out. */
async function addRest(setting: Setting, { pengguna_id, email, order, produk }: Person): Promise<void> {
  const { db, now, marker } = setting
  const { pesanan_id } = order
  const laporan_id = await idOf(
    db,
    sql`INSERT INTO laporan (nama, email, pesan, nomor_pesanan, dibuat)
      VALUES (${marker}, ${email.toUpperCase()}, ${marker}, ${marker}, ${now}) RETURNING laporan_id AS id`,
  )
  const keluhan_id = await idOf(db, sql`SELECT keluhan_id AS id FROM keluhan WHERE pesanan_id = ${pesanan_id}`)
  const pengembalian_id = await idOf(
    db,
    sql`SELECT pengembalian_id AS id FROM pengembalian JOIN pembayaran USING (pembayaran_id) WHERE pesanan_id = ${pesanan_id}`,
  )
  for (const parent of [{ keluhan_id }, { laporan_id }, { pengembalian_id }])
    await insert(db, 'foto', { ...parent, urutan: 1, kunci: `foto/${randomUUID()}.webp`, ukuran: 1, dibuat: now })
  await sql`UPDATE pengguna SET gambar = 'uji.webp' WHERE pengguna_id = ${pengguna_id}`.execute(db)
  await addResep(setting, pengguna_id, produk.produk_id)
  await addUlasan(setting, pengguna_id)
  await addBuku(setting, pengguna_id)
  await addToOrder(setting, pesanan_id, produk.produk_id)
  for (const kunci of [`toko-dibayar:${pesanan_id}:1`, `keluhan-toko:${keluhan_id}`])
    await insert(db, 'surat', {
      kunci,
      kepada: 'toko@contoh.id',
      subjek: 'Salinan',
      teks: marker,
      kirim_pada: now,
      dibuat: now,
    })
  const webhook = Buffer.from(`{"from":"${marker}"}`)
  await insert(db, 'peristiwa_wa', { sidik: Buffer.from('uji'), isi: webhook, diterima: now })
  await insert(db, 'cari_kosong', { kata: marker.toLowerCase(), terakhir: now })
  await insert(db, 'login_gagal', { kunci: `akun:${email}`, waktu: now })
  await addTrail(setting, { pesanan_id, laporan_id })
}

const idOf = async (db: Db, query: RawBuilder<unknown>): Promise<number> =>
  ((await query.execute(db)).rows[0] as { id: number }).id

/** Adds dead fish and a measurement to the treatment book. */
async function addBuku({ db, now, marker }: Setting, pengguna_id: number): Promise<void> {
  const entry = {
    pengguna_id,
    keramba_id: randomUUID(),
    catatan: marker,
    jam: '{}',
    diubah: now,
    dihapus: null,
    urut: 1,
  }
  await insert(db, 'kematian', { ...entry, id: randomUUID(), hari: now, jumlah: 1 })
  await insert(db, 'air', { ...entry, id: randomUUID(), waktu: now })
}

/** Adds to an order: a return, a parcel, a discount, changes with the office's reasons, and a notification that names the payer. */
async function addToOrder({ db, now, actor, marker }: Setting, pesanan_id: number, produk_id: number): Promise<void> {
  await insert(db, 'retur', { pesanan_id, produk_id, jumlah: 1, alasan: marker, pengguna_id: actor, dibuat: now })
  await insert(db, 'kiriman', { pesanan_id, kurir: marker, resi: marker, pengguna_id: actor, dibuat: now })
  const diskon = {
    jenis: 'manual',
    voucher_id: null,
    keterangan: marker,
    atas: 'barang',
    nilai: null,
    baris: null,
    jumlah: 0,
  }
  await insert(db, 'pesanan_diskon', { pesanan_id, urutan: 0, ...diskon })
  const typed = { pesanan_id, oleh: 'admin', pengguna_id: actor, keterangan: marker, waktu: now }
  const closed = { jenis: 'perhatian', dari: 'resi ganda', ke: 'selesai' }
  const changed = { jenis: 'pesanan', dari: 'Pesanan Selesai', ke: 'Pesanan Selesai' }
  for (const change of [closed, changed]) await insert(db, 'riwayat_status', { ...typed, ...change })
  const payer = JSON.stringify({ customer_details: { full_name: marker } })
  await sql`INSERT INTO notifikasi (order_id, transaction_status, isi, hasil, diterima)
    SELECT order_id, 'settlement', ${payer}, 'diterapkan', ${now} FROM pembayaran WHERE pesanan_id = ${pesanan_id}`.execute(
    db,
  )
}

/** Adds a used prescription, which is kept for years, and a rejected one. */
async function addResep({ db, now, storage, marker }: Setting, penggunaId: number, produk_id: number): Promise<void> {
  const written = { kandang: marker, catatan: marker, storage, diputus: now }
  const approved = { status: 'disetujui', berlaku_sampai: dateAhead(now, 30), dipakai: now } as const
  await buildResep(db, now, penggunaId, [{ produk_id, disetujui: 1, dosis: marker }], { ...written, ...approved })
  await buildResep(db, now, penggunaId, [], { ...written, status: 'ditolak', alasan: marker })
}

/** Adds a rejected review, and one with the shop's answer. */
async function addUlasan({ db, now, marker }: Setting, pengguna_id: number): Promise<void> {
  const rejected = await buildUlasan(db, now, { produk: await buildProduk(db, now) }, { pengguna_id })
  await sql`UPDATE ulasan SET status = 'ditolak', alasan = ${marker}, diputus = ${now} WHERE ulasan_id = ${rejected.ulasan_id}`.execute(
    db,
  )
  const answered = await buildUlasan(db, now, { produk: await buildProduk(db, now) }, { pengguna_id, status: 'tayang' })
  await sql`UPDATE ulasan SET balasan = ${marker}, dibalas = ${now} WHERE ulasan_id = ${answered.ulasan_id}`.execute(db)
}

/** Adds entries of the trail with free text about the person. */
async function addTrail(
  { db, now, actor, marker }: Setting,
  { pesanan_id, laporan_id }: { pesanan_id: number; laporan_id: number },
): Promise<void> {
  const jejak = jejakRepository(db)
  const { rows } = await sql<{ jenis: 'resep' | 'ulasan' | 'titipan'; id: number }>`
    SELECT 'resep' AS jenis, max(resep_id) AS id FROM resep UNION ALL SELECT 'ulasan', max(ulasan_id) FROM ulasan
    UNION ALL SELECT 'titipan', max(titipan_id) FROM titipan`.execute(db)
  const texts = { alasan: marker, balasan: marker, bukti: marker }
  for (const { jenis, id } of [{ jenis: 'pesanan' as const, id: pesanan_id }, ...rows])
    await jejak.record(actor, { tindakan: 'ubah', jenis, rujukan: id, judul: 'Uji', sesudah: texts }, now)
  await jejak.record(
    actor,
    { tindakan: 'status', jenis: 'laporan', rujukan: laporan_id, judul: marker, sesudah: { ditangani: true } },
    now,
  )
  const { rows: surat } = await sql<{
    id: number
  }>`SELECT surat_id AS id FROM surat WHERE teks = ${marker} LIMIT 1`.execute(db)
  for (const { id } of surat)
    await jejak.record(actor, { tindakan: 'kirim', jenis: 'surat', rujukan: id, judul: marker }, now)
}

const insert = (db: Db, table: string, row: object) =>
  db
    .insertInto(table as 'alamat')
    .values(row as never)
    .execute()
