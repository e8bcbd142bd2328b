import type { JenisKejadian } from '#contract/keamanan/office.ts'

/** What a stranger can bring about as often as he likes: told in the log once a minute, and last in line for the table. */
export const SERING: readonly JenisKejadian[] = ['login-gagal', 'dibatasi', 'ditolak', 'batas-pesanan', 'unggahan']
