import { type Insertable, sql, type Updateable } from 'kysely'
import type { Keluhan } from '#contract/keluhan/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { KeluhanRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { fotoRepository } from '#server/features/foto/foto.repository.ts'
import { wantsSurat } from '#server/features/perjalanan/perjalanan.repository.ts'

/** Complaints by buyer. Those of another buyer are not found. */
export function keluhanRepository(db: Db | Tx) {
  const keluhan = () => db.selectFrom('keluhan').selectAll('keluhan')

  return {
    /** Returns the buyer's order by its public number or its id, with the fields that complaints need. Optionally locks it. */
    async findPesanan(penggunaId: number, ref: string, isLocked = false) {
      let query = db
        .selectFrom('pesanan')
        .select(['pesanan_id', 'midtrans_order_id', 'status_pembayaran', 'status_pesanan', 'nama'])
        .select(finishedAt.as('diterima'))
        .where('pengguna_id', '=', penggunaId)
      query = /^\d{1,9}$/.test(ref)
        ? query.where('pesanan_id', '=', Number(ref))
        : query.where('midtrans_order_id', '=', ref)
      return (isLocked ? query.forUpdate('pesanan') : query).executeTakeFirst()
    },

    listOf: async (pesananId: number): Promise<Keluhan[]> =>
      withParts(db, await keluhan().where('pesanan_id', '=', pesananId).orderBy('keluhan_id', 'desc').execute()),

    async get(keluhanId: number): Promise<Keluhan> {
      const [found] = await withParts(db, await keluhan().where('keluhan_id', '=', keluhanId).execute())
      if (!found) throw new Error(`complaint ${keluhanId} is gone`)
      return found
    },

    /** Returns the buyer's complaint, locked until the transaction ends. */
    lockOf: (penggunaId: number, keluhanId: number): Promise<KeluhanRow | undefined> =>
      keluhan()
        .where('keluhan_id', '=', keluhanId)
        .where('pesanan_id', 'in', own(db, penggunaId))
        .forUpdate()
        .executeTakeFirst(),

    lock: (keluhanId: number): Promise<KeluhanRow | undefined> =>
      keluhan().where('keluhan_id', '=', keluhanId).forUpdate().executeTakeFirst(),

    isOwn: async (penggunaId: number, keluhanId: number): Promise<boolean> =>
      (await db
        .selectFrom('keluhan')
        .select('keluhan_id')
        .where('keluhan_id', '=', keluhanId)
        .where('pesanan_id', 'in', own(db, penggunaId))
        .executeTakeFirst()) !== undefined,

    async insert(
      row: Insertable<Database['keluhan']>,
      lines: readonly { urutan: number; jumlah: number }[],
    ): Promise<number> {
      const { keluhan_id } = await db
        .insertInto('keluhan')
        .values(row)
        .returning('keluhan_id')
        .executeTakeFirstOrThrow()
      if (lines.length > 0)
        await db
          .insertInto('keluhan_baris')
          .values(lines.map((line) => ({ keluhan_id, ...line })))
          .execute()
      return keluhan_id
    },

    update: (keluhanId: number, change: Updateable<Database['keluhan']>) =>
      db.updateTable('keluhan').set(change).where('keluhan_id', '=', keluhanId).execute(),

    /** @returns the message's id */
    async addPesan(row: Insertable<Database['keluhan_pesan']>): Promise<number> {
      const { pesan_id } = await db
        .insertInto('keluhan_pesan')
        .values(row)
        .returning('pesan_id')
        .executeTakeFirstOrThrow()
      return pesan_id
    },

    /** Returns the lines of an order, with each line's product. */
    listLines: (pesananId: number) =>
      db
        .selectFrom('pesanan_baris')
        .select(['urutan', 'nama', 'jumlah', 'harga', 'produk_id'])
        .where('pesanan_id', '=', pesananId)
        .orderBy('urutan')
        .execute(),

    /** Returns the receiver of the complaint's mails, and whether they want mail about orders. */
    readPembeli: (keluhanId: number) =>
      db
        .selectFrom('keluhan')
        .innerJoin('pesanan', 'pesanan.pesanan_id', 'keluhan.pesanan_id')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pesanan.pengguna_id')
        .select(['pesanan.nama', 'pesanan.midtrans_order_id as nomor', 'pesanan.pengguna_id as penggunaId'])
        .select(['pengguna.email', 'pengguna.dihapus', wantsSurat.as('byMail')])
        .where('keluhan_id', '=', keluhanId)
        .executeTakeFirstOrThrow(),

    /** Locks a complaint that was closed before `before` and still has its photos. */
    lockOldFoto: (before: Date) =>
      db
        .selectFrom('keluhan')
        .select('keluhan_id')
        .where('selesai', '<', before)
        .where('foto_dihapus', 'is', null)
        .orderBy('selesai')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    /** Locks all complaints about a person's orders. */
    lockOwned: (penggunaId: number) =>
      db
        .selectFrom('keluhan')
        .select(['keluhan_id', 'foto_dihapus'])
        .where('pesanan_id', 'in', own(db, penggunaId))
        .orderBy('keluhan_id')
        .forUpdate()
        .execute(),

    /** Deletes the texts of complaints. The complaint and its result stay with the order. */
    async forget(keluhanIds: readonly number[]): Promise<void> {
      const ids = sql<number>`ANY (${keluhanIds}::int[])`
      await db.updateTable('keluhan').set({ isi: '' }).where('keluhan_id', '=', ids).execute()
      await db.updateTable('keluhan_pesan').set({ isi: '' }).where('keluhan_id', '=', ids).execute()
    },
  }
}

/** Time at which the order was last finished; null if it is not finished. */
const finishedAt = sql<Date | null>`CASE WHEN status_pesanan = 'Pesanan Selesai' THEN (
  SELECT max(waktu) FROM riwayat_status r
  WHERE r.pesanan_id = pesanan.pesanan_id AND jenis = 'pesanan' AND ke = 'Pesanan Selesai' AND dari IS DISTINCT FROM ke) END`

const own = (db: Db | Tx, penggunaId: number) =>
  db.selectFrom('pesanan').select('pesanan_id').where('pengguna_id', '=', penggunaId)

/** Returns complaints with their lines, photos and messages. */
export async function withParts(db: Db | Tx, rows: readonly KeluhanRow[]): Promise<Keluhan[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ keluhan_id }) => keluhan_id)
  const ownedByKeluhan = sql<number>`ANY (${ids}::int[])`
  const [lines, foto, pesan, returned, pengganti] = await Promise.all([
    db
      .selectFrom('keluhan_baris')
      .innerJoin('keluhan', 'keluhan.keluhan_id', 'keluhan_baris.keluhan_id')
      .innerJoin('pesanan_baris', (join) =>
        join
          .onRef('pesanan_baris.pesanan_id', '=', 'keluhan.pesanan_id')
          .onRef('pesanan_baris.urutan', '=', 'keluhan_baris.urutan'),
      )
      .select(['keluhan.keluhan_id', 'keluhan_baris.urutan', 'pesanan_baris.nama', 'keluhan_baris.jumlah'])
      .where('keluhan.keluhan_id', '=', ownedByKeluhan)
      .orderBy('keluhan_baris.urutan')
      .execute(),
    fotoRepository(db).listOf('keluhan_id', ids),
    db
      .selectFrom('keluhan_pesan')
      .select(['keluhan_id', 'pesan_id', 'dari', 'isi', 'waktu'])
      .where('keluhan_id', '=', ownedByKeluhan)
      .orderBy('pesan_id')
      .execute(),
    listReturned(db, ids),
    db
      .selectFrom('pesanan')
      .select(['pengganti_keluhan_id', 'midtrans_order_id as nomor'])
      .where('pengganti_keluhan_id', '=', ownedByKeluhan)
      .orderBy('pesanan_id')
      .execute(),
  ])
  return rows.map(({ keluhan_id: keluhanId, ...row }) => ({
    keluhanId,
    jenis: row.jenis,
    harapan: row.harapan,
    isi: row.isi,
    status: row.status,
    hasil: row.hasil,
    baris: lines
      .filter(({ keluhan_id }) => keluhan_id === keluhanId)
      .map(({ urutan, nama, jumlah }) => ({ urutan, nama, jumlah })),
    foto: fotoOf(foto, keluhanId, null),
    foto_dihapus: row.foto_dihapus?.toISOString() ?? null,
    pesan: pesan
      .filter(({ keluhan_id }) => keluhan_id === keluhanId)
      .map(({ pesan_id, dari, isi, waktu }) => ({
        pesanId: pesan_id,
        dari,
        isi,
        waktu: waktu.toISOString(),
        foto: fotoOf(foto, keluhanId, pesan_id),
      })),
    dibuat: row.dibuat.toISOString(),
    jawab_sebelum: row.jawab_sebelum.toISOString(),
    selesai: row.selesai?.toISOString() ?? null,
    kembali: returned
      .filter(({ keluhan_id }) => keluhan_id === keluhanId)
      .map(({ waktu, jumlah, ongkir, barang }) => ({ waktu: waktu.toISOString(), jumlah, ongkir, barang })),
    pengganti_nomor: pengganti.flatMap(({ pengganti_keluhan_id, nomor }) =>
      pengganti_keluhan_id === keluhanId ? [nomor] : [],
    ),
  }))
}

/** Returns the photos of a complaint itself, or of one of its messages. */
const fotoOf = (
  foto: Awaited<ReturnType<ReturnType<typeof fotoRepository>['listOf']>>,
  keluhanId: number,
  pesanId: number | null,
) =>
  foto
    .filter(({ induk, pesan_id }) => induk === keluhanId && pesan_id === pesanId)
    .map(({ fotoId, ukuran }) => ({ fotoId, ukuran }))

/** Returns the refunds of complaints, with their lines. */
const listReturned = (db: Db | Tx, keluhanIds: readonly number[]) =>
  db
    .selectFrom('pengembalian')
    .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
    .select(['keluhan_id', 'pengembalian.diubah as waktu', 'pengembalian.jumlah', 'pengembalian.ongkir'])
    .select(
      sql<Keluhan['kembali'][number]['barang']>`coalesce((
        SELECT json_agg(json_build_object('nama', b.nama, 'jumlah', satu->'jumlah', 'nilai', satu->'nilai'))
        FROM jsonb_array_elements(pengembalian.barang) AS satu
        JOIN pesanan_baris b ON b.urutan = (satu->>'urutan')::int AND b.pesanan_id = pembayaran.pesanan_id), '[]')`.as(
        'barang',
      ),
    )
    .where('keluhan_id', '=', sql<number>`ANY (${keluhanIds}::int[])`)
    .where('pengembalian.status', 'in', ['berhasil', 'manual'])
    .orderBy('pengembalian_id')
    .execute()
