import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SimulatorOptions } from './config.ts'
import type { JsonObject } from './json.ts'
import { startSimulator } from './simulator.ts'

export const serverKey = 'SB-Mid-server-abc123cde456'
export const clientKey = 'SB-Mid-client-abc123cde456'

interface Notification {
  [field: string]: string
}
/** Response of the merchant: a status, a status with a location, or none. */
type Reply = number | { status: number; location?: string } | 'never'

/** Starts a simulator, and a merchant's server that records notifications and sends the given responses. */
export async function startSandbox(options: Partial<SimulatorOptions> = {}) {
  const received: { path: string; method: string; agent: string; body: Notification }[] = []
  const replies: Reply[] = []
  const merchant = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { url: path = '', method = '', headers } = request
      received.push({ path, method, agent: headers['user-agent'] ?? '', body: JSON.parse(text || '{}') })
      const reply = replies.shift() ?? 200
      if (reply === 'never') return
      const { status, location } = typeof reply === 'number' ? { status: reply } : reply
      response.writeHead(status, location ? { location } : {}).end()
    })
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  const merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  const simulator = await startSimulator({
    port: 0,
    serverKey,
    clientKey,
    notificationUrl: `${merchantUrl}/notification`,
    timeScale: 0.00005,
    ...options,
  })

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(simulator.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: the tests look into many shapes, and fail where one is not as expected
    return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : undefined) as any }
  }
  const authorization = `Basic ${btoa(`${serverKey}:`)}`

  return {
    simulator,
    merchantUrl,
    received,
    replies,
    /** Calls the documented API with the right key. */
    api: (method: string, path: string, body?: unknown, headers = {}) =>
      send(method, path, body, { authorization, ...headers }),
    /** Sends a request without a key. */
    send,
    hook: async (path: string, body?: unknown) =>
      (await send(body === undefined ? 'GET' : 'POST', `/__sim${path}`, body)).body,
    async createToken(order_id: string, extra: JsonObject = {}, headers: Record<string, string> = {}) {
      const transaction_details = { order_id, gross_amount: 25_000 }
      const { body } = await send(
        'POST',
        '/snap/v1/transactions',
        { transaction_details, ...extra },
        { authorization, ...headers },
      )
      return body as { token: string; redirect_url: string; error_messages?: string[] }
    },
    statuses: () => received.map(({ body }) => body.transaction_status),
    async [Symbol.asyncDispose]() {
      await simulator.close()
      merchant.closeAllConnections()
      merchant.close()
    },
  }
}

/** Polls until the check holds, for at most 10 s. @throws if it does not hold by then */
export async function until(check: () => unknown, what: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Never happened: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
