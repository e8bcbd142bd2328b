import { queryOptions } from '@tanstack/react-query'
import { getAdmin } from '#contract/akun/admin.ts'
import { callAdmin } from './call-admin.ts'

/** Query of the signed-in administrator. */
export const adminQuery = () =>
  queryOptions({ queryKey: ['admin', 'saya'], queryFn: () => callAdmin(getAdmin, {}), staleTime: 300_000 })
