import { expect, test } from 'vitest'
import type { WhatsAppError } from '#server/whatsapp/errors.ts'
import { nextAttempt } from './next-attempt.ts'

test.each<[WhatsAppError['kind'], number, number | undefined, number | undefined, boolean]>([
  ['transient', 1, undefined, 5_000, false],
  ['transient', 5, undefined, 3_600_000, false],
  ['transient', 6, undefined, undefined, false],
  ['transient', 1, 7, 7_000, false],
  ['recipient-limited', 2, undefined, 30_000, false],
  ['unknown', 1, undefined, 60_000, false],
  ['unknown', 3, undefined, 120_000, false],
  ['unknown', 6, undefined, undefined, false],
  ['rate-limited', 9, undefined, 60_000, true],
  ['rate-limited', 9, 90, 90_000, true],
  ['account', 9, undefined, 300_000, true],
  ['recipient', 1, undefined, undefined, false],
  ['template', 1, 90, undefined, false],
  ['request', 1, undefined, undefined, false],
])(
  'after %s in attempt %i, with a retry-after of %s s, waits %s ms; others wait too: %s',
  (kind, attempts, retryAfter, wait, isHalted) => {
    expect(nextAttempt({ kind, retryAfter }, attempts)).toEqual({ wait, isHalted })
  },
)
