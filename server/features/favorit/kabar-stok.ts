import { STOK_ALERT_MAX } from '#contract/favorit/endpoints.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { writer } from '#server/features/templat/writer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { stokAlertRepository } from './stok-alert.repository.ts'

/** Maximum mails per run, so that a mail about an order never waits behind more. */
const SURAT_PER_RUN = 300

/**
 * Registers an account for a notification when a product is in stock again.
 * @returns the receiving address
 * @throws PRODUK_TIDAK_ADA, STOK_MASIH_ADA, EMAIL_BELUM_DIKONFIRMASI, KABAR_STOK_PENUH, TERLALU_SERING
 */
export async function requestStokAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  penggunaId: number,
  produkId: number,
): Promise<string> {
  const now = clock()
  await takeJatah(db, 'favorit', `akun ${penggunaId}`, now)
  return transaction(db, async (tx) => {
    const { email, email_dikonfirmasi } = await akunRepository(tx).lock(penggunaId)
    const kabar = stokAlertRepository(tx)
    const stok = await kabar.findStok(produkId)
    if (stok === undefined) throw new AppError('PRODUK_TIDAK_ADA')
    if (stok > 0) throw new AppError('STOK_MASIH_ADA')
    if (!email_dikonfirmasi) throw new AppError('EMAIL_BELUM_DIKONFIRMASI')
    if (await kabar.isRequested(penggunaId, produkId)) return email
    if ((await kabar.count(penggunaId)) >= STOK_ALERT_MAX)
      throw new AppError('KABAR_STOK_PENUH', { rincian: { jumlah: STOK_ALERT_MAX } })
    await kabar.add(penggunaId, produkId, now)
    return email
  })
}

/** Mails the registered customers when a product is in stock again, once per registration. */
export async function sendStokAlerts({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  await transaction(db, async (tx) => {
    const now = clock()
    const due = await stokAlertRepository(tx).takeDue(SURAT_PER_RUN)
    const write = await writer(tx, 'kabar-stok')
    const surat = due.map(({ penggunaId, nama, email, produkId, produk }) => ({
      kunci: `kabar-stok:${produkId}:${penggunaId}:${now.getTime()}`,
      penggunaId,
      keperluan: 'pengingat' as const,
      tautan: `/produk/produk-satuan/${produkId}`,
      kepada: email,
      ...write({
        nama: withoutTautan(nama),
        produk: withoutTautan(produk),
        tautan: `${settings.publicUrl}/produk/produk-satuan/${produkId}`,
      }),
    }))
    await outboxRepository(tx).enqueueAll(surat, now, now)
  })
}
