import { fewAtOnce } from '#server/kernel/few-at-once.ts'

/**
 * Loads the picture library with its first picture: a shop that decodes none saves its memory. A decoded picture of 40
 * megapixels takes 160 MB, so it uses one thread per picture and no cache.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Limiter for uploaded pictures. */
export const decodeInTurn = fewAtOnce(1, 20)

/** Limiter for resized copies on request; separate, so that uploads do not delay them. */
export const resizeInTurn = fewAtOnce(1, 200)
