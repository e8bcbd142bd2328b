import type { InjectedRequest, openFilledShop } from './filled-shop.ts'
import { median } from './report.ts'
import type { Figure } from './scenario.ts'

type Toko = Awaited<ReturnType<typeof openFilledShop>>

/** Shortest median in ms for which a ratio is meaningful. */
const TOO_FAST = 1

/** A shop of a given size, with the requests to measure it. */
export interface SizedShop<Question> {
  name: string
  toko: Toko
  /** Builds the request. @param round varies the request slightly in each round */
  buildRequest(question: Question, round: number): InjectedRequest
}

/**
 * Sends the same questions alternately to shops of growing size. Each figure compares one shop with the smallest.
 * Explains the queries of the largest shop and counts full table scans; the goal is 0.
 * @param slowerMax maximum ratio to the smallest shop's time, for larger shop number `larger` (0-based)
 */
export async function compareSizes<Question extends { name: string; writes?: boolean }>(
  shops: readonly SizedShop<Question>[],
  questions: readonly Question[],
  rounds: number,
  slowerMax: (question: Question, larger: number) => number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  let scanned = 0
  for (const question of questions) {
    const times = shops.map((): number[] => [])
    for (let round = -3; round < rounds; round++) {
      for (const [index, shop] of shops.entries()) {
        const ms = await shop.toko.ask(shop.buildRequest(question, round + 3))
        if (round >= 0) times[index]?.push(ms)
      }
    }
    const [smallest = [], ...larger] = times
    for (const [index, subject] of larger.entries()) {
      const isMeasurable = median(subject) > TOO_FAST
      figures.push({
        name: `${question.name}: ${shops[index + 1]?.name}`,
        unit: 'ms',
        subject,
        limit: smallest,
        ...(isMeasurable && { goal: { max: slowerMax(question, index) } }),
      })
    }
    // Writing requests are not repeated for EXPLAIN: they find their rows by key.
    const largest = shops.at(-1)
    const scans =
      largest && !question.writes ? await largest.toko.scansOf(largest.buildRequest(question, rounds + 3)) : []
    if (scans.length > 0) console.log(`${question.name} reads ${scans.join(', ')} from end to end`)
    scanned += scans.length
  }
  return [...figures, { name: 'tables read from end to end', unit: '', subject: [scanned], goal: { max: 0 } }]
}
