import { refusals } from '#contract/pengiriman/cargo.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { Sifat } from '#web/shared/cargo-marks.tsx'

/** Fee and arrival, in words. */
export interface OngkirWords {
  ongkir: string
  time: string
}

/** Returns what holds for every destination: the lowest flat fee, and the delivery time of its method. */
export function ongkirWords(metode: readonly Pengiriman[], sifat: Sifat): OngkirWords {
  const matches = metode.filter(
    (item) => item.jalur !== 'ambil_sendiri' && refusals(item, [{ nama: '', ...sifat }]).length === 0,
  )
  if (matches.length === 0) return { ongkir: 'Belum ada cara kirim untuk barang ini', time: 'Tanya toko dulu.' }
  // The fee and the estimate of a method with rates refer to no destination.
  const [cheapest] = matches.filter(({ menurut_tujuan }) => !menurut_tujuan).sort((a, b) => a.biaya - b.biaya)
  if (!cheapest) return { ongkir: 'Ongkir menurut kecamatan tujuan', time: '' }
  const { biaya, estimasi } = cheapest
  return {
    ongkir: `Ongkir ${matches.length > 1 ? 'mulai ' : ''}${formatRupiah(biaya)}`,
    time: estimasi && `Tiba dalam ${estimasi}.`,
  }
}
