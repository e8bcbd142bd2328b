import { queryOptions } from '@tanstack/react-query'
import type { KodeKelas } from '#content/kelas.ts'
import { getCatatanToko, getPenyakit, listPenyakit, listTakaranKartu } from '#contract/penyakit/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

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
