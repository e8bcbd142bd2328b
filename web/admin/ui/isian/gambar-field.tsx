import { type ReactNode, useId } from 'react'
import { useDataUrl } from '#web/lib/use-data-url.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/file-button.tsx'

interface GambarFieldProps {
  label: string
  /** Newly chosen file. */
  value: File | undefined
  onChange(file: File | undefined): void
  /** URL of the current picture. */
  current?: string
  /** Shape of the place where the picture is shown. */
  shape?: 'persegi' | 'lebar'
  error?: string
}

/** Returns a renderer for the picture that another user chose, to show it in a conflict. */
export const otherGambar =
  (url: (name: string) => string | undefined) =>
  (name: unknown): ReactNode => {
    const src = typeof name === 'string' && url(name)
    return src ? (
      <img src={src} alt="Gambar dari orang lain" className="w-36 rounded-sm border border-garis" />
    ) : (
      'Tanpa gambar'
    )
  }

/** Picture field with a preview before saving. */
export function GambarField({ label, value, onChange, current, shape = 'persegi', error }: GambarFieldProps) {
  const id = useId()
  const chosen = useDataUrl(value ?? null)
  const shown = chosen ?? current
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-4">
        {shown && (
          <img
            src={shown}
            alt={chosen ? 'Pratinjau gambar baru' : 'Gambar sekarang'}
            className={cx(
              'w-36 rounded-sm border border-garis object-cover',
              shape === 'lebar' ? 'aspect-video' : 'aspect-square',
            )}
          />
        )}
        <div className="grid gap-2">
          <FileButton
            accept="image/jpeg,image/png"
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onPick={onChange}
          >
            Pilih {label}
          </FileButton>
          {value && (
            <Button variant="polos" compact onClick={() => onChange(undefined)}>
              Batalkan {value.name}
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        JPG, JPEG, atau PNG, maksimal 8 MB.
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
