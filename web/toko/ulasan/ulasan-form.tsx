import { useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type MyUlasan, writeUlasan } from '#contract/ulasan/mine.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { useSchema } from '#web/lib/form/use-schema.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { myUlasanQuery } from './my-ulasan-query.ts'

const loadUlasanBody = () => import('#contract/ulasan/forms.ts').then((forms) => forms.UlasanBody)

const RATING_WORDS = ['Buruk', 'Kurang', 'Cukup', 'Baik', 'Sangat baik']

interface UlasanFormProps {
  item: MyUlasan
  onDone(message: string): void
  onCancel(): void
}

/** Review form with stars and text. Input is kept until it was sent. */
export function UlasanForm({ item: { jenis, id, barang, ulasan }, onDone, onCancel }: UlasanFormProps) {
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const errorId = useId()
  const form = useForm({
    resolver: useSchema(loadUlasanBody),
    defaultValues: { bintang: ulasan ? String(ulasan.bintang) : '', teks: ulasan?.teks ?? '' },
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const selected = Number(form.watch('bintang'))

  const submit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      const { message } = await call(writeUlasan, { params: { jenis, id }, body })
      await queries.invalidateQueries(myUlasanQuery())
      onDone(message)
    } catch (error) {
      if (!showFieldErrors(form, error, ['bintang', 'teks']))
        setFailure(errorText(error, { answered: 'Ulasan gagal dikirim. Coba lagi.' }))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 grid gap-4 border-garis border-t pt-4">
      <fieldset aria-describedby={errors.bintang ? errorId : undefined}>
        <legend className="mb-1.5 font-semibold">Berapa bintang?</legend>
        <div className="flex flex-wrap items-center gap-x-3">
          <div className="flex">
            {RATING_WORDS.map((meaning, index) => (
              <label
                key={meaning}
                className="grid size-11 cursor-pointer place-items-center rounded text-kuning has-focus-visible:outline-3 has-focus-visible:outline-laut"
              >
                <input
                  type="radio"
                  value={index + 1}
                  aria-label={`${index + 1} bintang: ${meaning}`}
                  className="sr-only"
                  {...form.register('bintang', { onChange: () => form.clearErrors('bintang') })}
                />
                <Star aria-hidden className={index < selected ? 'size-8 fill-current' : 'size-8'} />
              </label>
            ))}
          </div>
          <span aria-hidden className="text-tinta-2">
            {RATING_WORDS[selected - 1]}
          </span>
        </div>
        {errors.bintang && (
          <p id={errorId} role="alert" className="font-medium text-merah text-sm">
            {errors.bintang.message}
          </p>
        )}
      </fieldset>
      <TextArea
        label="Ulasan Anda"
        rows={4}
        maxLength={1000}
        hint="Misalnya: sampai dengan baik, mudah dipakai, hasilnya di keramba Anda. Jangan tulis nomor HP."
        error={errors.teks?.message}
        {...form.register('teks', { onChange: () => form.clearErrors('teks') })}
      />
      {failure && <Notice kind="galat">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} aria-label={`Kirim ulasan ${barang}`}>
          Kirim Ulasan
        </Button>
        <Button variant="garis" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  )
}
