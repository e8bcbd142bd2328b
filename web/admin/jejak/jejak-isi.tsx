import type { Jejak } from '#contract/jejak/admin.ts'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { type Columns, columnsOf, fieldName, formatChange } from './jejak-words.ts'

/** Fields of a record that are shown at first. One more is not folded: the button would take its line. */
const SHOWN = 4

const isEmpty = (value: unknown) => value === null || value === undefined || String(value) === ''

/** Changed fields, with their values before and after. Of a new record, fields without a value are left out. */
export function JejakContent({ sebelum, sesudah }: Pick<Jejak, 'sebelum' | 'sesudah'>) {
  const columns = columnsOf(useAdminFeatures())
  const fields = Object.keys(sesudah ?? {}).filter((field) => !isEmpty(sebelum?.[field]) || !isEmpty(sesudah?.[field]))
  if (fields.length === 0) return null
  const shown = fields.length > SHOWN + 1 ? SHOWN : fields.length
  return (
    <div className="grid gap-1 text-left text-sm">
      <FieldList columns={columns} fields={fields.slice(0, shown)} sebelum={sebelum} sesudah={sesudah} />
      {fields.length > shown && (
        <details>
          <summary className="inline-block min-h-11 content-center text-laut lg:min-h-0">
            {fields.length - shown} isian lain
          </summary>
          <FieldList columns={columns} fields={fields.slice(shown)} sebelum={sebelum} sesudah={sesudah} />
        </details>
      )}
    </div>
  )
}

interface FieldListProps extends Pick<Jejak, 'sebelum' | 'sesudah'> {
  columns: Columns
  fields: string[]
}

function FieldList({ columns, fields, sebelum, sesudah }: FieldListProps) {
  return (
    <dl className="grid gap-1">
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
