import type { KodePenyakit } from '#content/penyakit.ts'
import { TANPA_OBAT } from '#content/tanpa-obat.ts'

/** What every page says of products on the page of a disease that no drug cures. */
export const BUKAN_OBAT = 'Untuk sanitasi dan pendukung, bukan obat'

export const isTanpaObat = (kode: KodePenyakit): boolean => TANPA_OBAT.includes(kode)

/** Those of the diseases that something is for, and those that it only helps to clean up after; each in its order. */
export function pisahTanpaObat<Kode extends KodePenyakit>(kode: readonly Kode[]): { untuk: Kode[]; pendukung: Kode[] } {
  return { untuk: kode.filter((satu) => !isTanpaObat(satu)), pendukung: kode.filter(isTanpaObat) }
}

/**
 * What a disease's page may point to. A prescription product is named, so that nobody looks for it elsewhere, and sold nowhere; of
 * a disease that no drug cures it is not even named, and everything else is only support.
 */
export function pilahKaitan<Produk extends { resep: boolean }>(
  kode: KodePenyakit,
  produk: readonly Produk[],
): { produk: (Produk & { peran: 'anjuran' | 'pendukung' })[]; perluResep: Produk[] } {
  const tanpaObat = isTanpaObat(kode)
  const peran = tanpaObat ? 'pendukung' : 'anjuran'
  return {
    produk: produk.filter(({ resep }) => !resep).map((satu) => ({ ...satu, peran })),
    perluResep: tanpaObat ? [] : produk.filter(({ resep }) => resep),
  }
}
