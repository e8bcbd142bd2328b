import type { Selectable } from 'kysely'
import type { Database } from './tables.ts'

/** Place of a session: the shop or the back office. */
export type SesiKind = SesiRow['jenis']

/* Rows as queries return them, for the tables whose whole rows are passed around. */

export type PenggunaRow = Selectable<Database['pengguna']>
export type ProdukRow = Selectable<Database['produk']>
export type PesananRow = Selectable<Database['pesanan']>
export type PembayaranRow = Selectable<Database['pembayaran']>
export type NotifikasiRow = Selectable<Database['notifikasi']>
export type PermintaanRow = Selectable<Database['permintaan']>
export type PengembalianRow = Selectable<Database['pengembalian']>
export type VoucherRow = Selectable<Database['voucher']>
export type KeluhanRow = Selectable<Database['keluhan']>
export type ResepRow = Selectable<Database['resep']>
export type SuratRow = Selectable<Database['surat']>
export type UndanganRow = Selectable<Database['undangan']>
export type UlasanRow = Selectable<Database['ulasan']>
export type TitipanRow = Selectable<Database['titipan']>
export type SesiRow = Selectable<Database['sesi']>
