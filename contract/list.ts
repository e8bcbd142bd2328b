import { z } from 'zod'
import { TOTAL_MAX } from './total.ts'

/*
 * Lists of the back office. The database pages, sorts, filters and counts them. The count stops at TOTAL_MAX, so that a list of
 * a million rows costs as much as one of ten thousand. Users narrow the search to find further rows.
 */

export const LINES_PER_HALAMAN = 20

/** Query parameters of every list. Lists add `urut`: a column name, with a leading minus for descending order. */
export const ListQuery = z.object({
  q: z.string().trim().max(100).optional(),
  page: z.coerce.number<string | number>().pipe(z.int().min(1).max(TOTAL_MAX)).default(1),
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(100)).default(LINES_PER_HALAMAN),
})

/** Query of a list whose URL the specification fixes: without paging it returns the whole list, up to 1,000 rows. */
export const WholeListQuery = ListQuery.extend({
  limit: z.coerce.number<string | number>().pipe(z.int().min(1).max(1000)).default(1000),
})
