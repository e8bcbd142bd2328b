import { sql } from 'kysely'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page, Parsed } from '#contract/endpoint.ts'
import { searchedNoHp } from '#contract/no-hp.ts'
import type { listPelanggan, PelangganAdmin, PelangganSummary } from '#contract/pelanggan/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, parseSort } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NO_BROWSER } from '#server/features/akun/sesi/nama-perangkat.ts'

/** Maximum of an account's newest orders, complaints and messages that are shown. */
const NEWEST = 20

interface Spending {
  pengguna_id: number
  pesanan: number
  dibayar: number
  dikembalikan: number
  terakhir: Date | null
}

const WITHOUT_PURCHASES = { pesanan: 0, dibayar: 0, dikembalikan: 0, terakhir: null }

/** Customers' accounts, for the office. */
export function pelangganRepository(db: Db | Tx) {
  /** Includes administrators' accounts. */
  const akun = () => db.selectFrom('pengguna').where('dihapus', 'is', null)
  const pelanggan = () => akun().where('role', '=', 'user')

  const selectSummary = () =>
    akun()
      .leftJoin('grup_pelanggan', 'grup_pelanggan.grup_id', 'pengguna.grup_id')
      .select(['pengguna_id as penggunaId', 'pengguna.nama', 'email', 'no_hp', 'minta_hapus'])
      .select('grup_pelanggan.nama as grup')

  /** Returns the sums of the ledger per account. */
  async function purchasesOf(ids: readonly number[]): Promise<(penggunaId: number) => Omit<Spending, 'pengguna_id'>> {
    const { rows } = await sql<Spending>`
      SELECT pengguna_id, count(*) FILTER (WHERE dibayar > 0)::int AS pesanan, max(dibuat) AS terakhir,
        coalesce(sum(dibayar), 0)::bigint AS dibayar, coalesce(sum(dikembalikan), 0)::bigint AS dikembalikan
      FROM pesanan
      LEFT JOIN LATERAL (
        SELECT sum(greatest(jumlah, 0)) AS dibayar, sum(greatest(-jumlah, 0)) AS dikembalikan
        FROM buku WHERE buku.pesanan_id = pesanan.pesanan_id
      ) AS uang ON true
      WHERE pengguna_id = ANY(${ids}::int[]) GROUP BY pengguna_id`.execute(db)
    const allRows = new Map(rows.map(({ pengguna_id, ...spending }) => [pengguna_id, spending]))
    return (penggunaId) => allRows.get(penggunaId) ?? WITHOUT_PURCHASES
  }

  return {
    async list({
      q,
      grup,
      lihat,
      urut,
      page,
      limit,
    }: Parsed<typeof listPelanggan>['query']): Promise<Page<PelangganSummary>> {
      const { column, direction } = parseSort<'nama' | 'daftar'>(urut)
      let found = pelanggan()
      if (q) {
        // Exactly the expression of the search index.
        const texts = sql`(nama || E'\n' || email || E'\n' || no_hp)`
        const nomor = searchedNoHp(q)
        found = found.where((eb) => eb.or([ilike(texts, q), ...(nomor ? [ilike(texts, nomor)] : [])]))
      }
      if (grup !== undefined) found = found.where('grup_id', '=', grup)
      if (lihat === 'hapus') found = found.where('minta_hapus', 'is not', null)
      const order = column === 'nama' ? sql.ref('pengguna.nama') : sql.ref('pengguna.pengguna_id')
      const [rows, total] = await Promise.all([
        selectSummary()
          .where(
            'pengguna_id',
            'in',
            found
              .select('pengguna_id')
              .orderBy(order, direction)
              .orderBy('pengguna_id', direction)
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy(order, direction)
          .orderBy('pengguna_id', direction)
          .execute(),
        countUpTo(db, found.select('pengguna_id')),
      ])
      const purchase = await purchasesOf(rows.map(({ penggunaId }) => penggunaId))
      return { items: rows.map((row) => toSummary(row, purchase(row.penggunaId))), total }
    },

    async find(penggunaId: number): Promise<Omit<PelangganAdmin, 'gabungan'> | undefined> {
      const row = await selectSummary()
        .select(['pengguna.dibuat', 'pengguna.versi', 'email_dikonfirmasi', 'pengguna.grup_id as grupId'])
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirst()
      if (!row) return undefined
      const [purchase, alamat, pesanan, keluhan, pesan, catatan] = await Promise.all([
        purchasesOf([penggunaId]),
        db
          .selectFrom('alamat')
          .select(['alamat_id as alamatId', 'label', 'teks', 'utama'])
          .where('pengguna_id', '=', penggunaId)
          .orderBy('utama', 'desc')
          .orderBy('alamat_id')
          .execute(),
        db
          .selectFrom('pesanan')
          .select(['pesanan_id as orderId', 'jenis', 'midtrans_order_id as nomor', 'dibuat', 'total_harga'])
          .select(['status_pembayaran', 'status_pesanan'])
          .where('pengguna_id', '=', penggunaId)
          .orderBy('dibuat', 'desc')
          .orderBy('pesanan_id', 'desc')
          .limit(NEWEST)
          .execute(),
        db
          .selectFrom('keluhan')
          .innerJoin('pesanan', 'pesanan.pesanan_id', 'keluhan.pesanan_id')
          .select(['keluhan_id as keluhanId', 'midtrans_order_id as nomor', 'keluhan.dibuat', 'keluhan.selesai'])
          .where('pengguna_id', '=', penggunaId)
          .orderBy('keluhan_id', 'desc')
          .limit(NEWEST)
          .execute(),
        db
          .selectFrom('laporan')
          .select(['laporan_id as laporanId', 'pesan as teks', 'dibuat', 'ditangani'])
          .where(sql`lower(email)`, '=', row.email.toLowerCase())
          .orderBy('laporan_id', 'desc')
          .limit(NEWEST)
          .execute(),
        this.listCatatan(penggunaId),
      ])
      const { dibuat, email_dikonfirmasi, grupId, versi, ...brief } = row
      const money = purchase(penggunaId)
      return {
        ...toSummary(brief, money),
        dibuat: dibuat.toISOString(),
        versi,
        email_dikonfirmasi: email_dikonfirmasi !== null,
        grupId,
        dibayar: money.dibayar,
        dikembalikan: money.dikembalikan,
        alamat,
        pesananTerakhir: pesanan.map((item) => ({ ...item, dibuat: item.dibuat.toISOString() })),
        keluhan: keluhan.map((item) => ({
          ...item,
          dibuat: item.dibuat.toISOString(),
          selesai: item.selesai !== null,
        })),
        pesan: pesan.map((item) => ({
          ...item,
          dibuat: item.dibuat.toISOString(),
          ditangani: item.ditangani !== null,
        })),
        catatan,
      }
    },

    /** True if the account belongs to an administrator. */
    async isAdmin(penggunaId: number): Promise<boolean> {
      const found = await akun()
        .select('pengguna_id')
        .where('pengguna_id', '=', penggunaId)
        .where('role', '=', 'admin')
        .executeTakeFirst()
      return found !== undefined
    },

    /** True if one of the accounts has an administrator's phone number, or was used in an administrator's browser. */
    async hasAdmin(penggunaIds: readonly number[]): Promise<boolean> {
      const { rows } = await sql<{ present: boolean }>`
        SELECT EXISTS (
          SELECT FROM pengguna AS pembeli JOIN pengguna AS kantor ON kantor.role = 'admin' AND kantor.dihapus IS NULL
          WHERE pembeli.pengguna_id = ANY (${penggunaIds}::int[]) AND (
            (pembeli.no_hp = kantor.no_hp AND pembeli.no_hp <> '') OR EXISTS (
              SELECT FROM perangkat AS satu JOIN perangkat AS lain USING (sidik)
              WHERE satu.pengguna_id = pembeli.pengguna_id AND lain.pengguna_id = kantor.pengguna_id
                AND satu.nama <> ${NO_BROWSER}))) AS present`.execute(db)
      return rows[0]?.present ?? false
    },

    /** The account, locked until the transaction ends. */
    lock: (penggunaId: number) =>
      akun()
        .select(['pengguna_id as penggunaId', 'nama', 'grup_id as grupId'])
        .where('pengguna_id', '=', penggunaId)
        .forUpdate()
        .executeTakeFirst(),

    /** Returns two accounts, locked in a fixed order until the transaction ends. */
    lockBoth: (one: number, second: number) =>
      akun()
        .select(['pengguna_id', 'nama', 'email', 'role', 'gambar', 'grup_id', 'versi'])
        .where('pengguna_id', 'in', [one, second])
        .orderBy('pengguna_id')
        .forUpdate()
        .execute(),

    async listCatatan(penggunaId: number): Promise<PelangganAdmin['catatan']> {
      const rows = await db
        .selectFrom('catatan_pelanggan')
        .select(['catatan_id as catatanId', 'teks', 'oleh', 'dibuat'])
        .where('pengguna_id', '=', penggunaId)
        .orderBy('catatan_id', 'desc')
        .execute()
      return rows.map(({ dibuat, ...row }) => ({ ...row, dibuat: dibuat.toISOString() }))
    },

    /** @param actor the author's account; its name is stored */
    async addCatatan(penggunaId: number, text: string, actor: number, createdAt: Date): Promise<number> {
      const { catatan_id } = await db
        .insertInto('catatan_pelanggan')
        .values((eb) => ({
          pengguna_id: penggunaId,
          teks: text,
          oleh: eb.selectFrom('pengguna').select('nama').where('pengguna_id', '=', actor).$asScalar().$notNull(),
          dibuat: createdAt,
        }))
        .returning('catatan_id')
        .executeTakeFirstOrThrow()
      return catatan_id
    },

    /** @returns true if it existed */
    async removeCatatan(penggunaId: number, catatanId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('catatan_pelanggan')
        .where('pengguna_id', '=', penggunaId)
        .where('catatan_id', '=', catatanId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    /** Returns name and address of an account. */
    getPemilik: (penggunaId: number) =>
      db
        .selectFrom('pengguna')
        .select(['pengguna_id', 'nama', 'email'])
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirstOrThrow(),

    forgetCatatan: (penggunaId: number) =>
      db.deleteFrom('catatan_pelanggan').where('pengguna_id', '=', penggunaId).execute(),

    async getDeletionRequest(penggunaId: number): Promise<Date | null> {
      const { minta_hapus } = await db
        .selectFrom('pengguna')
        .select('minta_hapus')
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirstOrThrow()
      return minta_hapus
    },

    /** Counts customers who requested deletion, up to TUGAS_MAX. */
    countDeletionRequests: (): Promise<number> =>
      countUpTo(db, pelanggan().select('pengguna_id').where('minta_hapus', 'is not', null), TUGAS_MAX),
  }
}

type SummaryRow = Omit<PelangganSummary, 'pesanan' | 'belanja' | 'terakhir' | 'minta_hapus'> & {
  minta_hapus: Date | null
}

const toSummary = (
  { minta_hapus, ...row }: SummaryRow,
  { pesanan, dibayar, dikembalikan, terakhir }: Omit<Spending, 'pengguna_id'>,
): PelangganSummary => ({
  ...row,
  pesanan,
  belanja: dibayar - dikembalikan,
  terakhir: terakhir?.toISOString() ?? null,
  minta_hapus: minta_hapus?.toISOString() ?? null,
})
