import { randomUUID } from 'node:crypto'
import { TANPA_EMAIL } from '#contract/akun/tanpa-email.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { akunRepository } from './akun.repository.ts'

interface PelangganBaru {
  nama: string
  /** In the one form. */
  no_hp: string
  /** Of a password that nobody knows. */
  password_hash: string
  dibuat: Date
}

/**
 * Makes an account for somebody who bought without one, by name and number. Nobody can log in to it and no mail goes to it, until the
 * office gives it an e-mail address and its owner sets a password by a link that is mailed there.
 * @throws PELANGGAN_SUDAH_ADA where somebody has this number
 */
export async function createPelanggan(tx: Tx, baru: PelangganBaru): Promise<number> {
  const akun = akunRepository(tx)
  const ada = await akun.findAnyByNoHp(baru.no_hp)
  if (ada)
    throw new AppError('PELANGGAN_SUDAH_ADA', {
      rincian: { nama: ada.nama },
      errors: [{ path: 'no_hp', msg: `Nomor ini milik ${ada.nama}. Cari dan pilih pelanggan itu.` }],
    })
  const row = await akun.insert({ ...baru, email: `${randomUUID()}${TANPA_EMAIL}`, role: 'user' })
  if (!row) throw new Error('an address that nobody can have is taken')
  await akun.refuseSurat(row.pengguna_id)
  return row.pengguna_id
}
