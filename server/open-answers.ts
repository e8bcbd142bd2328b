import { type Answers, keptAnswers } from '#server/edge/answers.ts'
import { listenForChanges } from '#server/edge/changes.ts'
import { artikelRepository } from '#server/features/konten/artikel.repository.ts'
import type { Deps } from './deps.ts'

interface OpenAnswers {
  answers: Answers
  close(): Promise<void>
}

/** Public answers out of memory, made anew when the database at `url` tells of a change, or an article's day comes. */
export async function openAnswers(
  url: string,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
): Promise<OpenAnswers> {
  const changes = await listenForChanges(url, clock, log)
  const artikel = artikelRepository(db)
  return {
    answers: keptAnswers({ changes, clock, schedule: { artikel: (after) => artikel.nextTerbit(after) } }),
    close: () => changes.close(),
  }
}
