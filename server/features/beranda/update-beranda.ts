import { BERANDA, type BerandaAdmin, findBerandaErrors, type updateBeranda as Update } from '#contract/beranda/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { berandaRepository } from './beranda.repository.ts'
import { discardGambar, showGambar } from './gambar-beranda.ts'

const ENTRY = { tindakan: 'ubah', jenis: 'beranda', rujukan: 'beranda', judul: 'Beranda' } as const

/** @throws VALIDATION_FAILED, ISIAN_BENTROK */
export async function updateBeranda(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  { penggunaId }: Sesi,
  body: Parsed<typeof Update>['body'],
): Promise<BerandaAdmin> {
  const { admin, lepas } = await transaction(deps.db, async (tx) => {
    const beranda = berandaRepository(tx)
    const before = await beranda.lock()
    const changed = changedFields(body, before, BERANDA)
    const result = { ...before, ...changed }
    const errors = findBerandaErrors(result)
    if (
      changed.paket_unggulan &&
      (await beranda.findPaket(changed.paket_unggulan)).length < changed.paket_unggulan.length
    )
      errors.push({
        path: 'paket_unggulan',
        msg: 'Ada paket yang sudah dihapus. Muat ulang halaman ini, lalu pilih lagi.',
      })
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
    const unused = await showGambar(tx, result, deps.clock())
    await beranda.update(changed)
    const admin = await beranda.readAdmin()
    const { bawaan: _, paket_dipilih: __, ...after } = admin
    await jejakRepository(tx).record(penggunaId, { ...ENTRY, sebelum: before, sesudah: after }, deps.clock())
    return { admin, lepas: unused }
  })
  // If the storage fails, the hourly job deletes them later.
  if (lepas.length > 0) await discardGambar(deps, lepas).catch(() => {})
  return admin
}
