import { z } from 'zod'
import { callService } from '#server/kernel/call-service.ts'
import { traceHeaders } from '#server/kernel/trace.ts'
import { type Kurir, KurirError, type Kutipan, type TrackingResult } from './kurir.ts'

/* Couriers through Biteship: biteship.com/en/docs/api, "Rates" and "Retrieve a Public Tracking". */

interface Options {
  /** Origin of the API, https://api.biteship.com */
  url: string
  apiKey: string
  /** Postal code of the sender. */
  originPostcode: string
  timeoutMs?: number
}

const Rates = z.object({
  success: z.literal(true),
  pricing: z.array(
    z.object({
      courier_code: z.string(),
      courier_service_code: z.string(),
      price: z.int().nonnegative(),
      /** '1 - 2', or '8' */
      shipment_duration_range: z.string().optional(),
      shipment_duration_unit: z.string().optional(),
    }),
  ),
})

const Tracking = z.object({
  success: z.literal(true),
  status: z.string().optional(),
  history: z.array(z.object({ note: z.string(), updated_at: z.iso.datetime({ offset: true }) })),
})

/** Final states: no more events follow. */
const FINAL_STATES = new Set(['delivered', 'returned', 'rejected', 'cancelled', 'disposed'])

/** Courier names as offices write them, and Biteship's codes. Of two names with a common prefix, the longer one comes first. */
const COURIER_CODES: readonly (readonly [RegExp, string])[] = [
  [/\bsicepat\b/i, 'sicepat'],
  [/\banter ?aja\b/i, 'anteraja'],
  [/\bj ?[&n] ?t\b/i, 'jnt'],
  [/\bjne\b/i, 'jne'],
  [/\btiki\b/i, 'tiki'],
  [/\bninja\b/i, 'ninja'],
  [/\blion\b/i, 'lion'],
  [/\bsap\b/i, 'sap'],
  [/\bid ?express\b/i, 'idexpress'],
  [/\bpaxel\b/i, 'paxel'],
  [/\brpx\b/i, 'rpx'],
  [/\bpos\b/i, 'pos'],
]

/** Parses a transit time to whole days; hours are rounded up. */
function hariOf(range = '', unit = 'days'): Kutipan['hari'] {
  const [min, max = min] = (range.match(/\d+/g) ?? []).map(Number)
  if (min === undefined || max === undefined || min > max) return null
  return /hour/i.test(unit) ? { min: Math.ceil(min / 24), maks: Math.ceil(max / 24) } : { min, maks: max }
}

export function biteshipClient({ url, apiKey, originPostcode, timeoutMs = 3000 }: Options): Kurir {
  async function request(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; json: unknown }> {
    try {
      const answer = await callService(`${url}${path}`, {
        method,
        headers: {
          ...traceHeaders(),
          authorization: apiKey,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.body.text()
      // PostgreSQL's text cannot store this character.
      return { status: answer.statusCode, json: text.includes('\\u0000') ? undefined : JSON.parse(text) }
    } catch (error) {
      throw new KurirError(`Biteship did not answer: ${(error as Error).name}`)
    }
  }

  return {
    async quote({ kodePos }, { gram, nilai }, layanan) {
      const { status, json } = await request('POST', '/v1/rates/couriers', {
        origin_postal_code: Number(originPostcode),
        destination_postal_code: Number(kodePos),
        couriers: [...new Set(layanan.map((item) => item.split(':')[0]))].join(','),
        // One parcel: weights of items are multiplied by their quantities.
        items: [{ name: 'Produk kesehatan ikan', value: nilai, weight: gram, quantity: 1 }],
      })
      const rates = Rates.safeParse(json)
      // Biteship responds with 400 and a code if no courier delivers to the destination.
      if (!rates.success && status === 400) return new Map()
      if (!rates.success) throw new KurirError(`Biteship answered ${status}: ${messageOf(json)}`)
      const kutipan = rates.data.pricing.map((item): [string, Kutipan] => [
        `${item.courier_code}:${item.courier_service_code}`,
        { biaya: item.price, hari: hariOf(item.shipment_duration_range, item.shipment_duration_unit) },
      ])
      return new Map(kutipan.filter(([name]) => layanan.includes(name)))
    },

    async track(kurir, resi): Promise<TrackingResult | undefined> {
      const kode = COURIER_CODES.find(([name]) => name.test(kurir))?.[1]
      if (!kode) return undefined
      const { status, json } = await request('GET', `/v1/trackings/${encodeURIComponent(resi)}/couriers/${kode}`)
      const tracking = Tracking.safeParse(json)
      if (!tracking.success) {
        if (status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429) return undefined
        throw new KurirError(`Biteship answered ${status}: ${messageOf(json)}`)
      }
      const langkah = tracking.data.history
        .map(({ note, updated_at }) => ({ waktu: new Date(updated_at), teks: note.trim().slice(0, 300) }))
        .filter(({ teks }) => teks !== '')
        .sort((a, b) => a.waktu.getTime() - b.waktu.getTime())
      return { langkah, selesai: FINAL_STATES.has(tracking.data.status?.toLowerCase() ?? '') }
    },
  }
}

const ErrorBody = z.object({ error: z.string().optional(), message: z.string().optional() })

function messageOf(json: unknown): string {
  const { data } = ErrorBody.safeParse(json)
  return (data?.error ?? data?.message ?? 'no message').slice(0, 300)
}
