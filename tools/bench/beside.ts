import { type LimitServer, type RecordedResponse, record } from './bare.ts'
import { interleave } from './in-turn.ts'
import { type Load, type Request, startGenerator } from './load.ts'
import { cpuMs } from './proc.ts'
import type { Figure, Options } from './scenario.ts'

/** A server under measurement. */
interface Server {
  port: number
  pid: number
}

/** Throughput, latency and processor time in µs per request. */
type Speed = Load & { cpu: number }

/** A request to measure, and the goal for the shop's speed relative to the limit server. */
export interface MeasuredRequest {
  name: string
  request: Request
  /** Goal: minimum share of the limit server's requests per second (0 to 1). */
  goal: number
}

/** Warm-up per server and kind of request in seconds, before any measurement. */
const WARM_SECONDS = 1

/**
 * Measures requests per second, processor time and 99th percentile of the shop next to a server that sends the same responses.
 * Both servers receive every kind of request before the first measurement, like a server in use.
 * Closes the limit server at the end.
 * @param check validates each response before it is measured; throws if it is wrong
 */
export async function compareWithServer(
  shop: Server,
  limit: LimitServer,
  questions: readonly MeasuredRequest[],
  { rounds, seconds, connections }: Options,
  check: (answer: RecordedResponse, question: MeasuredRequest) => void,
): Promise<Figure[]> {
  const generator = startGenerator()
  try {
    const asked: { question: MeasuredRequest; answer: RecordedResponse }[] = []
    for (const question of questions) {
      // Twice: the first request fills the cache, the second returns the response to record.
      await record(shop.port, question.request)
      const answer = await record(shop.port, question.request)
      check(answer, question)
      asked.push({ question, answer })
    }
    const load = ({ port }: Server, { question, answer }: (typeof asked)[number], duration: number) =>
      generator.load(port, [question.request], { connections, seconds: duration, expect: [answer.status] })
    for (const kind of asked) {
      await limit.respondWith(kind.answer)
      for (const server of [shop, limit]) await load(server, kind, WARM_SECONDS)
    }

    const figures: Figure[] = []
    for (const kind of asked) {
      await limit.respondWith(kind.answer)
      const ask = (server: Server) => async (): Promise<Speed> => {
        const before = cpuMs(server.pid)
        const measured = await load(server, kind, seconds)
        return { ...measured, cpu: ((cpuMs(server.pid) - before) * 1000) / measured.requests }
      }
      figures.push(...speedAndWait(kind.question, await interleave(rounds, ask(shop), ask(limit))))
    }
    return figures
  } finally {
    generator.close()
    limit.close()
  }
}

/** Goal: maximum ratio of the shop's 99th percentile to the limit server's. */
const SLOWER_MAX = 3

/** Returns the figures of two servers that were measured alternately. */
export function speedAndWait(
  { name, goal }: Pick<MeasuredRequest, 'name' | 'goal'>,
  { subject, limit }: { subject: Speed[]; limit: Speed[] },
): Figure[] {
  const of = (value: 'perSecond' | 'p99' | 'cpu') => ({
    subject: subject.map((load) => load[value]),
    limit: limit.map((load) => load[value]),
  })
  return [
    { name, unit: '/s', ...of('perSecond'), goal: { min: goal } },
    { name: `${name}, processor`, unit: 'µs', ...of('cpu') },
    { name: `${name}, p99`, unit: 'ms', ...of('p99'), goal: { max: SLOWER_MAX } },
  ]
}
