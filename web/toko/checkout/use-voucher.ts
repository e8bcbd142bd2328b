import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { checkVoucher, type ValidVoucher } from '#contract/checkout/voucher.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import type { Potongan } from '#contract/uang/total.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { NO_SIGNAL } from '#web/toko/pembayaran/opening-failed.ts'

/** Query key prefix; invalidated when an order was rejected. */
export const VOUCHER_KEY = 'voucher'

export interface Voucher {
  /** Discount of the voucher; undefined if it does not apply or is not known yet. */
  valid: ValidVoucher | undefined
  isComputing: boolean
  /** Reason why it does not apply; empty if it applies. */
  failure: string
  /** Checks the same code again. */
  checkAgain(): void
}

/**
 * Returns a voucher's discount for the form's current content, as computed by the server.
 * @param kode empty if no voucher is wanted
 * @param ongkir null if the fee is not known
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
  const checkAgain = () => void refetch()
  if (kode === '') return { valid: undefined, isComputing: false, failure: '', checkAgain }
  const isComputing = isFetching && (!data || isPlaceholderData)
  const problem = error && !isComputing ? reasonOf(error) : ''
  return { valid: isComputing || error ? undefined : data, isComputing, failure: problem, checkAgain }
}

/** Returns the discount as `computeTotal` takes it. */
export const diskonOf = (voucher: Pick<ValidVoucher, 'atas' | 'jumlah'> | undefined): Potongan[] =>
  voucher ? [{ atas: voucher.atas, nilai: voucher.jumlah, baris: null }] : []

/** Returns the error of the code itself, if there is one, else of the request. */
const reasonOf = (error: Error) =>
  (error instanceof ApiError && error.errors[0]?.msg) ||
  errorText(error, { answered: 'Voucher belum bisa diperiksa. Coba lagi.', silent: NO_SIGNAL })
