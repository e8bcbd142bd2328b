/** 4 min: including the timer's interval, a payment without a notification is found within five minutes. */
const EVERY_MS = 4 * 60_000

/** Returns the next check of a pending order: every four minutes after its creation, and at its deadline. */
export function nextCheck(createdAt: Date, payDeadline: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  const at = (Math.floor(age / EVERY_MS) + 1) * EVERY_MS
  return new Date(Math.min(createdAt.getTime() + at, payDeadline.getTime()))
}
