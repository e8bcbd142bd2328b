import type { ProvinsiDirektori } from './endpoints.ts'

/** True if an office of the province can be called. */
export const hasNomor = ({ kontak }: ProvinsiDirektori) => kontak.some(({ telepon }) => telepon)
