import type { z } from 'zod'
import { PRODUK } from '#contract/katalog/produk-columns-office.ts'
import { type ProdukAdmin, ProdukBody } from '#contract/katalog/produk-office.ts'
import { formValues } from '#web/admin/ui/column-fields.tsx'

/** A product as its form holds it. */
export type ProdukIsian = z.input<typeof ProdukBody>

export const FIELDS = Object.keys(ProdukBody.shape) as (keyof ProdukIsian)[]
/** Fields as a skeleton has them: picture and classes are as high as two. */
export const TINGGI_ISIAN = FIELDS.length + 2

export const isianOf = (produk?: ProdukAdmin) =>
  ({ ...formValues(PRODUK, produk), stok: '', gambar: undefined }) as ProdukIsian

/** What is sent: of an edit only what was changed, so that two people editing two fields do not undo each other. */
export function bodyOf(isian: ProdukIsian, sebelum?: Partial<ProdukIsian>): Partial<ProdukIsian> {
  const awal: Record<string, unknown> = sebelum ?? {}
  return Object.fromEntries(
    Object.entries(isian)
      .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(awal[name]))
      .map(([name, value]) => [name, value instanceof File ? value : String(value)]),
  )
}
