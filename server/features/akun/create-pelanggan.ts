import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { akunRepository, insertWithoutEmail } from './akun.repository.ts'

interface NewPelanggan {
  nama: string
  /** Normalized phone number, see `tidyNoHp`. */
  no_hp: string
  /** Hash of a random password that is stored nowhere. */
  password_hash: string
  dibuat: Date
}

/**
 * Creates an account by name and phone number for a buyer without one, and returns its id. The account has no login and gets no
 * mail until the office sets its e-mail address and the owner sets a password by the link mailed there.
 * @throws PELANGGAN_SUDAH_ADA if an account that bought with this number exists
 */
export async function createPelanggan(tx: Tx, fresh: NewPelanggan): Promise<number> {
  const akun = akunRepository(tx)
  const existing = await akun.findBuyerByNoHp(fresh.no_hp)
  if (existing)
    throw new AppError('PELANGGAN_SUDAH_ADA', {
      rincian: { nama: existing.nama },
      errors: [{ path: 'no_hp', msg: `Nomor ini milik ${existing.nama}. Cari dan pilih pembeli itu.` }],
    })
  const { pengguna_id } = await insertWithoutEmail(tx, fresh)
  await akun.optOutOfSurat(pengguna_id)
  return pengguna_id
}
