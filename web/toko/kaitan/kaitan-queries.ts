import { queryOptions } from '@tanstack/react-query'
import type { KodePenyakit } from '#content/penyakit.ts'
import { getKaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** Products, packages and articles for a disease. A loader passes the server's in-process `via`. */
export const kaitanQuery = (kode: KodePenyakit, via: Call = call) =>
  queryOptions({
    queryKey: ['kaitan', kode],
    queryFn: () => via(getKaitanPenyakit, { params: { kode } }),
    staleTime: 5 * 60_000,
  })
