import { queryOptions } from '@tanstack/react-query'
import { getAdmin } from '#contract/akun/office.ts'
import { callAdmin } from './call-admin.ts'

/** Query of the signed-in administrator. */
export const adminQuery = () =>
  queryOptions({ queryKey: ['kantor', 'saya'], queryFn: () => callAdmin(getAdmin, {}), staleTime: 300_000 })
