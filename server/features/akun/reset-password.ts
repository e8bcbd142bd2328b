import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { akunRepository } from './akun.repository.ts'
import { hashNewPassword } from './password.ts'
import { hashToken, newToken } from './token.ts'

const MINUTE = 60_000
const LIFETIME_MINUTES = 30
/** Links that may live at once for one account: enough for an impatient farmer, useless for flooding a mailbox. */
const MAX_LIVE = 3

/** Mails a link to set a new password, if the e-mail belongs to an account; says nothing about whether it does. */
export async function requestReset({ db, clock, settings }: Deps, email: string): Promise<void> {
  const pengguna = await akunRepository(db).findByEmail(email)
  if (!pengguna) return
  const now = clock()
  const token = newToken()
  await transaction(db, async (tx) => {
    // One after the other, so that many at once are counted like many in a row.
    await tx
      .selectFrom('pengguna')
      .select('pengguna_id')
      .where('pengguna_id', '=', pengguna.pengguna_id)
      .forUpdate()
      .execute()
    const live = await tx
      .selectFrom('reset_sandi')
      .select('token_hash')
      .where('pengguna_id', '=', pengguna.pengguna_id)
      .where('kedaluwarsa', '>', now)
      .execute()
    if (live.length >= MAX_LIVE) return
    await tx
      .insertInto('reset_sandi')
      .values({
        token_hash: hashToken(token),
        pengguna_id: pengguna.pengguna_id,
        dibuat: now,
        kedaluwarsa: new Date(now.getTime() + LIFETIME_MINUTES * MINUTE),
      })
      .execute()
    const tautan = `${settings.publicUrl}/atur-ulang-sandi?token=${token}`
    await outboxRepository(tx).enqueue(
      `reset:${hashToken(token).toString('hex')}`,
      { kepada: pengguna.email, subjek: 'Atur ulang kata sandi KerapuSehat', teks: resetText(pengguna.nama, tautan) },
      now,
    )
  })
}

/**
 * Sets a new password by a link. All links of the account and all its sessions end with it.
 * @throws PASSWORD_TERLALU_UMUM, and TAUTAN_TIDAK_BERLAKU for a link that is unknown, used or too old
 */
export async function resetPassword({ db, clock }: Deps, token: string, password: string): Promise<void> {
  const token_hash = hashToken(token)
  // Looked at before the hash is made, which is what an invented link would cost.
  const known = await db
    .selectFrom('reset_sandi')
    .select('token_hash')
    .where('token_hash', '=', token_hash)
    .where('kedaluwarsa', '>', clock())
    .executeTakeFirst()
  if (!known) throw new AppError('TAUTAN_TIDAK_BERLAKU')
  const password_hash = await hashNewPassword(password)
  await transaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('reset_sandi')
      .where('token_hash', '=', token_hash)
      .where('kedaluwarsa', '>', clock())
      .returning('pengguna_id')
      .executeTakeFirst()
    if (!link) throw new AppError('TAUTAN_TIDAK_BERLAKU')
    const { pengguna_id } = link
    await tx.updateTable('pengguna').set({ password_hash }).where('pengguna_id', '=', pengguna_id).execute()
    await tx.deleteFrom('reset_sandi').where('pengguna_id', '=', pengguna_id).execute()
    await tx.deleteFrom('sesi').where('pengguna_id', '=', pengguna_id).execute()
  })
}

const resetText = (nama: string, tautan: string) => `Halo ${nama},

Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Buka tautan ini untuk membuat kata sandi baru:

${tautan}

Tautan berlaku ${LIFETIME_MINUTES} menit dan hanya dapat dipakai satu kali. Bila bukan Anda yang meminta, abaikan surat ini; kata sandi Anda tidak berubah.

KerapuSehat
`
