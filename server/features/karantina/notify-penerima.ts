import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { type NoticePenerima, noticeKey, penarikanRepository, type RecalledLot } from './penarikan.repository.ts'
import { lockLot, recordTrail } from './recall-lot.ts'

/** Mails per batch. Batches are spread over time, so that a mail about an order waits behind at most one batch. */
const SURAT_PER_BATCH = 300
const BATCH_MS = 10_000

/**
 * Queues a notice to every buyer of a recalled lot number without one: by mail, or in the account alone if the address is not
 * confirmed. Repeated calls queue no second notice.
 * @returns the number of mails queued now, and of buyers who must be called
 * @throws LOT_TIDAK_ADA, LOT_BELUM_DITARIK
 */
export function notifyPenerima(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { penggunaId: actor }: Sesi,
  lotId: number,
): Promise<{ ditulis: number; telepon: number }> {
  return transaction(db, async (tx) => {
    const lot = await lockLot(tx, lotId)
    if (!lot.ditarik) throw new AppError('LOT_BELUM_DITARIK')
    const time = clock()
    const penarikan = penarikanRepository(tx)
    const penerima = await penarikan.listPending(lot)
    for (let first = 0; first < penerima.length; first += SURAT_PER_BATCH) {
      const surat = penerima.slice(first, first + SURAT_PER_BATCH).map((one) => ({
        // The office's list finds the mail by this key: a notice in the account alone has another.
        kunci: `${one.byMail ? '' : 'akun-'}${noticeKey(lot)}${one.penggunaId}`,
        ...writeSurat(settings.publicUrl, lot, one),
      }))
      const sendAt = new Date(time.getTime() + (first / SURAT_PER_BATCH) * BATCH_MS)
      await outboxRepository(tx).enqueueAll(surat, time, sendAt)
    }
    const { kabar } = await penarikan.sum(lot)
    const mailCount = penerima.filter(({ byMail }) => byMail).length
    if (mailCount > 0) await recordTrail(tx, actor, lot, { surat: mailCount }, time)
    return { ditulis: mailCount, telepon: kabar.telepon }
  })
}

const writeSurat = (
  publicUrl: string,
  { nama: produk, nomor, alasan_tarik }: RecalledLot,
  { penggunaId, nama, email, pesanan, jumlah, byMail }: NoticePenerima,
): Notice => ({
  penggunaId,
  keperluan: 'pesanan',
  tautan: '/riwayat-pembayaran',
  kepada: email,
  byMail,
  subjek: `Penting: jangan pakai ${produk} lot ${nomor}`,
  teks: `Halo ${withoutTautan(nama)},

Kami menarik ${produk} lot ${nomor} dari peredaran. Jangan dipakai.
Menurut catatan kami, Anda menerima ${jumlah} lewat pesanan ${pesanan}.

Alasannya: ${withoutTautan(alasan_tarik)}

Periksa nomor lot di kemasan. Jangan pakai dan jangan jual barang dengan nomor itu. Simpan terpisah bersama kemasannya,
lalu hubungi kami.

Lihat pesanan: ${publicUrl}/riwayat-pembayaran

KerapuSehat
`,
})
