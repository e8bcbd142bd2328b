import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { isBelumPasti, tanyaBelumPasti } from '#web/admin/ui/belum-pasti.tsx'
import { alamatDaftar } from '#web/admin/ui/daftar/alamat-daftar.ts'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText, type Fallbacks } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { type Question, useAlerts } from '#web/ui/alerts.tsx'
import { type Suntingan, type Ubah, useSuntingan } from './use-suntingan.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type Pertanyaan = Question | undefined | readonly (Question | undefined)[]

export interface SimpanOptions<T extends FieldValues, Body> {
  form: UseFormReturn<T, unknown, Body>
  /** Fields that can show the server's errors. */
  fields: Path<T>[]
  /** @param ubah reduces a body to the changed fields */
  save(body: Body, ubah: Ubah): Promise<{ message: string }>
  /** Record to edit; undefined for a new one. */
  suntingan?: Suntingan | undefined
  /** Path to navigate to after saving. A function if the path depends on the saved record. */
  to: string | (() => string)
  /** Error text in the form if the server sends no message. A function returns the text of a dialog instead. */
  galat: string | Fallbacks | ((error: unknown) => Question)
  /** Questions before sending, one after the other. A declined question cancels the save and keeps the form. */
  tanya?: Question | ((body: Body) => Pertanyaan | Promise<Pertanyaan>)
  /** Success text for a dialog instead of a short notice. */
  berhasil?: Question
  /** Returns the text of a dialog for invalid fields, in addition to the texts below the fields. */
  belumBenar?(errors: FieldErrors<T>): Question | undefined
}

/**
 * Saves a form. After a success it shows a message and navigates back; after an error the input is kept. Unsaved input is
 * guarded by a question.
 */
export function useSave<T extends FieldValues, Body>(options: SimpanOptions<T, Body>) {
  const { form, fields, save, suntingan, to, galat, tanya, berhasil, belumBenar } = options
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const kabar = useKabar()
  const isSaved = useRef(false)
  const isAsking = useRef(false)
  const sunting = useSuntingan(form, suntingan)
  // Read during rendering: the form tracks only the state that is read.
  const { isDirty } = form.formState
  useUnsavedGuard(useCallback(() => isDirty && !isSaved.current, [isDirty]))

  const mutation = useMutation({
    mutationFn: (body: Body) => save(body, sunting.ubah),
    async onSuccess({ message, ...tersimpan }) {
      isSaved.current = true
      const olehLain = sunting.olehLain(tersimpan)
      if (olehLain) await alert({ title: message, text: olehLain })
      else if (berhasil) await alert(berhasil)
      else kabar(message)
      await renewAdmin(queries)
      const tujuan = typeof to === 'function' ? to() : to
      // An edit returns to the list as it was left. The saved filters might hide a new record.
      await navigate(suntingan ? alamatDaftar(tujuan) : tujuan)
    },
    async onError(error) {
      if (await sunting.takeBentrok(error)) return
      showFieldErrors(form, error, fields)
      if (typeof galat === 'function' && sunting.galat(error) === undefined)
        void alert(tanyaBelumPasti(error) ?? galat(error))
    },
  })

  async function send(body: Body) {
    // Ignore a second submit while a question is open.
    if (isAsking.current) return
    isAsking.current = true
    try {
      // A retry with the same body skips the questions: they were answered, and the similar record may be this one.
      const isUlang = isBelumPasti(mutation.error) && JSON.stringify(mutation.variables) === JSON.stringify(body)
      const questions = isUlang ? [] : [typeof tanya === 'function' ? await tanya(body) : tanya].flat()
      for (const question of questions) if (question && !(await confirm(question))) return
    } finally {
      isAsking.current = false
    }
    mutation.mutate(body)
  }
  async function refuse(errors: FieldErrors<T>) {
    const question = belumBenar?.(errors)
    if (question) await alert(question)
  }
  return {
    submit: form.handleSubmit(send, refuse),
    isPending: mutation.isPending,
    failure: mutation.isError ? (sunting.galat(mutation.error) ?? failureText(mutation.error, galat)) : '',
    /** Conflicts with changes by other users. */
    bentrok: sunting.bentrok,
  }
}

/** Returns the error text of the form; empty if the error is shown in a dialog. */
function failureText(error: unknown, galat: SimpanOptions<FieldValues, unknown>['galat']): string {
  if (typeof galat === 'function') return ''
  return errorText(error, typeof galat === 'string' ? { answered: galat } : galat)
}
