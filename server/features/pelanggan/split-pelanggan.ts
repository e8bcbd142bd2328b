import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { tautanEmailRepository } from '#server/features/akun/email/tautan-email.repository.ts'
import { profileFoto } from '#server/features/akun/profile-foto.ts'
import { queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { gabungRepository } from './gabung.repository.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

const ADDRESS_TAKEN = {
  sebab: 'Email akun yang digabungkan sudah dipakai akun lain. Hubungi toko untuk memisahkannya.',
}

type SplitInput = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Numbers of the remaining account (`penggunaId`) and of the restored one (`dari`). */
interface Separated {
  penggunaId: number
  dari: number
}

/**
 * Takes a merge back by a mailed link.
 * @throws TAUTAN_TIDAK_BERLAKU, TAUTAN_SUDAH_DIPAKAI; GABUNG_TIDAK_BOLEH if the merged account's address is in use
 */
export function splitByTautan(deps: SplitInput, features: readonly Feature[], token: string): Promise<Separated> {
  const now = deps.clock()
  return transaction(deps.db, async (tx) => {
    const tautan = tautanEmailRepository(tx)
    const known = await tautan.find('pisah', token)
    if (!known?.gabung_id) throw new AppError('TAUTAN_TIDAK_BERLAKU')
    await pelangganRepository(tx).lock(known.pengguna_id)
    // Read again under the lock: a concurrent click on the link may have used it.
    const found = await tautan.find('pisah', token)
    if (found?.dipakai) throw new AppError('TAUTAN_SUDAH_DIPAKAI')
    if (!found || found.kedaluwarsa <= now) throw new AppError('TAUTAN_TIDAK_BERLAKU')
    return separate(tx, deps, features, known.gabung_id, now)
  })
}

/**
 * Takes a merge back in the name of an administrator.
 * @throws GABUNG_TIDAK_BOLEH if it was taken back already, its time is over, or the merged account's address is in use
 */
export function splitPelanggan(
  deps: SplitInput,
  features: readonly Feature[],
  { penggunaId: actor }: Sesi,
  target: number,
  gabungId: number,
): Promise<Separated> {
  const now = deps.clock()
  return transaction(deps.db, async (tx) => {
    const akun = await pelangganRepository(tx).lock(target)
    const gabung = await gabungRepository(tx).find(gabungId)
    if (!akun || gabung?.pengguna_id !== target) throw new AppError('PENGGUNA_TIDAK_ADA')
    if (gabung.dipisah || gabung.kedaluwarsa <= now)
      throw new AppError('GABUNG_TIDAK_BOLEH', {
        rincian: { sebab: 'Kedua akun sudah dipisah, atau waktunya sudah lewat.' },
      })
    const separated = await separate(tx, deps, features, gabungId, now)
    const { nama, email } = await pelangganRepository(tx).getPemilik(separated.dari)
    const entry = { tindakan: 'ubah', jenis: 'pelanggan', rujukan: target, judul: akun.nama } as const
    await jejakRepository(tx).record(actor, { ...entry, sesudah: { dipisah: `${nama}, ${email}` } }, now)
    return separated
  })
}

/**
 * Creates the merged account again, gives it the rows that the merge moved, and mails both persons. Rows that were added since
 * stay. The account that stays must be locked.
 */
async function separate(
  tx: Tx,
  { settings }: SplitInput,
  features: readonly Feature[],
  gabungId: number,
  now: Date,
): Promise<Separated> {
  const gabung = gabungRepository(tx)
  const merged = await gabung.find(gabungId)
  if (!merged) throw new AppError('TAUTAN_TIDAK_BERLAKU')
  const { pengguna_id: penggunaId, dari } = merged
  const old = await gabung.findAkun(gabungId, dari)
  if (!old) throw new AppError('TAUTAN_TIDAK_BERLAKU')
  await tautanEmailRepository(tx).markSplit(gabungId, now)
  await gabung.markSplit(gabungId, now)
  if (await akunRepository(tx).findByEmail(old.email))
    throw new AppError('GABUNG_TIDAK_BOLEH', { rincian: ADDRESS_TAKEN })
  await gabung.restore(gabungId, penggunaId)
  // After links of the account itself are its own again, which reserve its address too.
  if (await tautanEmailRepository(tx).isHeld(old.email, dari, now))
    throw new AppError('GABUNG_TIDAK_BOLEH', { rincian: ADDRESS_TAKEN })
  for (const { person } of features) await person?.split?.(tx, dari, penggunaId)
  // A trigger makes an address of this text, unless the main address has it.
  await akunRepository(tx).update(dari, { alamat: old.alamat })
  await gabung.forgetRows(gabungId)
  const text = `Dua akun yang pernah digabungkan toko sudah dipisah lagi. Yang dipindahkan saat itu sudah kembali ke pemiliknya. Yang ditambahkan setelah itu tetap di akun yang dipakai waktu itu.

Login dengan email dan kata sandi masing-masing: ${settings.publicUrl}/login`
  for (const id of [penggunaId, dari])
    await queueSuratAkun(
      tx,
      await pelangganRepository(tx).getPemilik(id),
      { subjek: 'Akun KerapuSehat Anda dipisah lagi', isi: text, tautan: '/akun' },
      now,
    )
  return { penggunaId, dari }
}

/** Deletes the rows of merges that can no longer be taken back, with the pictures of accounts that are gone. */
export async function forgetMerged(
  deps: { db: Deps['db'] | Tx } & Pick<Deps, 'storage' | 'log'>,
  where: Parameters<ReturnType<typeof gabungRepository>['listWithRows']>[0],
): Promise<void> {
  const gabung = gabungRepository(deps.db)
  for (const { gabung_id, dari } of await gabung.listWithRows(where)) {
    const old = await gabung.findAkun(gabung_id, dari)
    await gabung.forgetRows(gabung_id)
    await profileFoto(deps).discard(old?.gambar)
  }
}
