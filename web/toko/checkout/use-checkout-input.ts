import { useState } from 'react'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import type { Write } from './alamat-kartu.tsx'
import type { BarisPesanan } from './baris-pesanan.ts'

export interface CheckoutInput {
  /** Quantities changed here, by line key. */
  wanted: Record<string, number>
  shippingId: number | null
  alamatId: number | null
  catatan: string
  /** Typed voucher code, and the applied one. */
  voucher: { teks: string; kode: string }
  /** Open address dialog, which keeps a draft of its own. */
  write: Write
}

const EMPTY: CheckoutInput = {
  wanted: {},
  shippingId: null,
  alamatId: null,
  catatan: '',
  voucher: { teks: '', kode: '' },
  write: null,
}

/** Returns the input of the checkout, kept as a draft of these lines. */
export function useCheckoutInput(baris: readonly BarisPesanan[]) {
  const draft = `pemesanan ${baris.map(({ kunci }) => kunci).join(' ')}`
  const kept = useKeptDraft<CheckoutInput>(draft)
  const [isian, setInput] = useState(kept ?? EMPTY)
  useKeepDraft(draft, () => isian)
  /** Merges a part into the latest state: one event may change several fields. */
  const change = (part: (before: CheckoutInput) => Partial<CheckoutInput>) =>
    setInput((before) => ({ ...before, ...part(before) }))
  return { isian, change }
}
