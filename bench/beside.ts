import { type Answer, record, startBareServer } from './bare.ts'
import { interleave } from './interleave.ts'
import { type Load, type Request, startGenerator } from './load.ts'
import type { Figure, Options } from './scenario.ts'

/** What a request is answered with, and how fast, beside a bare server that sends the same bytes. */
export interface Question {
  name: string
  request: Request
  /** Of the bare server's requests per second, so much at least. */
  goal: number
}

/**
 * Requests per second and 99th percentile of a shop, each beside a bare `node:http` server with the same answer.
 * @param check looks at each answer before it is measured
 */
export async function besideBareServer(
  shopPort: number,
  questions: readonly Question[],
  { rounds, seconds, connections }: Options,
  check: (answer: Answer, question: Question) => void,
): Promise<Figure[]> {
  const generator = startGenerator()
  const bare = await startBareServer()
  try {
    const figures: Figure[] = []
    for (const question of questions) {
      // Twice: once to have it made, once to have it as everybody gets it.
      await record(shopPort, question.request)
      const answer = await record(shopPort, question.request)
      check(answer, question)
      await bare.answerWith(answer)
      const ask = (port: number) => () =>
        generator.load(port, [question.request], { connections, seconds, expect: [answer.status] })
      figures.push(...speedAndWait(question, await interleave(rounds, ask(shopPort), ask(bare.port))))
    }
    return figures
  } finally {
    generator.close()
    bare.close()
  }
}

/** Of the limit's 99th percentile, so much at most. */
const SLOWER_MAX = 3

/** The figures of two sides measured in turn. */
export function speedAndWait(
  { name, goal }: Pick<Question, 'name' | 'goal'>,
  { subject, limit }: { subject: Load[]; limit: Load[] },
): Figure[] {
  const of = (value: 'perSecond' | 'p99') => ({
    subject: subject.map((load) => load[value]),
    limit: limit.map((load) => load[value]),
  })
  return [
    { name, unit: '/s', ...of('perSecond'), goal: { min: goal } },
    { name: `${name}, p99`, unit: 'ms', ...of('p99'), goal: { max: SLOWER_MAX } },
  ]
}
