import { useEffect, useRef, useState } from 'react'
import type { NewPembeliInput } from '#contract/checkout/new-pembeli.ts'
import { useSession } from '#web/lib/session.tsx'
import { useKeepDraft, useKeptDraft } from '#web/toko/akun/use-draft.ts'
import type { OpenAlamatDialog } from '#web/toko/checkout/alamat-kartu.tsx'
import type { PesananLine } from '#web/toko/checkout/baris-pesanan.ts'
import { readCheckoutDraft, readPembeli, writeCheckoutDraft } from './checkout-draft.ts'

export interface CheckoutInput {
  /** Quantities changed here, by line key. */
  wanted: Record<string, number>
  shippingId: number | null
  alamatId: number | null
  catatan: string
  /** Typed voucher code, and the applied one. */
  voucher: { teks: string; kode: string }
  /** Open address dialog, which keeps a draft of its own. */
  write: OpenAlamatDialog
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
export function useCheckoutInput(lines: readonly PesananLine[]) {
  const userId = useSession().user?.userId ?? null
  const [barang] = useState(() => lines.map(({ kunci, jumlah }) => `${kunci} ${jumlah}`))
  const draft = `pemesanan ${lines.map(({ kunci }) => kunci).join(' ')}`
  const kept = useKeptDraft<CheckoutInput>(draft)
  const [input, setInput] = useState(() => kept ?? restore(barang, userId))
  useKeepDraft(draft, () => input)
  const isOrdered = useRef(false)
  useEffect(() => {
    if (input !== EMPTY && !isOrdered.current)
      writeCheckoutDraft({ userId, barang, isian: input, pembeli: readPembeli(userId) })
  }, [input, userId, barang])
  return {
    form: input,
    /** Merges a part into the latest state: one event may change several fields. */
    change(part: (before: CheckoutInput) => Partial<CheckoutInput>) {
      isOrdered.current = false
      setInput((before) => ({ ...before, ...part(before) }))
    },
    keepPembeli: (pembeli: NewPembeliInput) => writeCheckoutDraft({ userId, barang, isian: input, pembeli }),
    /** Removes the draft once the order exists. The screen keeps its input. */
    forget() {
      isOrdered.current = true
      writeCheckoutDraft(null)
    },
  }
}

/** Returns what this buyer, or a visitor who has signed in since, typed for the same goods in this tab. */
function restore(barang: readonly string[], userId: number | string | null): CheckoutInput {
  const draft = readCheckoutDraft()
  if (!draft || (draft.userId !== null && draft.userId !== userId)) return EMPTY
  const goodsOf = (lines: readonly string[]) => lines.map((line) => line.split(' ')[0]).join()
  if (goodsOf(draft.barang) !== goodsOf(barang)) return EMPTY
  // A quantity chosen on the previous screen meanwhile counts more than one typed here before.
  const isSame = draft.barang.join() === barang.join()
  return { ...EMPTY, ...draft.isian, write: null, ...(!isSame && { wanted: {} }) }
}
