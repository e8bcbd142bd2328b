import { poolOf } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Files } from '#server/edge/files.ts'
import type { Load } from '#server/http/load.ts'
import type { Metrics } from './metrics.ts'

/** Adds metrics of this process: its requests, connections, caches and disks. */
export function addProcessFigures(
  metrics: Metrics,
  { db, answers, space, load, files }: Pick<Deps, 'db' | 'answers' | 'space'> & { load: Load; files: Files },
): void {
  const { gauge, counter } = metrics
  gauge('kerapusehat_http_requests_in_progress', 'Requests in progress.', () => load.inside)
  counter(
    'kerapusehat_http_requests_refused_total',
    'Requests rejected because too many were in progress.',
    () => load.refused,
  )
  gauge('kerapusehat_draining', '1 while the shop is stopping, otherwise 0.', () => Number(load.isDraining))

  gauge(
    'kerapusehat_pool_connections',
    'Connections to the database, used or idle.',
    () => byState(poolOf(db), ['used', 'idle']),
    ['state'],
  )
  gauge('kerapusehat_pool_waiting', 'Queries that wait for a database connection.', () => poolOf(db)?.waiting)

  counter(
    'kerapusehat_answers_total',
    'Public responses: from the cache, built, or stale.',
    () => byState(answers?.figures?.(), ['hits', 'made', 'stale']),
    ['state'],
  )
  gauge(
    'kerapusehat_answers_deaf_seconds',
    'Time without change notifications of the catalog; 0 while they arrive.',
    () => {
      const figures = answers?.figures?.()
      return figures && figures.deafMs / 1000
    },
  )
  const filled = () =>
    [
      ['answers', answers?.figures?.()],
      ['files', files.filled],
    ] as const
  const of = (what: 'entries' | 'bytes') => () =>
    filled().flatMap(([cache, figures]) => (figures ? [[{ cache }, figures[what]] as const] : []))
  gauge('kerapusehat_cache_entries', 'Entries of a cache in memory.', of('entries'), ['cache'])
  gauge('kerapusehat_cache_bytes', 'Memory of a cache.', of('bytes'), ['cache'])

  gauge(
    'kerapusehat_disk_low_bytes',
    'Free space of a disk below DISK_WARN_MB. Other disks are not listed.',
    () =>
      (space?.low() ?? []).map(({ tempat, sisaMb }) => [{ tempat: tempat.join(', ') }, sisaMb * 1024 * 1024] as const),
    ['tempat'],
  )
}

function byState<State extends string>(figures: Record<State, number> | undefined, states: readonly State[]) {
  return figures && states.map((state) => [{ state }, figures[state]] as const)
}
