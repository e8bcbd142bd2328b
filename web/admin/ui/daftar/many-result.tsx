import { Link } from 'react-router'
import type { RowResult } from '#contract/many-admin.ts'
import { Notice } from '#web/ui/notice.tsx'

interface Props {
  results: readonly RowResult[]
  /** Noun for the records. */
  name: string
  /** Words for the completed work, after their number. */
  finished: string
  /** Returns the address of a record's screen. */
  to(id: number): string
}

/** Result of a bulk action: the number of completed records, and the reason for each skipped one. */
export function ManyResult({ results, name, finished, to }: Props) {
  const completedCount = results.filter((result) => result.selesai).length
  const others = results.filter((result) => !result.selesai)
  return (
    <div className="mt-4 grid gap-3">
      {completedCount > 0 && (
        <Notice kind="berhasil" announce>
          {completedCount} {name} {finished}.
        </Notice>
      )}
      {others.length > 0 && (
        <Notice kind="hati" announce>
          {others.length} {name} dilewati:
          <ul className="mt-2 grid gap-2">
            {others.map(({ id, nama, alasan }) => (
              <li key={id}>
                <Link to={to(id)} className="tautan block py-1 [overflow-wrap:anywhere]">
                  {nama || `Nomor ${id}`}
                </Link>
                {alasan}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
