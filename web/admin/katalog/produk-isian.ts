import type { z } from 'zod'
import { type ProdukAdmin, type ProdukBody, STOK_MINIMUM } from '#contract/katalog/produk-office.ts'

/** A product as its form holds it. */
export type ProdukIsian = z.input<typeof ProdukBody>

export function isianOf(produk?: ProdukAdmin): ProdukIsian {
  return {
    nama: produk?.nama ?? '',
    kategoriId: produk ? String(produk.kategoriId) : '',
    harga: produk ? String(produk.harga) : '',
    stok: '',
    stok_minimum: String(produk?.stok_minimum ?? STOK_MINIMUM),
    kemasan: produk?.kemasan ?? '',
    zat: produk?.zat ?? '',
    golongan: produk?.golongan ?? '',
    dosis: produk?.dosis ?? '',
    resep: produk?.resep ?? false,
    masa_henti: produk?.masa_henti === null || produk === undefined ? '' : String(produk.masa_henti),
    kelas: produk?.kelas ?? [],
    deskripsi: produk?.deskripsi ?? '',
    gambar: undefined,
  }
}

/** What is sent: of an edit only what was changed, so that two people editing two fields do not undo each other. */
export function bodyOf(isian: ProdukIsian, sebelum?: Partial<ProdukIsian>): Partial<ProdukIsian> {
  const awal: Record<string, unknown> = sebelum ?? {}
  return Object.fromEntries(
    Object.entries(isian)
      .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(awal[name]))
      .map(([name, value]) => [name, value instanceof File ? value : String(value)]),
  )
}
