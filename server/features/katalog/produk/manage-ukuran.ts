import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import type { UkuranAdmin } from '#contract/katalog/ukuran-admin.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'
import { requireSizes } from './ukuran-rules.ts'

type Manage = Pick<Deps, 'db' | 'clock'>
type Sizes = readonly ProdukAdmin[]

/** Returns all sizes of a product by regular price, itself included; empty if it has one size. @throws PRODUK_TIDAK_ADA */
export async function listUkuran(db: Db | Tx, produkId: number): Promise<UkuranAdmin[]> {
  const sizes = await sizesOf(db, produkId)
  if (sizes.length < 2) return []
  return sizes.map((one) => {
    const { nama, kemasan, harga, stok, aktif } = one
    return { produkId: one.produkId, nama, kemasan, harga, stok, aktif }
  })
}

/**
 * Makes another product, with all of its sizes, a size of this one. Prices, stock and lots stay with each product.
 * @throws PRODUK_TIDAK_ADA, UKURAN_TIDAK_COCOK
 */
export function joinUkuran(deps: Manage, sesi: Sesi, produkId: number, otherId: number): Promise<UkuranAdmin[]> {
  return transaction(deps.db, async (tx) => {
    const [own, joining] = await lockSizes(tx, [produkId, otherId])
    if (own && joining && !own.some((one) => one.produkId === otherId)) {
      const all = [...own, ...joining]
      for (const size of joining) requireSizes(size, all)
      await regroup(tx, sesi, { before: [own, joining], after: [all] }, deps.clock())
    }
    return listUkuran(tx, produkId)
  })
}

/** Takes a product out of its sizes. A single remaining one is a product by itself again. @throws PRODUK_TIDAK_ADA */
export function leaveUkuran(deps: Manage, sesi: Sesi, produkId: number): Promise<UkuranAdmin[]> {
  return transaction(deps.db, async (tx) => {
    const [sizes = []] = await lockSizes(tx, [produkId])
    if (sizes.length > 1) {
      const isLeaving = (one: ProdukAdmin) => one.produkId === produkId
      const after = [sizes.filter(isLeaving), sizes.filter((one) => !isLeaving(one))]
      await regroup(tx, sesi, { before: [sizes], after }, deps.clock())
    }
    return []
  })
}

/** Returns the product and its other sizes. @throws PRODUK_TIDAK_ADA */
async function sizesOf(db: Db | Tx, produkId: number): Promise<ProdukAdmin[]> {
  const produk = produkAdminRepository(db)
  const found = await produk.find(produkId)
  if (!found) throw new AppError('PRODUK_TIDAK_ADA')
  return found.kelompok === null ? [found] : produk.inGroup(found.kelompok)
}

/** Locks the products with their sizes. Only one transaction at a time changes groups. @throws PRODUK_TIDAK_ADA */
async function lockSizes(tx: Tx, produkIds: readonly number[]): Promise<Sizes[]> {
  const produk = produkAdminRepository(tx)
  await produk.lockGroups()
  const read = async () => {
    const groups: Sizes[] = []
    for (const id of produkIds) groups.push(await sizesOf(tx, id))
    return groups
  }
  await produk.lock((await read()).flat().map(({ produkId }) => produkId))
  return read()
}

/** Writes the groups, and what changed for each product into its audit trail. */
async function regroup(
  tx: Tx,
  { penggunaId }: Sesi,
  { before, after }: { before: readonly Sizes[]; after: readonly Sizes[] },
  time: Date,
): Promise<void> {
  for (const sizes of after) {
    const ids = sizes.map(({ produkId }) => produkId)
    await produkAdminRepository(tx).setGroup(ids, ids.length > 1 ? Math.min(...ids) : null)
  }
  const entries = after.flat().map((size) => ({
    tindakan: 'ubah' as const,
    jenis: 'produk' as const,
    rujukan: size.produkId,
    judul: size.nama,
    sebelum: { ukuran_lain: otherNames(before, size) },
    sesudah: { ukuran_lain: otherNames(after, size) },
  }))
  await jejakRepository(tx).recordAll(penggunaId, entries, time)
}

const otherNames = (groups: readonly Sizes[], { produkId }: ProdukAdmin) =>
  groups
    .filter((sizes) => sizes.some((one) => one.produkId === produkId))
    .flatMap((sizes) => sizes.flatMap((one) => (one.produkId === produkId ? [] : one.nama)))
    .toSorted()
