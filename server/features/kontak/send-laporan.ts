import type { z } from 'zod'
import type { KontakBody } from '#contract/kontak/forms.ts'
import type { Db } from '#server/db/client.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import { handInFoto } from '#server/features/foto/foto.ts'

/**
 * Keeps a message for the shop, with photos that were uploaded before. One address gets ten in an hour, so that nobody buries the others'.
 * @throws KONTAK_TERLALU_SERING, FOTO_TIDAK_ADA
 */
export async function sendLaporan(
  db: Db,
  { foto, ...laporan }: z.output<typeof KontakBody>,
  ip: string,
  now: Date,
): Promise<void> {
  await takeJatah(db, 'kontak', ip, now)
  await transaction(db, async (tx) => {
    const { laporan_id } = await tx
      .insertInto('laporan')
      .values({ ...laporan, dibuat: now })
      .returning('laporan_id')
      .executeTakeFirstOrThrow()
    await handInFoto(tx, 'laporan_id', laporan_id, foto)
  })
}
