import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { errorText, type Fallbacks } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { type Question, useAlerts } from '#web/ui/alerts.tsx'
import { alamatDaftar } from './alamat-daftar.ts'
import { isBelumPasti, tanyaBelumPasti } from './belum-pasti.tsx'
import { useKabar } from './kabar.tsx'
import { renewKantor } from './renew-kantor.ts'
import { type Suntingan, type Ubah, useSuntingan } from './use-suntingan.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type Pertanyaan = Question | undefined | readonly (Question | undefined)[]

interface SimpanOptions<T extends FieldValues, Body> {
  form: UseFormReturn<T, unknown, Body>
  /** Fields under which the server's own errors are shown. */
  fields: Path<T>[]
  /** @param ubah makes of what is sent what was changed */
  save(body: Body, ubah: Ubah): Promise<{ message: string }>
  /** The record that is edited; a new one has none. */
  suntingan?: Suntingan | undefined
  /** Where it goes on after saving; a function, where only what was saved tells. */
  to: string | (() => string)
  /** What a failure says in the form, where the server does not say more; or all that it says, in a dialog. */
  galat: string | Fallbacks | ((error: unknown) => Question)
  /** Asked before it is sent, one after the other; a no to one of them leaves the form as it is. */
  tanya?: Question | ((body: Body) => Pertanyaan | Promise<Pertanyaan>)
  /** Good news in a dialog, instead of at the edge of the screen. */
  berhasil?: Question
  /** What fields that are not right yet say in a dialog, besides what stands under them. */
  belumBenar?(errors: FieldErrors<T>): Question | undefined
}

/**
 * Saves a form: good news and the way back to the list, or the error with everything that was typed still there. What is
 * not saved is not left without a question.
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
  // Read while rendering: the form only watches what is asked for.
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
      await renewKantor(queries)
      const tujuan = typeof to === 'function' ? to() : to
      // Of an edit the list shows what it showed; a new record might not be among that.
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
    // A second press while it is being asked asks nothing.
    if (isAsking.current) return
    isAsking.current = true
    try {
      // The same again: what was answered is not asked twice, and what it would be asked about now may be this very record.
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
    /** Fields that somebody else changed meanwhile. */
    bentrok: sunting.bentrok,
  }
}

/** What stands in the form; a failure that speaks in a dialog leaves no sentence there. */
function failureText(error: unknown, galat: SimpanOptions<FieldValues, unknown>['galat']): string {
  if (typeof galat === 'function') return ''
  return errorText(error, typeof galat === 'string' ? { answered: galat } : galat)
}
