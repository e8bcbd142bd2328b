import type { Parsed } from '#contract/endpoint.ts'
import { type AkunPengguna, PENGGUNA, type updatePengguna as Update } from '#contract/pengguna/office.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fotoProfil } from '#server/features/akun/foto-profil.ts'
import { hashNewPassword, hashPassword } from '#server/features/akun/password.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import { newToken } from '#server/features/akun/token.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { permintaanRepository } from '#server/features/permintaan/permintaan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { penggunaRepository } from './pengguna.repository.ts'

type Kelola = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>

/** What the trail tells of a password or a picture: that there is a new one. */
const DIGANTI = '(diganti)'

/** @throws PENGGUNA_TIDAK_ADA */
export async function readPengguna(db: Db | Tx, userId: number): Promise<AkunPengguna> {
  const found = await penggunaRepository(db).find(userId)
  if (!found) throw new AppError('PENGGUNA_TIDAK_ADA')
  return found
}

/**
 * Changes an account. A new password ends its sessions (not the one that this call came with) and its links for setting
 * a password; losing the role ends its sessions at the back office.
 * @throws PENGGUNA_TIDAK_ADA, EMAIL_TERDAFTAR, PASSWORD_TERLALU_UMUM, ADMIN_TERAKHIR, ISIAN_BENTROK, GAMBAR_TIDAK_DAPAT_DIBACA,
 *   GAMBAR_TERLALU_LUAS
 */
export async function updatePengguna(
  deps: Kelola,
  sesi: Sesi,
  userId: number,
  { password, ...body }: Parsed<typeof Update>['body'],
): Promise<AkunPengguna> {
  const foto = fotoProfil(deps)
  const password_hash = password && (await hashNewPassword(password))
  const gambar = body.gambar && (await foto.store(await body.gambar.bytes()))
  const baru = { ...(password_hash && { password_hash }), ...(gambar && { gambar }) }

  const { sebelum, sesudah } = await transaction(deps.db, async (tx) => {
    const pengguna = penggunaRepository(tx)
    const sesiAkun = sesiRepository(tx)
    const { akun: sebelum, isLastAdmin } = await lock(pengguna, sesi, userId)
    const { gambar: _, ...ubah } = perubahan(body, sebelum, PENGGUNA)
    const isAdmin = (ubah.role ?? sebelum.role) === 'admin'
    if (isLastAdmin && !isAdmin) throw new AppError('ADMIN_TERAKHIR')
    await pengguna.update(userId, { ...ubah, ...baru }).catch(emailTaken)
    if (password_hash) {
      await sesiAkun.closeOthers(userId, sesi.tokenHash)
      await pengguna.deleteResetSandi(userId)
    }
    if (sebelum.role === 'admin' && !isAdmin) await sesiAkun.closeKantor(userId)

    const sesudah = await readPengguna(tx, userId)
    const entri = {
      tindakan: 'ubah',
      jenis: 'pengguna',
      rujukan: userId,
      judul: sesudah.nama,
      sebelum: trailOf(sebelum),
      sesudah: {
        ...trailOf(sesudah),
        ...(password_hash && { password: DIGANTI }),
        ...(gambar && { gambar: DIGANTI }),
      },
    } as const
    await jejakRepository(tx).record(sesi.penggunaId, entri, deps.clock())
    return { sebelum, sesudah }
  }).catch(async (error: unknown) => {
    await foto.discard(gambar)
    throw error
  })
  if (gambar) await foto.discard(sebelum.gambar)
  return sesudah
}

const trailOf = ({ nama, email, no_hp, role }: AkunPengguna) => ({ nama, email, no_hp, role })

/**
 * Takes a person out of the shop. An account to which nothing points is deleted; of any other the row stays without the
 * person, for the orders, and they stay without name and address, for the books. Mail to the person, the picture and the
 * person's data in the trail go as well; the e-mail address is free again.
 * @param versi what was seen of it
 * @throws PENGGUNA_TIDAK_ADA, ADMIN_TERAKHIR, AKUN_SENDIRI, PESANAN_BERJALAN, DATA_BERUBAH
 */
export async function deletePengguna(deps: Kelola, sesi: Sesi, userId: number, versi?: number): Promise<void> {
  const { penggunaId } = sesi
  if (userId === penggunaId) throw new AppError('AKUN_SENDIRI')
  const unusable = await hashPassword(newToken())

  const gambar = await transaction(deps.db, async (tx) => {
    const pengguna = penggunaRepository(tx)
    const jejak = jejakRepository(tx)
    const { akun, isLastAdmin } = await lock(pengguna, sesi, userId)
    requireVersi(akun, versi)
    if (isLastAdmin) throw new AppError('ADMIN_TERAKHIR')
    if (await pengguna.hasOpenOrder(userId)) throw new AppError('PESANAN_BERJALAN')
    if (await pengguna.isReferred(userId)) {
      await pengguna.anonymise(userId, unusable, deps.clock())
      await sesiRepository(tx).closeAll(userId)
      await pengguna.deleteResetSandi(userId)
    } else await pengguna.delete(userId)
    await pengguna.deleteSurat(akun.email)
    await permintaanRepository(tx).forgetJawaban('updatePengguna', 'userId', userId)
    await permintaanRepository(tx).forgetJawaban('resendSurat', 'kepada', akun.email)
    await pengguna.forgetTitipan(userId, akun.email)

    const judul = `Pengguna ${userId}`
    await jejak.forget('pengguna', userId, judul, ['nama', 'email', 'no_hp'])
    await jejak.record(penggunaId, { tindakan: 'hapus', jenis: 'pengguna', rujukan: userId, judul }, deps.clock())
    return akun.gambar
  })
  await fotoProfil(deps).discard(gambar)
}

/**
 * The account, locked with all administrators, and whether it is the last of them; refused to who was an administrator
 * when the request began but is none any more.
 */
async function lock(pengguna: ReturnType<typeof penggunaRepository>, { penggunaId }: Sesi, userId: number) {
  const locked = await pengguna.lockWithAdmins(userId)
  const admins = locked.filter((row) => row.role === 'admin')
  const akun = locked.find((row) => row.userId === userId)
  if (!akun) throw new AppError('PENGGUNA_TIDAK_ADA')
  if (!admins.some((row) => row.userId === penggunaId)) throw new AppError('FORBIDDEN')
  return { akun, isLastAdmin: admins.length === 1 && admins.includes(akun) }
}

function emailTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('EMAIL_TERDAFTAR', { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }], cause: error })
}
