import type { z } from 'zod'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { ProdukBody } from '#contract/katalog/produk-office.ts'
import { formValues } from '#web/admin/ui/column-fields.tsx'

/** A product as its form holds it. */
export type ProdukIsian = z.input<typeof ProdukBody>

export const FIELDS = Object.keys(ProdukBody.shape) as (keyof ProdukIsian)[]
/** Fields as a skeleton has them: picture and classes are as high as two. */
export const TINGGI_ISIAN = FIELDS.length + 2

export const isianOf = (produk?: object) => ({ ...formValues(PRODUK, produk), stok: '' }) as ProdukIsian

type Dikirim = Partial<ProdukIsian> & { semula?: string }

/** What is sent: every field as text. */
export const bodyOf = (isian: Dikirim): Dikirim =>
  Object.fromEntries(
    Object.entries(isian)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value instanceof File ? value : String(value)]),
  )
