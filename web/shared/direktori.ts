import type { ProvinsiDirektori } from '#contract/direktori/endpoints.ts'

/** True if an office of the province can be called. */
export const hasNomor = ({ kontak }: ProvinsiDirektori) => kontak.some(({ telepon }) => telepon)
