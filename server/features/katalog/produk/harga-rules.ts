import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

type Harga = Pick<ProdukAdmin, 'harga' | 'harga_promo' | 'promo_mulai' | 'promo_sampai' | 'harga_grosir' | 'golongan'>

export interface Problem {
  path: 'harga_promo' | 'promo_sampai' | 'harga_grosir'
  msg: string
}

const RESEP = 'Harga obat keras tidak boleh diturunkan. Kosongkan isian ini.'

/** Returns the contradictions among a product's prices, one error per field. */
export function hargaErrors({
  harga,
  harga_promo,
  promo_mulai,
  promo_sampai,
  harga_grosir,
  golongan,
}: Harga): Problem[] {
  const problems: Problem[] = []
  const isPrescription = golongan === 'obat_keras'
  if (harga_promo !== null && isPrescription) problems.push({ path: 'harga_promo', msg: RESEP })
  else if (harga_promo !== null && harga_promo >= harga)
    problems.push({ path: 'harga_promo', msg: `Harga promo harus di bawah harga, ${formatRupiah(harga)}` })
  if (promo_mulai !== null && promo_sampai !== null && promo_sampai < promo_mulai)
    problems.push({ path: 'promo_sampai', msg: 'Tanggal akhir promo harus setelah tanggal mulai' })
  const [first] = harga_grosir
  if (first && isPrescription) problems.push({ path: 'harga_grosir', msg: RESEP })
  else if (first && first.harga >= harga)
    problems.push({ path: 'harga_grosir', msg: `Harga grosir harus di bawah harga, ${formatRupiah(harga)}` })
  return problems
}

/** True if a promotion or a quantity price is below the unit cost of the product's last lot. */
export const isBelowCost = (
  { harga_promo, harga_grosir }: Pick<Harga, 'harga_promo' | 'harga_grosir'>,
  modal: number | undefined,
): boolean =>
  modal !== undefined &&
  [harga_promo, ...harga_grosir.map(({ harga }) => harga)].some((harga) => harga !== null && harga < modal)
