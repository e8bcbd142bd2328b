import {
  createPembelian,
  endPembelian,
  getPembelian,
  listPembelian,
  pesanPembelian,
  receivePembelian,
  updatePembelian,
} from '#contract/pembelian/admin.ts'
import { createPemasok, getPemasok, listPemasok, updatePemasok } from '#contract/pembelian/pemasok-admin.ts'
import { listReorder } from '#contract/pembelian/reorder-admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import * as pembelian from './manage-pembelian.ts'
import { pemasok } from './pemasok.ts'
import { pembelianRepository } from './pembelian.repository.ts'
import * as receive from './receive-pembelian.ts'
import * as reorder from './reorder.ts'

export function pembelianAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db } = deps

  api.admin(listPemasok, ({ query: { aktif, ...query } }) =>
    pemasok.list(db, query, aktif && ((eb) => eb('aktif', '=', aktif === 'ya'))),
  )
  api.admin(getPemasok, ({ params }) => pemasok.read(db, params.pemasokId))
  api.admin(createPemasok, ({ sesi, body }) => pemasok.create(deps, sesi, body))
  api.admin(updatePemasok, ({ sesi, params, body }) => pemasok.update(deps, sesi, params.pemasokId, body))

  api.admin(listPembelian, ({ query }) => pembelianRepository(db).list(query))
  api.admin(getPembelian, ({ params }) => pembelian.readPembelian(db, params.pembelianId))
  api.admin(createPembelian, async ({ sesi, body }) => ({
    message: 'Draf pembelian dibuat',
    ...(await pembelian.createPembelian(deps, sesi, body)),
  }))
  api.admin(updatePembelian, async ({ sesi, params, body }) => ({
    message: 'Draf pembelian diperbarui',
    ...(await pembelian.updatePembelian(deps, sesi, params.pembelianId, body)),
  }))
  api.admin(pesanPembelian, async ({ sesi, params }) => ({
    message: 'Pembelian ditandai sudah dipesan',
    ...(await pembelian.orderPembelian(deps, sesi, params.pembelianId)),
  }))
  api.admin(endPembelian, async ({ sesi, params, body }) => {
    const end = await pembelian.endPembelian(deps, sesi, params.pembelianId, body.alasan)
    return { message: end.status === 'batal' ? 'Pembelian dibatalkan' : 'Pembelian diselesaikan', ...end }
  })
  api.admin(receivePembelian, async ({ sesi, params, body }) => ({
    message: `Barang masuk dicatat: ${body.baris.length} lot`,
    ...(await receive.receivePembelian(deps, sesi, params.pembelianId, body)),
  }))

  api.admin(listReorder, ({ query }) => reorder.list(deps, query))
}
