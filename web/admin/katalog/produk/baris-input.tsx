import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FieldErrors, get } from 'react-hook-form'
import { Button, IconButton } from '#web/ui/button.tsx'
import type { ProdukInput } from './produk-input.ts'

interface LineFieldsProps {
  name: 'zat_aktif' | 'aturan_pakai' | 'harga_grosir'
  label: string
  hint: string
  errors: FieldErrors<ProdukInput>
  /** Keys of the rows, in order. */
  kunci: readonly string[]
  add(): void
  remove(index: number): void
  /** Renders the fields of a row. */
  children(index: number): ReactNode
}

/** Returns the error text of a field in a row. */
export function errorAt(errors: FieldErrors<ProdukInput>, path: string): string | undefined {
  const { message }: { message?: string } = get(errors, path) ?? {}
  return message
}

/** Rows of fields that can be added and removed. */
export function LineInput({ name, label, hint, errors, kunci, add, remove, children }: LineFieldsProps) {
  const { root, message = root?.message }: { root?: { message?: string }; message?: string } = get(errors, name) ?? {}
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="text-sm text-tinta-2">{hint}</p>
      {kunci.map((id, index) => (
        <fieldset key={id} aria-label={`${label} ${index + 1}`} className="rounded border border-garis p-3 pt-1">
          <div className="flex items-center">
            <span className="flex-1 text-sm text-tinta-2">
              {label} {index + 1}
            </span>
            <IconButton label={`Hapus ${label.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </div>
          <div className="grid gap-3">{children(index)}</div>
        </fieldset>
      ))}
      {message && (
        <p role="alert" className="font-medium text-merah text-sm">
          {message}
        </p>
      )}
      <Button variant="garis" className="justify-self-start" onClick={add}>
        <Plus aria-hidden className="size-5" />
        Tambah {label.toLowerCase()}
      </Button>
    </fieldset>
  )
}
