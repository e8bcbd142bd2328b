import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createClock } from '#dev/midtrans-simulator/clock.ts'
import { until } from '#dev/midtrans-simulator/test-support.ts'
import { createWhatsApp } from '#server/whatsapp/client.ts'
import { verifySignature } from '#server/whatsapp/signature.ts'
import { parseWebhook, type WebhookEvents } from '#server/whatsapp/webhook.ts'
import type { WhatsAppSimulatorOptions } from './simulation.ts'
import { startWhatsAppSimulator } from './simulator.ts'

const ACCOUNT = { token: 'EAA-token', appSecret: 's3cr3t', phoneNumberId: '111', wabaId: '222' }

export interface Received {
  raw: string
  isSigned: boolean
  events: WebhookEvents | undefined
}

/** Starts a simulator, its client, and a shop that records webhooks and answers with `replies`, then 200. */
export async function startWhatsAppSandbox(options: Partial<WhatsAppSimulatorOptions> = {}) {
  const received: Received[] = []
  const replies: number[] = []
  const shop = createServer(async (request, response) => {
    const raw = await buffer(request)
    const header = request.headers['x-hub-signature-256'] as string | undefined
    const isSigned = verifySignature(raw, header, ACCOUNT.appSecret)
    received.push({ raw: raw.toString(), isSigned, events: parseWebhook(raw) })
    response.writeHead(replies.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const { port } = shop.address() as AddressInfo
  const clock = createClock()
  const webhookUrl = `http://127.0.0.1:${port}/`
  const simulator = await startWhatsAppSimulator({
    ...ACCOUNT,
    port: 0,
    webhookUrl,
    clock,
    seed: 1,
    timeScale: 0.001,
    ...options,
  })
  const client = (changes: Partial<Parameters<typeof createWhatsApp>[0]> = {}) =>
    createWhatsApp({ ...ACCOUNT, baseUrl: `${simulator.url}/v26.0`, ...changes })

  // biome-ignore lint/suspicious/noExplicitAny: the tests look into many shapes, and fail where one is not as expected
  async function hook(path: string, body?: unknown): Promise<any> {
    const response = await fetch(`${simulator.url}/__sim/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return text ? JSON.parse(text) : undefined
  }

  await hook('config', { stateMs: 1, approveMs: 0 })
  return {
    simulator,
    whatsapp: client(),
    client,
    hook,
    received,
    replies,
    clock,
    webhookUrl,
    statuses: () => received.flatMap(({ events }) => events?.statuses ?? []),
    inbound: () => received.flatMap(({ events }) => events?.messages ?? []),
    until,
    async [Symbol.asyncDispose]() {
      await simulator.close()
      shop.closeAllConnections()
      shop.close()
    },
  }
}
