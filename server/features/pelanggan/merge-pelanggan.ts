import { isWithoutEmail } from '#contract/akun/without-email.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { mergePelanggan as Merge } from '#contract/pelanggan/admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { akunAdminRepository } from '#server/features/akun/akun-admin.repository.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { endResetSandi } from '#server/features/akun/sandi/reset-password.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { type Pemilik, queueTautan, suratTo } from '#server/features/akun/surat-akun.ts'
import { newToken } from '#server/features/akun/token.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { personalRows } from './data-pelanggan.ts'
import { gabungRepository, SPLIT_DAYS } from './gabung.repository.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

type MergeInput = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Merges two accounts of one person: everything of `dari` moves (`person` of the features), and the account and its logins are
 * deleted. Both addresses are notified by a mail with a link that takes the merge back (`split-pelanggan.ts`) within seven days.
 * @throws PENGGUNA_TIDAK_ADA, DATA_BERUBAH; GABUNG_TIDAK_BOLEH if the accounts are the same, or one belongs to an
 *   administrator, also as a private account
 */
export async function mergePelanggan(
  deps: MergeInput,
  features: readonly Feature[],
  { penggunaId: actor }: Sesi,
  target: number,
  { dari, versi, versiDari }: Parsed<typeof Merge>['body'],
): Promise<void> {
  if (dari === target) throw new AppError('GABUNG_TIDAK_BOLEH', { rincian: { sebab: 'Pilih dua akun yang berbeda.' } })
  const { db, clock } = deps
  await transaction(db, async (tx) => {
    const both = await pelangganRepository(tx).lockBoth(target, dari)
    const [staying, leaving] = [target, dari].map((id) => both.find(({ pengguna_id }) => pengguna_id === id))
    if (!staying || !leaving) throw new AppError('PENGGUNA_TIDAK_ADA')
    if (both.some(({ role }) => role === 'admin'))
      throw new AppError('GABUNG_TIDAK_BOLEH', {
        rincian: { sebab: 'Akun admin toko tidak bisa digabungkan. Hapus dulu peran adminnya.' },
      })
    if (await pelangganRepository(tx).hasAdmin([target, dari]))
      throw new AppError('GABUNG_TIDAK_BOLEH', {
        rincian: { sebab: 'Akun pribadi admin toko tidak bisa digabungkan. Pilih akun lain.' },
      })
    requireVersi(staying, versi)
    requireVersi(leaving, versiDari)

    const now = clock()
    const gabung = gabungRepository(tx)
    const gabungId = await gabung.open(target, dari, now)
    await endLogins(tx, dari)
    await gabung.snapshot(gabungId, personalRows(features), dari, target)
    for (const { person } of features) await person?.merge?.(tx, dari, target)
    await akunAdminRepository(tx).setGrup(target, staying.grup_id ?? leaving.grup_id)
    // The remaining rows are deleted by cascade: devices, passkeys, links, choices.
    await akunAdminRepository(tx).delete(dari)
    await gabung.compare(gabungId, dari, target)

    const jejak = jejakRepository(tx)
    const title = `Pengguna ${dari}`
    await jejak.forget('pengguna', dari, title, ['nama', 'email', 'no_hp'])
    await jejak.forget('pelanggan', dari, title, ['digabung'])
    const entry = { tindakan: 'ubah', jenis: 'pelanggan', rujukan: target, judul: staying.nama } as const
    await jejak.record(actor, { ...entry, sesudah: { digabung: `${leaving.nama}, ${leaving.email}` } }, now)
    // After the pending mails were readdressed, so that this mail still goes to the old address.
    for (const pemilik of [staying, leaving]) await queueWayBack(tx, deps, gabungId, { pemilik, staying, leaving }, now)
  })
}

/** Ends all logins of an account, and its links, also in mails. */
async function endLogins(tx: Tx, penggunaId: number): Promise<void> {
  await sesiRepository(tx).closeAll(penggunaId)
  await endResetSandi(tx, penggunaId)
  const tautan = tautanEmailRepository(tx)
  await tautan.endNewEmail(penggunaId, '')
  await tautan.endRevert(penggunaId)
}

/** Mails a person the merge, with a link that takes it back. The inbox of the account that stays has it without the link. */
async function queueWayBack(
  tx: Tx,
  { settings }: Pick<Deps, 'settings'>,
  gabungId: number,
  { pemilik, staying, leaving }: Record<'pemilik' | 'staying' | 'leaving', Pemilik>,
  now: Date,
): Promise<void> {
  const subject = 'Akun KerapuSehat Anda digabungkan'
  const lost = isWithoutEmail(leaving.email) ? 'tanpa email' : leaving.email
  const text = `Toko menggabungkan dua akun menjadi satu. Akun ${lost} tidak bisa dipakai lagi. Pesanan, alamat, resep, ulasan, dan buku obatnya sudah dipindahkan ke akun yang lain.`
  const notice = (ending: string) => suratTo(pemilik.email, pemilik.nama, subject, `${text}\n\n${ending}`)
  if (!isWithoutEmail(pemilik.email)) {
    const tautan = tautanEmailRepository(tx)
    const { token, kunci } = await tautan.open('pisah', staying.pengguna_id, pemilik.email, now, gabungId)
    const ending = `Jika Anda tidak memintanya, pisahkan lagi kedua akun dalam ${SPLIT_DAYS} hari lewat tautan ini.

Pisahkan akun: ${settings.publicUrl}/pisahkan-akun?token=${token}

Ada pertanyaan? Hubungi kami: ${settings.publicUrl}/kontak`
    await queueTautan(tx, 'pisah', kunci, notice(ending), now)
  }
  if (pemilik !== staying) return
  const inbox = { penggunaId: staying.pengguna_id, tautan: '/kontak', byMail: false }
  const ending = `Jika Anda tidak memintanya, beri tahu kami dalam ${SPLIT_DAYS} hari.`
  await outboxRepository(tx).enqueue(`akun:${newToken()}`, { ...inbox, ...notice(ending) }, now)
}
