import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { endResetSandi } from '#server/features/akun/sandi/reset-password.ts'
import { type Pemilik, queueTautan, suratTo } from '#server/features/akun/surat-akun.ts'
import { newToken } from '#server/features/akun/token.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { CountedEmail } from './counted-email.ts'
import { tautanEmailRepository } from './tautan-email.repository.ts'

type Surat = Pick<Deps, 'settings'>

export const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Mails a link that confirms the account's own address. @throws TAUTAN_TERLALU_SERING */
export async function queueConfirmation(tx: Tx, { settings }: Surat, pemilik: Pemilik, now: Date): Promise<void> {
  const { pengguna_id, nama, email } = pemilik
  const { token, kunci } = await tautanEmailRepository(tx).open('konfirmasi', pengguna_id, email, now)
  const text = `Konfirmasi email Anda agar kabar dan artikel dari kami sampai kepada Anda. Buka tautan ini, lalu tekan Konfirmasi Email.

Konfirmasi email: ${settings.publicUrl}/konfirmasi-email?token=${token}

Tautan berlaku 3 hari. Jika bukan Anda yang mendaftar, abaikan email ini.`
  const surat = suratTo(email, nama, 'Konfirmasi email Anda di KerapuSehat', text)
  await queueTautan(tx, 'konfirmasi', kunci, surat, now)
}

/** Mails the link of `queueConfirmation`, unless the address received too many links today. */
export const tryQueueConfirmation = (...args: Parameters<typeof queueConfirmation>): Promise<void> =>
  queueConfirmation(...args).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'TAUTAN_TERLALU_SERING')) throw error
  })

/**
 * Mails a link to the address that is to replace the account's own. A pending other address is canceled.
 * @throws EMAIL_TERDAFTAR, TAUTAN_TERLALU_SERING
 */
export async function queueNewEmail(
  tx: Tx,
  { settings }: Surat,
  pemilik: Pemilik,
  { email: newEmail }: CountedEmail,
  now: Date,
): Promise<void> {
  const { pengguna_id, nama } = pemilik
  const tautan = tautanEmailRepository(tx)
  await requireFree(tx, newEmail, pengguna_id, now)
  const waiting = await tautan.findNewEmail(pengguna_id, now)
  if (waiting && !isSameEmail(waiting, newEmail)) await tautan.endNewEmail(pengguna_id, pemilik.email)
  const { token, kunci } = await tautan.open('konfirmasi', pengguna_id, newEmail, now)
  const text = `Seseorang ingin memakai email ini untuk akun KerapuSehat. Jika itu Anda, buka tautan ini, lalu tekan Konfirmasi Email.

Konfirmasi email: ${settings.publicUrl}/konfirmasi-email?token=${token}

Tautan berlaku 3 hari. Sebelum dikonfirmasi, email lama tetap dipakai. Jika bukan Anda yang meminta, abaikan email ini.`
  await queueTautan(
    tx,
    'konfirmasi',
    kunci,
    suratTo(newEmail, nama, 'Konfirmasi email baru Anda di KerapuSehat', text),
    now,
  )
}

/**
 * Notifies the previous address of the change, with a link that reverts it. Pending links for a new password that were sent to
 * the previous address are deleted. The account's inbox gets the notice without the link.
 */
export async function queueRevert(
  tx: Tx,
  { settings }: Surat,
  { pengguna_id, nama, email }: Pemilik,
  newEmail: string,
  now: Date,
): Promise<void> {
  const { token, kunci } = await tautanEmailRepository(tx).open('kembali', pengguna_id, email, now)
  const text = `Email akun KerapuSehat Anda diganti. Mulai sekarang emailnya ${withoutTautan(newEmail)}.

Jika Anda yang menggantinya, abaikan email ini. Jika bukan Anda, kembalikan email ini dalam 7 hari lewat tautan ini.

Kembalikan email: ${settings.publicUrl}/kembalikan-email?token=${token}

Setelah itu semua perangkat dikeluarkan dari akun Anda.`
  const surat = suratTo(email, nama, 'Email akun KerapuSehat Anda sudah diganti', text)
  await queueTautan(tx, 'kembali', kunci, surat, now)
  const inbox = { penggunaId: pengguna_id, tautan: '/PengaturanProfil', byMail: false }
  const notice = suratTo(email, nama, surat.subjek, changedText(newEmail))
  await outboxRepository(tx).enqueue(`akun:${newToken()}`, { ...inbox, ...notice }, now)
  await endResetSandi(tx, pengguna_id)
}

const changedText = (newEmail: string) =>
  `Mulai sekarang emailnya ${withoutTautan(newEmail)}. Jika bukan Anda yang menggantinya, ganti kata sandi Anda, lalu beri tahu kami.`

/** @throws EMAIL_TERDAFTAR if the address belongs to another account or may be restored to one */
export async function requireFree(tx: Tx, email: string, penggunaId: number, now: Date): Promise<void> {
  const owner = await akunRepository(tx).findByEmail(email)
  const isTaken = owner !== undefined && owner.pengguna_id !== penggunaId
  if (isTaken || (await tautanEmailRepository(tx).isHeld(email, penggunaId, now))) throw emailTaken()
}

export const emailTaken = () =>
  new AppError('EMAIL_TERDAFTAR', { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] })
