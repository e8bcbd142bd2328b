import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'
import { ejaan } from '#contract/obat/spelling.ts'
import type { IsiBaris } from './columns.ts'

/** A product of the shop, with the longest withdrawal period on its label or on an approved prescription of the account. */
export interface KnownProduk {
  produkId: number
  nama: string
  /** Days; null if the shop has no figure. */
  masa_henti: number | null
}

export interface Assessment {
  /** Days that count, null if unknown. */
  masa_henti: number | null
  /** Prohibited substance that the entry names, null if there is none. */
  terlarang: string | null
}

type Written = Pick<IsiBaris['pengobatan'], 'nama' | 'produk_id' | 'dosis' | 'masa_henti'>

/** Treatments without any substance, by name. */
const WITHOUT_SUBSTANCE = new Set(['air tawar', 'rendam air tawar', 'mandi air tawar'].map(ejaan))

/**
 * Returns the function that rates a treatment: its prohibited substance and its effective withdrawal period. The period is the
 * longest of the typed, the product's, the prescription's and the substance's, so a lower typed value has no effect. A typed
 * zero counts only if a known period confirms it, and an empty field only if the product is known.
 */
export function createAssessor(produk: readonly KnownProduk[]): <O extends Written>(obat: O) => O & Assessment {
  const byId = new Map(produk.map((satu) => [satu.produkId, satu]))
  const byName = new Map(produk.map((satu) => [ejaan(satu.nama), satu]))
  return (obat) => {
    const teks = `${obat.nama}\n${obat.dosis}`
    const terlarang = findProhibited(teks)[0]?.nama ?? null
    if (terlarang) return { ...obat, terlarang, masa_henti: null }
    const known = (obat.produk_id === null ? undefined : byId.get(obat.produk_id)) ?? byName.get(ejaan(obat.nama))
    const certain = WITHOUT_SUBSTANCE.has(ejaan(obat.nama)) ? 0 : (known?.masa_henti ?? null)
    const zat = findNeedingResep(teks).flatMap(({ masa_henti }) => masa_henti ?? [])
    const written = obat.masa_henti || null
    // A substance's period is a floor. On its own it is known only if the farmer stated a period as well.
    const isKnown = certain !== null || written !== null || (obat.masa_henti !== null && zat.length > 0)
    return { ...obat, terlarang, masa_henti: isKnown ? Math.max(certain ?? 0, written ?? 0, ...zat) : null }
  }
}
