import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import { computeReorder } from '#contract/pembelian/reorder.ts'
import type { listReorder, ReorderLine } from '#contract/pembelian/reorder-admin.ts'
import type { Deps } from '#server/deps.ts'
import { readInput } from './reorder.repository.ts'

type Read = Pick<Deps, 'db' | 'clock'>

/** Returns the reorder proposals, most urgent first. */
export async function listSuggestions({ db, clock }: Read, hari: number): Promise<ReorderLine[]> {
  const input = await readInput(db, clock(), hari)
  return input
    .map(({ umur, hariTunggu, ...row }) => ({
      ...row,
      ...computeReorder({ ...row, umur, hariTunggu, hari }),
    }))
    .toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || a.nama.localeCompare(b.nama, 'id'))
}

/** Returns a page of proposals. Reads all products, because the database cannot sort by urgency. */
export async function list(
  deps: Read,
  { q, hari, pemasokId, semua, page, limit }: z.output<typeof listReorder.query & {}>,
): Promise<Page<ReorderLine>> {
  const wanted = q?.toLowerCase()
  const found = (await listSuggestions(deps, Number(hari))).filter(
    ({ nama, pemasok, usul }) =>
      (semua || usul > 0) &&
      (!wanted || nama.toLowerCase().includes(wanted)) &&
      (!pemasokId || pemasok?.pemasokId === pemasokId),
  )
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length }
}

/** Sort key: products that pending orders lack first, then by time until sold out. Products that need no reorder come last. */
const urgencyOf = ({ kurang, usul, habisDalam }: ReorderLine) =>
  usul === 0 ? Number.MAX_SAFE_INTEGER : kurang > 0 ? -1 : (habisDalam ?? Number.MAX_SAFE_INTEGER - 1)
