import { queryOptions } from '@tanstack/react-query'
import { getNotifikasiChoices, getProfile } from '#contract/akun/endpoints.ts'
import { countRiwayat } from '#contract/pesanan/count-riwayat.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.

export const profileQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'profil'], queryFn: () => call(getProfile, {}).then(({ user }) => user) })

export const notifikasiChoicesQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'notifikasi'], queryFn: () => call(getNotifikasiChoices, {}) })

/** Number of unfinished orders by group. */
export const riwayatCountQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'riwayat', 'jumlah'], queryFn: () => call(countRiwayat, {}), retry: false })
