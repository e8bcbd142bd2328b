import { sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { ApproveResepBody, listResepAdmin, ResepAdmin, ResepSummary } from '#contract/resep/admin.ts'
import { resepWarnings } from '#contract/resep/warnings.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { LOOK_DISTANCE_MAX } from '#server/storage/look-hash.ts'
import { isValid, withParts } from './resep.repository.ts'

/** Prescriptions of all customers, for the office. */
export function resepAdminRepository(db: Db | Tx) {
  const resep = () => db.selectFrom('resep').innerJoin('pengguna', 'pengguna.pengguna_id', 'resep.pengguna_id')

  return {
    /** Returns a page: pending prescriptions first, oldest first; then decided ones, newest first. */
    async list(query: z.output<typeof listResepAdmin.query & {}>, now: Date): Promise<Page<ResepSummary>> {
      const { q, status, page, limit } = query
      let found = resep()
      if (q)
        found = found.where(
          ilike(sql`(pengguna.nama || E'\n' || resep.dokter || E'\n' || resep.sip || E'\n' || resep.resep_id)`, q),
        )
      if (status) found = found.where('resep.status', '=', status)
      const [rows, total] = await Promise.all([
        found
          .select(['resep.resep_id', 'pengguna.nama', 'dokter', 'status', 'resep.dibuat', 'berlaku_sampai'])
          .select(
            sql<string[]>`ARRAY(
              SELECT produk.nama FROM resep_produk JOIN produk USING (produk_id)
              WHERE resep_produk.resep_id = resep.resep_id ORDER BY produk.nama)`.as('produk'),
          )
          .orderBy(sql`status <> 'menunggu'`)
          .orderBy(sql`CASE WHEN status = 'menunggu' THEN resep.dibuat END`)
          .orderBy('diputus', 'desc')
          .orderBy('resep.resep_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('resep.resep_id')),
      ])
      const items = rows.map(({ resep_id: resepId, dibuat, ...row }) => ({
        ...row,
        resepId,
        berlaku: isValid(row, now),
        dibuat: dibuat.toISOString(),
      }))
      return { items, total }
    },

    async find(resepId: number, now: Date, penggunaId: number): Promise<ResepAdmin | undefined> {
      const row = await resep()
        .leftJoin('pengguna as pemutus', 'pemutus.pengguna_id', 'resep.diputus_oleh')
        .selectAll('resep')
        .select(['pengguna.nama', 'pengguna.no_hp', 'pemutus.nama as diputusOleh'])
        .where('resep_id', '=', resepId)
        .executeTakeFirst()
      if (!row) return undefined
      const { nama, no_hp, diputusOleh } = row
      const [[parts], pesanan] = [await withParts(db, [row], now), await listPending(db, resepId)]
      if (!parts) return undefined
      const { tanggal, catatan } = parts
      const facts = { tanggal, catatan, produk: await contentsOf(db, resepId), ...(await sameSip(db, resepId)) }
      const peringatan = resepWarnings(facts, row.diputus ?? now)
      const sip = row.diputus ? row.sip_pemutus : await lastSip(db, penggunaId)
      return {
        ...parts,
        nama,
        no_hp,
        diputusOleh,
        pesanan,
        serupa: await listSimilar(db, resepId),
        peringatan,
        sip_pemutus: sip,
      }
    },

    /** Counts pending prescriptions, up to TUGAS_MAX. */
    countPending: (): Promise<number> =>
      countUpTo(db, db.selectFrom('resep').select('resep_id').where('status', '=', 'menunggu'), TUGAS_MAX),

    async setApproved(resepId: number, produk: z.output<typeof ApproveResepBody>['produk']): Promise<void> {
      // A numeric dose is stored completely or not at all.
      await sql`
        INSERT INTO resep_produk (
          resep_id, produk_id, disetujui, dosis, dosis_angka, dosis_satuan, dosis_hari, masa_henti)
        SELECT ${resepId}, "produkId", jumlah, dosis, dosis_angka,
          CASE WHEN dosis_angka IS NOT NULL THEN dosis_satuan END,
          CASE WHEN dosis_angka IS NOT NULL THEN dosis_hari END, masa_henti
        FROM jsonb_to_recordset(${JSON.stringify(produk)}::jsonb) AS baris (
          "produkId" integer, jumlah integer, dosis text, dosis_angka double precision, dosis_satuan text, dosis_hari integer,
          masa_henti integer)
        ON CONFLICT (resep_id, produk_id) DO UPDATE SET
          disetujui = excluded.disetujui, dosis = excluded.dosis, dosis_angka = excluded.dosis_angka,
          dosis_satuan = excluded.dosis_satuan, dosis_hari = excluded.dosis_hari, masa_henti = excluded.masa_henti`.execute(
        db,
      )
    },

    decide: (
      resepId: number,
      putusan: Pick<
        Updateable<Database['resep']>,
        'status' | 'alasan' | 'berlaku_sampai' | 'diputus' | 'diputus_oleh' | 'sip_pemutus'
      >,
    ) =>
      db
        .updateTable('resep')
        .set({ ...putusan, ...NEXT_VERSI })
        .where('resep_id', '=', resepId)
        .execute(),
  }
}

/** Newest pictures among which similar ones are searched. */
const COMPARED_MAX = 5000
const SIMILAR_MAX = 20

/** Returns other prescriptions with an identical file, a picture that looks the same, or the SIP number on another account. */
async function listSimilar(db: Db | Tx, resepId: number): Promise<ResepAdmin['serupa']> {
  const { rows } = await sql<ResepAdmin['serupa'][number]>`
    WITH ini AS (SELECT sidik, rupa FROM resep_berkas WHERE resep_id = ${resepId}),
    baru AS (
      SELECT resep_id, rupa FROM resep_berkas WHERE rupa <> 0 AND resep_id IS NOT NULL ORDER BY dibuat DESC LIMIT ${COMPARED_MAX}
    ),
    serupa AS (
      SELECT resep_id, 1 AS urutan FROM resep_berkas WHERE sidik IN (SELECT sidik FROM ini)
      UNION ALL
      SELECT baru.resep_id, 2 FROM ini JOIN baru ON bit_count((ini.rupa # baru.rupa)::bit(64)) <= ${LOOK_DISTANCE_MAX}
      WHERE ini.rupa <> 0
      UNION ALL
      SELECT lain.resep_id, 3 FROM resep AS satu JOIN resep lain ON lain.pengguna_id <> satu.pengguna_id
        AND regexp_replace(lower(lain.sip), '[^a-z0-9]', '', 'g') = regexp_replace(lower(satu.sip), '[^a-z0-9]', '', 'g')
      WHERE satu.resep_id = ${resepId}
    )
    SELECT resep_id AS "resepId", nama, status, (ARRAY['berkas', 'gambar', 'sip'])[urutan] AS sebab
    FROM (SELECT resep_id, min(urutan) AS urutan FROM serupa WHERE resep_id <> ${resepId} GROUP BY resep_id) AS satu
    JOIN resep USING (resep_id) JOIN pengguna USING (pengguna_id)
    ORDER BY urutan, resep_id DESC LIMIT ${SIMILAR_MAX}`.execute(db)
  return rows
}

/** Returns name and contents of each product of a prescription. */
async function contentsOf(db: Db | Tx, resepId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('resep_produk')
    .innerJoin('produk', 'produk.produk_id', 'resep_produk.produk_id')
    .select(['produk.nama', 'produk.zat', 'produk.zat_aktif'])
    .where('resep_id', '=', resepId)
    .orderBy('produk.nama')
    .execute()
  return rows.map(({ nama, zat, zat_aktif }) => [nama, zat, ...zat_aktif.map((one) => one.nama)].join('\n'))
}

/** Returns what other prescriptions with the same SIP number, apart from case and signs, say. */
async function sameSip(db: Db | Tx, resepId: number): Promise<{ accounts: number; dokter: string[] }> {
  const { rows } = await sql<{ accounts: number; dokter: string[] }>`
    SELECT count(DISTINCT lain.pengguna_id) FILTER (WHERE lain.pengguna_id <> ini.pengguna_id)::int AS accounts,
      coalesce(array_agg(DISTINCT lain.dokter) FILTER (
        WHERE regexp_replace(lower(lain.dokter), '[^a-z]', '', 'g') <> regexp_replace(lower(ini.dokter), '[^a-z]', '', 'g')
      ), '{}') AS dokter
    FROM resep ini JOIN resep lain ON lain.resep_id <> ini.resep_id
      AND regexp_replace(lower(lain.sip), '[^a-z0-9]', '', 'g') = regexp_replace(lower(ini.sip), '[^a-z0-9]', '', 'g')
    WHERE ini.resep_id = ${resepId}`.execute(db)
  return rows[0] ?? { accounts: 0, dokter: [] }
}

/** Returns the SIP number of the account's last decision; empty if there is none. */
async function lastSip(db: Db | Tx, penggunaId: number): Promise<string> {
  const row = await db
    .selectFrom('resep')
    .select('sip_pemutus')
    .where('diputus_oleh', '=', penggunaId)
    .where('sip_pemutus', '<>', '')
    .orderBy('diputus', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sip_pemutus ?? ''
}

/** Returns the orders that wait for a decision, by payment deadline. */
async function listPending(db: Db | Tx, resepId: number): Promise<ResepAdmin['pesanan']> {
  const { rows } = await sql<{ orderId: number; nomor: string; isi: string[]; sampai: Date }>`
    SELECT pesanan_id AS "orderId", midtrans_order_id AS nomor, batas_bayar AS sampai,
      ARRAY(
        SELECT jumlah || ' × ' || nama FROM pesanan_baris baris WHERE baris.pesanan_id = pesanan.pesanan_id ORDER BY urutan
      ) AS isi
    FROM pesanan
    WHERE resep_id = ${resepId} AND menunggu_resep AND status_pembayaran = 'pending'
    ORDER BY batas_bayar, pesanan_id`.execute(db)
  return rows.map(({ sampai, ...row }) => ({ ...row, sampai: sampai.toISOString() }))
}
