import { ejaan } from '#contract/obat/ejaan.ts'
import { findPerluResep, findTerlarang } from '#contract/obat/find-zat.ts'
import type { IsiBaris } from './kolom.ts'

/** A product of the shop, with the longest withdrawal period on its label or on an approved prescription of the account. */
export interface ProdukDikenal {
  produkId: number
  nama: string
  /** Days; null if the shop has no figure. */
  masa_henti: number | null
}

export interface Penilaian {
  /** Days that count, null if unknown. */
  masa_henti: number | null
  /** Prohibited substance that the entry names, null if there is none. */
  terlarang: string | null
}

type Tertulis = Pick<IsiBaris['pengobatan'], 'nama' | 'produk_id' | 'dosis' | 'masa_henti'>

/** Treatments without any substance, by name. */
const TANPA_ZAT = new Set(['air tawar', 'rendam air tawar', 'mandi air tawar'].map(ejaan))

/**
 * Returns the function that rates a treatment: its prohibited substance and its effective withdrawal period. The period is the
 * longest of the typed, the product's, the prescription's and the substance's, so a lower typed value has no effect. A typed
 * zero counts only if a known period confirms it, and an empty field only if the product is known.
 */
export function penilai(produk: readonly ProdukDikenal[]): <O extends Tertulis>(obat: O) => O & Penilaian {
  const menurutId = new Map(produk.map((satu) => [satu.produkId, satu]))
  const menurutNama = new Map(produk.map((satu) => [ejaan(satu.nama), satu]))
  return (obat) => {
    const teks = `${obat.nama}\n${obat.dosis}`
    const terlarang = findTerlarang(teks)[0]?.nama ?? null
    if (terlarang) return { ...obat, terlarang, masa_henti: null }
    const dikenal =
      (obat.produk_id === null ? undefined : menurutId.get(obat.produk_id)) ?? menurutNama.get(ejaan(obat.nama))
    const pasti = TANPA_ZAT.has(ejaan(obat.nama)) ? 0 : (dikenal?.masa_henti ?? null)
    const zat = findPerluResep(teks).flatMap(({ masa_henti }) => masa_henti ?? [])
    const tertulis = obat.masa_henti || null
    // A substance's period is a floor. On its own it is known only if the farmer stated a period as well.
    const isDiketahui = pasti !== null || tertulis !== null || (obat.masa_henti !== null && zat.length > 0)
    return { ...obat, terlarang, masa_henti: isDiketahui ? Math.max(pasti ?? 0, tertulis ?? 0, ...zat) : null }
  }
}
