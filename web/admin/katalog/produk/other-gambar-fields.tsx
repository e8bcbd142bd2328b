import { useMutation } from '@tanstack/react-query'
import { ArrowUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { BERKAS_GAMBAR_MAX } from '#contract/common.ts'
import { OTHER_GAMBAR_MAX } from '#contract/katalog/gambar-lain.ts'
import { uploadGambarProduk } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { errorAt } from './baris-input.tsx'
import type { ProdukInput } from './produk-input.ts'

/** Further pictures in their order. A picture is uploaded as soon as it is chosen; buyers see it after the form is saved. */
export function OtherGambarFields({ form }: { form: UseFormReturn<ProdukInput, unknown, ProdukInput> }) {
  const id = useId()
  const { errors } = form.formState
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'gambar_lain' })
  const upload = useMutation({
    mutationFn: (gambar: File) => {
      if (gambar.size > BERKAS_GAMBAR_MAX) throw new Error('Ukuran gambar maksimal 8 MB')
      return callAdmin(uploadGambarProduk, { body: { gambar } })
    },
    onSuccess: ({ gambar }) => append({ gambar, teks: '' }),
  })
  const error = upload.error
    ? errorText(upload.error, { answered: 'Gambar gagal diunggah' })
    : (errorAt(errors, 'gambar_lain') ?? errorAt(errors, 'gambar_lain.root'))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{PRODUK.gambar_lain.label}</legend>
      <p id={`${id}-hint`} className="text-sm text-tinta-2">
        Misalnya sisi belakang kemasan atau takarannya. JPG, PNG, atau WebP, maksimal 8 MB.
      </p>
      <ol className="grid gap-3 empty:hidden">
        {fields.map(({ id: key, gambar }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-3 rounded border border-garis p-3">
            <img
              src={gambarUrl('produks', gambar, 160)}
              alt={`Gambar lain ${index + 1}`}
              width={80}
              height={80}
              className="size-20 rounded-sm border border-garis object-cover"
            />
            <div className="min-w-0 flex-1 basis-40">
              <TextField
                label="Teks pengganti"
                hint="Dibacakan untuk pembeli yang tidak bisa melihat gambar"
                error={errorAt(errors, `gambar_lain.${index}.teks`)}
                {...form.register(`gambar_lain.${index}.teks`)}
              />
            </div>
            <span className="flex">
              {index > 0 && (
                <IconButton label={`Pindahkan gambar lain ${index + 1} ke atas`} onClick={() => move(index, index - 1)}>
                  <ArrowUp aria-hidden className="size-5" />
                </IconButton>
              )}
              <IconButton label={`Hapus gambar lain ${index + 1}`} onClick={() => remove(index)}>
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {fields.length < OTHER_GAMBAR_MAX && (
        <div className="justify-self-start">
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            disabled={upload.isPending}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onPick={(file) => file && upload.mutate(file)}
          >
            {upload.isPending ? 'Mengunggah…' : 'Tambah gambar'}
          </FileButton>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-merah text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
