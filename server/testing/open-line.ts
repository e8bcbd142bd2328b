import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line {
  /** The same database, at the near end of the line. */
  url: string
  /** Ends every connection, and takes no new one. */
  cut(): void
  /** Lets every connection stand, and nothing through. */
  freeze(): void
  restore(): void
  /** As when the address moves to another machine: what stands says nothing any more, what is new gets through. */
  move(): void
  close(): Promise<void>
}

/** A line to a database that can be cut, as when the database goes away. */
export async function openLine(databaseUrl: string): Promise<Line> {
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
