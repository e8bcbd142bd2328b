import type { Jejak } from '#contract/jejak/office.ts'
import { fieldName, formatNilai } from './kata-jejak.ts'

/** The fields that a change touched, before and after. */
export function JejakIsi({ sebelum, sesudah }: Pick<Jejak, 'sebelum' | 'sesudah'>) {
  const fields = Object.keys(sesudah ?? {})
  if (fields.length === 0) return null
  return (
    <dl className="grid gap-1 text-left text-sm">
      {fields.map((field) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-tinta-2">{fieldName(field)}:</dt>
          <dd className="min-w-0 break-words">
            {sebelum?.[field] !== null && <del className="text-tinta-2">{formatNilai(field, sebelum?.[field])}</del>}{' '}
            <ins className="no-underline">{formatNilai(field, sesudah?.[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
