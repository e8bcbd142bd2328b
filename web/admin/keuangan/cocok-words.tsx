import type { CocokRow } from '#contract/keuangan/cocok-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

type Sides = Pick<CocokRow, 'toko' | 'tokoKembali' | 'midtrans' | 'midtransKembali'>

/** Payments less refunds, of the shop and of the provider. */
export const SUMS = [
  {
    title: 'Di toko',
    render: ({ toko, tokoKembali }: Sides) => formatRupiah(toko - tokoKembali),
    numeric: true,
  },
  {
    title: 'Di Midtrans',
    phone: 'amount',
    render: ({ midtrans, midtransKembali }: Sides) => formatRupiah(midtrans - midtransKembali),
    numeric: true,
  },
] as const

export const ONLY_DIFFERENT = {
  name: 'beda',
  label: 'Hasil',
  allLabel: 'Semua',
  options: [{ value: 'ya', label: 'Hanya yang berbeda' }],
}

/** Says how shop and provider differ. */
export function differenceOf({
  toko,
  tokoKembali,
  midtrans,
  midtransKembali,
  beda,
}: Sides & { beda: boolean }): string {
  if (!beda) return 'Cocok'
  if (toko !== midtrans) {
    if (midtrans === 0) return 'Tidak ada di Midtrans'
    return toko === 0 ? 'Hanya ada di Midtrans' : 'Jumlah berbeda'
  }
  return tokoKembali < midtransKembali ? 'Dikembalikan di Midtrans saja' : 'Dikembalikan di toko saja'
}
