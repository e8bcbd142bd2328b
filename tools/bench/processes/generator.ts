import { connect, type Socket } from 'node:net'
import type { Load, Plan } from '#tools/bench/load.ts'

/*
 * The load generator. It uses bare sockets and only counts responses, so that it outpaces the fastest server under test, a bare
 * node:http server.
 */

process.on('message', async (plan: Plan) => process.send?.(await load(plan)))

async function load({ port, connections, seconds, requests }: Plan): Promise<Load> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let next = 0
  const began = performance.now()
  const end = began + seconds * 1000

  /** Runs one connection until the time is over and its last response has arrived. */
  function work(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let sentAt = 0
    let head = ''
    let missing = 0

    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(256 * 1024), callback: (length, buffer) => read(buffer as Buffer, length) },
    })
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => (performance.now() < end ? reject(new Error('a connection was closed')) : resolve()))

    function send(): void {
      sentAt = performance.now()
      if (sentAt >= end) return void socket.end()
      socket.write(requests[next++ % requests.length] as Buffer)
    }

    function read(buffer: Buffer, length: number): boolean {
      let from = 0
      if (missing === 0) {
        const stop = buffer.subarray(0, length).indexOf('\r\n\r\n')
        head += buffer.toString('latin1', 0, stop < 0 ? length : stop)
        if (stop < 0) return true
        from = stop + 4
        missing = startAnswer()
      }
      missing -= length - from
      if (missing === 0) finishAnswer()
      return true
    }

    function startAnswer(): number {
      const status = head.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
      const size = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (!size && status !== '304' && status !== '204') reject(new Error(`an answer of no known length: ${head}`))
      head = ''
      return Number(size ?? 0)
    }

    function finishAnswer(): void {
      times.push(performance.now() - sentAt)
      send()
    }
    return promise
  }

  await Promise.all(Array.from({ length: connections }, work))
  const took = (performance.now() - began) / 1000
  const sorted = Float64Array.from(times).sort()
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    requests: sorted.length,
    perSecond: sorted.length / took,
    p50: quantile(0.5),
    p99: quantile(0.99),
    max: quantile(1),
    statuses,
  }
}
