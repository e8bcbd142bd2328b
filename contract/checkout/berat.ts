import { formatGrouped } from '#contract/uang/rupiah.ts'

interface Weighed {
  jumlah: number
  /** Unit weight in grams; 0 if unknown, null for orders made before weights were stored. */
  berat_gram: number | null
}

/** Formats a weight: 530 → '530 g', 1234 → '1,2 kg'. */
function formatBerat(gram: number): string {
  if (gram < 1000) return `${gram} g`
  const hectograms = Math.round(gram / 100)
  return `${formatGrouped(Math.floor(hectograms / 10))}${hectograms % 10 === 0 ? '' : `,${hectograms % 10}`} kg`
}

/** Returns the total weight as text; null if it is unknown. */
export function beratText(barang: readonly Weighed[]): string | null {
  if (barang.length === 0 || barang.some(({ berat_gram }) => berat_gram === null)) return null
  const gram = barang.reduce((sum, { jumlah, berat_gram }) => sum + jumlah * (berat_gram ?? 0), 0)
  if (barang.every(({ berat_gram }) => berat_gram)) return formatBerat(gram)
  return gram > 0 ? `${formatBerat(gram)}, belum lengkap` : 'belum lengkap'
}
