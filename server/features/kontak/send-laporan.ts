import type { z } from 'zod'
import type { KontakBody } from '#contract/kontak/forms.ts'
import type { Db } from '#server/db/client.ts'
import { takeJatah } from '#server/db/jatah.ts'

/**
 * Keeps a message for the shop. One address gets ten in an hour, so that nobody buries the others'.
 * @throws KONTAK_TERLALU_SERING
 */
export async function sendLaporan(db: Db, laporan: z.infer<typeof KontakBody>, ip: string, now: Date): Promise<void> {
  await takeJatah(db, 'kontak', ip, now)
  await db
    .insertInto('laporan')
    .values({ ...laporan, dibuat: now })
    .execute()
}
