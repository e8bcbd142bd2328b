import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

type TujuanRow = Pick<
  PesananRow,
  | 'nama'
  | 'no_hp'
  | 'alamat'
  | 'kode_wilayah'
  | 'provinsi'
  | 'kabupaten'
  | 'kecamatan'
  | 'kode_pos'
  | 'rincian'
  | 'patokan'
  | 'jenis_alamat'
>

/** Reads and writes of one order by the office. */
export function pesananAdminRepository(db: Db | Tx) {
  type Change = Pick<PesananRow, 'status_pesanan' | 'kurir' | 'resi'> & TujuanRow
  const set = (pesananId: number, change: Partial<Change>) =>
    db.updateTable('pesanan').set(change).where('pesanan_id', '=', pesananId).execute()

  return {
    /** Returns the order with the account that placed it. */
    find: (pesananId: number) =>
      db
        .selectFrom('pesanan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .selectAll('pesanan')
        .select(['pengguna.nama as account_name', 'pengguna.email'])
        .where('pesanan_id', '=', pesananId)
        .executeTakeFirst(),

    /** Returns the order, locked until the transaction ends. */
    lock: (pesananId: number): Promise<PesananRow | undefined> =>
      db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', pesananId).forUpdate().executeTakeFirst(),

    saveKiriman: (pesananId: number, kiriman: Pick<PesananRow, 'status_pesanan' | 'kurir' | 'resi'>) =>
      set(pesananId, kiriman),

    saveOngkir: (
      pesananId: number,
      ongkir: Pick<
        PesananRow,
        'biaya_kirim' | 'diskon' | 'diskon_ongkir' | 'ppn_ditambah' | 'total_harga' | 'menunggu_ongkir'
      >,
    ) => db.updateTable('pesanan').set(ongkir).where('pesanan_id', '=', pesananId).execute(),

    finish: (pesananId: number) => set(pesananId, { status_pesanan: 'Pesanan Selesai' }),

    saveTujuan: (pesananId: number, tujuan: TujuanRow) => set(pesananId, tujuan),

    savePenanda: (pesananId: number, penanda: string[]) =>
      db.updateTable('pesanan').set({ penanda }).where('pesanan_id', '=', pesananId).execute(),

    /** Returns the id of the open complaint about an order. */
    async findKeluhan(id: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('keluhan')
        .select('keluhan_id')
        .where('pesanan_id', '=', id)
        .where('selesai', 'is', null)
        .executeTakeFirst()
      return row?.keluhan_id
    },

    /** Returns the number of an account's orders, the time of the first, and the money from them that the shop still has. */
    async readPelanggan(penggunaId: number): Promise<{ pesanan: number; dibayar: number; sejak: Date }> {
      const { rows } = await sql<{ pesanan: number; dibayar: number; sejak: Date }>`
        SELECT count(*)::int AS pesanan, min(dibuat) AS sejak,
          coalesce(sum((SELECT sum(jumlah) FROM buku WHERE buku.pesanan_id = pesanan.pesanan_id)), 0)::bigint AS dibayar
        FROM pesanan WHERE pengguna_id = ${penggunaId}`.execute(db)
      return rows[0] ?? { pesanan: 0, dibayar: 0, sejak: new Date(0) }
    },

    /** Returns the order's units per product, with current product names and the units that the order holds now. */
    listParts: (pesananId: number) =>
      db
        .selectFrom('pesanan_bagian')
        .innerJoin('produk', 'produk.produk_id', 'pesanan_bagian.produk_id')
        .leftJoin('mutasi_stok', (join) =>
          join
            .onRef('mutasi_stok.produk_id', '=', 'pesanan_bagian.produk_id')
            .onRef('mutasi_stok.pesanan_id', '=', 'pesanan_bagian.pesanan_id'),
        )
        .select(['produk.produk_id as produkId', 'produk.nama', 'produk.nie', 'pesanan_bagian.jumlah'])
        .select([
          'produk.bahaya',
          'produk.suhu_simpan',
          'produk.zat',
          'produk.zat_aktif',
          'produk.rak_gudang',
          'produk.barcode',
        ])
        .select([
          sql<number>`coalesce(greatest(-sum(perubahan), 0), 0)::int`.as('dipegang'),
          sql<number>`coalesce(sum(perubahan) FILTER (WHERE alasan = 'kembali'), 0)::int`.as('kembali'),
        ])
        .where('pesanan_bagian.pesanan_id', '=', pesananId)
        .groupBy(['produk.produk_id', 'pesanan_bagian.jumlah'])
        .orderBy('produk.nama')
        .execute(),
  }
}
