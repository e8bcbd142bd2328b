import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import { hitungIsiUlang } from '#contract/pembelian/isi-ulang.ts'
import type { BarisIsiUlang, listIsiUlang } from '#contract/pembelian/isi-ulang-admin.ts'
import type { Deps } from '#server/deps.ts'
import { readBahan } from './isi-ulang.repository.ts'

type Baca = Pick<Deps, 'db' | 'clock'>

/** Returns the reorder proposals, most urgent first. */
export async function listUsulan({ db, clock }: Baca, hari: number): Promise<BarisIsiUlang[]> {
  const bahan = await readBahan(db, clock(), hari)
  return bahan
    .map(({ umur, hariTunggu, ...baris }) => ({
      ...baris,
      ...hitungIsiUlang({ ...baris, umur, hariTunggu, hari }),
    }))
    .toSorted((a, b) => mendesak(a) - mendesak(b) || a.nama.localeCompare(b.nama, 'id'))
}

/** Returns a page of proposals. Reads all products, because the database cannot sort by urgency. */
export async function list(
  deps: Baca,
  { q, hari, pemasokId, semua, page, limit }: z.output<typeof listIsiUlang.query & {}>,
): Promise<Page<BarisIsiUlang>> {
  const cari = q?.toLowerCase()
  const found = (await listUsulan(deps, Number(hari))).filter(
    ({ nama, pemasok, usul }) =>
      (semua || usul > 0) &&
      (!cari || nama.toLowerCase().includes(cari)) &&
      (!pemasokId || pemasok?.pemasokId === pemasokId),
  )
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length }
}

/** Sort key: products that pending orders lack first, then by time until sold out. Products that need no reorder come last. */
const mendesak = ({ kurang, usul, habisDalam }: BarisIsiUlang) =>
  usul === 0 ? Number.MAX_SAFE_INTEGER : kurang > 0 ? -1 : (habisDalam ?? Number.MAX_SAFE_INTEGER - 1)
