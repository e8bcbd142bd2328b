import type { computeOngkir as Compute, OngkirMetode } from '#contract/checkout/ongkir.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { arrivesOn } from '#contract/pengiriman/arrival.ts'
import { computeOngkir, gramOf } from '#contract/pengiriman/ongkir.ts'
import type { Deps } from '#server/deps.ts'
import { askKurir } from '#server/features/pengiriman/ask-kurir.ts'
import { resolveContents } from '#server/features/pesanan/isi-pesanan.ts'
import { newPesananRepository } from '#server/features/pesanan/new-pesanan.repository.ts'

/**
 * Returns the fee and the arrival of these goods for every active shipping method. An order placed now gets the same fee.
 * @param who the caller's address, for the rate limit of courier queries
 * @throws PRODUK_TIDAK_ADA, PAKET_TIDAK_ADA, PAKET_DIPERIKSA, NIE_BELUM_ADA, STOK_TIDAK_CUKUP
 */
export async function quoteOngkir(
  deps: Pick<Deps, 'db' | 'clock' | 'kurir' | 'log'>,
  { kode_wilayah: kodeWilayah, kode_pos: kodePos, items }: Parsed<typeof Compute>['body'],
  who: string,
): Promise<OngkirMetode[]> {
  const { db, clock, kurir } = deps
  const { pengiriman, produk } = await newPesananRepository(db).readOngkirInput(
    kodeWilayah,
    kurir !== undefined,
    items.flatMap((item) => ('produkId' in item ? [item.produkId] : [])),
  )
  const { baris, muatan, generalValue: subtotal } = await resolveContents(db, items, produk, true)
  const gram = gramOf(baris)
  const kutipan = await askKurir(deps, pengiriman, { kodeWilayah, kodePos }, { gram, nilai: subtotal }, who)
  const now = clock()
  return pengiriman.map(({ shippingId, kode, ...metode }) => {
    const ongkir = computeOngkir(
      { ...metode, kutipan: kutipan.get(shippingId) ?? null },
      { kodeWilayah, gram, subtotal, muatan },
    )
    if (ongkir.cara === 'ditolak') return { shippingId, kode, cara: ongkir.cara, biaya: null, tiba: null }
    const { cara, biaya, hari } = ongkir
    return { shippingId, kode, cara, biaya, tiba: hari && arrivesOn(now, hari, kodeWilayah) }
  })
}
