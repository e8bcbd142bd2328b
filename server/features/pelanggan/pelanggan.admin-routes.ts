import {
  addCatatanPelanggan,
  exportPelanggan,
  getPelanggan,
  listPelanggan,
  mergePelanggan,
  removeCatatanPelanggan,
  updatePelanggan,
} from '#contract/pelanggan/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Feature } from '#server/feature.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { dataPelanggan } from './data-pelanggan.ts'
import * as manage from './manage-pelanggan.ts'
import { mergePelanggan as merge } from './merge-pelanggan.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

export function pelangganAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  api.admin(listPelanggan, ({ query }) => pelangganRepository(deps.db).list(query))
  api.admin(getPelanggan, ({ sesi, params }) => manage.readPelanggan(deps.db, sesi, params.penggunaId))
  api.admin(updatePelanggan, async ({ sesi, params, body }) => ({
    message: 'Pembeli berhasil diperbarui',
    ...(await manage.updatePelanggan(deps, sesi, params.penggunaId, body)),
  }))
  api.admin(addCatatanPelanggan, async ({ sesi, params, body }) => ({
    message: 'Catatan disimpan',
    catatanId: await manage.addCatatan(deps, sesi, params.penggunaId, body.teks),
  }))
  api.admin(removeCatatanPelanggan, async ({ sesi, params }) => {
    await manage.removeCatatan(deps, sesi, params.penggunaId, params.catatanId)
    return { message: 'Catatan dihapus' }
  })
  api.admin(mergePelanggan, async ({ sesi, params: { penggunaId }, body, ...dari }) => {
    await merge(deps, features, sesi, penggunaId, body)
    const keterangan = `Akun nomor ${body.dari} digabung ke nomor ${penggunaId}`
    recordKejadian(deps, { jenis: 'gabung-akun', keterangan, penggunaId, oleh: sesi.penggunaId, dari })
    return { message: 'Kedua akun sudah menjadi satu' }
  })
  api.berkas(exportPelanggan, async ({ sesi, params: { penggunaId }, ...dari }) => {
    const { nama, email } = await manage.readPelanggan(deps.db, sesi, penggunaId)
    const keterangan = `Data pembeli nomor ${penggunaId}`
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan, penggunaId: sesi.penggunaId, dari })
    await manage.tellExport(deps, { pengguna_id: penggunaId, nama, email })
    return dataPelanggan(deps, features, penggunaId)
  })
}
