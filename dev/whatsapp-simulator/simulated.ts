import { randomBytes } from 'node:crypto'
import { createWhatsApp } from '#server/whatsapp/client.ts'
import type { WhatsApp } from '#server/whatsapp/whatsapp.ts'

const randomSecret = () => randomBytes(16).toString('hex')

/** Account of the simulator. Its secrets differ in each process: the source code is public, and the webhook's address as well. */
export const SIMULATED = {
  token: randomSecret(),
  appSecret: randomSecret(),
  phoneNumberId: '100000000000001',
  wabaId: '200000000000002',
}

interface Options {
  /** Port on this machine; 0 or undefined for any free one. */
  port?: number
  /** Address of the shop's webhook, which receives events signed with SIMULATED.appSecret. */
  webhookUrl: string
  /** File that keeps templates and windows over a restart. */
  stateFile?: string
}

/** WhatsApp of a shop without a token. */
export interface SimulatedWhatsApp {
  whatsapp: WhatsApp
  /** Starts the simulator if it does not run. @returns its address, whose page shows the messages */
  start(): Promise<string>
  /** Address of the running simulator; undefined before the first use. */
  url(): string | undefined
  close(): Promise<void>
}

/** Returns a client of the simulator, which starts at the first call, so that a shop without WhatsApp does not load it. */
export function simulateWhatsApp({ port = 0, ...options }: Options): SimulatedWhatsApp {
  let starting: ReturnType<typeof run> | undefined
  let url: string | undefined

  async function run() {
    const { startWhatsAppSimulator } = await import('./simulator.ts')
    const simulator = await startWhatsAppSimulator({ ...SIMULATED, ...options, port })
    url = simulator.url
    return simulator
  }

  async function start() {
    starting ??= run()
    // The next call starts it again.
    starting.catch(() => {
      starting = undefined
    })
    return (await starting).url
  }

  return {
    whatsapp: createWhatsApp({ ...SIMULATED, baseUrl: async () => `${await start()}/v26.0` }),
    start,
    url: () => url,
    async close() {
      await (await starting?.catch(() => undefined))?.close()
    },
  }
}
