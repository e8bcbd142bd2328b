import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Page, Parsed } from '#contract/endpoint.ts'
import type { listVoucher, VoucherAdmin, VoucherInput } from '#contract/voucher/admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

/** Columns of a voucher that an order needs. */
export type Voucher = Omit<Selectable<Database['voucher']>, 'nama' | 'versi' | 'dibuat'>

type VoucherState = NonNullable<Parsed<typeof listVoucher>['query']['keadaan']>

const USED_UP = sql<boolean>`coalesce(terpakai >= batas_total, false)`

export function voucherRepository(db: Db | Tx) {
  /** Counts one more use. Returns false if none is left. */
  async function countUse(voucherId: number): Promise<boolean> {
    const row = await db
      .updateTable('voucher')
      .set({ terpakai: sql`terpakai + 1` })
      .where('voucher_id', '=', voucherId)
      .where((eb) => eb.or([eb('batas_total', 'is', null), eb('terpakai', '<', eb.ref('batas_total'))]))
      .returning('voucher_id')
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    findByKode: (kode: string): Promise<Voucher | undefined> =>
      db
        .selectFrom('voucher')
        .select(['voucher_id', 'kode', 'jenis', 'nilai', 'maks', 'minimum', 'batas_total', 'batas_pelanggan'])
        .select(['mulai', 'sampai', 'pertama', 'grup_id', 'produk_ids', 'kategori_ids', 'terpakai', 'aktif'])
        .where('kode', '=', kode)
        .executeTakeFirst(),

    /**
     * Returns the number of an account's orders that hold the voucher. The caller's lock on the account prevents concurrent
     * orders.
     */
    async countUsed(voucherId: number, penggunaId: number): Promise<number> {
      const { jumlah } = await db
        .selectFrom('voucher_pakai')
        .select(sql<number>`count(*)::int`.as('jumlah'))
        .where('voucher_id', '=', voucherId)
        .where('pengguna_id', '=', penggunaId)
        .where('dipegang', '=', true)
        .executeTakeFirstOrThrow()
      return jumlah
    },

    /**
     * Takes one use for a new order, in its transaction. The voucher's row stays locked until the commit, so it is locked
     * last.
     * @returns false if no use is left
     */
    async take(voucherId: number, pesananId: number, penggunaId: number, createdAt: Date): Promise<boolean> {
      if (!(await countUse(voucherId))) return false
      await db
        .insertInto('voucher_pakai')
        .values({ pesanan_id: pesananId, voucher_id: voucherId, pengguna_id: penggunaId, dibuat: createdAt })
        .execute()
      return true
    },

    /** Gives back the use of an order that ended without money. A second call is a no-op. */
    async giveBack(pesananId: number): Promise<void> {
      await sql`
        WITH lepas AS (
          UPDATE voucher_pakai SET dipegang = false WHERE pesanan_id = ${pesananId} AND dipegang RETURNING voucher_id
        )
        UPDATE voucher SET terpakai = terpakai - 1 FROM lepas WHERE voucher.voucher_id = lepas.voucher_id`.execute(db)
    },

    /** Takes the use again after late money. @returns false if none is left; true if the order has no use to take again */
    async takeAgain(pesananId: number): Promise<boolean> {
      const use = await db
        .selectFrom('voucher_pakai')
        .select('voucher_id')
        .where('pesanan_id', '=', pesananId)
        .where('dipegang', '=', false)
        .executeTakeFirst()
      if (!use) return true
      if (!(await countUse(use.voucher_id))) return false
      await db.updateTable('voucher_pakai').set({ dipegang: true }).where('pesanan_id', '=', pesananId).execute()
      return true
    },

    async listAdmin(
      { q, keadaan, page, limit }: Parsed<typeof listVoucher>['query'],
      now: Date,
    ): Promise<Page<VoucherAdmin>> {
      let found = selectAdmin(db)
      if (q) found = found.where(ilike(sql`(kode || E'\n' || voucher.nama)`, q))
      if (keadaan) found = found.where(inState(keadaan, dateWib(now)))
      const [rows, total] = await Promise.all([
        found
          .orderBy('aktif', 'desc')
          .orderBy('voucher_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      return { items: rows.map(toAdmin), total }
    },

    async find(voucherId: number): Promise<VoucherAdmin | undefined> {
      const row = await selectAdmin(db).where('voucher_id', '=', voucherId).executeTakeFirst()
      return row && toAdmin(row)
    },

    /** Returns the voucher, locked until the transaction ends. */
    async lock(voucherId: number): Promise<VoucherAdmin | undefined> {
      const row = await selectAdmin(db).where('voucher_id', '=', voucherId).forUpdate('voucher').executeTakeFirst()
      return row && toAdmin(row)
    },

    async insert(input: VoucherInput, createdAt: Date): Promise<number> {
      const { voucher_id } = await db
        .insertInto('voucher')
        .values({ ...toRow(input), dibuat: createdAt })
        .returning('voucher_id')
        .executeTakeFirstOrThrow()
      return voucher_id
    },

    update: (voucherId: number, input: VoucherInput) =>
      db
        .updateTable('voucher')
        .set({ ...toRow(input), ...NEXT_VERSI })
        .where('voucher_id', '=', voucherId)
        .execute(),

    /** True if any order ever used the voucher. */
    isUsed: async (voucherId: number): Promise<boolean> =>
      (await db
        .selectFrom('voucher_pakai')
        .select('pesanan_id')
        .where('voucher_id', '=', voucherId)
        .limit(1)
        .executeTakeFirst()) !== undefined,

    delete: (voucherId: number) => db.deleteFrom('voucher').where('voucher_id', '=', voucherId).execute(),

    /**
     * Returns the products that a voucher can discount, with price and unit cost of the last lot. Products without a known
     * cost are left out.
     */
    listModal: ({ produkIds, kategoriIds }: Pick<VoucherInput, 'produkIds' | 'kategoriIds'>) =>
      db
        .selectFrom('produk')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('lot')
              .select('harga_modal as modal')
              .whereRef('lot.produk_id', '=', 'produk.produk_id')
              .where('harga_modal', 'is not', null)
              .orderBy('lot_id', 'desc')
              .limit(1)
              .as('terakhir'),
          (join) => join.onTrue(),
        )
        .select(['produk.nama', 'produk.harga'])
        .select(sql<number>`terakhir.modal`.as('modal'))
        .where('produk.aktif', '=', true)
        .where('produk.resep', '=', false)
        .$if(produkIds.length + kategoriIds.length > 0, (query) =>
          query.where((eb) =>
            eb.or([
              eb('produk.produk_id', '=', sql<number>`ANY(${produkIds}::int[])`),
              eb('produk.kategori_id', '=', sql<number>`ANY(${kategoriIds}::int[])`),
            ]),
          ),
        )
        .orderBy('produk.nama')
        .execute(),

    listProdukNames: (ids: readonly number[]) =>
      db
        .selectFrom('produk')
        .select(['produk_id as id', 'nama'])
        .where('produk_id', '=', sql<number>`ANY(${ids}::int[])`)
        .orderBy('nama')
        .execute(),
  }
}

const inState =
  (state: VoucherState, hari: string) =>
  (eb: ExpressionBuilder<Database, 'voucher'>): Expression<SqlBool> => {
    const pending = sql<boolean>`coalesce(mulai > ${hari}::date, false)`
    const expired = sql<boolean>`coalesce(sampai < ${hari}::date, false)`
    const active = eb('aktif', '=', true)
    const STATES: Record<VoucherState, Expression<SqlBool>> = {
      arsip: eb('aktif', '=', false),
      akan: eb.and([active, pending]),
      lewat: eb.and([active, expired]),
      habis: eb.and([active, USED_UP]),
      berlaku: eb.and([active, eb.not(pending), eb.not(expired), eb.not(USED_UP)]),
    }
    return STATES[state]
  }

const selectAdmin = (db: Db | Tx) =>
  db
    .selectFrom('voucher')
    .selectAll()
    .select(
      sql<number>`coalesce((SELECT sum(d.jumlah) FROM pesanan_diskon d JOIN voucher_pakai p USING (pesanan_id)
        WHERE d.voucher_id = voucher.voucher_id AND p.dipegang), 0)::bigint`.as('potongan'),
    )

const toAdmin = ({
  voucher_id: voucherId,
  grup_id: grupId,
  produk_ids: produkIds,
  kategori_ids: kategoriIds,
  dibuat,
  ...row
}: Awaited<ReturnType<ReturnType<typeof selectAdmin>['executeTakeFirstOrThrow']>>): VoucherAdmin => ({
  ...row,
  voucherId,
  grupId,
  produkIds,
  kategoriIds,
  dibuat: dibuat.toISOString(),
})

const toRow = ({ grupId, produkIds, kategoriIds, ...input }: VoucherInput) => ({
  ...input,
  grup_id: grupId,
  produk_ids: produkIds,
  kategori_ids: kategoriIds,
})
