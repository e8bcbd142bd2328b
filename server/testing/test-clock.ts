import { randomInt } from 'node:crypto'
import { dateWib, formatTime, midnightWib, parseWib } from '#contract/wib.ts'
import { seededRandom } from './seeded-random.ts'

/*
 * TEST_CLOCK sets the clock of a test run: an ISO 8601 time with its zone, or `random` for a time in the next two years. The
 * clock runs from there, in Vitest's workers and in the processes that tests start. TEST_SEED repeats a random time and the
 * order of the tests.
 *
 * PostgreSQL's clock stays the system clock. The shop compares database timestamps only with each other (leases of jobs, files
 * of a release, the outbox of changes, point-in-time restore), because the two clocks may differ on any installation. A shifted
 * run fails if the shop mixes them; tests read the database's time from the database.
 */

const SHIFT = 'TEST_CLOCK_SHIFT'
const PRELOAD = `--import=${new URL('shift-date.ts', import.meta.url).href}`
const DAY_MS = 86_400_000

/**
 * Reads the settings of this run, for `vitest.config.ts`, and prints how to repeat a run with a shifted clock. Vitest reads its
 * configuration once per project, so the first choice is stored in the environment.
 */
export function startTestClock(): { seed: number; execArgv: string[] } {
  process.env.TEST_SEED ||= String(randomInt(2 ** 31))
  const { TEST_SEED, TEST_CLOCK } = process.env
  if (TEST_CLOCK && !process.env[SHIFT]) {
    const now = Date.now()
    const moment = TEST_CLOCK === 'random' ? randomMoment(Number(TEST_SEED), new Date(now)) : new Date(TEST_CLOCK)
    if (Number.isNaN(moment.getTime())) throw new Error(`TEST_CLOCK=${TEST_CLOCK} is neither "random" nor a moment`)
    process.env[SHIFT] = String(moment.getTime() - now)
    const repeat = `TEST_SEED=${TEST_SEED} TEST_CLOCK=${moment.toISOString()}`
    console.log(`The tests' clock starts at ${formatTime(moment)}. Repeat with ${repeat}`)
  }
  return { seed: Number(TEST_SEED), execArgv: TEST_CLOCK ? [PRELOAD] : [] }
}

/** Returns the environment variables that give a Node process the clock of this one. */
export function clockEnvironment(): Record<string, string> {
  const shift = process.env[SHIFT]
  return shift ? { [SHIFT]: shift, NODE_OPTIONS: PRELOAD } : {}
}

/** Returns a time from next month to two years ahead. First and last days of a month and times around midnight are frequent. */
function randomMoment(seed: number, now: Date): Date {
  const below = seededRandom(seed)
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  const hari = dateWib(new Date(now.getTime() + (32 + below(698)) * DAY_MS))
  const monthStart = `${hari.slice(0, 8)}01`
  const monthEnd = dateWib(midnightWib(parseWib(monthStart), 1))
  // 06:59 WIB is the last minute of a day in UTC.
  return parseWib(`${pick([hari, hari, monthStart, monthEnd])} ${pick(['00:01', '06:59', '12:00', '23:58'])}:00`)
}
