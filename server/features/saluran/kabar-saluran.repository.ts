import { sql } from 'kysely'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { wilayahClock } from '#contract/pengiriman/tujuan.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Facts } from './choose-saluran.ts'
import { AHEAD_MS, CLAIM_MAX, LEASE_MS } from './lease.ts'
import { type OrderState, ruleOf } from './rules.ts'
import { FAILURES_MAX } from './wa.repository.ts'

interface FoundNotice {
  surat_id: string
  kunci: string
  kepada: string
  dibuat: Date
  status: string
  pengguna_id: number
  order: OrderState | null
  devices: number[]
  isAllowed: boolean
  isPushed: boolean
  wantsWa: boolean
  isWaSent: boolean
  isArrived: boolean
  /** Keys of later notices about the same order for which channels are chosen as well. */
  later: string[]
  wantsMail: boolean
  wilayah: string | null
}

/** A notice whose channel is due, locked until the transaction ends. */
export interface DueNotice {
  suratId: number
  penggunaId: number
  kunci: string
  /** True if the account agrees to WhatsApp for this purpose, and messages reach its number. */
  wantsWa: boolean
  devices: number[]
  facts: Omit<Facts, 'canWa'>
}

/** A push to send. */
export interface ClaimedPush {
  kabar_saluran_id: number
  langganan_id: number
  tanda: string
  percobaan: number
  tanpa_jawaban: number
  sampai: Date
  kunci: string
  rujukan: string
  tautan: string
  endpoint: string
  p256dh: Buffer
  auth: Buffer
}

/** Deliveries of notices by push, and the choice of channels. */
export function kabarSaluranRepository(db: Db | Tx) {
  return {
    /** Locks the notice that waits longest for its channel, and returns it with everything that decides. */
    async lockDue(now: Date): Promise<DueNotice | undefined> {
      const ahead = new Date(now.getTime() + AHEAD_MS)
      const { rows } = await sql<FoundNotice>`
        WITH kabar AS (
          SELECT surat_id, kunci, kepada, dibuat, status, pengguna_id, keperluan, rujukan FROM surat
          WHERE saluran_pada IS NOT NULL AND (saluran_pada <= ${now} OR saluran_pada > ${ahead})
          ORDER BY saluran_pada, surat_id LIMIT 1 FOR UPDATE SKIP LOCKED)
        SELECT surat_id, kunci, kepada, dibuat, status, pengguna_id,
          (SELECT json_build_object('status_pembayaran', status_pembayaran, 'status_pesanan', status_pesanan)
            FROM pesanan WHERE midtrans_order_id = rujukan) AS order,
          ARRAY(SELECT langganan_id FROM langganan_push WHERE langganan_push.pengguna_id = kabar.pengguna_id
            AND (berakhir IS NULL OR berakhir > ${now})) AS devices,
          EXISTS (SELECT FROM izin_kabar WHERE izin_kabar.pengguna_id = kabar.pengguna_id AND saluran = 'push'
            AND izin_kabar.keperluan = kabar.keperluan AND dicabut IS NULL) AS "isAllowed",
          EXISTS (SELECT FROM izin_kabar JOIN nomor_wa USING (pengguna_id) WHERE pengguna_id = kabar.pengguna_id
            AND saluran = 'wa' AND izin_kabar.keperluan = kabar.keperluan AND dicabut IS NULL AND nomor IS NOT NULL
            AND gagal < ${FAILURES_MAX}) AS "wantsWa",
          EXISTS (SELECT FROM kabar_saluran WHERE kabar_saluran.surat_id = kabar.surat_id AND saluran = 'push') AS "isPushed",
          EXISTS (SELECT FROM kabar_saluran WHERE kabar_saluran.surat_id = kabar.surat_id AND saluran = 'wa') AS "isWaSent",
          EXISTS (SELECT FROM kabar_saluran WHERE kabar_saluran.surat_id = kabar.surat_id
            AND kabar_saluran.status = 'tiba') AS "isArrived",
          ARRAY(SELECT lain.kunci FROM surat lain WHERE lain.pengguna_id = kabar.pengguna_id AND kabar.rujukan <> ''
            AND lain.rujukan = kabar.rujukan AND lain.saluran_pada IS NOT NULL AND lain.surat_id > kabar.surat_id) AS later,
          coalesce((SELECT order_status FROM pilihan_notifikasi
            WHERE pilihan_notifikasi.pengguna_id = kabar.pengguna_id), true) AS "wantsMail",
          (SELECT kode_wilayah FROM alamat WHERE alamat.pengguna_id = kabar.pengguna_id AND utama) AS wilayah
        FROM kabar`.execute(db)
      return rows[0] && toDue(rows[0])
    },

    /** Sets the time of the next choice. */
    putNext: (suratId: number, at: Date | null) =>
      db.updateTable('surat').set({ saluran_pada: at }).where('surat_id', '=', suratId).execute(),

    /** Adds a push per device. */
    addPushes: (suratId: number, devices: readonly number[], until: Date, now: Date) =>
      db
        .insertInto('kabar_saluran')
        .values(
          devices.map((langganan_id) => {
            return { surat_id: suratId, saluran: 'push', langganan_id, kirim_pada: now, sampai: until, dibuat: now }
          }),
        )
        .onConflict((conflict) => conflict.columns(['surat_id', 'saluran', 'langganan_id']).doNothing())
        .execute(),

    /** Claims the due pushes, longest waiting first. A process that dies repeats them after the lease. */
    async claimPushes(now: Date): Promise<ClaimedPush[]> {
      const [until, ahead] = [new Date(now.getTime() + LEASE_MS), new Date(now.getTime() + AHEAD_MS)]
      const { rows } = await sql<ClaimedPush>`
        UPDATE kabar_saluran SET kirim_pada = ${until}, percobaan = kabar_saluran.percobaan + 1
        FROM surat, langganan_push
        WHERE kabar_saluran_id IN (
            SELECT kabar_saluran_id FROM kabar_saluran
            WHERE saluran = 'push' AND status = 'menunggu' AND (kirim_pada <= ${now} OR kirim_pada > ${ahead})
            ORDER BY kirim_pada, kabar_saluran_id LIMIT ${CLAIM_MAX} FOR UPDATE SKIP LOCKED)
          AND surat.surat_id = kabar_saluran.surat_id AND langganan_push.langganan_id = kabar_saluran.langganan_id
        RETURNING kabar_saluran_id, kabar_saluran.langganan_id, tanda, kabar_saluran.percobaan, tanpa_jawaban, sampai, kunci,
          rujukan, tautan, endpoint, p256dh, auth`.execute(db)
      return rows
    },

    /**
     * Begins an attempt of a claimed delivery: until its answer it counts as unanswered.
     * @returns false if the delivery was decided, or another process claimed it while this one was frozen
     */
    async begin({ kabar_saluran_id, percobaan }: { kabar_saluran_id: number; percobaan: number }, now: Date) {
      const { numUpdatedRows } = await db
        .updateTable('kabar_saluran')
        .set({ tanpa_jawaban: sql`tanpa_jawaban + 1`, kirim_pada: new Date(now.getTime() + LEASE_MS) })
        .where('kabar_saluran_id', '=', kabar_saluran_id)
        .where('percobaan', '=', percobaan)
        .where('status', '=', 'menunggu')
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Forgets the begun attempt, which was refused: nothing arrived by it. */
    markRefused: (id: number) =>
      db
        .updateTable('kabar_saluran')
        .set({ tanpa_jawaban: sql`tanpa_jawaban - 1` })
        .where('kabar_saluran_id', '=', id)
        .where('tanpa_jawaban', '>', 0)
        .execute(),

    /** Marks a push as accepted, unless its device has already reported the arrival. */
    markSent: (id: number) =>
      db
        .updateTable('kabar_saluran')
        .set({ status: 'terkirim', kesalahan: '' })
        .where('kabar_saluran_id', '=', id)
        .where('status', '=', 'menunggu')
        .execute(),

    /** @param retryAt undefined if the push is given up */
    markFailed: (id: number, reason: string, retryAt?: Date) =>
      db
        .updateTable('kabar_saluran')
        .set({ kesalahan: reason.slice(0, 200), ...(retryAt ? { kirim_pada: retryAt } : { status: 'gagal' }) })
        .where('kabar_saluran_id', '=', id)
        .where('status', '=', 'menunggu')
        .execute(),

    /** Marks a delivery as arrived. The report of the device replaces the answer of the push service. */
    markArrived: (tanda: string) =>
      db.updateTable('kabar_saluran').set({ status: 'tiba', kesalahan: '' }).where('tanda', '=', tanda).execute(),

    deleteOld: (before: Date) => db.deleteFrom('kabar_saluran').where('dibuat', '<', before).execute(),
  }
}

function toDue({
  surat_id,
  kunci,
  kepada,
  status,
  order,
  devices,
  later,
  wantsMail,
  wilayah,
  ...rest
}: FoundNotice): DueNotice {
  return {
    suratId: Number(surat_id),
    penggunaId: rest.pengguna_id,
    kunci,
    wantsWa: rest.wantsWa,
    devices,
    facts: {
      dibuat: rest.dibuat,
      isAllowed: rest.isAllowed,
      isPushed: rest.isPushed,
      isWaSent: rest.isWaSent,
      isArrived: rest.isArrived,
      order: order ?? undefined,
      devices: devices.length,
      isMerged: later.some((one) => ruleOf(one) !== undefined),
      canMail: status === 'tanpa-email' && wantsMail && !isWithoutEmail(kepada),
      zone: wilayahClock(wilayah),
    },
  }
}
