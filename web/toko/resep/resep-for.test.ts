import { expect, test } from 'vitest'
import type { Resep } from '#contract/resep/endpoints.ts'
import { resepFor } from './resep-for.ts'

const baris = (produkId: number, sisa: number) => ({ produkId, sisa }) as Resep['produk'][number]
const resep = (
  resepId: number,
  status: Resep['status'],
  produk: Resep['produk'],
  berlaku_sampai: string | null = null,
) => ({ resepId, dokter: 'drh. Ratna', status, produk, berlaku_sampai }) as Resep

test('lists approved ones first, the earliest to expire before others, without used-up or unrelated ones', () => {
  const semua = [
    resep(1, 'menunggu', []),
    resep(2, 'disetujui', [baris(7, 2)], '2026-12-01'),
    resep(3, 'disetujui', [baris(7, 1)], '2026-11-01'),
    resep(4, 'disetujui', [baris(7, 0)], '2026-11-01'),
    resep(5, 'disetujui', [baris(8, 9)], '2026-11-01'),
    resep(6, 'ditolak', [baris(7, 0)]),
    resep(7, 'menunggu', [baris(8, 0)]),
    resep(8, 'menunggu', [baris(7, 0)]),
  ]
  expect(resepFor(semua, 7).map(({ resepId, sisa }) => [resepId, sisa])).toEqual([
    [3, 1],
    [2, 2],
    [1, null],
    [8, null],
  ])
})
