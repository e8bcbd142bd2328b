import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'
import { spell } from '#contract/obat/spelling.ts'
import type { EntryContent } from './columns.ts'

/** A product of the shop, with the longest withdrawal period on its label or on an approved prescription of the account. */
export interface KnownProduk {
  produkId: number
  nama: string
  /** Days; null if the shop has no figure. */
  masa_henti: number | null
  /** Names of its active substances; absent in copies that a device made earlier. */
  zat?: string
}

/** Source of the period that counts. */
export type Basis = 'tertulis' | 'label' | 'zat' | 'tanpa zat'

export interface Assessment {
  /** Days that count, null if unknown. */
  masa_henti: number | null
  /** Prohibited substance that the entry names, null if there is none. */
  terlarang: string | null
  /** Days that the farmer typed. */
  typed: number | null
  basis: Basis
  /** True if the drug leaves the fish later in cooler water, so that the temperature must be noted. */
  needsSuhu: boolean
}

type Written = Pick<EntryContent['pengobatan'], 'nama' | 'produk_id' | 'dosis' | 'masa_henti' | 'henti_min'>

/** Treatments without any substance, by name. */
const WITHOUT_SUBSTANCE = new Set(['air tawar', 'rendam air tawar', 'mandi air tawar'].map(spell))

/**
 * Returns the function that rates a treatment: its prohibited substance and its effective withdrawal period. The period is the
 * longest of the typed, the product's, the prescription's and the substance's, so a lower typed value has no effect. A typed
 * zero counts only if a known period confirms it, and an empty field only if the product is known. The period that was known
 * when the entry was written (`henti_min`) stays a minimum.
 */
export function createAssessor(produk: readonly KnownProduk[]): <O extends Written>(obat: O) => O & Assessment {
  const find = createProdukFinder(produk)
  return (obat) => {
    const known = find(obat)
    const text = `${obat.nama}\n${obat.dosis}\n${known?.zat ?? ''}`
    const prohibited = findProhibited(text)[0]?.nama ?? null
    const substances = findNeedingResep(text)
    const rated = { ...obat, typed: obat.masa_henti, terlarang: prohibited, needsSuhu: substances.length > 0 }
    if (prohibited) return { ...rated, masa_henti: null, basis: 'zat' }
    const isWater = WITHOUT_SUBSTANCE.has(spell(obat.nama))
    const certain = isWater ? 0 : known ? known.masa_henti : obat.henti_min
    const zat = Math.max(0, ...substances.flatMap(({ masa_henti }) => masa_henti ?? []))
    const written = obat.masa_henti || null
    // A substance's period is a floor. On its own it is known only if the farmer stated a period as well.
    const isKnown = certain !== null || written !== null || (obat.masa_henti !== null && zat > 0)
    // Without the list of products, a device cannot know the period of a product of the shop.
    const isUnlisted = produk.length === 0 && obat.produk_id !== null
    const label = Math.max(certain ?? 0, obat.henti_min ?? 0)
    const days = Math.max(label, written ?? 0, zat)
    const basis: Basis = isWater
      ? 'tanpa zat'
      : certain !== null && days === label
        ? 'label'
        : days === zat && zat > 0
          ? 'zat'
          : 'tertulis'
    return { ...rated, masa_henti: isKnown && !isUnlisted ? days : null, basis }
  }
}

/** Returns the function that finds the product of an entry, by id or else by its present name. */
export function createProdukFinder(produk: readonly KnownProduk[]) {
  const byId = new Map(produk.map((item) => [item.produkId, item]))
  const byName = new Map(produk.map((item) => [spell(item.nama), item]))
  return ({ produk_id, nama }: Pick<Written, 'produk_id' | 'nama'>): KnownProduk | undefined =>
    (produk_id === null ? undefined : byId.get(produk_id)) ?? byName.get(spell(nama))
}
