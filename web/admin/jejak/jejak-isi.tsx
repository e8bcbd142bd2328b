import type { Jejak } from '#contract/jejak/admin.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { columnsOf, fieldName, formatValue } from './jejak-words.ts'

/** Changed fields, with their values before and after. */
export function JejakContent({ sebelum, sesudah }: Pick<Jejak, 'sebelum' | 'sesudah'>) {
  const columns = columnsOf(useAdminFeatures())
  const fields = Object.keys(sesudah ?? {})
  if (fields.length === 0) return null
  return (
    <dl className="grid gap-1 text-left text-sm">
      {fields.map((field) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-tinta-2">{fieldName(columns, field)}:</dt>
          <dd className="min-w-0 break-words">
            {sebelum?.[field] !== null && (
              <del className="text-tinta-2">{formatValue(columns, field, sebelum?.[field])}</del>
            )}{' '}
            <ins className="no-underline">{formatValue(columns, field, sesudah?.[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
