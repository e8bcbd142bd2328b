import type { z } from 'zod'
import { parsePeran } from '#contract/peran.ts'
import type { AcceptUndanganBody } from '#contract/undangan/forms.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { akunAdminRepository } from '#server/features/akun/akun-admin.repository.ts'
import { requireFree } from '#server/features/akun/email/queue-tautan.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { kunciSandiRepository } from '#server/features/akun/sandi/kunci-sandi.repository.ts'
import { hashNewPassword } from '#server/features/akun/sandi/password.ts'
import { endResetSandi } from '#server/features/akun/sandi/reset-password.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { undanganRepository } from './undangan.repository.ts'

/** Result of an accepted invitation. */
interface Received {
  penggunaId: number
  email: string
  peran: string
  /** The inviting account. */
  oleh: number | null
}

/** Returns the invitation with this link. @throws TERLALU_SERING, UNDANGAN_TIDAK_BERLAKU */
export async function findUndangan({ db, clock }: Pick<Deps, 'db' | 'clock'>, tokenHash: Buffer, ip: string) {
  await takeJatah(db, 'undangan', ip, clock())
  const found = await undanganRepository(db).find(tokenHash, clock())
  if (!found) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
  return found
}

/**
 * Creates an office account from an invitation, with the invitee's password. The link proves that the invitee reads the
 * address, so it is confirmed. A customer's account with this address becomes the office account, and its previous logins end.
 * @throws UNDANGAN_TIDAK_BERLAKU, SUDAH_DI_KANTOR, EMAIL_TERDAFTAR if the address is reserved for another account,
 *   PASSWORD_TERLALU_UMUM, TERLALU_SERING, TERLALU_RAMAI
 */
export async function acceptUndangan(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token, nama, password }: z.output<typeof AcceptUndanganBody>,
  ip: string,
): Promise<Received> {
  const { db, clock } = deps
  const tokenHash = hashToken(token)
  // Check before hashing, so that an invented link does not cost a hash.
  await findUndangan(deps, tokenHash, ip)
  const password_hash = await hashNewPassword(deps, ip, password)
  return transaction(db, async (tx) => {
    const now = clock()
    const undangan = await undanganRepository(tx).take(tokenHash, now)
    if (!undangan) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
    const { email, peran, oleh } = undangan
    const penggunaId = await findOrMake(tx, { nama, email, password_hash }, now)
    const akun = { nama, password_hash, role: 'admin', peran, email_dikonfirmasi: now } as const
    await akunAdminRepository(tx).update(penggunaId, akun)
    const entry = {
      tindakan: 'buat',
      jenis: 'pengguna',
      rujukan: penggunaId,
      judul: nama,
      sesudah: { peran: parsePeran(peran) },
    } as const
    await jejakRepository(tx).record(penggunaId, entry, now)
    return { penggunaId, email, peran, oleh }
  })
}

type NewAkun = Parameters<ReturnType<typeof akunRepository>['insert']>[0]

/** @returns the new or existing account of this address, with all its previous logins revoked */
async function findOrMake(tx: Tx, akun: Pick<NewAkun, 'nama' | 'email' | 'password_hash'>, now: Date): Promise<number> {
  const fresh = await akunRepository(tx).insert({ ...akun, no_hp: '', role: 'user', dibuat: now })
  if (fresh) {
    await requireFree(tx, fresh.email, fresh.pengguna_id, now)
    return fresh.pengguna_id
  }
  const old = await akunRepository(tx).findByEmail(akun.email)
  if (!old) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
  const { pengguna_id, role } = await akunRepository(tx).lock(old.pengguna_id)
  if (role === 'admin') throw new AppError('SUDAH_DI_KANTOR')
  await endResetSandi(tx, pengguna_id)
  const tautan = tautanEmailRepository(tx)
  await tautan.endNewEmail(pengguna_id, old.email)
  await tautan.endRevert(pengguna_id)
  await kunciSandiRepository(tx).removeAll(pengguna_id)
  await sesiRepository(tx).closeAll(pengguna_id)
  return pengguna_id
}
