import { useMutation } from '@tanstack/react-query'
import { type Ref, useId } from 'react'
import { uploadGambarBeranda } from '#contract/beranda/admin.ts'
import { BERKAS_GAMBAR_MAX } from '#contract/common.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FileButton } from '#web/ui/file-button.tsx'

interface GambarFieldProps {
  label: string
  hint?: string
  /** File name of the picture; null without one. */
  value: string | null
  onChange(name: string | null): void
  ref?: Ref<HTMLInputElement>
  shape: 'persegi' | 'lebar'
  error?: string | undefined
}

/** Uploads a picture as soon as it is chosen, and holds its file name. Visitors see it after the form is saved. */
export function GambarInput({ label, hint, value, onChange, ref, shape, error }: GambarFieldProps) {
  const id = useId()
  const upload = useMutation({
    mutationFn: (gambar: File) => {
      if (gambar.size > BERKAS_GAMBAR_MAX) throw new Error('Ukuran gambar maksimal 8 MB')
      return callAdmin(uploadGambarBeranda, { body: { gambar } })
    },
    onSuccess: ({ nama }) => onChange(nama),
  })
  const message = upload.error ? errorOf(upload.error) : error
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <img
            src={gambarUrl('beranda', value, 320)}
            alt={`Pratinjau ${label}`}
            width={shape === 'lebar' ? 192 : 96}
            height={shape === 'lebar' ? 144 : 96}
            className={cx(
              'rounded-sm border border-garis object-cover',
              shape === 'lebar' ? 'aspect-4/3 w-48' : 'size-24',
            )}
          />
        )}
        <FileButton
          ref={ref}
          accept="image/jpeg,image/png,image/webp"
          disabled={upload.isPending}
          aria-describedby={`${id}-hint${message ? ` ${id}-error` : ''}`}
          aria-invalid={message ? true : undefined}
          onPick={(file) => upload.mutate(file)}
        >
          {upload.isPending ? 'Mengunggah…' : `${value ? 'Ganti' : 'Pilih'} ${label.toLowerCase()}`}
        </FileButton>
        {value && !upload.isPending && (
          <Button variant="polos" onClick={() => onChange(null)}>
            Hapus {label.toLowerCase()}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        JPG, PNG, atau WebP, maksimal 8 MB. {hint}
      </p>
      {message && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {message}
        </p>
      )}
    </div>
  )
}

const errorOf = (error: Error) => errorText(error, { answered: 'Gambar gagal diunggah' })
