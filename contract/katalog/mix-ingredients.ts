import { NEVER_MIX } from '#content/dosis-limits.ts'

interface Ingredient {
  nama: string
  /** Ingredients as free text. */
  zat: string
  zat_aktif: readonly { nama: string }[]
  bahaya: string
}

const [CALCIUM_HYPOCHLORITE, LAIN] = NEVER_MIX

/**
 * Returns the warning against mixing chlorine, acids and peroxides. A single one is enough: the buyer may own the others. An
 * unidentified oxidizer counts as a peroxide. The texts come from `content/dosis-limits.ts`.
 * @param ada start of the sentence that names the products to keep apart
 * @returns null if no product contains one of them
 */
export function mixWarning(semua: readonly Ingredient[], ada = 'Paket ini berisi'): string | null {
  const calciumHypochlorite = semua.filter((satu) => isOneOf(satu, CALCIUM_HYPOCHLORITE.knownAs))
  const lain = semua.filter(
    (satu) => !calciumHypochlorite.includes(satu) && (satu.bahaya === 'pengoksidasi' || isOneOf(satu, LAIN.knownAs)),
  )
  const [chlorine] = calciumHypochlorite
  if (!chlorine && lain.length === 0) return null
  const bersama =
    chlorine && lain.length > 0 ? `${ada} ${[chlorine, ...lain].map(({ nama }) => nama).join(' dan ')}. ` : ''
  return `${bersama}${CALCIUM_HYPOCHLORITE.kalimat} Simpan terpisah, dengan ember dan takaran sendiri-sendiri.`
}

function isOneOf({ nama, zat, zat_aktif }: Ingredient, kata: readonly string[]): boolean {
  const teks = [nama, zat, ...zat_aktif.map((satu) => satu.nama)].join('\n').toLowerCase()
  return kata.some((satu) => teks.includes(satu))
}
