import { findNeedingResep, findOffered } from '#contract/obat/find-zat.ts'

/** Returns the substance in a part's name that is not allowed in a package, or null. */
export const zatOf = (name: string): string | null => (findOffered(name)[0] ?? findNeedingResep(name)[0])?.nama ?? null
