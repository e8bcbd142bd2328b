import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type JenisBarang,
  listUlasan,
  listUlasanBeranda,
  listUlasanSaya,
  ULASAN_BERANDA_MIN,
  type UlasanBeranda,
} from '#contract/ulasan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** A review on the landing page: a real one, or one that was made up and says so. */
export type UlasanKartu = Pick<UlasanBeranda, 'teks' | 'nama'> & Partial<UlasanBeranda>

/** The page of reviews that an address names; anything else is the first. */
export const readHalamanUlasan = (params: URLSearchParams): number => {
  const page = Number(params.get('ulasan'))
  return Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
}

export const readUlasan = (jenis: JenisBarang, id: number, page: number, via: Call = call) =>
  via(listUlasan, { params: { jenis, id }, query: { page } })

export const ulasanQuery = (jenis: JenisBarang, id: number, page: number) =>
  queryOptions({
    queryKey: ['ulasan', jenis, id, page],
    queryFn: () => readUlasan(jenis, id, page),
    placeholderData: keepPreviousData,
  })

/** What the landing page shows: samples until there are enough real ones, and who gets those does not load the samples. */
export const ulasanBerandaQuery = (via: Call = call) =>
  queryOptions({
    queryKey: ['ulasan', 'beranda'],
    queryFn: async (): Promise<{ isContoh: boolean; ulasan: UlasanKartu[] }> => {
      const ulasan = await via(listUlasanBeranda, {})
      if (ulasan.length >= ULASAN_BERANDA_MIN) return { isContoh: false, ulasan }
      return { isContoh: true, ulasan: (await import('./contoh-ulasan.ts')).CONTOH_ULASAN }
    },
    staleTime: 5 * 60_000,
  })

// 'milik-saya' marks what belongs to the account; it is dropped when the session ends.
export const ulasanSayaQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'ulasan'], queryFn: () => call(listUlasanSaya, {}) })
