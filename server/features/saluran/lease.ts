/** 12 h: more than any wait. A later time was written before the system clock moved back. */
export const AHEAD_MS = 12 * 3_600_000
/** 60 s: lease of a delivery that is being sent, longer than the timeout of its service. */
export const LEASE_MS = 60_000
/** Attempts without an answer. Each may have reached the person, so there is one more after the first, and then none. */
export const UNANSWERED_MAX = 2
/** Deliveries claimed at once. */
export const CLAIM_MAX = 50
