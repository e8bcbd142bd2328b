import type { z } from 'zod'
import { ProdukBody } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { formValues } from '#web/admin/ui/isian/column-fields.tsx'

/** Form values of a product. All values in its rows are text. */
export type ProdukInput = Omit<
  z.input<typeof ProdukBody>,
  'zat_aktif' | 'aturan_pakai' | 'harga_grosir' | 'gambar_lain'
> & {
  gambar_lain: { gambar: string; teks: string }[]
  harga_grosir: { mulai: string; harga: string }[]
  zat_aktif: { nama: string; kadar: string; satuan: string }[]
  aturan_pakai: {
    cara: string
    untuk: string[]
    min: string
    maks: string
    satuan: string
    lama: string
    ulang_hari: string
    batas: { suhu_maks: string; do_min: string; maks_keras: string }
    sumber: string
  }[]
  /** Reason why an edit changes the stock. */
  alasan_stok: string
}

export const FIELDS = Object.keys(ProdukBody.shape) as Exclude<keyof ProdukInput, 'alasan_stok'>[]
/** Number of fields in the skeleton: pictures, rows and classes are as high as two fields. */
export const FIELD_COUNT = FIELDS.length + 5

export const inputOf = (produk?: object) =>
  ({ ...formValues(PRODUK, produk), ...(!produk && { stok: '' }), alasan_stok: '' }) as ProdukInput

type ProdukRequest = Partial<z.input<typeof ProdukBody>> & { semula?: string }

/** Returns the request body: every field as text, except files. */
export const bodyOf = (input: Partial<ProdukInput> & { semula?: string }): ProdukRequest =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        value instanceof File ? value : isRows(name) ? JSON.stringify(value) : String(value),
      ]),
  )

/** Fields of rows, in which an error is reported at its own field. */
export const ROWS = ['zat_aktif', 'aturan_pakai', 'harga_grosir', 'gambar_lain'] as const
const isRows = (name: string) => (ROWS as readonly string[]).includes(name)

/** Returns the paths in the rows at which an error can be reported: 'zat_aktif.0.kadar'. */
export function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, `${path}.${name}`))
}
