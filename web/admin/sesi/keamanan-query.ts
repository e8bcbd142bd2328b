import { queryOptions } from '@tanstack/react-query'
import { getKeamanan } from '#contract/akun/keamanan-office.ts'
import { callAdmin } from './call-admin.ts'

/** Query of the signed-in account's security settings. */
export const keamananQuery = () =>
  queryOptions({ queryKey: ['kantor', 'keamanan'], queryFn: () => callAdmin(getKeamanan, {}) })
