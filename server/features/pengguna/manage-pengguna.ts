import type { Parsed } from '#contract/endpoint.ts'
import type { KejadianKind } from '#contract/keamanan/admin.ts'
import { type AkunPengguna, PENGGUNA, type updatePengguna as Update } from '#contract/pengguna/admin.ts'
import { formatPeran, PERAN_NAMES, type Peran } from '#contract/peran.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { akunAdminRepository } from '#server/features/akun/akun-admin.repository.ts'
import {
  emailTaken,
  isSameEmail,
  queueRevert,
  requireFree,
  tryQueueConfirmation,
} from '#server/features/akun/email/queue-tautan.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { forgetAkun } from '#server/features/akun/forget-akun.ts'
import { profileFoto } from '#server/features/akun/profile-foto.ts'
import { kunciSandiRepository } from '#server/features/akun/sandi/kunci-sandi.repository.ts'
import { hashNewPassword, hashOfNoPassword, refuseShort } from '#server/features/akun/sandi/password.ts'
import { endResetSandi } from '#server/features/akun/sandi/reset-password.ts'
import { renewSesi } from '#server/features/akun/sesi/open-sesi.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { type Pemilik, queueSuratSandi } from '#server/features/akun/surat-akun.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Caller } from '#server/http/answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { penggunaRepository } from './pengguna.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'storage' | 'log' | 'settings'>

/** Placeholder in the audit trail for a new password or picture. */
const REPLACED = '(diganti)'

/** @throws PENGGUNA_TIDAK_ADA */
export async function readPengguna(db: Db | Tx, userId: number): Promise<AkunPengguna> {
  const found = await penggunaRepository(db).find(userId)
  if (!found) throw new AppError('PENGGUNA_TIDAK_ADA')
  return found
}

/**
 * Changes an account. A new password ends its sessions, passkeys and password links; the caller's own session is renewed. A new
 * e-mail address takes effect at once, unconfirmed, and the old address is notified. A change of roles ends its office sessions.
 * @throws PENGGUNA_TIDAK_ADA, EMAIL_TERDAFTAR, PASSWORD_TERLALU_UMUM, VALIDATION_FAILED, ADMIN_TERAKHIR, ISIAN_BENTROK,
 *   GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS
 */
export async function updatePengguna(
  deps: Manage,
  sesi: Sesi,
  userId: number,
  { password, ...body }: Parsed<typeof Update>['body'],
  from: Caller,
): Promise<AkunPengguna> {
  const foto = profileFoto(deps)
  const now = deps.clock()
  const password_hash = password && (await hashNewPassword(deps, `akun ${sesi.penggunaId}`, password))
  const gambar = body.gambar && (await foto.store(await body.gambar.bytes()))
  const fresh = { ...(password_hash && { password_hash }), ...(gambar && { gambar }) }

  const { sebelum, sesudah, handOver } = await transaction(deps.db, async (tx) => {
    const pengguna = penggunaRepository(tx)
    const { akun: before, isLastAdmin } = await lock(pengguna, sesi, userId)
    const { gambar: _, peran: otherPeran, ...other } = changedFields(body, before, PENGGUNA)
    const isPromoted = before.role === 'user' && other.role === 'admin'
    const peran = peranAfter(before, other.role ?? before.role, isPromoted ? body.peran : otherPeran)
    const change = { ...other, peran }
    const result = { ...before, ...change }
    const isAdmin = result.role === 'admin'
    if (isLastAdmin && !isPemilik(result)) throw new AppError('ADMIN_TERAKHIR')
    if (password && isAdmin) refuseShort(password)
    const isNewEmail = change.email !== undefined && !isSameEmail(change.email, before.email)
    await akunAdminRepository(tx)
      .update(userId, {
        ...other,
        peran: formatPeran(peran),
        ...fresh,
        ...(isNewEmail && { email_dikonfirmasi: null }),
      })
      .catch(refuseTaken)
    const pemilik = { ...result, pengguna_id: userId }
    // An earlier address of a customer must not take over an account of the office.
    if (isPromoted) await tautanEmailRepository(tx).endRevert(userId)
    if (isNewEmail) await moveEmail(tx, deps, { pemilik, before: before.email }, now)
    let handOver: (() => string) | undefined
    if (password_hash) {
      await endSandi(tx, userId, now)
      if (userId === sesi.penggunaId) handOver = await renewSesi(tx, deps, sesi, from)
      else await sesiRepository(tx).closeAll(userId)
      await queueSuratSandi(tx, deps.settings, pemilik, now)
    }
    if (before.role === 'admin' && (!isAdmin || peranLabel(result) !== peranLabel(before)))
      await sesiRepository(tx).closeAdmin(userId)

    const after = await readPengguna(tx, userId)
    const entry = {
      tindakan: 'ubah',
      jenis: 'pengguna',
      rujukan: userId,
      judul: after.nama,
      sebelum: trailOf(before),
      sesudah: {
        ...trailOf(after),
        ...(password_hash && { password: REPLACED }),
        ...(gambar && { gambar: REPLACED }),
      },
    } as const
    await jejakRepository(tx).record(sesi.penggunaId, entry, now)
    return { sebelum: before, sesudah: after, handOver }
  }).catch(async (error: unknown) => {
    await foto.discard(gambar)
    throw error
  })
  handOver?.()
  if (gambar) await foto.discard(sebelum.gambar)

  const note = (kind: KejadianKind, remark: string) =>
    recordKejadian(deps, { jenis: kind, keterangan: remark, penggunaId: userId, oleh: sesi.penggunaId, dari: from })
  if (peranLabel(sesudah) !== peranLabel(sebelum)) note('peran', `${peranLabel(sebelum)} → ${peranLabel(sesudah)}`)
  if (sesudah.email !== sebelum.email) note('email', `${sebelum.email} → ${sesudah.email}`)
  if (password_hash) note('kata-sandi', 'Diganti')
  return sesudah
}

/** Takes the account's new address into use, unconfirmed, and notifies the address before. @throws EMAIL_TERDAFTAR */
async function moveEmail(
  tx: Tx,
  deps: Manage,
  { pemilik, before }: { pemilik: Pemilik; before: string },
  now: Date,
): Promise<void> {
  await requireFree(tx, pemilik.email, pemilik.pengguna_id, now)
  await queueRevert(tx, deps, { ...pemilik, email: before }, pemilik.email, now)
  await tautanEmailRepository(tx).endNewEmail(pemilik.pengguna_id, pemilik.email)
  await tryQueueConfirmation(tx, deps, pemilik, now)
}

/** Ends the account's passkeys, codes and password links. */
async function endSandi(tx: Tx, userId: number, now: Date): Promise<void> {
  await akunRepository(tx).endKode(userId, now)
  await kunciSandiRepository(tx).removeAll(userId)
  await endResetSandi(tx, userId)
}

/** True if the account has full rights in the office. */
const isPemilik = ({ role, peran }: Pick<AkunPengguna, 'role' | 'peran'>) =>
  role === 'admin' && peran.includes('pemilik')

/** Returns the roles after a change. A customer has none, so a new administrator has the named roles only. */
function peranAfter(before: AkunPengguna, role: AkunPengguna['role'], named: Peran[] | undefined): Peran[] {
  if (role === 'user') return []
  return named ?? (before.role === 'admin' ? before.peran : [])
}

const peranLabel = ({ role, peran }: Pick<AkunPengguna, 'role' | 'peran'>) =>
  role === 'user'
    ? 'Pembeli'
    : peran.includes('pemilik')
      ? 'Administrator'
      : peran.map((item) => PERAN_NAMES[item]).join(', ') || 'Administrator tanpa peran'

const trailOf = ({ nama, email, no_hp, role, peran }: AkunPengguna) => ({ nama, email, no_hp, role, peran })

/**
 * Deletes a person. The account is deleted if nothing refers to it; otherwise it is anonymized and kept for its orders. Orders
 * stay for the books, without name and address. `person` of the features says what happens to their rows; the picture and
 * personal data in the audit trail are deleted, and the e-mail address becomes available.
 * @param versi version that the administrator saw
 * @throws PENGGUNA_TIDAK_ADA, ADMIN_TERAKHIR, AKUN_SENDIRI, PESANAN_BERJALAN, DATA_BERUBAH
 */
export async function deletePengguna(
  deps: Manage,
  features: readonly Feature[],
  sesi: Sesi,
  userId: number,
  versi?: number,
): Promise<void> {
  const { penggunaId } = sesi
  if (userId === penggunaId) throw new AppError('AKUN_SENDIRI')
  const unusable = await hashOfNoPassword()

  const gambar = await transaction(deps.db, async (tx) => {
    const pengguna = penggunaRepository(tx)
    const jejak = jejakRepository(tx)
    const { akun, isLastAdmin } = await lock(pengguna, sesi, userId)
    requireVersi(akun, versi)
    if (isLastAdmin) throw new AppError('ADMIN_TERAKHIR')
    if (await pengguna.hasOpenOrder(userId)) throw new AppError('PESANAN_BERJALAN')
    for (const { person } of features) await person?.forget?.(tx, { userId, email: akun.email }, deps)
    // An administrator is in the audit trail anyway, and deleting would wait for all transactions that write to it.
    if (akun.role === 'admin' || !(await akunAdminRepository(tx).deleteUnlessReferred(userId))) {
      await akunAdminRepository(tx).anonymise(userId, unusable, deps.clock())
      await forgetAkun(tx, userId)
    }

    const title = `Pengguna ${userId}`
    await jejak.forget('pengguna', userId, title, ['nama', 'email', 'no_hp'])
    await jejak.forget('pelanggan', userId, title, ['digabung'])
    await jejak.record(
      penggunaId,
      { tindakan: 'hapus', jenis: 'pengguna', rujukan: userId, judul: title },
      deps.clock(),
    )
    return akun.gambar
  })
  await profileFoto(deps).discard(gambar)
}

/**
 * Returns the account and whether it is the last with full rights, with all administrators locked.
 * @throws FORBIDDEN if the caller lost full rights since the request began
 */
async function lock(pengguna: ReturnType<typeof penggunaRepository>, { penggunaId }: Sesi, userId: number) {
  const locked = await pengguna.lockWithAdmins(userId)
  const admins = locked.filter(isPemilik)
  const akun = locked.find((row) => row.userId === userId)
  if (!akun) throw new AppError('PENGGUNA_TIDAK_ADA')
  if (!admins.some((row) => row.userId === penggunaId)) throw new AppError('FORBIDDEN')
  return { akun, isLastAdmin: admins.length === 1 && admins.includes(akun) }
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error
}
