import type { Asked, openFilledShop } from './filled-shop.ts'
import { median } from './report.ts'
import type { Figure } from './scenario.ts'

type Toko = Awaited<ReturnType<typeof openFilledShop>>

/** Below this, in milliseconds, a ratio says nothing. */
const TOO_FAST = 1

/** A shop of some size, and how it is asked. */
export interface Grown<Question> {
  name: string
  toko: Toko
  /** @param round changes what is asked a little each time */
  toAsked(question: Question, round: number): Asked
}

/**
 * Asks shops of growing sizes the same, turn by turn: each figure is one shop beside the smallest. The queries of the
 * largest are explained as well: no table may be read from end to end.
 * @param slowerMax so much of the smallest shop's time is wanted at most, of the larger ones from 0 on
 */
export async function compareSizes<Question extends { name: string; writes?: boolean }>(
  shops: readonly Grown<Question>[],
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
        const ms = await shop.toko.ask(shop.toAsked(question, round + 3))
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
    // What writes is not asked a second time to be explained: it finds its rows by key.
    const largest = shops.at(-1)
    const scans = largest && !question.writes ? await largest.toko.scansOf(largest.toAsked(question, rounds + 3)) : []
    if (scans.length > 0) console.log(`${question.name} reads ${scans.join(', ')} from end to end`)
    scanned += scans.length
  }
  return [...figures, { name: 'tables read from end to end', unit: '', subject: [scanned], goal: { max: 0 } }]
}
