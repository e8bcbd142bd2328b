import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { logoUrl } from '#contract/pengaturan/endpoints.ts'
import { uploadLogo } from '#contract/pengaturan/logo-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'

interface LogoFieldProps {
  /** File name of the logo; empty for the default drawing. */
  value: string
  onChange(name: string): void
  error?: string | undefined
}

/** Uploads a logo, which becomes a square, and previews it before the form is saved. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const id = useId()
  const upload = useMutation({
    mutationFn: (logo: File) => callAdmin(uploadLogo, { body: { logo } }),
    onSuccess: ({ logo_toko }) => onChange(logo_toko),
  })
  const message = upload.error ? errorText(upload.error, { answered: 'Gagal mengunggah logo' }) : error
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        {value && (
          <img
            src={logoUrl(value)}
            alt="Logo toko"
            width={96}
            height={96}
            className="size-24 rounded border border-garis"
          />
        )}
        <FileButton
          accept="image/png,image/jpeg,image/webp"
          disabled={upload.isPending}
          aria-describedby={`${id}-hint${message ? ` ${id}-error` : ''}`}
          aria-invalid={message ? true : undefined}
          onPick={(file) => upload.mutate(file)}
        >
          {upload.isPending ? 'Mengunggah…' : value ? 'Ganti logo' : 'Pilih logo'}
        </FileButton>
        {value && (
          <Button variant="polos" onClick={() => onChange('')}>
            Hapus logo
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        PNG, JPG, atau WebP, maksimal 8 MB, sebaiknya persegi. Tampil dengan latar putih di halaman toko, nota, surat
        jalan, label, dan email. Jika dikosongkan, dipakai logo bawaan.
      </p>
      {message && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {message}
        </p>
      )}
    </div>
  )
}
