import type { checkVoucher, ValidVoucher } from '#contract/checkout/voucher.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { computeTotal } from '#contract/uang/total.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { PesananDiskon } from '#server/features/pesanan/diskon.repository.ts'
import { type PesananContents, resolveContents, type SoldProduk } from '#server/features/pesanan/isi-pesanan.ts'
import { newPesananRepository } from '#server/features/pesanan/new-pesanan.repository.ts'
import { voucherRepository } from '#server/features/voucher/voucher.repository.ts'
import {
  judgeVoucher,
  MISSING,
  type PembeliVoucher,
  type Refused,
  type VoucherDiskon,
} from '#server/features/voucher/voucher-rules.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { CountedKode } from './counted-kode.ts'

type Potongan = PesananDiskon & Pick<VoucherDiskon, 'tanpa'> & { voucherId: number; tulisan: string }

/** Ordered lines, and the product data that vouchers depend on. */
interface Content {
  baris: PesananContents['baris']
  produk: readonly Pick<SoldProduk, 'produkId' | 'kategoriId' | 'resep'>[]
}

export const rejection = ({ alasan, sebab }: Refused) =>
  new AppError('VOUCHER_TIDAK_BERLAKU', { rincian: { alasan, sebab }, errors: [{ path: 'voucher', msg: alasan }] })

/**
 * Returns the discount of a voucher code for an order. It does not use the voucher up.
 * @throws VOUCHER_TIDAK_BERLAKU with the reason
 */
export async function judgeKode(
  db: Db | Tx,
  { kode }: CountedKode,
  { baris, produk }: Content,
  { penggunaId, ...pembeli }: Omit<PembeliVoucher, 'dipakai'> & { penggunaId: number },
  now: Date,
): Promise<Potongan> {
  const repository = voucherRepository(db)
  const voucher = await repository.findByKode(kode)
  if (!voucher) throw rejection(MISSING)
  const usedCount = await repository.countUsed(voucher.voucher_id, penggunaId)
  const seen = baris.map(({ produk_id, nama, harga, jumlah }) => {
    const one = produk.find(({ produkId }) => produkId === produk_id)
    return { produk_id, nama, harga, jumlah, kategori_id: one?.kategoriId ?? null, resep: one?.resep ?? false }
  })
  const result = judgeVoucher(voucher, seen, { ...pembeli, dipakai: usedCount }, dateWib(now))
  if ('sebab' in result) throw rejection(result)
  const { keterangan: tulisan, ...potongan } = result
  return { ...potongan, jenis: 'voucher', voucherId: voucher.voucher_id, keterangan: kode, tulisan }
}

/**
 * Returns the discount of a voucher code before the order is placed.
 * @throws TERLALU_SERING, VOUCHER_TIDAK_BERLAKU, and the errors of `resolveContents`
 */
export async function quoteVoucher(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  penggunaId: number,
  { kode, items, ongkir, resepId }: Parsed<typeof checkVoucher>['body'],
  ip: string,
): Promise<ValidVoucher> {
  const now = clock()
  const counted = await CountedKode.count(db, kode, { penggunaId, ip }, now)
  const { produk, ...pembeli } = await newPesananRepository(db).readVoucherInput(
    penggunaId,
    items.flatMap((item) => ('produkId' in item ? [item.produkId] : [])),
  )
  const { baris } = await resolveContents(db, items, produk, resepId !== undefined)
  const voucher = await judgeKode(db, counted, { baris, produk }, { penggunaId, ...pembeli }, now)
  const { totalDiskon } = computeTotal(baris, ongkir ?? 0, [voucher])
  return { kode, keterangan: voucher.tulisan, atas: voucher.atas, jumlah: totalDiskon[0] ?? 0, tanpa: voucher.tanpa }
}
