import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port that nobody uses, below those that the system gives to outgoing connections: it stays free while a shop that
 * was killed is started again. Even, because a shop's own payment simulator listens on the next one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 2 * randomInt(10_000, 15_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
