import { queryOptions } from '@tanstack/react-query'
import { getNotifikasiChoices, getProfile } from '#contract/akun/endpoints.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.

export const profileQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'profil'], queryFn: () => call(getProfile, {}).then(({ user }) => user) })

export const notifikasiChoicesQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'notifikasi'], queryFn: () => call(getNotifikasiChoices, {}) })
