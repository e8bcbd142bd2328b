import { findNeedingResep, findProhibited } from '#contract/obat/find-zat.ts'

/** Returns the substance in a part's name that is not allowed in a package, or null. */
export const zatOf = (nama: string): string | null =>
  (findProhibited(nama)[0] ?? findNeedingResep(nama)[0])?.nama ?? null
