import { findPerluResep, findTerlarang } from '#contract/obat/find-zat.ts'

/** The substance that the name of a part speaks of, and that may not be in a package. */
export const zatOf = (nama: string): string | null => (findTerlarang(nama)[0] ?? findPerluResep(nama)[0])?.nama ?? null
