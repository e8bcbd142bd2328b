import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { errorText } from '#web/lib/api-error.ts'
import { filterField } from '#web/lib/form/filter-field.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'

interface Kode {
  kode: string
}

/** Form with a single code. Errors of the server appear at its field, all others in `failure`. */
export function useKodeForm(schema: z.ZodType<Kode, Kode>, send: (body: Kode) => Promise<unknown>) {
  const [failure, setFailure] = useState('')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { kode: '' }, reValidateMode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async (body) => {
    setFailure('')
    try {
      await send(body)
    } catch (error) {
      if (!showFieldErrors(form, error, ['kode'])) setFailure(errorText(error, { answered: 'Terjadi kesalahan' }))
    }
  })
  const field = { error: errors.kode?.message, ...filterField(form, 'kode', () => setFailure('')) }
  return { failure, isSubmitting, onSubmit, field }
}
