import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { JejakKind } from '#contract/jejak/admin.ts'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { JejakOfRecord } from './jejak-snapshot.tsx'

interface LoadRecordProps<Row> {
  kind: JejakKind
  id: number
  /** Name within a sentence. */
  mention: string
  /** Number of fields of the form. */
  input: number
  /** Path of the list. */
  list: string
  load(): Promise<Row>
  /** Error text that replaces the text of the server. */
  problem?: string
  /** Renders the form. */
  children(row: Row): ReactNode
}

const BESIDE = 'grid grid-cols-1 items-start gap-x-5 xl:grid-cols-[minmax(0,1fr)_22rem]'

/** Loads a record to edit, and shows its audit trail beside the form, on a narrow screen below it. */
export function LoadRecord<Row>(props: LoadRecordProps<Row>) {
  const { kind, id, mention, input, list, load, problem, children } = props
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['admin', kind, id], queryFn: load })
  if (isPending)
    return (
      <div className={BESIDE}>
        <FormSkeleton input={input}>{`Memuat ${mention}…`}</FormSkeleton>
      </div>
    )
  if (!data) {
    const failure = problem === undefined ? `Gagal mengambil data ${mention}` : () => problem
    return <LoadFailed error={error} onRetry={refetch} list={list} failure={failure} />
  }
  return (
    <div className={BESIDE}>
      <div className="min-w-0">{children(data)}</div>
      <JejakOfRecord kind={kind} recordId={id} isBeside />
    </div>
  )
}
