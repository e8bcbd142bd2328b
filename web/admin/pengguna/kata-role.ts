import type { AkunPengguna } from '#contract/pengguna/office.ts'

/** What a role is called. */
export const ROLE: Record<AkunPengguna['role'], string> = { user: 'User', admin: 'Admin' }
