import { type RawBuilder, sql } from 'kysely'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AHEAD_MS, CLAIM_MAX, LEASE_MS } from './lease.ts'

/** Failures in a row after which a number gets no more messages until it is confirmed again. */
export const FAILURES_MAX = 2
const DAY_MS = 86_400_000

/** A message to send. */
export interface ClaimedWa {
  kabar_saluran_id: number
  surat_id: string
  tanda: string
  percobaan: number
  tanpa_jawaban: number
  sampai: Date
  templat: string
  kunci: string
  keperluan: Keperluan
  rujukan: string
  tautan: string
  /** Null if the number is no longer confirmed, or the consent was withdrawn. */
  nomor: string | null
  pengguna_id: number
  nama: string
  order: WaOrder | null
}

/** Values of the order that a message is about. */
export interface WaOrder {
  status_pembayaran: string
  status_pesanan: string
  total_harga: number
  batas_bayar: string
  kurir: string
  resi: string
  nama_shipping: string
}

/** States of a message in the order of the monthly count. */
type Counted = 'terkirim' | 'tiba' | 'dibaca' | 'gagal' | 'ditagih'

/** A delivery by WhatsApp, locked until the transaction ends. */
export interface WaDelivery {
  kabar_saluran_id: number
  surat_id: number
  status: 'menunggu' | 'terkirim' | 'tiba' | 'gagal'
  templat: string
  wamid: string | null
  dibaca: Date | null
  ditagih: boolean | null
  dibuat: Date
}

/** Columns of the owner's prices by category of Meta. */
const TARIF = {
  utility: 'wa_tarif_layanan',
  marketing: 'wa_tarif_promosi',
  authentication: 'wa_tarif_kode',
  service: 'wa_tarif_balasan',
} as const

/** Returns the estimated price of a message. A category that Meta adds later counts as `utility`. */
const priceOf = (category: string) =>
  sql`(SELECT ${sql.ref(TARIF[category as keyof typeof TARIF] ?? TARIF.utility)} FROM sambungan)`

/** Deliveries of notices by WhatsApp. */
export function waRepository(db: Db | Tx) {
  return {
    async isApproved(templat: string): Promise<boolean> {
      const found = db
        .selectFrom('templat_wa')
        .select('nama')
        .where('nama', '=', templat)
        .where('status', '=', 'APPROVED')
      return (await found.executeTakeFirst()) !== undefined
    },

    /**
     * True if a template is approved and the limits leave room: recipients in 24 hours as Meta counts them, and the owner's
     * messages of the month.
     */
    async isOpen(templat: string, { batas, pagu }: { batas: number; pagu: number }, penggunaId: number, now: Date) {
      const since = new Date(now.getTime() - DAY_MS)
      const { rows } = await sql<{ isOpen: boolean }>`
        SELECT EXISTS (SELECT FROM templat_wa WHERE nama = ${templat} AND status = 'APPROVED')
          AND (SELECT coalesce(sum(terkirim), 0) FROM pemakaian_wa WHERE bulan = ${dateWib(now).slice(0, 7)}) < ${pagu}
          AND (SELECT count(DISTINCT pengguna_id) FROM (
              SELECT pengguna_id FROM kabar_saluran JOIN surat USING (surat_id)
              WHERE saluran = 'wa' AND kabar_saluran.status <> 'gagal' AND kabar_saluran.dibuat > ${since}
              UNION ALL SELECT pengguna_id FROM kode_sekali
              WHERE nomor IS NOT NULL AND status <> 'gagal' AND dibuat > ${since}) AS penerima
            WHERE pengguna_id <> ${penggunaId}) < ${batas} AS "isOpen"`.execute(db)
      return rows[0]?.isOpen === true
    },

    /** Adds the message of a notice. */
    add: (suratId: number, templat: string, until: Date, now: Date) =>
      db
        .insertInto('kabar_saluran')
        .values({ surat_id: suratId, saluran: 'wa', templat, kirim_pada: now, sampai: until, dibuat: now })
        .onConflict((conflict) => conflict.columns(['surat_id', 'saluran', 'langganan_id']).doNothing())
        .execute(),

    /**
     * Claims due messages, one per account: Meta accepts one message to a number in six seconds. A process that dies repeats them
     * after the lease, unless their status arrived.
     */
    async claim(now: Date): Promise<ClaimedWa[]> {
      const [until, ahead] = [new Date(now.getTime() + LEASE_MS), new Date(now.getTime() + AHEAD_MS)]
      const due = sql`status = 'menunggu' AND saluran = 'wa' AND (kirim_pada <= ${now} OR kirim_pada > ${ahead})`
      const { rows } = await sql<ClaimedWa>`
        WITH diambil AS (
          UPDATE kabar_saluran SET kirim_pada = ${until}, percobaan = percobaan + 1
          WHERE ${due} AND kabar_saluran_id IN (
            SELECT min(kabar_saluran_id) FROM kabar_saluran JOIN surat USING (surat_id)
            WHERE kabar_saluran.status = 'menunggu' AND saluran = 'wa'
              AND (kabar_saluran.kirim_pada <= ${now} OR kabar_saluran.kirim_pada > ${ahead})
            GROUP BY pengguna_id LIMIT ${CLAIM_MAX})
          RETURNING kabar_saluran_id, surat_id, tanda, percobaan, tanpa_jawaban, sampai, templat)
        SELECT diambil.*, surat.kunci, keperluan, rujukan, tautan, surat.pengguna_id, pengguna.nama,
          (SELECT nomor FROM nomor_wa WHERE nomor_wa.pengguna_id = surat.pengguna_id AND EXISTS (
            SELECT FROM izin_kabar WHERE izin_kabar.pengguna_id = surat.pengguna_id AND saluran = 'wa'
              AND izin_kabar.keperluan = surat.keperluan AND dicabut IS NULL)) AS nomor,
          (SELECT json_build_object('status_pembayaran', status_pembayaran, 'status_pesanan', status_pesanan,
              'total_harga', total_harga, 'batas_bayar', batas_bayar, 'kurir', kurir, 'resi', resi, 'nama_shipping', nama_shipping)
            FROM pesanan WHERE midtrans_order_id = rujukan AND pesanan.pengguna_id = surat.pengguna_id) AS order
        FROM diambil JOIN surat USING (surat_id) JOIN pengguna ON pengguna.pengguna_id = surat.pengguna_id
        ORDER BY kabar_saluran_id`.execute(db)
      return rows
    },

    /** Postpones a message. */
    retry: (id: number, reason: string, at: Date) =>
      db
        .updateTable('kabar_saluran')
        .set({ kesalahan: reason.slice(0, 200), kirim_pada: at })
        .where('kabar_saluran_id', '=', id)
        .where('status', '=', 'menunggu')
        .execute(),

    /** Locks the delivery of a message: by the name that the shop gave it, else by WhatsApp's id. */
    async lock({ tanda, wamid }: { tanda?: string | undefined; wamid: string }): Promise<WaDelivery | undefined> {
      return db
        .selectFrom('kabar_saluran')
        .select(['kabar_saluran_id', 'surat_id', 'status', 'templat', 'wamid', 'dibaca', 'ditagih', 'dibuat'])
        .where('saluran', '=', 'wa')
        .where((eb) => (tanda ? eb.or([eb('tanda', '=', tanda), eb('wamid', '=', wamid)]) : eb('wamid', '=', wamid)))
        .limit(1)
        .forUpdate()
        .executeTakeFirst()
    },

    /** Stores a delivery's state; `wamid` only if none is known. */
    put: (
      id: number,
      {
        wamid,
        ...row
      }: Partial<Pick<WaDelivery, 'status' | 'dibaca' | 'ditagih'>> & { wamid: string; kesalahan?: string },
    ) =>
      db
        .updateTable('kabar_saluran')
        .set({ ...row, wamid: sql`coalesce(wamid, ${wamid})` })
        .where('kabar_saluran_id', '=', id)
        .execute(),

    /** Gives a message up. @returns false if it was no longer waiting */
    async fail(id: number, reason: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kabar_saluran')
        .set({ status: 'gagal', kesalahan: reason.slice(0, 200) })
        .where('kabar_saluran_id', '=', id)
        .where('status', '=', 'menunggu')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /**
     * Counts a message once per state, in the month in which it was written.
     * @param category of Meta, for the price of a charged message
     */
    count(templat: string, month: Date, states: readonly Counted[], category = 'utility') {
      if (states.length === 0) return undefined
      const added = new Map<string, RawBuilder<unknown>>(states.map((name) => [name, sql`1`]))
      if (states.includes('ditagih')) added.set('biaya', priceOf(category))
      const columns = [...added.keys()]
      return sql`INSERT INTO pemakaian_wa (bulan, templat, ${sql.join(columns.map((name) => sql.ref(name)))})
        VALUES (${dateWib(month).slice(0, 7)}, ${templat}, ${sql.join([...added.values()])})
        ON CONFLICT (bulan, templat) DO UPDATE SET ${sql.join(
          columns.map(
            (name) => sql`${sql.ref(name)} = ${sql.ref(`pemakaian_wa.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
          ),
        )}`.execute(db)
    },

    /** Returns the estimated prices of an answer within 24 hours, and of a template after them. */
    getTarif: () =>
      db
        .selectFrom('sambungan')
        .select(['wa_tarif_balasan as balasan', 'wa_tarif_layanan as templat'])
        .executeTakeFirstOrThrow(),

    /** Returns the messages by month and template, newest month first. @param since first month, as `2026-11` */
    listUsage: (since: string) =>
      db
        .selectFrom('pemakaian_wa')
        .selectAll()
        .where('bulan', '>=', since)
        .orderBy('bulan', 'desc')
        .orderBy('templat')
        .execute(),

    /** Returns the purpose of a message to the account. */
    async purposeOf(wamid: string, penggunaId: number): Promise<Keperluan | undefined> {
      const row = await db
        .selectFrom('kabar_saluran')
        .innerJoin('surat', 'surat.surat_id', 'kabar_saluran.surat_id')
        .select('keperluan')
        .where('wamid', '=', wamid)
        .where('surat.pengguna_id', '=', penggunaId)
        .executeTakeFirst()
      return row?.keperluan ?? undefined
    },

    /** Chooses the next channel of a notice now, if it waits for a report. */
    chooseAgain: (suratId: number, now: Date) =>
      db
        .updateTable('surat')
        .set({ saluran_pada: now })
        .where('surat_id', '=', suratId)
        .where('saluran_pada', 'is not', null)
        .execute(),

    /** Counts a failure of the account's number, or forgets them after an arrival. */
    markNomor: (suratId: number, hasArrived: boolean) =>
      sql`UPDATE nomor_wa SET gagal = ${hasArrived ? sql`0` : sql`gagal + 1`}
        FROM surat WHERE surat_id = ${suratId} AND surat.pengguna_id = nomor_wa.pengguna_id
          ${hasArrived ? sql`AND gagal > 0` : sql``}`.execute(db),

    /** Stops a template that Meta refuses, until its state is read again. */
    stopTemplat: (name: string, reason: string, now: Date) =>
      db
        .updateTable('templat_wa')
        .set({ status: 'PAUSED', alasan: reason.slice(0, 200), diubah: now })
        .where('nama', '=', name)
        .execute(),
  }
}
