import pLimit from 'p-limit'
import { AppError } from './app-error.ts'

/** Runs `work` as soon as there is room. */
type Run = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits expensive work to `most` concurrent pieces, with `waiting` more in the queue.
 * @throws TERLALU_RAMAI before any work, if the queue is full
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
