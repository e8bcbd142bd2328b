import sharp from 'sharp'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'

// A decoded picture of 40 megapixels takes 160 MB. Use one thread per picture and no cache.
sharp.concurrency(1)
sharp.cache(false)

/** Limiter for uploaded pictures. */
export const decodeInTurn = fewAtOnce(1, 20)

/** Limiter for resized copies on request; separate, so that uploads do not delay them. */
export const resizeInTurn = fewAtOnce(1, 200)
