import type { Parsed } from '#contract/endpoint.ts'
import { formatPeran, PERAN_NAMES, parsePeran } from '#contract/peran.ts'
import type { createUndangan } from '#contract/undangan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import type { UndanganRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { queueTautan, suratTo } from '#server/features/akun/surat-akun.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { kunciOf, undanganRepository } from './undangan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

const LIFETIME_MS = 24 * 3_600_000

/** Returns the invitation's title in the audit trail. It contains no name, because the trail outlives the invitation. */
export const titleOf = (undanganId: number) => `Undangan ${undanganId}`

/**
 * Invites a person to the office, by mail if the shop sends mail.
 * @throws SUDAH_DI_KANTOR, SUDAH_DIUNDANG, TAUTAN_TERLALU_SERING
 */
export function invite(
  deps: Manage,
  actor: number,
  { nama, email, peran }: Parsed<typeof createUndangan>['body'],
): Promise<UndanganRow> {
  const now = deps.clock()
  const { token, ...tautan } = newTautan(now)
  return transaction(deps.db, async (tx) => {
    const akun = await akunRepository(tx).findByEmail(email)
    if (akun?.role === 'admin') throw takenEmail('SUDAH_DI_KANTOR')
    const row = await undanganRepository(tx).insert({
      nama,
      email,
      peran: formatPeran(peran),
      oleh: actor,
      dibuat: now,
      ...tautan,
    })
    if (!row) throw takenEmail('SUDAH_DIUNDANG')
    if (deps.settings.sendsMail) await queueSurat(tx, deps, row, token)
    const { undangan_id: recordId } = row
    const entry = {
      tindakan: 'buat',
      jenis: 'undangan',
      rujukan: recordId,
      judul: titleOf(recordId),
      sesudah: { peran },
    } as const
    await jejakRepository(tx).record(actor, entry, now)
    return row
  })
}

/**
 * Mails an invitation again, with a new link.
 * @throws UNDANGAN_TIDAK_ADA, TOKO_TANPA_SURAT, TAUTAN_TERLALU_SERING
 */
export function resend(deps: Manage, actor: number, undanganId: number): Promise<UndanganRow> {
  const now = deps.clock()
  return transaction(deps.db, async (tx) => {
    const { row, token } = await renew(tx, undanganId, now)
    // The rollback keeps the previous link valid.
    if (!deps.settings.sendsMail) throw new AppError('TOKO_TANPA_SURAT')
    await queueSurat(tx, deps, row, token)
    const entry = { tindakan: 'kirim', jenis: 'undangan', rujukan: undanganId, judul: titleOf(undanganId) } as const
    await jejakRepository(tx).record(actor, entry, now)
    return row
  })
}

/**
 * Returns a new link to hand over personally. It is shown once, and the previous link becomes invalid.
 * @throws UNDANGAN_TIDAK_ADA
 */
export function createTautan(deps: Manage, undanganId: number): Promise<{ tautan: string; kedaluwarsa: Date }> {
  return transaction(deps.db, async (tx) => {
    const { row, token } = await renew(tx, undanganId, deps.clock())
    return { tautan: tautanOf(deps, token), kedaluwarsa: row.kedaluwarsa }
  })
}

/** @throws UNDANGAN_TIDAK_ADA */
export async function withdraw({ db, clock }: Manage, actor: number, undanganId: number): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await undanganRepository(tx).remove(undanganId))) throw new AppError('UNDANGAN_TIDAK_ADA')
    const entry = { tindakan: 'hapus', jenis: 'undangan', rujukan: undanganId, judul: titleOf(undanganId) } as const
    await jejakRepository(tx).record(actor, entry, clock())
  })
}

async function renew(tx: Tx, undanganId: number, now: Date): Promise<{ row: UndanganRow; token: string }> {
  const undangan = undanganRepository(tx)
  const old = await undangan.lock(undanganId)
  if (!old) throw new AppError('UNDANGAN_TIDAK_ADA')
  const { token, ...tautan } = newTautan(now)
  return { row: await undangan.renew(old, tautan), token }
}

function newTautan(now: Date) {
  const token = newToken()
  return { token, token_hash: hashToken(token), kedaluwarsa: new Date(now.getTime() + LIFETIME_MS) }
}

const tautanOf = ({ settings }: Pick<Deps, 'settings'>, token: string) =>
  `${settings.publicUrl}/terima-undangan?token=${token}`

function queueSurat(tx: Tx, deps: Manage, row: UndanganRow, token: string): Promise<void> {
  const { nama, email, peran, kedaluwarsa } = row
  const tugas = parsePeran(peran).map((item) => PERAN_NAMES[item])
  const text = `Anda diundang menjadi admin toko KerapuSehat, sebagai: ${tugas.join(', ')}.

Buka tautan ini untuk membuat kata sandi Anda sendiri.

Buat kata sandi: ${tautanOf(deps, token)}

Tautan hanya bisa dipakai satu kali, sampai ${formatTime(kedaluwarsa)}. Jangan teruskan email ini kepada siapa pun. Jika Anda tidak mengenal toko ini, abaikan email ini.`
  const surat = suratTo(email, nama, 'Undangan menjadi admin toko KerapuSehat', text)
  return queueTautan(tx, 'undangan', kunciOf(row), surat, deps.clock())
}

function takenEmail(code: 'SUDAH_DI_KANTOR' | 'SUDAH_DIUNDANG') {
  const msg = code === 'SUDAH_DIUNDANG' ? 'Email ini sudah diundang' : 'Email ini sudah dipakai akun admin'
  return new AppError(code, { errors: [{ path: 'email', msg }] })
}
