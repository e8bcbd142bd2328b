import { queryOptions } from '@tanstack/react-query'
import { listKabar } from '#contract/kabar/endpoints.ts'
import { call } from '#web/lib/api.ts'

/** Key of all pages of the inbox. 'milik-saya' marks data of the account; it is removed when the session ends. */
export const KABAR_LIST = ['milik-saya', 'kabar', 'daftar']

export const kabarListQuery = (page: number) =>
  queryOptions({ queryKey: [...KABAR_LIST, page], queryFn: () => call(listKabar, { query: { page } }) })
