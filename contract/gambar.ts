import { z } from 'zod'

/** Widths of delivered pictures, in pixels. A requested width in between gets the next larger one. */
export const GAMBAR_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export const GambarParams = z.object({ gambar: z.string().regex(/^[\w-]+\.(?:png|jpg|webp)$/) })
export const GambarQuery = z.object({ w: z.coerce.number<string | number>().pipe(z.int().min(1).max(4000)).optional() })
