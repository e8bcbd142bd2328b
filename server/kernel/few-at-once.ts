import pLimit from 'p-limit'
import { AppError } from './app-error.ts'

/** Runs what it is given, when there is room for it. */
type Run = <T>(work: () => Promise<T>) => Promise<T>

/**
 * For work that costs: at most `most` pieces at once, and `waiting` behind them.
 * @throws TERLALU_RAMAI, before any work is done, for who comes when all places are taken
 */
export function fewAtOnce(most: number, waiting: number): Run {
  const limit = pLimit(most)
  return (work) => {
    if (limit.activeCount >= most && limit.pendingCount >= waiting)
      return Promise.reject(new AppError('TERLALU_RAMAI', { retryAfter: RETRY_AFTER }))
    return limit(work)
  }
}

/** Seconds. */
const RETRY_AFTER = 3
