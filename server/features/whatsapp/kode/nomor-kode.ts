import type { z } from 'zod'
import type { NomorKodeBody } from '#contract/saluran/whatsapp.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { beginGuess } from '#server/features/akun/sesi/guess.ts'
import { izinRepository } from '#server/features/saluran/izin.repository.ts'
import { confirmNomor } from '#server/features/whatsapp/confirm-nomor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { issueKode, takeSentKode } from './issue-kode.ts'
import { canSendKode, sendKodeWa } from './send-kode.ts'

/**
 * Sends a code to a number that is to be confirmed, with consents.
 * @returns the token of the page, without which the code is useless
 * @throws WHATSAPP_MATI, KODE_WA_GAGAL, KODE_TERLALU_SERING, TERLALU_SERING
 */
export async function askKodeNomor(
  deps: Deps,
  { penggunaId }: Sesi,
  { nomor, keperluan }: z.output<typeof NomorKodeBody>,
  ip: string,
): Promise<string> {
  if (!(await canSendKode(deps))) throw new AppError('WHATSAPP_MATI')
  const account = async () => ({ penggunaId, nomor })
  const { permintaan, tanda, kode } = await issueKode(deps, 'nomor', { name: nomor, ip }, account)
  if (!(await sendKodeWa(deps, { penggunaId, nomor, tanda, kode }))) throw new AppError('KODE_WA_GAGAL')
  await izinRepository(deps.db).give(penggunaId, 'wa', keperluan, 'pengaturan', deps.clock())
  return permintaan
}

/** Confirms the number that got a code. @throws KODE_TIDAK_COCOK, LOGIN_TERLALU_SERING */
export async function confirmKodeNomor(
  deps: Deps,
  sesi: Sesi,
  body: { permintaan: string; kode: string },
): Promise<void> {
  const { db, clock, settings } = deps
  const { penggunaId } = sesi
  const guess = await beginGuess(deps, await akunRepository(db).getById(penggunaId), sesi)
  let nomor: string | null | undefined
  const verify = async () => {
    nomor = (await takeSentKode(deps, 'nomor', penggunaId, body))?.nomor
    return nomor != null
  }
  if (!(await guess.sentKode(verify)) || !nomor) throw new AppError('KODE_TIDAK_COCOK')
  const confirmed = nomor
  await guess.succeed()
  await transaction(db, (tx) => confirmNomor(tx, settings, penggunaId, { from: confirmed }, clock()))
}
