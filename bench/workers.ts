import { median } from './report.ts'

/** How often so many workers, each by itself, get it done in a second, and how long it takes in the median. */
export async function workers(count: number, seconds: number, work: (at: number) => Promise<unknown>) {
  const times: number[] = []
  const began = performance.now()
  const worker = async () => {
    for (let now = began, at = 0; now - began < seconds * 1000; at++) {
      await work(at)
      times.push(performance.now() - now)
      now = performance.now()
    }
  }
  await Promise.all(Array.from({ length: count }, worker))
  const requests = times.length
  return { requests, perSecond: (requests * 1000) / (performance.now() - began), p50: median(times) }
}

/** Gets so many pieces of work done, by so many workers side by side. */
export async function share(pieces: number, count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < pieces; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: count }, worker))
}
