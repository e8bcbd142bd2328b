import {
  addCatatanPelanggan,
  exportPelanggan,
  getPelanggan,
  listPelanggan,
  mergePelanggan,
  removeCatatanPelanggan,
  splitPelanggan,
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
import * as split from './split-pelanggan.ts'

export function pelangganAdminRoutes(api: Endpoints, deps: Deps, features: readonly Feature[]): void {
  api.admin(listPelanggan, ({ query }) => pelangganRepository(deps.db).list(query))
  api.admin(getPelanggan, ({ sesi, params }) => manage.readPelanggan(deps, sesi, params.penggunaId))
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
  api.admin(mergePelanggan, async ({ sesi, params: { penggunaId }, body, ...source }) => {
    await merge(deps, features, sesi, penggunaId, body)
    const remark = `Akun nomor ${body.dari} digabung ke nomor ${penggunaId}`
    recordKejadian(deps, { jenis: 'gabung-akun', keterangan: remark, penggunaId, oleh: sesi.penggunaId, dari: source })
    return { message: 'Kedua akun sudah menjadi satu' }
  })
  api.admin(splitPelanggan, async ({ sesi, params: { penggunaId }, body, ...source }) => {
    const { dari } = await split.splitPelanggan(deps, features, sesi, penggunaId, body.gabungId)
    const remark = `Akun nomor ${dari} dipisah dari nomor ${penggunaId}`
    recordKejadian(deps, { jenis: 'pisah-akun', keterangan: remark, penggunaId, oleh: sesi.penggunaId, dari: source })
    return { message: 'Kedua akun sudah dipisah lagi' }
  })
  api.berkas(exportPelanggan, async ({ sesi, params: { penggunaId }, ...source }) => {
    const { nama, email } = await manage.readPelanggan(deps, sesi, penggunaId)
    const remark = `Data pembeli nomor ${penggunaId}`
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: remark, penggunaId: sesi.penggunaId, dari: source })
    await manage.notifyExport(deps, { pengguna_id: penggunaId, nama, email })
    return dataPelanggan(deps, features, penggunaId)
  })
}
