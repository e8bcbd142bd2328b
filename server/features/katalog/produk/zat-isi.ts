import { findPerluResep, findTerlarang } from '#contract/obat/find-zat.ts'

/** Returns the substance in a part's name that is not allowed in a package, or null. */
export const zatOf = (nama: string): string | null => (findTerlarang(nama)[0] ?? findPerluResep(nama)[0])?.nama ?? null
