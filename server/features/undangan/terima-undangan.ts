import type { z } from 'zod'
import { bacaPeran } from '#contract/peran.ts'
import type { TerimaUndanganBody } from '#contract/undangan/forms.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
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

/** What came of an invitation. */
interface Diterima {
  penggunaId: number
  email: string
  peran: string
  /** Who had asked. */
  oleh: number | null
}

/**
 * Makes an account of the office of an invitation, with a password that its owner chose. Who got the link reads the address, so that is
 * confirmed; a customer's account at the same address becomes it, and whoever was in there is out.
 * @throws UNDANGAN_TIDAK_BERLAKU, SUDAH_DI_KANTOR, EMAIL_TERDAFTAR where the address was promised to another account,
 *   PASSWORD_TERLALU_UMUM, TERLALU_RAMAI
 */
export async function terimaUndangan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, nama, password }: z.output<typeof TerimaUndanganBody>,
): Promise<Diterima> {
  const tokenHash = hashToken(token)
  // Looked at before the hash is made, which is what an invented link would cost.
  if (!(await undanganRepository(db).find(tokenHash, clock()))) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
  const password_hash = await hashNewPassword(password)
  return transaction(db, async (tx) => {
    const now = clock()
    const undangan = await undanganRepository(tx).take(tokenHash, now)
    if (!undangan) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
    const { email, peran, oleh } = undangan
    const penggunaId = await findOrMake(tx, { nama, email, password_hash }, now)
    await tx
      .updateTable('pengguna')
      .set({ nama, password_hash, role: 'admin', peran, email_dikonfirmasi: now })
      .set((eb) => ({ versi: eb('versi', '+', 1) }))
      .where('pengguna_id', '=', penggunaId)
      .execute()
    const judul = nama
    const entri = {
      tindakan: 'buat',
      jenis: 'pengguna',
      rujukan: penggunaId,
      judul,
      sesudah: { peran: bacaPeran(peran) },
    } as const
    await jejakRepository(tx).record(penggunaId, entri, now)
    return { penggunaId, email, peran, oleh }
  })
}

type Baru = Parameters<ReturnType<typeof akunRepository>['insert']>[0]

/** @returns the account of this address, which opens to nobody who had it before */
async function findOrMake(tx: Tx, akun: Pick<Baru, 'nama' | 'email' | 'password_hash'>, now: Date): Promise<number> {
  const baru = await akunRepository(tx).insert({ ...akun, no_hp: '', role: 'user', dibuat: now })
  if (baru) {
    await requireFree(tx, baru.email, baru.pengguna_id, now)
    return baru.pengguna_id
  }
  const lama = await akunRepository(tx).findByEmail(akun.email)
  if (!lama) throw new AppError('UNDANGAN_TIDAK_BERLAKU')
  const { pengguna_id, role } = await akunRepository(tx).lock(lama.pengguna_id)
  if (role === 'admin') throw new AppError('SUDAH_DI_KANTOR')
  await endResetSandi(tx, pengguna_id)
  await tautanEmailRepository(tx).endEmailBaru(pengguna_id, lama.email)
  await kunciSandiRepository(tx).removeAll(pengguna_id)
  await sesiRepository(tx).closeAll(pengguna_id)
  return pengguna_id
}
