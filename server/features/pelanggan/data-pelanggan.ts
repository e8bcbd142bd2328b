import { type RawBuilder, sql } from 'kysely'
import { stampWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'

/** Columns that are not exported: secrets, fingerprints, and administrators' ids. */
const TANPA = [
  ...['password_hash', 'versi', 'isi_hash', 'permintaan_hash', 'idempotency_key', 'snap_token', 'redirect_url'],
  ...[
    'refund_key',
    'sidik',
    'kunci',
    'kredensial',
    'hitungan',
    'jam',
    'diputus_oleh',
    'oleh',
    'pengguna_id',
    'grup_id',
  ],
  ...['periksa_pada', 'lacak_pada', 'undang_ulasan', 'perhatian', 'arsip'],
]

/** Exported parts of an account's data, as queries with the row alias `t`. */
export const BAGIAN: Record<string, (penggunaId: number) => RawBuilder<unknown>> = {
  akun: (id) => sql`pengguna t WHERE pengguna_id = ${id}`,
  alamat: (id) => sql`alamat t WHERE pengguna_id = ${id}`,
  pilihan_notifikasi: (id) => sql`pilihan_notifikasi t WHERE pengguna_id = ${id}`,
  perangkat: (id) => sql`perangkat t WHERE pengguna_id = ${id}`,
  kunci_sandi: (id) => sql`kunci_sandi t WHERE pengguna_id = ${id}`,
  keamanan: (id) => sql`kejadian t WHERE pengguna_id = ${id}`,
  pesanan: (id) => sql`pesanan t WHERE pengguna_id = ${id}`,
  pesanan_baris: (id) => sql`pesanan_baris t WHERE ${ofPesanan(id)}`,
  pesanan_diskon: (id) => sql`pesanan_diskon t WHERE ${ofPesanan(id)}`,
  pembayaran: (id) => sql`pembayaran t WHERE ${ofPesanan(id)}`,
  buku: (id) => sql`buku t WHERE ${ofPesanan(id)}`,
  pengembalian: (id) =>
    sql`pengembalian t WHERE pembayaran_id IN (SELECT pembayaran_id FROM pembayaran t WHERE ${ofPesanan(id)})`,
  retur: (id) => sql`retur t WHERE ${ofPesanan(id)}`,
  riwayat_status: (id) => sql`riwayat_status t WHERE ${ofPesanan(id)}`,
  perjalanan_kurir: (id) => sql`perjalanan_kurir t WHERE ${ofPesanan(id)}`,
  kiriman: (id) => sql`kiriman t WHERE ${ofPesanan(id)}`,
  catatan_kantor: (id) => sql`catatan_kantor t WHERE ${ofPesanan(id)}`,
  voucher_pakai: (id) => sql`voucher_pakai t WHERE pengguna_id = ${id}`,
  keluhan: (id) => sql`keluhan t WHERE ${ofPesanan(id)}`,
  keluhan_pesan: (id) =>
    sql`keluhan_pesan t WHERE keluhan_id IN (SELECT keluhan_id FROM keluhan t WHERE ${ofPesanan(id)})`,
  resep: (id) => sql`resep t WHERE pengguna_id = ${id}`,
  resep_berkas: (id) => sql`resep_berkas t WHERE pengguna_id = ${id}`,
  resep_produk: (id) => sql`resep_produk t WHERE resep_id IN (SELECT resep_id FROM resep WHERE pengguna_id = ${id})`,
  ulasan: (id) => sql`ulasan t WHERE pengguna_id = ${id}`,
  favorit: (id) => sql`favorit t WHERE pengguna_id = ${id}`,
  kabar_stok: (id) => sql`kabar_stok t WHERE pengguna_id = ${id}`,
  keramba: (id) => sql`keramba t WHERE pengguna_id = ${id}`,
  pengobatan: (id) => sql`pengobatan t WHERE pengguna_id = ${id}`,
  kematian: (id) => sql`kematian t WHERE pengguna_id = ${id}`,
  air: (id) => sql`air t WHERE pengguna_id = ${id}`,
  catatan_toko: (id) => sql`catatan_pelanggan t WHERE pengguna_id = ${id}`,
  pesan: (id) => sql`laporan t WHERE lower(email) = (SELECT lower(email) FROM pengguna WHERE pengguna_id = ${id})`,
  surat: (id) => sql`surat t WHERE lower(kepada) = (SELECT lower(email) FROM pengguna WHERE pengguna_id = ${id})`,
}

const ofPesanan = (penggunaId: number) =>
  sql`pesanan_id IN (SELECT pesanan_id FROM pesanan WHERE pengguna_id = ${penggunaId})`

/** Returns all data of an account as one JSON file, written part by part. */
export function dataPelanggan({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number): Berkas {
  const now = clock()
  async function* isi() {
    yield `{"dibuat":${JSON.stringify(now.toISOString())}`
    for (const [nama, bagian] of Object.entries(BAGIAN)) {
      const { rows } = await sql<{ isi: unknown }>`
        SELECT coalesce(jsonb_agg(to_jsonb(t) - ${TANPA}::text[]), '[]') AS isi FROM ${bagian(penggunaId)}`.execute(db)
      yield `,\n${JSON.stringify(nama)}:${JSON.stringify(rows[0]?.isi ?? [])}`
    }
    yield '}\n'
  }
  const nama = `data-saya-${stampWib(now).slice(0, 10)}.json`
  return { nama, type: 'application/json', isi: isi() }
}
