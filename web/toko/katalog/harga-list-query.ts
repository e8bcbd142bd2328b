import { queryOptions } from '@tanstack/react-query'
import { listPaket, listProduk } from '#contract/katalog/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { allPages } from '#web/lib/documents/all-pages.ts'
import type { Call } from '#web/lib/page-deps.ts'

export interface HargaRow {
  to: string
  name: string
  kemasan: string
  harga: number
  isSoldOut: boolean
}
export interface HargaGroup {
  name: string
  rows: HargaRow[]
}

/** Maximum products of the list: more than one prints. */
const ROWS_MAX = 5000

/**
 * Public prices by category, then packages; with the shown fields only. Prescription medicine is left out: it must not be
 * promoted, and the list is made to be passed on.
 */
export const hargaListQuery = (via: Call = call) =>
  queryOptions({
    queryKey: ['daftar-harga'],
    queryFn: async (): Promise<HargaGroup[]> => {
      const [produk, paket] = await Promise.all([
        allPages((query) => via(listProduk, { query }), ROWS_MAX),
        via(listPaket, { query: {} }),
      ])
      const groups = Object.groupBy(
        produk.filter(({ resep }) => !resep),
        ({ kategoriNama }) => kategoriNama,
      )
      return [
        ...Object.entries(groups).map(([name, group = []]) => ({
          name,
          rows: group.map(({ produkId, nama, kemasan, harga, stok }) => ({
            to: `/produk/produk-satuan/${produkId}`,
            name: nama,
            kemasan,
            harga,
            isSoldOut: stok === 0,
          })),
        })),
        {
          name: 'Paket',
          rows: paket
            .filter(({ golongan }) => golongan !== 'obat_keras')
            .map(({ paketId, title, harga, tersedia }) => ({
              to: `/produk/produk-paketan/${paketId}`,
              name: title,
              kemasan: '',
              harga,
              isSoldOut: tersedia === 0,
            })),
        },
      ].filter(({ rows }) => rows.length > 0)
    },
  })
