import { median } from './report.ts'

/** Runs `work` in `count` independent workers for `seconds`. @returns completions per second and the median duration in ms */
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

/** Runs `work` for the pieces 0 to `pieces` - 1, spread over `count` concurrent workers. */
export async function runPieces(pieces: number, count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < pieces; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: count }, worker))
}
