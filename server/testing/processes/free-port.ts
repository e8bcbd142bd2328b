import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns an unused port below the range for outgoing connections, so that it stays free while a killed shop restarts, and above
 * the ports of Vite and Vitest (24678 and 23315). Even, because a shop's payment simulator listens on the next port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 2 * randomInt(12_500, 16_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
