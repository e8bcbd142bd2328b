import type { z } from 'zod'
import type { KontakBody } from '#contract/kontak/forms.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { handInFoto } from '#server/features/foto/foto.ts'
import { pengaturanRepository } from '#server/features/pengaturan/pengaturan.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'

/**
 * Stores a message to the shop, with photos that were uploaded before. Limited to ten per hour and IP address, against
 * flooding.
 * @throws KONTAK_TERLALU_SERING, FOTO_TIDAK_ADA
 */
export async function sendLaporan(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { foto, ...laporan }: z.output<typeof KontakBody>,
  ip: string,
): Promise<void> {
  const now = clock()
  await takeJatah(db, 'kontak', ip, now)
  await transaction(db, async (tx) => {
    const { laporan_id } = await tx
      .insertInto('laporan')
      .values({ ...laporan, dibuat: now })
      .returning('laporan_id')
      .executeTakeFirstOrThrow()
    await handInFoto(tx, 'laporan_id', laporan_id, foto)
    await notifyToko(tx, settings, laporan_id, now)
  })
}

/**
 * Notifies the shop of a message, if configured. The mail contains no personal data: the message is only shown in the office.
 */
async function notifyToko(tx: Tx, { publicUrl, shopEmail }: Deps['settings'], laporanId: number, now: Date) {
  const { kabar_pesan, nama_toko } = await pengaturanRepository(tx).read()
  if (!kabar_pesan) return
  await outboxRepository(tx).enqueue(
    `laporan:${laporanId}`,
    {
      kepada: shopEmail,
      subjek: `Pesan baru untuk ${nama_toko} (no. ${laporanId})`,
      teks: `Ada pesan baru lewat formulir kontak.\n\nBaca dan balas: ${publicUrl}/laporan-pengguna?pesan=${laporanId}\n`,
    },
    now,
  )
}
