import { queryOptions } from '@tanstack/react-query'
import type { HalamanPenyakit } from '#content/halaman-penyakit.ts'
import type { KodeKelas } from '#content/kelas.ts'
import { listProduk } from '#contract/katalog/endpoints.ts'
import { getCatatanToko, getPenyakit, listPenyakit, listTakaranKartu } from '#contract/penyakit/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** Search limit: at most this many products contain another product's whole name. */
const SAME_NAME = 20

export const kartuQuery = (kode: string, via: Call = call) =>
  queryOptions({
    queryKey: ['penyakit', kode],
    queryFn: () => via(getPenyakit, { params: { kode } }),
    staleTime: 60 * 60_000,
  })

export const takaranQuery = (kode: string, via: Call = call) =>
  queryOptions({
    queryKey: ['penyakit', kode, 'takaran'],
    queryFn: () => via(listTakaranKartu, { params: { kode } }),
    staleTime: 5 * 60_000,
  })

export const catatanQuery = (kode: string, via: Call = call) =>
  queryOptions({
    queryKey: ['penyakit', kode, 'catatan'],
    queryFn: () => via(getCatatanToko, { params: { kode } }),
    staleTime: 5 * 60_000,
  })

export const penyakitKelasQuery = (kelas: KodeKelas, via: Call = call) =>
  queryOptions({
    queryKey: ['penyakit', 'kelas', kelas],
    queryFn: () => via(listPenyakit, { query: { kelas } }),
    staleTime: 60 * 60_000,
  })

/** Recommended products of a disease page, in its order. Products that are not on sale are left out. */
export const produkAnjuranQuery = ({ id, produk }: HalamanPenyakit, via: Call = call) =>
  queryOptions({
    queryKey: ['produk', 'anjuran', id],
    queryFn: async () => {
      const found = await Promise.all(
        produk.map(async (name) => {
          const { items } = await via(listProduk, { query: { q: name, limit: SAME_NAME } })
          return items.find((item) => item.nama === name)
        }),
      )
      // Only a veterinarian may recommend a prescription product.
      return found.flatMap((item) => (item && !item.resep ? [item] : []))
    },
    staleTime: 5 * 60_000,
  })
