import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { JenisJejak } from '#contract/jejak/admin.ts'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { JejakSnapshot } from './jejak-snapshot.tsx'

interface LoadRecordProps<Row> {
  jenis: JenisJejak
  id: number
  /** Name within a sentence. */
  sebutan: string
  /** Number of fields of the form. */
  isian: number
  /** Path of the list. */
  daftar: string
  load(): Promise<Row>
  /** Error text that replaces the text of the server. */
  galat?: string
  /** Renders the form. */
  children(row: Row): ReactNode
}

/** Loads a record to edit, and shows its audit trail below the form. */
export function LoadRecord<Row>(props: LoadRecordProps<Row>) {
  const { jenis, id, sebutan, isian, daftar, load, galat, children } = props
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['admin', jenis, id], queryFn: load })
  if (isPending) return <FormSkeleton isian={isian}>{`Memuat ${sebutan}…`}</FormSkeleton>
  if (!data) {
    const text = galat ?? errorText(error, { answered: `Gagal mengambil data ${sebutan}` })
    return (
      <LoadFailed error={error} onRetry={refetch} daftar={daftar}>
        {text}
      </LoadFailed>
    )
  }
  return (
    <>
      {children(data)}
      <JejakSnapshot jenis={jenis} rujukan={id} />
    </>
  )
}
