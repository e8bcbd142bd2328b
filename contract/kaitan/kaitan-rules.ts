import type { KodePenyakit } from '#content/penyakit.ts'
import { WITHOUT_OBAT } from '#content/without-obat.ts'

/** Notice about the products on the page of a disease that no drug cures. */
export const NOT_OBAT = 'Untuk sanitasi dan pendukung, bukan obat'

export const isWithoutObat = (kode: KodePenyakit): boolean => WITHOUT_OBAT.includes(kode)

/** Splits diseases into treatable ones and ones with supportive products only; keeps the order. */
export function splitWithoutObat<Kode extends KodePenyakit>(
  kode: readonly Kode[],
): { untuk: Kode[]; pendukung: Kode[] } {
  return { untuk: kode.filter((item) => !isWithoutObat(item)), pendukung: kode.filter(isWithoutObat) }
}

/**
 * Selects the products for a disease's page. Prescription products are named, so that users stop searching, but not sold. For a
 * disease that no drug cures they are omitted, and all other products count as support only.
 */
export function splitKaitan<Produk extends { resep: boolean }>(
  kode: KodePenyakit,
  produk: readonly Produk[],
): { produk: (Produk & { peran: 'anjuran' | 'pendukung' })[]; perluResep: Produk[] } {
  const hasNoObat = isWithoutObat(kode)
  const peran = hasNoObat ? 'pendukung' : 'anjuran'
  return {
    produk: produk.filter(({ resep }) => !resep).map((item) => ({ ...item, peran })),
    perluResep: hasNoObat ? [] : produk.filter(({ resep }) => resep),
  }
}
