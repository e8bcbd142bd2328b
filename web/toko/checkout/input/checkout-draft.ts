import type { NewPembeliInput } from '#contract/checkout/new-pembeli.ts'
import type { CheckoutInput } from './use-checkout-input.ts'

/*
 * Input of the last checkout in this tab, so that a reload, the way back and the login find it. In `sessionStorage`: the next
 * person at this device must not find an address.
 */

const KEY = 'pemesanan'

export interface CheckoutDraft {
  /** Account that typed it; null without one. */
  userId: number | string | null
  /** Goods and their quantities when the checkout opened. */
  barang: string[]
  isian: CheckoutInput
  /** Name and address of a buyer without an account. */
  pembeli?: NewPembeliInput
}

export function readCheckoutDraft(): CheckoutDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** @param draft null removes it */
export function writeCheckoutDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full: only this screen keeps the input.
  }
}
