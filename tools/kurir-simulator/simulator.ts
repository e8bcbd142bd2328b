import type { AddressInfo } from 'node:net'
import fastify, { type FastifyReply } from 'fastify'
import { z } from 'zod'

export interface KurirSimulatorOptions {
  /** Port to listen on; 0 = any free port. */
  port: number
  /** Required API key. Requests with another key are rejected as Biteship rejects them. */
  apiKey?: string
}

export interface KurirSimulator {
  url: string
  close(): Promise<void>
}

/** Faults that a test or a developer can request in place of a response. */
const TROUBLES = ['500', '401', 'hang', 'html', 'reset'] as const
type Trouble = (typeof TROUBLES)[number]

const Rates = z.object({
  origin_postal_code: z.number(),
  destination_postal_code: z.number(),
  couriers: z.string(),
  items: z
    .array(z.object({ weight: z.number().positive(), quantity: z.number().positive(), value: z.number() }))
    .min(1),
})

/** Courier services: price in rupiah per started kilogram, and delivery time in days. */
const LAYANAN = [
  { company: 'jne', courier_service_code: 'reg', courier_service_name: 'Reguler', kg: 14_000, hari: '2 - 4' },
  { company: 'jne', courier_service_code: 'yes', courier_service_name: 'Yakin Esok Sampai', kg: 31_000, hari: '1 - 1' },
  { company: 'sicepat', courier_service_code: 'reg', courier_service_name: 'Reguler', kg: 12_500, hari: '1 - 3' },
  { company: 'jnt', courier_service_code: 'ez', courier_service_name: 'EZ', kg: 13_000, hari: '2 - 3' },
]

const LANGKAH = [
  { status: 'picked', note: 'Paket sudah diambil kurir' },
  { status: 'droppingOff', note: 'Paket tiba di kota tujuan' },
  { status: 'delivered', note: 'Paket diterima oleh PENERIMA' },
]
/** Tracking numbers that encode the delivery state: 'RESI-2' has passed two steps. */
const STEP_SUFFIX = /-(\d)$/

/**
 * Starts a server that responds as Biteship does: courier rates and parcel tracking.
 * No courier delivers to postal codes that start with 99.
 * `POST /__sim/kendala` {kind, times} replaces the next responses by faults.
 */
export async function startKurirSimulator({
  port,
  apiKey = 'biteship_test.simulator',
}: KurirSimulatorOptions): Promise<KurirSimulator> {
  const app = fastify({ forceCloseConnections: true })
  let trouble: { kind: Trouble; times: number } = { kind: '500', times: 0 }

  app.post('/__sim/kendala', async (request) => {
    trouble = z.object({ kind: z.enum(TROUBLES), times: z.int().nonnegative() }).parse(request.body)
    return { ok: true }
  })

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.startsWith('/__sim')) return
    if (trouble.times > 0) {
      trouble.times--
      return spoil(reply, trouble.kind)
    }
    if (request.headers.authorization !== apiKey) return spoil(reply, '401')
  })

  app.post('/v1/rates/couriers', async (request, reply) => {
    const { success, data } = Rates.safeParse(request.body)
    if (!success) return refuse(reply, 400, 40001001, 'Failed due to invalid or missing parameters')
    if (String(data.destination_postal_code).startsWith('99'))
      return refuse(reply, 400, 40001010, 'No courier available for the requested location')
    const gram = data.items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0)
    const selected = LAYANAN.filter(({ company }) => data.couriers.split(',').includes(company))
    return {
      success: true,
      object: 'courier_pricing',
      message: 'Success to retrieve courier pricing',
      code: 20001003,
      origin: { postal_code: data.origin_postal_code },
      destination: { postal_code: data.destination_postal_code },
      pricing: selected.map(({ kg, hari, company, ...one }) => ({
        ...one,
        company,
        courier_code: company,
        courier_name: company.toUpperCase(),
        duration: `${hari} days`,
        shipment_duration_range: hari,
        shipment_duration_unit: 'days',
        type: one.courier_service_code,
        price: kg * Math.max(1, Math.ceil(gram / 1000)),
      })),
    }
  })

  app.get<{ Params: { resi: string; kurir: string } }>(
    '/v1/trackings/:resi/couriers/:kurir',
    async (request, reply) => {
      const { resi, kurir } = request.params
      const passedSteps = Number(STEP_SUFFIX.exec(resi)?.[1] ?? 0)
      const langkah = LANGKAH.slice(0, passedSteps)
      const [latest] = langkah.slice(-1)
      if (!latest) return refuse(reply, 400, 40003001, 'Waybill ID not found')
      return {
        success: true,
        object: 'tracking',
        waybill_id: resi,
        courier: { company: kurir, name: null, phone: null },
        history: langkah.map(({ note, status }, at) => ({
          note,
          status,
          updated_at: `2026-11-${String(20 + at).padStart(2, '0')}T10:00:00+07:00`,
        })),
        link: null,
        status: latest.status,
      }
    },
  )

  await app.listen({ port, host: '127.0.0.1' })
  const { port: taken } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${taken}`, close: () => app.close() }
}

const refuse = (reply: FastifyReply, status: number, code: number, error: string) =>
  reply.code(status).send({ success: false, error, code })

function spoil(reply: FastifyReply, kind: Trouble) {
  if (kind === '401') return refuse(reply, 401, 40000001, 'Authorization failed')
  if (kind === 'html') return reply.type('text/html').send('<html><body>Bad gateway</body></html>')
  if (kind === '500') return refuse(reply, 500, 50000001, 'Something went wrong')
  reply.hijack()
  if (kind === 'reset') reply.raw.socket?.resetAndDestroy()
  return reply
}
