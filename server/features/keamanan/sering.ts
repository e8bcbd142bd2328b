import type { KejadianKind } from '#contract/keamanan/admin.ts'

/** Event kinds that strangers can cause at any rate: logged at most once a minute, and limited in the table. */
export const FREQUENT_KINDS: readonly KejadianKind[] = [
  'login-gagal',
  'dibatasi',
  'ditolak',
  'batas-pesanan',
  'unggahan',
]
