import type { createFirstPesanan } from '#contract/checkout/first.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { createPembeli } from '#server/features/akun/create-pembeli.ts'
import { hashPassword } from '#server/features/akun/sandi/password.ts'
import { newToken } from '#server/features/akun/token.ts'
import { alamatRepository } from '#server/features/alamat/alamat.repository.ts'
import { createAlamat } from '#server/features/alamat/manage-alamat.ts'
import { newPesananRepository } from '#server/features/pesanan/new-pesanan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type Checkout, checkout } from './checkout.ts'

/** 1 h: how long a retry gets the account that the lost response created. */
const RETRY_MS = 60 * 60_000

type Body = Parsed<typeof createFirstPesanan>['body']

/**
 * Creates the order of a buyer without an account, with its account and address, in one transaction: a rejected order leaves no
 * account. Only a retry with the same random key opens an account that exists. An e-mail address of an account is rejected, as
 * in the registration, and other accounts with the same phone number are not looked up.
 * @param kunci random idempotency key, known to the buyer's browser only
 * @throws the errors of `checkout`; EMAIL_TERDAFTAR, WILAYAH_TIDAK_ADA, TERLALU_SERING, TERLALU_RAMAI
 */
export async function checkoutFirst(
  deps: Deps,
  { pesanan, ...pembeli }: Body,
  kunci: string,
  network: string,
): Promise<Checkout & { pengguna: PenggunaRow }> {
  const now = deps.clock()
  // Shares the limit of the registration, so that this way reveals no more addresses.
  await takeJatah(deps.db, 'daftar', network, now)
  // Hashing is slow, so it runs before any row is locked.
  const password_hash = await hashPassword(newToken())
  const { userId: _, resepId: _r, ...wish } = pesanan
  return transaction(deps.db, async (tx) => {
    const { nama, no_hp, email, ...tujuan } = pembeli
    const orders = newPesananRepository(tx)
    await orders.lockKunci(kunci)
    const created = await orders.findBuyerOf(kunci, no_hp, new Date(now.getTime() - RETRY_MS))
    if (created && created.nama !== nama) throw new AppError('KUNCI_DIPAKAI')
    const pengguna = created ?? (await createPembeli(tx, deps, { nama, no_hp, email, password_hash, dibuat: now }))
    const { pengguna_id } = pengguna
    const alamatId = created
      ? (await alamatRepository(tx, pengguna_id).list())[0]?.alamatId
      : await createAlamat({ db: tx }, pengguna_id, {
          ...tujuan,
          label: '',
          jenis: 'rumah',
          patokan: '',
          penerima: nama,
          no_hp,
          utama: true,
        })
    // One clock for account and order: `findBuyerOf` recognizes the order that created the account by it.
    const work = { ...deps, db: tx, clock: () => now }
    return { ...(await checkout(work, pengguna_id, { ...wish, alamatId }, kunci, network)), pengguna }
  })
}
