import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { checkVoucher, type VoucherBerlaku } from '#contract/checkout/voucher.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import type { Potongan } from '#contract/uang/total.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { TANPA_SINYAL } from '#web/toko/pembayaran/gagal-membuka.ts'

/** Begins with what is asked anew when an order was refused. */
export const VOUCHER_KEY = 'voucher'

export interface Voucher {
  /** What it lowers; undefined where it does not hold, or nobody knows yet. */
  berlaku: VoucherBerlaku | undefined
  isMenghitung: boolean
  /** Why it does not hold; empty where it does. */
  galat: string
  /** Checks the same code once more. */
  cekLagi(): void
}

/**
 * What a voucher lowers of what stands in the form now, by the server.
 * @param kode empty: none is wanted
 * @param ongkir null where nobody knows the fee
 */
export function useVoucher(
  kode: string,
  items: readonly ItemPesanan[],
  ongkir: number | null,
  resepId: number | undefined,
): Voucher {
  const body = { kode, items: [...items], ongkir, ...(resepId !== undefined && { resepId }) }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [VOUCHER_KEY, body],
    queryFn: () => call(checkVoucher, { body }),
    enabled: kode !== '' && items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  })
  const cekLagi = () => void refetch()
  if (kode === '') return { berlaku: undefined, isMenghitung: false, galat: '', cekLagi }
  const isMenghitung = isFetching && (!data || isPlaceholderData)
  const galat = error && !isMenghitung ? sebabOf(error) : ''
  return { berlaku: isMenghitung || error ? undefined : data, isMenghitung, galat, cekLagi }
}

/** What it lowers, as `computeTotal` takes it. */
export const potonganOf = (voucher: Pick<VoucherBerlaku, 'atas' | 'jumlah'> | undefined): Potongan[] =>
  voucher ? [{ atas: voucher.atas, nilai: voucher.jumlah, baris: null }] : []

/** What is wrong with the code itself, where that is it. */
const sebabOf = (error: Error) =>
  (error instanceof ApiError && error.errors[0]?.msg) ||
  errorText(error, { answered: 'Voucher tidak dapat diperiksa', silent: TANPA_SINYAL })
