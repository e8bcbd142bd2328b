import { type Insertable, sql } from 'kysely'
import { kekuatanProduk } from '#contract/dosis/kekuatan.ts'
import type { Page } from '#contract/endpoint.ts'
import type { ProdukResep, Resep } from '#contract/resep/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { ResepRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { wantsSurat } from '#server/features/perjalanan/perjalanan.repository.ts'
import { berkasRepository } from './berkas.repository.ts'

/** True if orders can use the prescription. Its last day is included. */
export const isValid = ({ status, berlaku_sampai }: Pick<ResepRow, 'status' | 'berlaku_sampai'>, now: Date): boolean =>
  status === 'disetujui' && berlaku_sampai !== null && berlaku_sampai >= dateWib(now)

/** Prescriptions by customer. Those of another customer are not found. */
export function resepRepository(db: Db | Tx) {
  const resep = (penggunaId: number) => db.selectFrom('resep').where('pengguna_id', '=', penggunaId)

  return {
    async listOf(
      penggunaId: number,
      { page, limit }: { page: number; limit: number },
      now: Date,
    ): Promise<Page<Resep>> {
      const [rows, total] = await Promise.all([
        resep(penggunaId)
          .selectAll()
          .orderBy('resep_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, resep(penggunaId).select('resep_id')),
      ])
      return { items: await withParts(db, rows, now), total }
    },

    async findOf(penggunaId: number, resepId: number, now: Date): Promise<Resep | undefined> {
      const rows = await resep(penggunaId).selectAll().where('resep_id', '=', resepId).execute()
      return (await withParts(db, rows, now))[0]
    },

    /** Locks the prescription until the transaction ends. */
    lock: (resepId: number): Promise<ResepRow | undefined> =>
      db.selectFrom('resep').selectAll().where('resep_id', '=', resepId).forUpdate().executeTakeFirst(),

    /**
     * Locks the prescription's owner until the transaction ends, so that concurrent submissions are counted. @returns the
     * owner's name
     */
    async lockPemilik(penggunaId: number): Promise<string> {
      const { nama } = await db
        .selectFrom('pengguna')
        .select('nama')
        .where('pengguna_id', '=', penggunaId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return nama
    },

    /** Returns the owner's e-mail address, and whether they want mail about orders. */
    readPemilik: (resepId: number) =>
      db
        .selectFrom('resep')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'resep.pengguna_id')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'resep.pengguna_id')
        .select(['pengguna.pengguna_id as penggunaId', 'nama', 'email', wantsSurat.as('byMail')])
        .where('resep_id', '=', resepId)
        .executeTakeFirstOrThrow(),

    async countPending(penggunaId: number): Promise<number> {
      const { jumlah } = await resep(penggunaId)
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
        .where('status', '=', 'menunggu')
        .executeTakeFirstOrThrow()
      return jumlah
    },

    /** Returns those of the products that exist. */
    readProduk: (produkIds: readonly number[]) =>
      db
        .selectFrom('produk')
        .select(['produk_id', 'nama', 'resep'])
        .where('produk_id', '=', sql<number>`ANY (${produkIds}::int[])`)
        .execute(),

    /** Returns the active products that need a prescription. */
    listChoices: () =>
      db
        .selectFrom('produk')
        .select(['produk_id as produkId', 'nama', 'kemasan'])
        .where('resep', '=', true)
        .where('aktif', '=', true)
        .orderBy('nama')
        .orderBy('produk_id')
        .limit(1000)
        .execute(),

    /** @returns the prescription's id */
    async insert(
      row: Insertable<Database['resep']>,
      produk: readonly { produkId: number; jumlah: number }[],
    ): Promise<number> {
      const { resep_id } = await db.insertInto('resep').values(row).returning('resep_id').executeTakeFirstOrThrow()
      const lines = produk.map(({ produkId, jumlah }) => ({ resep_id, produk_id: produkId, diminta: jumlah }))
      if (lines.length > 0) await db.insertInto('resep_produk').values(lines).execute()
      return resep_id
    },
  }
}

/** Returns prescriptions as all authorized readers see them, with their files and products. */
export async function withParts(db: Db | Tx, rows: readonly ResepRow[], now: Date): Promise<Resep[]> {
  const ids = rows.map(({ resep_id }) => resep_id)
  const [berkas, produk] = [await berkasRepository(db).listOf(ids), await listProduk(db, ids)]
  return rows.map((row) => {
    const valid = isValid(row, now)
    return {
      resepId: row.resep_id,
      status: row.status,
      berlaku: valid,
      dokter: row.dokter,
      sip: row.sip,
      tanggal: row.tanggal,
      kandang: row.kandang,
      catatan: row.catatan,
      alasan: row.alasan,
      dibuat: row.dibuat.toISOString(),
      diputus: row.diputus?.toISOString() ?? null,
      berlaku_sampai: row.berlaku_sampai,
      berkas: berkas.filter(({ resepId }) => resepId === row.resep_id),
      berkas_dihapus: row.berkas_dihapus?.toISOString() ?? null,
      produk: produk
        .filter(({ resepId }) => resepId === row.resep_id)
        .map(
          ({ dosis_angka, dosis_satuan, dosis_hari, masa_henti, zat_aktif, bentuk, ...line }): ProdukResep => ({
            ...line,
            sisa: valid ? line.disetujui - line.terpakai : 0,
            hitungan:
              row.status === 'disetujui' && line.disetujui > 0 && dosis_angka && dosis_satuan && dosis_hari
                ? {
                    dosis: dosis_angka,
                    satuan: dosis_satuan,
                    hari: dosis_hari,
                    masa_henti,
                    kekuatan: kekuatanProduk({ zat_aktif, bentuk }) ?? null,
                  }
                : null,
          }),
        ),
    }
  })
}

const listProduk = (db: Db | Tx, resepIds: readonly number[]) =>
  db
    .selectFrom('resep_produk')
    .innerJoin('produk', 'produk.produk_id', 'resep_produk.produk_id')
    .select([
      'resep_produk.resep_id as resepId',
      'resep_produk.produk_id as produkId',
      'produk.nama',
      'produk.gambar',
      'resep_produk.diminta',
      'resep_produk.disetujui',
      'resep_produk.terpakai',
      'resep_produk.dosis',
      'resep_produk.dosis_angka',
      'resep_produk.dosis_satuan',
      'resep_produk.dosis_hari',
      'produk.zat_aktif',
      'produk.bentuk',
      // `greatest` ignores null, so the known value counts.
      sql<number | null>`greatest(resep_produk.masa_henti, produk.masa_henti)`.as('masa_henti'),
    ])
    .where('resep_produk.resep_id', '=', sql<number>`ANY (${resepIds}::int[])`)
    .orderBy('produk.nama')
    .orderBy('resep_produk.produk_id')
    .execute()
