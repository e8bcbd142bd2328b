import { type ReactNode, useId } from 'react'
import { useDataUrl } from '#web/lib/use-data-url.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/file-button.tsx'

interface IsianGambarProps {
  label: string
  /** The file that was chosen just now. */
  value: File | undefined
  onChange(file: File | undefined): void
  /** Address of the picture that is there already. */
  sekarang?: string
  /** Shape of the place that the picture is for. */
  bentuk?: 'persegi' | 'lebar'
  error?: string
}

/** The picture that a record has by now, where somebody else chose another one. */
export const gambarLain =
  (url: (nama: string) => string | undefined) =>
  (nama: unknown): ReactNode => {
    const src = typeof nama === 'string' && url(nama)
    return src ? (
      <img src={src} alt="Gambar dari orang lain" className="w-36 rounded-sm border border-garis" />
    ) : (
      'Tanpa gambar'
    )
  }

/** Takes a picture and shows it before it is saved. */
export function IsianGambar({ label, value, onChange, sekarang, bentuk = 'persegi', error }: IsianGambarProps) {
  const id = useId()
  const chosen = useDataUrl(value ?? null)
  const shown = chosen ?? sekarang
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
              bentuk === 'lebar' ? 'aspect-video' : 'aspect-square',
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
            <Button variant="polos" rapat onClick={() => onChange(undefined)}>
              Batalkan {value.name}
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        JPG, JPEG, atau PNG, paling besar 8 MB.
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
