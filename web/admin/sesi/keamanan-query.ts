import { queryOptions } from '@tanstack/react-query'
import { getKeamanan } from '#contract/akun/keamanan-office.ts'
import { callAdmin } from './call-admin.ts'

/** How the account that is signed in is guarded. */
export const keamananQuery = () =>
  queryOptions({ queryKey: ['kantor', 'keamanan'], queryFn: () => callAdmin(getKeamanan, {}) })
