import { sql } from 'kysely'
import { hasTwin, moveRows } from '#server/db/move-rows.ts'
import { isOfPesanan, rowsOfAccount, rowsOfPesanan } from '#server/db/personal-rows.ts'
import type { Person } from '#server/feature.ts'
import { DELETED_PENGGUNA } from '#server/features/akun/forget-akun.ts'

export const person: Person = {
  data: {
    ...rowsOfAccount('pesanan'),
    ...rowsOfPesanan('pesanan_baris', 'pesanan_diskon', 'catatan_kantor'),
  },
  /** Orders stay for the books, without name, address and notes. */
  async forget(tx, { userId }) {
    await tx
      .updateTable('pesanan')
      .set({ nama: DELETED_PENGGUNA, no_hp: '', alamat: '', catatan: '', penanda: [] })
      .set({ kode_wilayah: null, provinsi: null, kabupaten: null, kecamatan: null })
      .set({ kode_pos: null, rincian: null, patokan: null, jenis_alamat: null })
      .set({ ongkir_rinci: sql`ongkir_rinci - 'kode_wilayah'` })
      .where('pengguna_id', '=', userId)
      .execute()
    // The label of a discount by hand is free text of the office.
    await sql`UPDATE pesanan_diskon SET keterangan = 'Potongan' WHERE jenis = 'manual' AND ${isOfPesanan(userId)}`.execute(
      tx,
    )
    await tx
      .deleteFrom('catatan_kantor')
      .using('pesanan')
      .whereRef('pesanan.pesanan_id', '=', 'catatan_kantor.pesanan_id')
      .where('pesanan.pengguna_id', '=', userId)
      .execute()
  },
  async merge(tx, from, target) {
    // Keys are unique per account.
    await sql`UPDATE pesanan SET idempotency_key = NULL
      WHERE pengguna_id = ${from} AND ${hasTwin('pesanan', target, 'lain.idempotency_key = pesanan.idempotency_key')}`.execute(
      tx,
    )
    await moveRows(tx, 'pesanan', from, target)
    await moveRows(tx, 'kunci_ulangan', from, target, 'lain.kunci = kunci_ulangan.kunci')
  },
  /** A replacement belongs to the buyer of the order that it replaces. */
  split: (tx, from, target) =>
    sql`UPDATE pesanan SET pengguna_id = ${from} FROM pesanan AS asal
      WHERE asal.pesanan_id = pesanan.pengganti_dari AND pesanan.pengguna_id = ${target} AND asal.pengguna_id = ${from}`.execute(
      tx,
    ),
}
