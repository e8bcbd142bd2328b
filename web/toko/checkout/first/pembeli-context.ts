import { createContext, type ReactNode } from 'react'
import type { NewPembeliInput } from '#contract/checkout/new-pembeli.ts'
import type { Pembeli } from './use-pembeli.ts'

/** Buyer without an account, for the checkout's form; null for a customer, whose checkout then loads no form library. */
export const PembeliContext = createContext<NewPembeli | null>(null)

export interface NewPembeli extends Pembeli {
  /**
   * Returns the form for name, phone and address.
   * @param onKeep stores what was typed
   */
  renderForm(onKeep: (input: NewPembeliInput) => void): ReactNode
}
