import type { Parsed } from '#contract/endpoint.ts'
import type { computeSafeHarvest } from './endpoints.ts'
import { createAssessor, type KnownProduk } from './masa-henti.ts'
import { checkSafeHarvest } from './safe-harvest.ts'

/** Returns the response body of `computeSafeHarvest`. Apart from the endpoints, whose other users need no list of substances. */
export function answerSafeHarvest(
  obat: Parsed<typeof computeSafeHarvest>['query']['pengobatan'],
  hari: string,
  produk: readonly KnownProduk[],
) {
  const assess = createAssessor(produk)
  const result = checkSafeHarvest(
    obat.map((item) => assess({ ...item, produk_id: null, dosis: '', henti_min: null })),
    hari,
  )
  return {
    status: result.status,
    mulai: 'mulai' in result ? result.mulai : null,
    sebab: 'sebab' in result ? result.sebab : null,
    zat: 'zat' in result ? result.zat : null,
  }
}
