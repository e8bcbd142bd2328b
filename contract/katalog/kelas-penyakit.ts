import { z } from 'zod'

/** Disease classes that a product is for: bakteri, jamur, virus, parasit, nutrisi, lingkungan. */
export const KelasPenyakit = z.enum(['B', 'J', 'V', 'P', 'N', 'L'])
