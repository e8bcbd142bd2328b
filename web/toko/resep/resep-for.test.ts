import { expect, test } from 'vitest'
import type { Resep } from '#contract/resep/endpoints.ts'
import { resepFor } from './resep-for.ts'

const lineOf = (produkId: number, remaining: number) => ({ produkId, sisa: remaining }) as Resep['produk'][number]
const resep = (resepId: number, status: Resep['status'], produk: Resep['produk'], validUntil: string | null = null) =>
  ({ resepId, dokter: 'drh. Ratna', status, produk, berlaku_sampai: validUntil }) as Resep

test('lists approved ones first, the earliest to expire before others, without used-up or unrelated ones', () => {
  const all = [
    resep(1, 'menunggu', []),
    resep(2, 'disetujui', [lineOf(7, 2)], '2026-12-01'),
    resep(3, 'disetujui', [lineOf(7, 1)], '2026-11-01'),
    resep(4, 'disetujui', [lineOf(7, 0)], '2026-11-01'),
    resep(5, 'disetujui', [lineOf(8, 9)], '2026-11-01'),
    resep(6, 'ditolak', [lineOf(7, 0)]),
    resep(7, 'menunggu', [lineOf(8, 0)]),
    resep(8, 'menunggu', [lineOf(7, 0)]),
  ]
  expect(resepFor(all, 7).map(({ resepId, sisa }) => [resepId, sisa])).toEqual([
    [3, 1],
    [2, 2],
    [1, null],
    [8, null],
  ])
})
