import type { NewPembeliInput } from '#contract/checkout/new-pembeli.ts'
import { DRAFT_KEY } from '#web/lib/session-store.ts'
import type { CheckoutInput } from './use-checkout-input.ts'

/*
 * Input of the last checkout in this tab, so that a reload, the way back and the login find it. In `sessionStorage`: the next
 * person at this device must not find an address.
 */

export interface CheckoutDraft {
  /** Account that typed it; null without one. */
  userId: number | string | null
  /** Goods and their quantities when the checkout opened. */
  barang: string[]
  isian: CheckoutInput
  /** Name and address of a buyer without an account. */
  pembeli?: NewPembeliInput | undefined
}

export function readCheckoutDraft(): CheckoutDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Returns the name and address that this account typed in this tab. @param userId null for a visitor without an account */
export function readPembeli(userId: CheckoutDraft['userId']): NewPembeliInput | undefined {
  const draft = readCheckoutDraft()
  return draft?.userId === userId ? draft.pembeli : undefined
}

/** @param draft null removes it */
export function writeCheckoutDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage is blocked or full: only this screen keeps the input.
  }
}
