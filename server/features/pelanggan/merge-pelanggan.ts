import { isWithoutEmail } from '#contract/akun/without-email.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { mergePelanggan as Merge } from '#contract/pelanggan/admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { akunAdminRepository } from '#server/features/akun/akun-admin.repository.ts'
import { profileFoto } from '#server/features/akun/profile-foto.ts'
import { queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

type MergeInput = Pick<Deps, 'db' | 'clock' | 'storage' | 'log' | 'settings'>

/**
 * Merges two accounts of one person: everything of `dari` moves (`person` of the features), and the account and its logins are
 * deleted. Irreversible. Both addresses are notified by mail.
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
  const gambar = await transaction(db, async (tx) => {
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

    for (const { person } of features) await person?.merge?.(tx, dari, target)
    await akunAdminRepository(tx).setGrup(target, staying.grup_id ?? leaving.grup_id)
    // The remaining rows are deleted by cascade: logins, devices, links, choices.
    await akunAdminRepository(tx).delete(dari)

    const jejak = jejakRepository(tx)
    const title = `Pengguna ${dari}`
    await jejak.forget('pengguna', dari, title, ['nama', 'email', 'no_hp'])
    await jejak.forget('pelanggan', dari, title, ['digabung'])
    const entry = { tindakan: 'ubah', jenis: 'pelanggan', rujukan: target, judul: staying.nama } as const
    await jejak.record(actor, { ...entry, sesudah: { digabung: `${leaving.nama}, ${leaving.email}` } }, clock())
    // After the pending mails were readdressed, so that this mail still goes to the old address.
    for (const pemilik of [staying, leaving])
      await queueSuratAkun(
        tx,
        pemilik,
        {
          subjek: 'Akun KerapuSehat Anda digabungkan',
          isi: suratBody(leaving, deps),
          // The account that leaves is gone.
          ...(pemilik === staying && { tautan: '/akun' }),
        },
        clock(),
      )
    return leaving.gambar
  })
  await profileFoto(deps).discard(gambar)
}

const suratBody = ({ email }: { email: string }, { settings }: Pick<Deps, 'settings'>) =>
  `Toko menggabungkan dua akun menjadi satu. Akun ${isWithoutEmail(email) ? 'tanpa email' : email} tidak bisa dipakai lagi. Pesanan, alamat, resep, ulasan, dan buku obatnya sudah dipindahkan ke akun yang lain.

Jika Anda tidak memintanya, segera beri tahu kami:

${settings.publicUrl}/kontak`
