import {
  arsipPesanan,
  countPesanan,
  eksporPesanan,
  listPesanan,
  prosesPesanan,
  pulihkanPesanan,
  selesaikanPerhatian,
} from '#contract/pesanan/office.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { daftarPesananRepository } from './daftar-pesanan.repository.ts'
import { csvPesanan } from './export-pesanan.ts'
import * as kelola from './manage-pesanan.ts'

export function pesananAdminRoutes(api: Endpoints, deps: Deps): void {
  const daftar = daftarPesananRepository(deps)

  api.admin(listPesanan, ({ query }) => daftar.list(query))
  api.admin(countPesanan, ({ query }) => daftar.count(query.jenis))
  api.berkas(eksporPesanan, ({ query }) => ({
    nama: `pesanan-${deps.clock().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
    isi: csvPesanan(deps, query),
  }))
  api.admin(prosesPesanan, async ({ sesi, params, body }) => ({
    message: await kelola.prosesPesanan(deps, sesi, params.orderId, body),
  }))
  api.admin(selesaikanPerhatian, async ({ sesi, params, body }) => {
    await kelola.selesaikanPerhatian(deps, sesi, params.orderId, body)
    return { message: 'Sudah ditandai selesai' }
  })
  api.admin(arsipPesanan, async ({ sesi, params }) => {
    await kelola.arsipPesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dipindahkan ke arsip' }
  })
  api.admin(pulihkanPesanan, async ({ sesi, params }) => {
    await kelola.pulihkanPesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dikembalikan ke daftar' }
  })
}
