import { sql } from 'kysely'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { queueSuratSandi, queueTautan } from '#server/features/akun/surat-akun.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { kunciSandiRepository } from './kunci-sandi.repository.ts'
import { hashNewPassword, refuseShort } from './password.ts'

const MINUTE = 60_000
const LIFETIME_MINUTES = 30
/** Maximum live links per account: enough for an impatient farmer, useless for flooding a mailbox. */
const MAX_LIVE = 3

const kunciOf = ({ token_hash }: { token_hash: Buffer }) => `reset:${token_hash.toString('hex')}`

/**
 * Mails a link to set a new password, if the e-mail belongs to an account. It is not awaited: the response time would reveal
 * whether the account exists.
 * @param onQueued called with the account's id, if a link was created. The client must not learn it.
 * @throws TERLALU_SERING
 */
export async function askReset(
  deps: Deps,
  email: string,
  ip: string,
  onQueued: (penggunaId: number) => void,
): Promise<void> {
  await takeJatah(deps.db, 'reset', ip, deps.clock())
  requestReset(deps, email)
    .then((penggunaId) => {
      if (penggunaId) onQueued(penggunaId)
    })
    .catch((err: unknown) => deps.log.error({ err }, 'reset link not created'))
}

/** @returns the account's id if a link was created */
export async function requestReset({ db, clock, settings }: Deps, email: string): Promise<number | undefined> {
  const pengguna = await akunRepository(db).findByEmail(email)
  if (!pengguna) return undefined
  const now = clock()
  const token = newToken()
  return transaction(db, async (tx) => {
    // Lock the account, so that concurrent requests are counted one after the other.
    await tx
      .selectFrom('pengguna')
      .select('pengguna_id')
      .where('pengguna_id', '=', pengguna.pengguna_id)
      .forNoKeyUpdate()
      .execute()
    const live = await tx
      .selectFrom('reset_sandi')
      .select('token_hash')
      .where('pengguna_id', '=', pengguna.pengguna_id)
      .where('kedaluwarsa', '>', now)
      .execute()
    if (live.length >= MAX_LIVE) return undefined
    await tx
      .insertInto('reset_sandi')
      .values({
        token_hash: hashToken(token),
        pengguna_id: pengguna.pengguna_id,
        dibuat: now,
        kedaluwarsa: new Date(now.getTime() + LIFETIME_MINUTES * MINUTE),
      })
      .execute()
    const tautan = `${settings.publicUrl}/atur-ulang-sandi?token=${token}${pengguna.role === 'admin' ? '&kantor=1' : ''}`
    await queueTautan(
      tx,
      'reset',
      kunciOf({ token_hash: hashToken(token) }),
      { kepada: pengguna.email, subjek: 'Atur ulang kata sandi KerapuSehat', teks: resetText(pengguna.nama, tautan) },
      now,
    )
    return pengguna.pengguna_id
  })
}

/**
 * Sets a new password by a mailed link. Ends all links, passkeys and sessions of the account, and a pending change of its
 * address. Following the link proves that the owner reads the address, so the address is confirmed too.
 * @returns the account's id
 * @throws PASSWORD_TERLALU_UMUM, TERLALU_SERING, TERLALU_RAMAI, VALIDATION_FAILED if it is too short for an administrator, and
 *   TAUTAN_TIDAK_BERLAKU if the link is unknown, used or expired
 */
export async function resetPassword(deps: Deps, token: string, password: string, ip: string): Promise<number> {
  const { db, clock, settings } = deps
  const token_hash = hashToken(token)
  // Check before hashing, so that an invented link does not cost a hash.
  const known = await db
    .selectFrom('reset_sandi')
    .innerJoin('pengguna', 'pengguna.pengguna_id', 'reset_sandi.pengguna_id')
    .select('role')
    .where('token_hash', '=', token_hash)
    .where('kedaluwarsa', '>', clock())
    .executeTakeFirst()
  if (!known) throw new AppError('TAUTAN_TIDAK_BERLAKU')
  if (known.role === 'admin') refuseShort(password)
  const password_hash = await hashNewPassword(deps, ip, password)
  return transaction(db, async (tx) => {
    const link = await tx
      .deleteFrom('reset_sandi')
      .where('token_hash', '=', token_hash)
      .where('kedaluwarsa', '>', clock())
      .returning('pengguna_id')
      .executeTakeFirst()
    if (!link) throw new AppError('TAUTAN_TIDAK_BERLAKU')
    const { pengguna_id } = link
    const now = clock()
    const pemilik = await tx
      .updateTable('pengguna')
      .set({ password_hash, kode_sejak: now, email_dikonfirmasi: sql`coalesce(email_dikonfirmasi, ${now})` })
      .where('pengguna_id', '=', pengguna_id)
      .returning(['pengguna_id', 'nama', 'email'])
      .executeTakeFirstOrThrow()
    await outboxRepository(tx).forgetTautan([kunciOf({ token_hash })])
    await endResetSandi(tx, pengguna_id)
    await tautanEmailRepository(tx).endNewEmail(pengguna_id, pemilik.email)
    // An intruder may have added a passkey, or a number.
    await kunciSandiRepository(tx).removeAll(pengguna_id)
    await tx.deleteFrom('sesi').where('pengguna_id', '=', pengguna_id).execute()
    await queueSuratSandi(tx, settings, pemilik, now)
    return pengguna_id
  })
}

/** Deletes the account's reset links, also from the outbox (see `forgetTautan`). */
export async function endResetSandi(tx: Tx, penggunaId: number): Promise<void> {
  const rows = await tx
    .deleteFrom('reset_sandi')
    .where('pengguna_id', '=', penggunaId)
    .returning('token_hash')
    .execute()
  await outboxRepository(tx).forgetTautan(rows.map(kunciOf))
}

/** Deletes expired reset links, also from the outbox (see `forgetTautan`). */
export async function forgetExpiredReset(tx: Tx, now: Date): Promise<void> {
  const rows = await tx.deleteFrom('reset_sandi').where('kedaluwarsa', '<=', now).returning('token_hash').execute()
  await outboxRepository(tx).forgetTautan(rows.map(kunciOf))
}

const resetText = (name: string, tautan: string) => `Halo ${withoutTautan(name)},

Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Buka tautan ini untuk membuat kata sandi baru.

Buat kata sandi baru: ${tautan}

Tautan berlaku ${LIFETIME_MINUTES} menit dan hanya bisa dipakai satu kali. Jika bukan Anda yang meminta, abaikan email ini; kata sandi Anda tidak berubah.

KerapuSehat
`
