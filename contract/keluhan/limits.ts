import { dateWib, midnightWib } from '#contract/wib.ts'

/* Limits of complaints, as promised in the terms: the single source for both. */

/** Days after the delivery in which a complaint is accepted. */
export const KELUHAN_HARI = 7
/** Response time of the shop, in working days. */
export const ANSWER_WORKDAYS = 3
/** Maximum number of photos of a complaint. */
export const FOTO_KELUHAN_MAX = 4
/** Retention period of photos after a complaint is closed, in days. */
export const FOTO_KEEP_HARI = 365

/** Returns the promised response time: the end of the third working day after `since`, Monday to Friday, in Jakarta. */
export function answerBefore(since: Date): Date {
  let [passed, hari] = [0, 0]
  while (hari < ANSWER_WORKDAYS) {
    passed++
    if (isWorkday(midnightWib(since, -passed))) hari++
  }
  return midnightWib(since, -passed - 1)
}

/** True if the day is a working day. @param night midnight at the start of the day */
const isWorkday = (night: Date) => ![0, 6].includes(new Date(`${dateWib(night)}T00:00:00Z`).getUTCDay())
