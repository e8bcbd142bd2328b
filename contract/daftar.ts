import { z } from 'zod'
import { TOTAL_MAX } from './total.ts'

/*
 * The lists of the back office. They are paged, sorted and filtered by the database, and counted up to a bound, so that
 * a list of a million rows costs what a list of ten thousand costs. Who looks for more narrows the search.
 */

export const BARIS_PER_HALAMAN = 20

/** What every list takes from its address. `urut` names a column; a minus in front turns it round. */
export const DaftarQuery = z.object({
  q: z.string().trim().max(100).optional(),
  page: z.coerce.number<string | number>().pipe(z.int().min(1).max(TOTAL_MAX)).default(1),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(100)).default(BARIS_PER_HALAMAN),
})

/** The same for a list whose address the specification fixes: who asks for no page gets it whole, up to 1,000. */
export const DaftarUtuhQuery = DaftarQuery.extend({
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1000)).default(1000),
})
