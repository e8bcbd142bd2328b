import { separateAkun } from '#contract/akun/email.ts'
import { downloadMyData, getDeletionRequest, setDeletionRequest } from '#contract/pelanggan/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { akunAdminRepository } from '#server/features/akun/akun-admin.repository.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { dataPelanggan } from './data-pelanggan.ts'
import { pelangganRepository } from './pelanggan.repository.ts'
import { splitByTautan } from './split-pelanggan.ts'

const toWire = (at: Date | null) => ({ minta_hapus: at?.toISOString() ?? null })

/** Rights of customers by law: to download their data, and to have it deleted. */
export function pelangganRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  const { db, clock } = deps

  api.public(separateAkun, async ({ body, ...source }) => {
    const { penggunaId, dari } = await splitByTautan(deps, features, body.token)
    const remark = `Akun nomor ${dari} dipisah dari nomor ${penggunaId}, lewat tautan email`
    recordKejadian(deps, { jenis: 'pisah-akun', keterangan: remark, penggunaId, dari: source })
    return { message: 'Kedua akun sudah dipisah lagi. Login dengan email dan kata sandi masing-masing.' }
  })
  api.berkas(downloadMyData, ({ sesi }) => dataPelanggan(deps, features, sesi.penggunaId))
  api.pelanggan(getDeletionRequest, async ({ sesi }) =>
    toWire(await pelangganRepository(db).getDeletionRequest(sesi.penggunaId)),
  )
  api.pelanggan(setDeletionRequest, async ({ sesi, body: { minta } }) => ({
    message: minta
      ? 'Permintaan Anda kami terima. Kami menghapus akun Anda setelah semua pesanannya selesai.'
      : 'Permintaan dibatalkan. Akun Anda tetap ada.',
    ...toWire(await akunAdminRepository(db).setDeletionRequest(sesi.penggunaId, minta ? clock() : null)),
  }))
}
