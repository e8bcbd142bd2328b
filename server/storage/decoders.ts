import sharp from 'sharp'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'

// A decoded picture of 40 megapixels takes 160 MB. One thread each, and nothing kept of what was decoded.
sharp.concurrency(1)
sharp.cache(false)

/** For pictures that come in. */
export const decodeInTurn = fewAtOnce(1, 20)

/** For copies that a screen waits for: those who bring pictures do not hold them up. */
export const resizeInTurn = fewAtOnce(1, 200)
