import { formatClock, formatDate } from '#contract/wib.ts'
import { takeJatah, tryTakeJatah } from '#server/db/jatah.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { newToken } from './token.ts'

export type Pemilik = Pick<PenggunaRow, 'pengguna_id' | 'nama' | 'email'>

/** Returns a mail with the greeting and ending that all mails about an account share. */
export const suratTo = (recipient: string, name: string, subject: string, text: string) => ({
  kepada: recipient,
  subjek: subject,
  teks: `Halo ${withoutTautan(name)},\n\n${text}\n\nKerapuSehat\n`,
})

/**
 * Queues a security notice to the account's owner, in the transaction of the event. It also goes to an unconfirmed address, as
 * the link for a new password does, because most owners never confirm. A limit of ten a day per account prevents flooding a
 * stranger's mailbox.
 * @param tautan page that its entry in the inbox opens; without one it is only mailed
 */
export async function queueSuratAkun(
  tx: Tx,
  { pengguna_id, nama, email }: Pemilik,
  { subjek, isi, tautan }: { subjek: string; isi: string; tautan?: string },
  now: Date,
): Promise<void> {
  if (!(await tryTakeJatah(tx, 'surat-akun', `akun ${pengguna_id}`, now))) return
  const inbox = tautan === undefined ? {} : { penggunaId: pengguna_id, tautan }
  await outboxRepository(tx).enqueue(`akun:${newToken()}`, { ...inbox, ...suratTo(email, nama, subjek, isi) }, now)
}

/**
 * Limit per receiving address of each kind of mail with a secret link. Any caller can request such a mail for a stranger's
 * address. `reset` has its own limit of three live links per account (`requestReset`). `kembali` has none, because the old
 * address must be notified of each change, and a change requires a confirmed link; nor has `pisah`, which only the owner of the
 * shop causes.
 */
const PER_ADDRESS = { konfirmasi: 'tautan-ke', undangan: 'tautan-ke', reset: null, kembali: null, pisah: null } as const

/** Queues a mail with a secret link. No other function mails one. @throws TAUTAN_TERLALU_SERING */
export async function queueTautan(
  tx: Tx,
  kind: keyof typeof PER_ADDRESS,
  kunci: string,
  surat: Pick<Notice, 'kepada' | 'subjek' | 'teks'>,
  now: Date,
): Promise<void> {
  const limit = PER_ADDRESS[kind]
  if (limit) await takeJatah(tx, limit, surat.kepada.toLowerCase(), now)
  await outboxRepository(tx).enqueue(kunci, surat, now)
}

/** Notifies the owner that the account has a new password. */
export const queueSuratSandi = (tx: Tx, settings: Deps['settings'], pemilik: Pemilik, now: Date): Promise<void> =>
  queueSuratAkun(
    tx,
    pemilik,
    {
      subjek: 'Kata sandi akun KerapuSehat Anda sudah diganti',
      tautan: '/PengaturanPassword',
      isi: `Kata sandi akun Anda diganti pada ${formatDate(now)} pukul ${formatClock(now)}. Semua perangkat lain sudah dikeluarkan dari akun Anda.

Jika Anda yang menggantinya, abaikan email ini. Jika bukan Anda, segera buat kata sandi baru.

Buat kata sandi baru: ${settings.publicUrl}/lupa-password`,
    },
    now,
  )
