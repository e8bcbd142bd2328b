import pLimit from 'p-limit'
import { FIND_KINDS, type FindKind, type findRecords } from '#contract/dasbor/find-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { allowed, type Peran, ROLES_BY_FEATURE } from '#contract/peran.ts'
import type { Db } from '#server/db/client.ts'
import { canBeMistyped } from '#server/db/list.ts'
import type { Feature, Finder } from '#server/feature.ts'

const PER_GROUP = 5
/** Maximum concurrent queries: orders need the other database connections. */
const limit = pLimit(3)

/** Returns the records that contain the words; if there are none, those with a typing error. */
export async function readFound(
  db: Db,
  features: readonly Feature[],
  peran: readonly Peran[],
  q: string,
): Promise<Output<typeof findRecords>> {
  const finders = features
    .filter(({ name }) => allowed(peran, ROLES_BY_FEATURE[name]))
    .flatMap(({ find = {} }) => Object.entries(find) as [FindKind, Finder][])
    .toSorted(([a], [b]) => FIND_KINDS.indexOf(a) - FIND_KINDS.indexOf(b))
  const find = async (isExact: boolean) => {
    const groups = finders.map(([kind, finder]) =>
      limit(async () => ({ jenis: kind, hasil: await finder(db, { q, isExact, max: PER_GROUP }) })),
    )
    return (await Promise.all(groups)).filter(({ hasil }) => hasil.length > 0)
  }
  const exact = await find(true)
  if (exact.length > 0 || !canBeMistyped(q)) return { mirip: false, kelompok: exact }
  const similar = await find(false)
  return { mirip: similar.length > 0, kelompok: similar }
}
