import { type Answers, keptAnswers } from '#server/edge/answers.ts'
import { type Changes, listenForChanges } from '#server/edge/changes.ts'
import type { Deps } from './deps.ts'
import { FEATURES } from './features.ts'

interface OpenAnswers {
  answers: Answers
  changes: Changes
  close(): Promise<void>
}

/**
 * Opens the cache of public responses. Entries expire when the database at `url` announces a change, or at a scheduled time.
 */
export async function openAnswers(
  url: string,
  { db, pulse, clock, log }: Pick<Deps, 'db' | 'pulse' | 'clock' | 'log'>,
): Promise<OpenAnswers> {
  const changes = await listenForChanges(url, { pulse, clock, log })
  const schedule = Object.fromEntries(
    FEATURES.flatMap(({ sumber = {} }) => Object.entries(sumber)).map(([name, { next }]) => [
      name,
      async (after: Date) => next?.(db, after),
    ]),
  )
  return {
    answers: keptAnswers({ changes, clock, schedule }),
    changes,
    close: () => changes.close(),
  }
}
