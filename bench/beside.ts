import { type Answer, type LimitServer, record } from './bare.ts'
import { interleave } from './in-turn.ts'
import { type Load, type Request, startGenerator } from './load.ts'
import { cpuMs } from './proc.ts'
import type { Figure, Options } from './scenario.ts'

/** One of two servers that are measured in turn. */
interface Server {
  port: number
  pid: number
}

/** How fast a server was, and what it cost: microseconds of processor time per request. */
type Speed = Load & { cpu: number }

/** What is asked, and how close to the limit the answers are to come. */
export interface Question {
  name: string
  request: Request
  /** Of the bare server's requests per second, so much at least. */
  goal: number
}

/** How long each server is asked for each kind before anything is measured. */
const WARM_SECONDS = 1

/**
 * Requests per second, processor time and 99th percentile of a shop, each beside a server that gives the same answer. Both
 * have seen every kind of request before the first is measured, as a server in use has. The limit is closed at the end.
 * @param check looks at each answer before it is measured
 */
export async function besideServer(
  shop: Server,
  limit: LimitServer,
  questions: readonly Question[],
  { rounds, seconds, connections }: Options,
  check: (answer: Answer, question: Question) => void,
): Promise<Figure[]> {
  const generator = startGenerator()
  try {
    const asked: { question: Question; answer: Answer }[] = []
    for (const question of questions) {
      // Twice: once to have it made, once to have it as everybody gets it.
      await record(shop.port, question.request)
      const answer = await record(shop.port, question.request)
      check(answer, question)
      asked.push({ question, answer })
    }
    const load = ({ port }: Server, { question, answer }: (typeof asked)[number], duration: number) =>
      generator.load(port, [question.request], { connections, seconds: duration, expect: [answer.status] })
    for (const kind of asked) {
      await limit.answerWith(kind.answer)
      for (const server of [shop, limit]) await load(server, kind, WARM_SECONDS)
    }

    const figures: Figure[] = []
    for (const kind of asked) {
      await limit.answerWith(kind.answer)
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

/** Of the limit's 99th percentile, so much at most. */
const SLOWER_MAX = 3

/** The figures of two sides measured in turn. */
export function speedAndWait(
  { name, goal }: Pick<Question, 'name' | 'goal'>,
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
