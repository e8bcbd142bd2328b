import {
  countProduk,
  getKategori,
  getPaket,
  getPaketGambar,
  getProduk,
  getProdukGambar,
  listKategori,
  listPaket,
  listProduk,
  listProdukChoices,
} from '#contract/katalog/endpoints.ts'
import { getOtherProduk } from '#contract/katalog/lain.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import type { Deps } from '#server/deps.ts'
import { meant } from '#server/features/cari/search.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { gambarDelivery } from '#server/storage/gambar.ts'
import { kategoriRepository } from './kategori/kategori.repository.ts'
import { paketRepository } from './paket/paket.repository.ts'
import * as manage from './produk/manage-produk.ts'
import { produkRepository } from './produk/produk.repository.ts'
import { otherProdukRepository } from './produk/produk-lain.repository.ts'

export function katalogRoutes(api: Endpoints, { db, storage, clock }: Deps): void {
  const kategori = kategoriRepository(db)
  const produk = produkRepository(db)
  const paket = paketRepository(db)
  const deliver = gambarDelivery(storage)

  api.public(listKategori, () => kategori.list())
  api.public(getKategori, async ({ params }) => {
    const found = await kategori.find(params.kategoriId)
    if (!found) throw new AppError('KATEGORI_TIDAK_ADA')
    return found
  })
  api.public(listProduk, ({ query }) => produk.list(query, (q) => meant(db, q, clock(), 'produk')))
  api.public(countProduk, ({ query }) => produk.countChoices(query, (q) => meant(db, q, clock(), 'produk')))
  api.public(listProdukChoices, async ({ query }) => produk.listByIds(query.id))
  api.public(
    getProduk,
    async ({ params }) => {
      const found = await produk.find(params.produkId)
      if (!found) throw new AppError('PRODUK_TIDAK_ADA')
      return found
    },
    ({ params }) => manage.needProduk(db, params.produkId),
  )
  api.public(getOtherProduk, async ({ params }) => {
    const found = await otherProdukRepository(db).of(params.produkId)
    if (!found) throw new AppError('PRODUK_TIDAK_ADA')
    return found
  })
  api.pelanggan(listMyHarga, ({ sesi, query }) => produk.listMyHarga(sesi.penggunaId, query.id))
  api.public(listPaket, async ({ query: { q } }) => {
    const all = await paket.list()
    if (!q) return all
    const ids = await meant(db, q, clock(), 'paket')
    return all.filter(({ paketId }) => ids.includes(paketId))
  })
  api.public(getPaket, async ({ params }) => {
    const found = await paket.find(params.paketId)
    if (!found) throw new AppError('PAKET_TIDAK_ADA')
    return found
  })
  api.gambar(
    getProdukGambar,
    ({ params, query, header }) => deliver('produk', params.gambar, query.w, header('accept')),
    { isKept: true, isMailed: true },
  )
  api.gambar(
    getPaketGambar,
    ({ params, query, header }) => deliver('paket', params.gambar, query.w, header('accept')),
    { isKept: true, isMailed: true },
  )
}
