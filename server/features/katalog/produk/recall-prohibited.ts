import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { paketRepository } from '#server/features/katalog/paket/paket.repository.ts'
import { substanceSentence, zatPaket, zatProduk } from '#server/features/obat/substance-rules.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'log'>

/** Small batches, so that the job does not block other requests. */
const READ_BATCH = 100

/**
 * Archives products and packages with forbidden substances, and makes products prescription-only if a substance requires it.
 * These cannot be saved any more; they come from a backup, or are older than the rule.
 */
export async function recallProhibited(deps: Manage): Promise<void> {
  await recallProduk(deps)
  await recallPaket(deps)
}

async function recallProduk(deps: Manage): Promise<void> {
  const produk = produkAdminRepository(deps.db)
  for (let last = 0; ; ) {
    const next = await produk.after({}, last, READ_BATCH)
    for (const { produkId, ...item } of next) {
      last = produkId
      if (zatProduk(item).length > 0) await recallOne(deps, produkId)
    }
    if (next.length < READ_BATCH) return
  }
}

function recallOne({ db, clock, log }: Manage, produkId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const repository = produkAdminRepository(tx)
    await repository.lock([produkId])
    // Read again: an administrator may have corrected the product meanwhile.
    const produk = await repository.find(produkId)
    const [wrong] = produk ? zatProduk(produk) : []
    if (!produk || !wrong) return
    const perluResep = wrong.code === 'ZAT_PERLU_RESEP'
    await repository.update(produkId, perluResep ? { golongan: 'obat_keras' } : { aktif: false })
    const entry = {
      tindakan: perluResep ? 'ubah' : 'arsip',
      jenis: 'produk',
      rujukan: produkId,
      judul: produk.nama,
    } as const
    await jejakRepository(tx).recordToko({ ...entry, sesudah: { alasan: substanceSentence(wrong) } }, clock())
    log.warn({ produkId, reason: substanceSentence(wrong) }, 'product taken off sale')
  })
}

async function recallPaket({ db, clock, log }: Manage): Promise<void> {
  await transaction(db, async (tx) => {
    const repository = paketRepository(tx)
    for (const { paketId } of await repository.lockPositions()) {
      const paket = await repository.lock(paketId)
      const [wrong] = paket ? zatPaket(paket) : []
      if (!paket || !wrong) continue
      await repository.archive(paketId)
      const entry = { tindakan: 'arsip', jenis: 'paket', rujukan: paketId, judul: paket.title } as const
      await jejakRepository(tx).recordToko({ ...entry, sesudah: { alasan: substanceSentence(wrong) } }, clock())
      log.warn({ paketId, reason: substanceSentence(wrong) }, 'package taken off sale')
    }
  })
}
