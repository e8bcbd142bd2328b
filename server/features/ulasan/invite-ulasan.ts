import { sql } from 'kysely'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { writer } from '#server/features/templat/writer.ts'

/** Time after an order was finished, so that the buyer has used the goods. */
const WAIT_MS = 3 * 86_400_000
/** Age from which finished orders are skipped, for example after a downtime or when many orders were finished at once. */
const AGE_MAX_MS = 30 * 86_400_000
/** Maximum orders per run, so that a mail about an order never waits behind more. */
const PER_RUN = 200

interface Finished {
  pesananId: number
  nomor: string
  selesai: Date | null
  penggunaId: number
  nama: string
  email: string
  /** True if the buyer wants such mails and has a confirmed address. */
  byMail: boolean
  isDeleted: boolean
  /** Reviewable goods without a review. */
  barang: string[]
}

/**
 * Invites the buyers of finished orders to write a review, once per order, a few days after it was finished.
 * @returns the number of queued invitations
 */
export async function inviteUlasan({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  return transaction(db, async (tx) => {
    const now = clock()
    const outbox = outboxRepository(tx)
    const write = await writer(tx, 'ulasan')
    let written = 0
    for (const { pesananId, penggunaId, isDeleted, byMail, nama, email, nomor, barang, selesai } of await takeDue(
      tx,
      now,
    )) {
      const isOld = !selesai || now.getTime() - selesai.getTime() > AGE_MAX_MS
      if (isOld || isDeleted || barang.length === 0) continue
      await outbox.enqueue(
        `ulasan:${pesananId}`,
        {
          penggunaId,
          tautan: '/ulasan-saya',
          kepada: email,
          byMail,
          ...write({
            nama: withoutTautan(nama),
            nomor,
            barang: barang.map((item) => `- ${withoutTautan(item)}`).join('\n'),
            tautan: `${settings.publicUrl}/ulasan-saya`,
            berhenti: `${settings.publicUrl}/PengaturanNotifikasi`,
          }),
        },
        now,
      )
      written++
    }
    return written
  })
}

/** Returns due finished orders, and marks them so that they are not invited again. */
async function takeDue(tx: Tx, now: Date): Promise<Finished[]> {
  const { rows } = await sql<Finished>`
    WITH calon AS (
      SELECT pesanan_id, midtrans_order_id, pengguna_id, status_pesanan, status_pembayaran, (
        SELECT max(waktu) FROM riwayat_status riwayat
        WHERE riwayat.pesanan_id = pesanan.pesanan_id AND jenis = 'pesanan' AND ke = 'Pesanan Selesai') AS selesai
      FROM pesanan WHERE undang_ulasan ORDER BY pesanan_id),
    diambil AS (
      SELECT * FROM calon
      WHERE status_pesanan <> 'Pesanan Selesai' OR selesai IS NULL OR selesai <= ${new Date(now.getTime() - WAIT_MS)}
      LIMIT ${PER_RUN}),
    ditandai AS (
      UPDATE pesanan SET undang_ulasan = false FROM diambil
      WHERE pesanan.pesanan_id = diambil.pesanan_id AND undang_ulasan RETURNING pesanan.pesanan_id)
    SELECT pesanan_id AS "pesananId", midtrans_order_id AS nomor, selesai, pengguna_id AS "penggunaId", pengguna.nama, email,
      email_dikonfirmasi IS NOT NULL AND coalesce(order_status, true) AS "byMail", dihapus IS NOT NULL AS "isDeleted",
      CASE WHEN status_pesanan = 'Pesanan Selesai' AND status_pembayaran = 'success' THEN ARRAY(
        SELECT baris.nama FROM pesanan_baris baris LEFT JOIN produk USING (produk_id)
        WHERE baris.pesanan_id = diambil.pesanan_id AND produk.resep IS NOT TRUE AND NOT EXISTS (
          SELECT FROM ulasan WHERE ulasan.pengguna_id = diambil.pengguna_id
            AND (ulasan.produk_id = baris.produk_id OR ulasan.paket_id = baris.paket_id))
        ORDER BY urutan)
      ELSE '{}' END AS barang
    FROM diambil JOIN ditandai USING (pesanan_id) JOIN pengguna USING (pengguna_id)
      LEFT JOIN pilihan_notifikasi USING (pengguna_id)
    ORDER BY pesanan_id`.execute(tx)
  return rows
}
