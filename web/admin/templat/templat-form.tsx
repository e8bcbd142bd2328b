import { zodResolver } from '@hookform/resolvers/zod'
import { RotateCcw } from 'lucide-react'
import { useId, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { TULISAN, tulisanBody, updateTemplat } from '#contract/templat/admin.ts'
import { FIELDS, type FieldName } from '#contract/templat/field.ts'
import {
  defaultOf,
  exampleValues,
  fillTemplat,
  type KodeTemplat,
  TEMPLAT,
  type Tulisan,
  templatErrors,
} from '#contract/templat/templat.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { Button } from '#web/ui/button.tsx'

const LIST = '/teks-pesan'

/** Form for a text with placeholders, beside a preview with example values. */
export function TemplatForm({ kode, changed }: { kode: KodeTemplat; changed: Tulisan | undefined }) {
  const defaults = defaultOf(kode)
  const initial = changed ? { subjek: changed.subjek, isi: changed.isi } : defaults
  const form = useForm({ resolver: zodResolver(tulisanBody(kode)), defaultValues: initial })
  const field = columnFields(form, TULISAN)
  const tulisan = useWatch({ control: form.control }) as Tulisan
  const saving = useSave({
    form,
    fields: ['subjek', 'isi'],
    save: (body, change) => callAdmin(updateTemplat, { params: { kode }, body: change(body) }),
    edit: { initial, columns: TULISAN },
    to: LIST,
    failure: 'Gagal menyimpan teks',
  })
  const frame = useRef<HTMLDivElement>(null)

  /** Inserts a placeholder at the cursor. A selection is replaced. */
  function insert(name: FieldName) {
    const area = frame.current?.querySelector('textarea')
    const { isi } = form.getValues()
    const [from, until] = area ? [area.selectionStart, area.selectionEnd] : [isi.length, isi.length]
    const insertion = `{${name}}`
    form.setValue('isi', isi.slice(0, from) + insertion + isi.slice(until), { shouldDirty: true })
    area?.focus()
    area?.setSelectionRange(from + insertion.length, from + insertion.length)
  }
  function restoreDefaults() {
    for (const name of ['subjek', 'isi'] as const) form.setValue(name, defaults[name], { shouldDirty: true })
    form.clearErrors()
  }

  const isDefault = tulisan.isi === defaults.isi && tulisan.subjek === defaults.subjek
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,42rem)_minmax(0,32rem)]">
      <FormFrame saving={saving} returnTo={LIST}>
        {defaults.subjek && field('subjek')}
        <div ref={frame} className="grid gap-3">
          {field('isi', { rows: defaults.subjek ? 14 : 7 })}
          <AvailableFields kode={kode} onChoose={insert} />
        </div>
        <div>
          <Button type="button" variant="garis" compact disabled={isDefault} onClick={restoreDefaults}>
            <RotateCcw aria-hidden className="size-5" />
            Kembalikan ke bawaan
          </Button>
        </div>
      </FormFrame>
      <Preview kode={kode} tulisan={tulisan} />
    </div>
  )
}

function AvailableFields({ kode, onChoose }: { kode: KodeTemplat; onChoose(name: FieldName): void }) {
  const id = useId()
  const { bidang, wajib } = TEMPLAT[kode]
  const isMandatory = (name: FieldName) => wajib.some((oneOf) => oneOf.includes(name))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-sm">
        Isian otomatis yang bisa disisipkan
      </h2>
      <ul className="mt-2 grid gap-1.5 sm:grid-cols-2">
        {bidang.map((name) => (
          <li key={name} className="flex items-center gap-2.5 text-sm">
            <Button type="button" variant="garis" compact onClick={() => onChoose(name)}>
              <span className="sr-only">Sisipkan </span>
              {`{${name}}`}
            </Button>
            <span className="min-w-0 text-tinta-2">
              {FIELDS[name].arti}
              {isMandatory(name) && ' (wajib)'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Preview({ kode, tulisan }: { kode: KodeTemplat; tulisan: Tulisan }) {
  const id = useId()
  const value = { ...exampleValues(kode), toko: useTokoName() }
  const problems = templatErrors(kode, { subjek: tulisan.subjek.trim(), isi: tulisan.isi })
  return (
    <section aria-labelledby={id} className="kartu p-4 sm:p-5 xl:sticky xl:top-5">
      <h2 id={id} className="text-lg">
        Pratinjau
      </h2>
      <p className="text-sm text-tinta-2">Dengan data contoh. Saat dikirim, diisi sesuai pesanannya.</p>
      {defaultOf(kode).subjek && (
        <p className="wrap-anywhere mt-3 font-semibold">{fillTemplat(tulisan.subjek, value)}</p>
      )}
      <p className="wrap-anywhere mt-3 whitespace-pre-line rounded bg-pasir p-3">{fillTemplat(tulisan.isi, value)}</p>
      <ul aria-live="polite" className="mt-2 grid gap-1 text-merah text-sm">
        {problems.map(({ path, msg }) => (
          <li key={path}>
            {TULISAN[path].label}: {msg}
          </li>
        ))}
      </ul>
    </section>
  )
}
