import { maySeeCost } from '#contract/peran.ts'
import {
  createGoodsIn,
  exportGoodsInSheet,
  getGoodsInPreparation,
  importGoodsIn,
  pickGoodsInProduk,
} from '#contract/stok/goods-in-admin.ts'
import { exportLaba, type LabaLot, listLabaLot, listLabaProduk } from '#contract/stok/laba-admin.ts'
import {
  correctLot,
  getLot,
  type LotAdmin,
  listLot,
  listMutasiLot,
  splitLot,
  updateLot,
} from '#contract/stok/lot-list-admin.ts'
import { holdLots } from '#contract/stok/many-lot-admin.ts'
import { listKategoriRak, listRak, saveOpname } from '#contract/stok/opname-admin.ts'
import { dateWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { correctLots, holdLots as hold } from './correct-lot.ts'
import { goodsInRepository } from './goods-in.repository.ts'
import * as goodsIn from './goods-in.ts'
import * as importCsv from './import-goods-in.ts'
import { labaRepository } from './laba.repository.ts'
import { lotAdminRepository } from './lot-admin.repository.ts'
import * as manage from './manage-lot.ts'
import { opnameRepository } from './opname.repository.ts'
import { sellingLimit } from './sale-deadline.ts'

export function lotAdminRoutes(api: Endpoints, deps: Deps): void {
  const { db, clock, settings } = deps
  const lot = lotAdminRepository(db)
  const barang = goodsInRepository(db)
  const opname = opnameRepository(db)
  const laba = labaRepository(db)

  api.admin(listLot, async ({ sesi, query }) => {
    const page = await lot.list(query, clock())
    return { ...page, items: page.items.map((item) => lotFor(sesi, item)) }
  })
  api.admin(getLot, async ({ sesi, params }) => lotFor(sesi, await manage.getLot(db, params.lotId)))
  api.admin(listMutasiLot, async ({ params: { lotId }, query: { page, limit } }) => {
    await manage.getLot(db, lotId)
    return lot.mutasi(lotId, page, limit)
  })
  api.admin(updateLot, async ({ sesi, params, body }) => ({
    message: 'Lot berhasil diperbarui',
    ...lotFor(sesi, await manage.updateLot(deps, sesi, params.lotId, body)),
  }))
  api.admin(correctLot, async ({ sesi, params: { lotId }, body: { keterangan, ...count } }) => {
    const after = await transaction(db, async (tx) => {
      await correctLots({ ...deps, db: tx }, sesi, [{ lotId, ...count }], keterangan)
      return manage.getLot(tx, lotId)
    })
    return { message: 'Isi lot berhasil dikoreksi', ...lotFor(sesi, after) }
  })
  api.admin(splitLot, async ({ sesi, params, body }) => ({
    message: `Lot ${body.nomor} berhasil dibuat`,
    ...lotFor(sesi, await manage.splitLot(deps, sesi, params.lotId, body)),
  }))
  api.admin(holdLots, ({ sesi, body }) => hold(deps, sesi, body))

  api.admin(createGoodsIn, async ({ sesi, body }) => {
    const lot = await goodsIn.createGoodsIn(deps, sesi, body)
    const setAside = lot.filter(({ disisihkan }) => disisihkan).length
    const message = `Barang masuk dicatat: ${lot.length} lot${setAside > 0 ? `, ${setAside} disisihkan` : ''}`
    return { message, lot }
  })
  api.admin(getGoodsInPreparation, async () => ({
    pemasok: await barang.pemasok(),
    hariIni: dateWib(clock()),
    batasJual: sellingLimit(clock(), settings),
    ditunggu: await barang.listAwaited(),
  }))
  api.admin(pickGoodsInProduk, ({ query }) => barang.pick(query.q))
  api.berkas(exportGoodsInSheet, () => importCsv.exportSheet(deps))
  api.admin(importGoodsIn, ({ sesi, body }) => importCsv.importGoodsIn(deps, sesi, body))

  api.admin(listRak, ({ query }) => opname.list(query))
  api.admin(listKategoriRak, () => opname.kategori())
  api.admin(saveOpname, async ({ sesi, body: { hitungan } }) => {
    const changed = await correctLots(deps, sesi, hitungan, 'Opname')
    const unchanged = hitungan.length - changed
    return {
      message: `Opname disimpan: ${changed} lot dikoreksi, ${unchanged} cocok`,
      diubah: changed,
      cocok: unchanged,
    }
  })

  api.admin(listLabaLot, ({ query }) => laba.listLot(query))
  api.admin(listLabaProduk, ({ query }) => laba.listProduk(query))
  api.berkas(exportLaba, () =>
    csvBerkas<LabaLot>(
      'laba-lot',
      clock(),
      ['produk', 'lot', 'terjual', 'harga_modal', 'modal', 'pendapatan', 'laba'],
      (lot) => [
        ...[lot.produkNama, lot.nomor, lot.terjual, lot.harga_modal ?? '', lot.modal ?? '', lot.pendapatan],
        lot.laba ?? '',
      ],
      (last, limit) => laba.after(last?.lotId ?? 0, limit),
    ),
  )
}

/** Returns the lot without its cost, unless the administrator's role may see it. */
const lotFor = ({ peran }: Sesi, lot: LotAdmin): LotAdmin => (maySeeCost(peran) ? lot : { ...lot, harga_modal: null })
