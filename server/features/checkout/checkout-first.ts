import type { createFirstPesanan } from '#contract/checkout/first.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { CountedRegistration } from '#server/features/akun/counted-registration.ts'
import { createPembeli } from '#server/features/akun/create-pembeli.ts'
import { hashOfNoPassword } from '#server/features/akun/sandi/password.ts'
import { alamatRepository } from '#server/features/alamat/alamat.repository.ts'
import { createAlamat } from '#server/features/alamat/manage-alamat.ts'
import { newPesananRepository } from '#server/features/pesanan/new-pesanan.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type Checkout, placeOrder } from './checkout.ts'
import { CountedKode } from './counted-kode.ts'

/** 1 h: how long a retry gets the account that the lost response created. */
const RETRY_MS = 60 * 60_000

type Body = Parsed<typeof createFirstPesanan>['body']

/**
 * Creates the order of a buyer without an account, with its account and address, in one transaction: a rejected order leaves no
 * account. Only a retry with the same random key opens an account that exists. An e-mail address of an account is rejected, as
 * in the registration, and other accounts with the same phone number are not looked up.
 * @param kunci random idempotency key, known to the buyer's browser only
 * @throws the errors of `checkout`; EMAIL_TERDAFTAR, WILAYAH_TIDAK_ADA, TERLALU_SERING
 */
export async function checkoutFirst(
  deps: Deps,
  { pesanan, ...pembeli }: Body,
  kunci: string,
  network: string,
): Promise<Checkout & { pengguna: PenggunaRow }> {
  const now = deps.clock()
  const registration = await CountedRegistration.count(deps.db, pembeli.email, network, now)
  const password_hash = await hashOfNoPassword()
  const { userId: _, resepId: _r, ...wish } = pesanan
  const from = { ip: network }
  const voucher = wish.voucher === undefined ? undefined : await CountedKode.count(deps.db, wish.voucher, from, now)
  return transaction(deps.db, async (tx) => {
    const { nama, no_hp, email: _e, ...tujuan } = pembeli
    const orders = newPesananRepository(tx)
    await orders.lockKunci(kunci)
    const created = await orders.findBuyerOf(kunci, no_hp, new Date(now.getTime() - RETRY_MS))
    if (created && created.nama !== nama) throw new AppError('KUNCI_DIPAKAI')
    const pengguna =
      created ?? (await createPembeli(tx, deps, registration, { nama, no_hp, password_hash, dibuat: now }))
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
    const request = { wish: { ...wish, alamatId }, penggunaId: pengguna_id, network, idempotencyKey: kunci, voucher }
    return { ...(await placeOrder(tx, work, request)), pengguna }
  })
}
