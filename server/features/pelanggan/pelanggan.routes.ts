import { downloadDataSaya, getMintaHapus, setMintaHapus } from '#contract/pelanggan/endpoints.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { kelolaAkunRepository } from '#server/features/akun/kelola-akun.repository.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { dataPelanggan } from './data-pelanggan.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

const toWire = (pada: Date | null) => ({ minta_hapus: pada?.toISOString() ?? null })

/** Rights of customers by law: to download their data, and to have it deleted. */
export function pelangganRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock } = deps

  api.berkas(downloadDataSaya, async ({ sesi }) => {
    await takeJatah(db, 'data-saya', `akun ${sesi.penggunaId}`, clock())
    return dataPelanggan(deps, sesi.penggunaId)
  })
  api.pelanggan(getMintaHapus, async ({ sesi }) => toWire(await pelangganRepository(db).getMintaHapus(sesi.penggunaId)))
  api.pelanggan(setMintaHapus, async ({ sesi, body: { minta } }) => ({
    message: minta
      ? 'Permintaan Anda kami terima. Kami menghapus akun Anda setelah semua pesanannya selesai.'
      : 'Permintaan dibatalkan. Akun Anda tetap ada.',
    ...toWire(await kelolaAkunRepository(db).setMintaHapus(sesi.penggunaId, minta ? clock() : null)),
  }))
}
