import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { pengaturanRepository } from '#server/features/pengaturan/pengaturan.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'

/** Notifies the shop of a conversation with unread messages, if configured. The mail contains no personal data. */
export async function notifyToko(
  tx: Tx,
  { clock, settings: { publicUrl, shopEmail } }: Pick<Deps, 'clock' | 'settings'>,
  percakapanId: number,
  wamid: string,
): Promise<void> {
  const { kabar_pesan, nama_toko } = await pengaturanRepository(tx).read()
  if (!kabar_pesan) return
  await outboxRepository(tx).enqueue(
    `percakapan:${percakapanId}:${wamid}`,
    {
      kepada: shopEmail,
      subjek: `Pesan WhatsApp baru untuk ${nama_toko}`,
      teks: `Ada pesan WhatsApp baru. Teks bisa dikirim dalam 24 jam sejak pesan itu.\n\nBaca dan balas: ${publicUrl}/percakapan-whatsapp/${percakapanId}\n`,
    },
    clock(),
  )
}
