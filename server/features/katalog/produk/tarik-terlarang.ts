import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { paketRepository } from '#server/features/katalog/paket/paket.repository.ts'
import { kalimatZat, zatPaket, zatProduk } from '#server/features/obat/aturan-zat.ts'
import { produkAdminRepository } from './produk-admin.repository.ts'

type Kelola = Pick<Deps, 'db' | 'clock' | 'log'>

/** Small batches, so that the job does not block other requests. */
const SEKALI_BACA = 100

/**
 * Archives products and packages with forbidden substances, and makes products prescription-only if a substance requires it.
 * These cannot be saved any more; they come from a backup, or are older than the rule.
 */
export async function tarikTerlarang(deps: Kelola): Promise<void> {
  await tarikProduk(deps)
  await tarikPaket(deps)
}

async function tarikProduk({ db, clock, log }: Kelola): Promise<void> {
  const produk = produkAdminRepository(db)
  for (let last = 0; ; ) {
    const berikut = await produk.after({}, last, SEKALI_BACA)
    for (const { produkId, ...item } of berikut) {
      last = produkId
      const [salah] = zatProduk(item)
      if (!salah) continue
      const perluResep = salah.code === 'ZAT_PERLU_RESEP'
      await transaction(db, async (tx) => {
        await produkAdminRepository(tx).update(produkId, perluResep ? { golongan: 'obat_keras' } : { aktif: false })
        const entri = {
          tindakan: perluResep ? 'ubah' : 'arsip',
          jenis: 'produk',
          rujukan: produkId,
          judul: item.nama,
        } as const
        await jejakRepository(tx).recordToko({ ...entri, sesudah: { alasan: kalimatZat(salah) } }, clock())
      })
      log.warn({ produkId, reason: kalimatZat(salah) }, 'product taken off sale')
    }
    if (berikut.length < SEKALI_BACA) return
  }
}

async function tarikPaket({ db, clock, log }: Kelola): Promise<void> {
  await transaction(db, async (tx) => {
    const repository = paketRepository(tx)
    for (const { paketId } of await repository.lockUrutan()) {
      const paket = await repository.lock(paketId)
      const [salah] = paket ? zatPaket(paket) : []
      if (!paket || !salah) continue
      await repository.archive(paketId)
      const entri = { tindakan: 'arsip', jenis: 'paket', rujukan: paketId, judul: paket.title } as const
      await jejakRepository(tx).recordToko({ ...entri, sesudah: { alasan: kalimatZat(salah) } }, clock())
      log.warn({ paketId, reason: kalimatZat(salah) }, 'package taken off sale')
    }
  })
}
