import type { z } from 'zod'
import { ZodDefault, ZodEnum, ZodOptional } from 'zod'
import { getDasbor } from '#contract/dasbor/admin.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { getKeuangan } from '#contract/keuangan/admin.ts'
import { LINES_PER_HALAMAN } from '#contract/list.ts'
import { listReorder } from '#contract/pembelian/reorder-admin.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { listPesanan } from '#contract/pesanan-admin/admin.ts'
import { listLabaProduk } from '#contract/stok/laba-admin.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openFolder } from '#tools/bench/at-exit.ts'
import { compareSizes, type SizedShop } from '#tools/bench/compare-sizes.ts'
import type { ShopSize } from '#tools/bench/fill-shop.ts'
import { type InjectedRequest, openFilledShop } from '#tools/bench/filled-shop.ts'
import type { Scenario } from '#tools/bench/scenario.ts'

const SMALL: ShopSize = { pesanan: 10_000, pengguna: 2_000, produk: 1_000 }
const LARGE: ShopSize = { pesanan: 1_000_000, pengguna: 200_000, produk: 5_000 }
const ROUNDS_MIN = 9

/** Goals: maximum ratio to the small shop's time. */
const SLOWER_MAX = { list: 2, search: 6, dashboard: 18 }
/**
 * Goals of reports that sum up the sales of a period or of a lot's lifetime. Their cost grows with the sales, which are 20 to
 * 100 times as many here.
 */
const REPORT_SLOWER_MAX = new Map<AnyEndpoint, number>([
  [getDasbor, SLOWER_MAX.dashboard],
  [listReorder, SLOWER_MAX.dashboard],
  [listLabaProduk, 60],
  [getKeuangan, 60],
])

/** Path parameter, replaced by 1: the first lot or account. */
const PARAMETER = /\{\w+\}/g

interface Question {
  name: string
  endpoint: AnyEndpoint
  query: Record<string, string>
}

/** Measures whether back-office lists or a customer's history get slower with more data. */
export const admin: Scenario = {
  name: 'admin',
  slow: true,
  description:
    `Shops with ${SMALL.pesanan.toLocaleString('en')} and ${LARGE.pesanan.toLocaleString('en')} orders of two years, asked for every ` +
    'list of the office in every way that its contract knows, for the dashboard, for the money of thirty days, and for the history of a good customer.',
  async run({ rounds }) {
    const { folder, remove } = openFolder()
    const embedded = await startEmbedded(folder, { info() {}, warn: console.warn, error: console.error })
    const shops: SizedShop<Question>[] = []
    let questions: Question[] = []
    try {
      for (const [index, ukuran] of [SMALL, LARGE].entries()) {
        const name = `${ukuran.pesanan.toLocaleString('en')} orders`
        console.log(`filling ${name}`)
        const toko = await openFilledShop(embedded.url, `office_${index}`, ukuran, new Date())
        const [admin, pelanggan] = [await toko.openSesi(1, 'kantor'), await toko.openSesi(2)]
        shops.push({
          name,
          toko,
          buildRequest: (question) => requestOf(question, { admin, pelanggan }),
        })
        questions = requestsFor(toko.endpoints.registered)
      }
      return await compareSizes(shops, questions, Math.max(rounds, ROUNDS_MIN), ({ endpoint, query }) => {
        return REPORT_SLOWER_MAX.get(endpoint) ?? ('q' in query ? SLOWER_MAX.search : SLOWER_MAX.list)
      })
    } finally {
      for (const { toko } of shops) await toko.close()
      await embedded.stop()
      remove()
    }
  },
}

/** @param tokens sessions of the office and of a customer */
export const requestOf = (
  { endpoint, query }: Question,
  tokens: { admin: string; pelanggan: string },
): InjectedRequest => ({
  url: endpoint.path.replaceAll(PARAMETER, '1'),
  query,
  headers: { authorization: `Bearer ${endpoint.access === 'admin' ? tokens.admin : tokens.pelanggan}` },
})

/** Returns every list of the office in every way that its contract knows, and the reports. */
export function requestsFor(endpoints: readonly AnyEndpoint[]): Question[] {
  return [
    ...endpoints.filter(({ access, paged }) => access === 'admin' && paged).flatMap(queryVariants),
    ...['7', '30', '90'].map((hari) => ({ name: `getDasbor hari=${hari}`, endpoint: getDasbor, query: { hari } })),
    { name: 'getKeuangan', endpoint: getKeuangan, query: {} },
    { name: 'listRiwayat', endpoint: listRiwayat, query: {} },
    { name: 'listRiwayat page=100', endpoint: listRiwayat, query: { page: '100' } },
  ]
}

/**
 * Returns the queries of a list: default, page 100, searches, and each value of each enum.
 * Lists that need a product or lot get id 1.
 */
function queryVariants(endpoint: AnyEndpoint): Question[] {
  const shape = (endpoint.query as z.ZodObject).shape
  const ways: Record<string, string>[] = [
    {},
    { page: '100', ...('limit' in shape && { limit: `${LINES_PER_HALAMAN}` }) },
  ]
  if ('q' in shape) ways.push({ q: 'budi 777' }, { q: 'tidak ada yang begini' })
  if (endpoint === listPesanan) ways.push({ q: '+62 812-3456 777' }, { q: 'Baris 1' })
  for (const [name, schema] of Object.entries(shape)) {
    for (const value of choices(schema as z.ZodType)) ways.push({ [name]: value })
  }
  if ('produkId' in shape) for (const way of ways) way.produkId = '1'
  if ('lotId' in shape) for (const way of ways) way.lotId = '1'
  return ways.map((query) => ({ name: [endpoint.name, new URLSearchParams(query)].join(' ').trim(), endpoint, query }))
}

function choices(schema: z.ZodType): string[] {
  if (schema instanceof ZodEnum) return schema.options.map(String)
  if (schema instanceof ZodOptional || schema instanceof ZodDefault) return choices(schema.unwrap() as z.ZodType)
  return []
}
