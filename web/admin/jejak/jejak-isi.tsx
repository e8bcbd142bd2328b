import type { Jejak } from '#contract/jejak/admin.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { columnsOf, fieldName, formatChange } from './jejak-words.ts'

const isEmpty = (value: unknown) => value === null || value === undefined || String(value) === ''

/** Changed fields, with their values before and after. Of a new record, fields without a value are left out. */
export function JejakContent({ sebelum, sesudah }: Pick<Jejak, 'sebelum' | 'sesudah'>) {
  const columns = columnsOf(useAdminFeatures())
  const fields = Object.keys(sesudah ?? {}).filter((field) => !isEmpty(sebelum?.[field]) || !isEmpty(sesudah?.[field]))
  if (fields.length === 0) return null
  return (
    <dl className="grid gap-1 text-left text-sm">
      {fields.map((field) => {
        const [before, after] = formatChange(columns, field, sebelum?.[field], sesudah?.[field])
        return (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt className="text-tinta-2">{fieldName(columns, field)}:</dt>
            <dd className="min-w-0 break-words">
              {sebelum?.[field] !== null && before && <del className="text-tinta-2">{before}</del>}{' '}
              <ins className="no-underline">{after}</ins>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
