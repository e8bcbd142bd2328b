import { z } from 'zod'

/** Disease classes that a product is for. */
export const KelasPenyakit = z.enum(['B', 'J', 'V', 'P', 'N', 'L'])
