import { NEVER_MIX } from '#content/dosis-limits.ts'

interface Ingredient {
  nama: string
  /** Ingredients as free text. */
  zat: string
  zat_aktif: readonly { nama: string }[]
  bahaya: string
}

const [CALCIUM_HYPOCHLORITE, OTHER] = NEVER_MIX

/**
 * Returns the warning against mixing chlorine, acids and peroxides. A single one is enough: the buyer may own the others. An
 * unidentified oxidizer counts as a peroxide. The texts come from `content/dosis-limits.ts`.
 * @param present start of the sentence that names the products to keep apart
 * @returns null if no product contains one of them
 */
export function mixWarning(all: readonly Ingredient[], present = 'Paket ini berisi'): string | null {
  const calciumHypochlorite = all.filter((item) => isOneOf(item, CALCIUM_HYPOCHLORITE.knownAs))
  const others = all.filter(
    (item) => !calciumHypochlorite.includes(item) && (item.bahaya === 'pengoksidasi' || isOneOf(item, OTHER.knownAs)),
  )
  const [chlorine] = calciumHypochlorite
  if (!chlorine && others.length === 0) return null
  const shared =
    chlorine && others.length > 0 ? `${present} ${[chlorine, ...others].map(({ nama }) => nama).join(' dan ')}. ` : ''
  return `${shared}${CALCIUM_HYPOCHLORITE.kalimat} Simpan terpisah, dengan ember dan takaran sendiri-sendiri.`
}

function isOneOf({ nama, zat, zat_aktif }: Ingredient, words: readonly string[]): boolean {
  const text = [nama, zat, ...zat_aktif.map((item) => item.nama)].join('\n').toLowerCase()
  return words.some((word) => text.includes(word))
}
