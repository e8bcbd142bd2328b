import type { MetodeOngkir } from '#contract/pengiriman/ongkir.ts'
import { tryTakeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import type { Kutipan } from '#server/kurir/kurir.ts'
import { kgKurir, kutipanRepository } from './kutipan.repository.ts'
import type { Tujuan } from './metode-ongkir.ts'

/** Maximum concurrent requests to the courier API. Beyond it, the shop's own rates are used without waiting. */
const run = fewAtOnce(8, 0)

type Metode = { shippingId: number; layanan_kurir: string }
type KutipanMap = ReadonlyMap<number, MetodeOngkir['kutipan']>

const NO_KUTIPAN: KutipanMap = new Map()

/**
 * Returns the couriers' fees for a parcel by method: cached quotes of the last hour, or new ones. If a courier API is off,
 * fails, or its rate limit is reached, the result has no quote; then the shop's rates apply, or the office sets the fee.
 * @param gram null if unknown: couriers cannot quote then
 * @param who the caller's address, for the rate limit
 */
export async function askKurir(
  deps: Pick<Deps, 'db' | 'clock' | 'kurir' | 'log'>,
  metode: readonly Metode[],
  { kodePos }: Tujuan,
  { gram, nilai }: { gram: number | null; nilai: number },
  who: string,
): Promise<KutipanMap> {
  const { db, clock, kurir, log } = deps
  const withKurir = metode.filter(({ layanan_kurir }) => layanan_kurir !== '')
  if (!kurir || withKurir.length === 0 || gram === null || kodePos === '') return NO_KUTIPAN
  const now = clock()
  const paket = { kodePos, kg: kgKurir(gram) }
  const kutipan = kutipanRepository(db)
  const known = await kutipan.list(paket, now)
  const pending = withKurir.filter(({ shippingId }) => !known.has(shippingId))
  if (pending.length === 0) return known
  if (!(await tryTakeJatah(db, 'kurir', who, now)) || !(await tryTakeJatah(db, 'kurir-toko', 'semua', now)))
    return known

  const layanan = [...new Set(pending.map(({ layanan_kurir }) => layanan_kurir))]
  const jawaban = await run(() => kurir.quote({ kodePos }, { gram: paket.kg * 1000, nilai }, layanan)).catch(
    (error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'courier quotes unavailable')
      return new Map<string, Kutipan>()
    },
  )
  const added = new Map(
    pending.map(({ shippingId, layanan_kurir }) => [shippingId, jawaban.get(layanan_kurir) ?? null]),
  )
  await kutipan.save(paket, added, now)
  return new Map([...known, ...added])
}

/**
 * Returns the cached quote of the last hour for an order, without a request to the courier.
 * @param db inside the order's transaction
 */
export async function readKutipan(
  db: Parameters<typeof kutipanRepository>[0],
  hasKurir: boolean,
  { shippingId, layanan_kurir }: Metode,
  { kodePos }: Tujuan,
  gram: number | null,
  now: Date,
): Promise<MetodeOngkir['kutipan']> {
  if (!hasKurir || layanan_kurir === '' || gram === null || kodePos === '') return null
  const known = await kutipanRepository(db).list({ kodePos, kg: kgKurir(gram) }, now)
  return known.get(shippingId) ?? null
}
