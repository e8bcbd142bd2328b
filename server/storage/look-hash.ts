import { decodeInTurn, loadSharp } from './decoders.ts'

const [WIDTH, HEIGHT] = [9, 8]
/** Minimum difference of two neighbors in gray levels. Noise of compression is less, so blank paper has no bits. */
const STEP_MIN = 3
/** Pictures with fewer bits are almost blank, and would all look alike. */
const BITS_MIN = 6

/** Maximum different bits of two pictures that count as the same one, compressed, resized or brightened again. */
export const LOOK_DISTANCE_MAX = 6

/**
 * Returns a perceptual hash (dHash): one bit per pair of neighbors in a picture of 9 × 8 gray levels.
 * @returns a signed integer of 64 bits as text; '0' for a blank picture
 * @throws if the file is no picture
 */
export async function lookHash(picture: Uint8Array): Promise<string> {
  const sharp = await loadSharp()
  const gray = await decodeInTurn(() =>
    sharp(picture).greyscale().normalise().resize({ width: WIDTH, height: HEIGHT, fit: 'fill' }).raw().toBuffer(),
  )
  let hash = 0n
  let count = 0
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x + 1 < WIDTH; x++) {
      const [left = 0, right = 0] = [gray[y * WIDTH + x], gray[y * WIDTH + x + 1]]
      const isBrighter = right - left >= STEP_MIN
      hash = (hash << 1n) | (isBrighter ? 1n : 0n)
      if (isBrighter) count++
    }
  return count < BITS_MIN ? '0' : BigInt.asIntN(64, hash).toString()
}
