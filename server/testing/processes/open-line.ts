import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FaultyProxy {
  /** URL of the database through this proxy. */
  url: string
  /** Closes every connection, and rejects new ones. */
  cut(): void
  /** Keeps every connection open, but forwards nothing. */
  freeze(): void
  restore(): void
  /** Simulates a change of the address's machine: open connections become silent, new ones work. */
  move(): void
  close(): Promise<void>
}

/** Starts a proxy in front of a database that can be interrupted, to simulate an outage. */
export async function openFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const far = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const onward = connect(Number(far.port), far.hostname)
    for (const [from, to] of [
      [near, onward],
      [onward, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      if (isFrozen) from.pause()
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const near = new URL(databaseUrl)
  near.hostname = '127.0.0.1'
  near.port = String((server.address() as AddressInfo).port)

  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: near.href,
    cut,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    restore() {
      isCut = false
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    move() {
      isFrozen = false
    },
    async close() {
      cut()
      await once(server.close(), 'close')
    },
  }
}
