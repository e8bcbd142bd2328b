import { z } from 'zod'

/** What an administrator does at the office: all of it, or a veterinarian's share. The specification's `role` stays beside it. */
export const Peran = z.enum(['pemilik', 'dokter'], 'Pilih peran')
export type Peran = z.infer<typeof Peran>
