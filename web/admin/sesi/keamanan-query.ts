import { queryOptions } from '@tanstack/react-query'
import { getKeamanan } from '#contract/akun/keamanan-admin.ts'
import { callAdmin } from './call-admin.ts'

/** Query of the signed-in account's security settings. */
export const keamananQuery = () =>
  queryOptions({ queryKey: ['admin', 'keamanan'], queryFn: () => callAdmin(getKeamanan, {}) })
