import { createWhatsApp } from './client.ts'
import type { WhatsApp } from './whatsapp.ts'

/** Secrets of the simulator only, because they are public in the source code. */
export const SIMULATED = {
  token: 'simulated-token',
  appSecret: 'simulated-app-secret',
  verifyToken: 'simulated-verify-token',
  phoneNumberId: '100000000000001',
  wabaId: '200000000000002',
}

interface Options {
  /** Port on this machine; 0 or undefined for any free one. */
  port?: number
  /** Address of the shop's webhook, which receives events signed with SIMULATED.appSecret. */
  webhookUrl: string
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
export function simulateWhatsApp({ port = 0, webhookUrl }: Options): SimulatedWhatsApp {
  let starting: ReturnType<typeof run> | undefined
  let url: string | undefined

  async function run() {
    const { startWhatsAppSimulator } = await import('#dev/whatsapp-simulator/simulator.ts')
    const simulator = await startWhatsAppSimulator({ ...SIMULATED, port, webhookUrl })
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
