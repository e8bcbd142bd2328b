import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'
import { spell } from '#contract/obat/spelling.ts'
import type { EntryContent } from './columns.ts'

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

type Written = Pick<EntryContent['pengobatan'], 'nama' | 'produk_id' | 'dosis' | 'masa_henti'>

/** Treatments without any substance, by name. */
const WITHOUT_SUBSTANCE = new Set(['air tawar', 'rendam air tawar', 'mandi air tawar'].map(spell))

/**
 * Returns the function that rates a treatment: its prohibited substance and its effective withdrawal period. The period is the
 * longest of the typed, the product's, the prescription's and the substance's, so a lower typed value has no effect. A typed
 * zero counts only if a known period confirms it, and an empty field only if the product is known.
 */
export function createAssessor(produk: readonly KnownProduk[]): <O extends Written>(obat: O) => O & Assessment {
  const byId = new Map(produk.map((item) => [item.produkId, item]))
  const byName = new Map(produk.map((item) => [spell(item.nama), item]))
  return (obat) => {
    const text = `${obat.nama}\n${obat.dosis}`
    const prohibited = findProhibited(text)[0]?.nama ?? null
    if (prohibited) return { ...obat, terlarang: prohibited, masa_henti: null }
    const known = (obat.produk_id === null ? undefined : byId.get(obat.produk_id)) ?? byName.get(spell(obat.nama))
    const certain = WITHOUT_SUBSTANCE.has(spell(obat.nama)) ? 0 : (known?.masa_henti ?? null)
    const zat = findNeedingResep(text).flatMap(({ masa_henti }) => masa_henti ?? [])
    const written = obat.masa_henti || null
    // A substance's period is a floor. On its own it is known only if the farmer stated a period as well.
    const isKnown = certain !== null || written !== null || (obat.masa_henti !== null && zat.length > 0)
    return { ...obat, terlarang: prohibited, masa_henti: isKnown ? Math.max(certain ?? 0, written ?? 0, ...zat) : null }
  }
}
