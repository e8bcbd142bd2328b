import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { listAddress } from '#web/admin/ui/daftar/list-address.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { askUncertain, isUncertain } from '#web/admin/ui/uncertain.tsx'
import { errorText, type Fallbacks } from '#web/lib/api-error.ts'
import { showFieldErrors } from '#web/lib/form/form-errors.ts'
import { type Question, useAlerts } from '#web/ui/alerts.tsx'
import { type Change, type Edit, useEdit } from './use-edit.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface Sent<T extends FieldValues, Body> {
  body: Body
  /** The fields that were saved alone; undefined for the whole form. */
  part: Path<T>[] | undefined
}

type SaveQuestion = Question | undefined | readonly (Question | undefined)[]

export interface SaveOptions<T extends FieldValues, Body> {
  form: UseFormReturn<T, unknown, Body>
  /** Fields that can show the server's errors. */
  fields: Path<T>[]
  /** @param change reduces a body to the changed fields */
  save(body: Body, change: Change): Promise<{ message: string }>
  /** Record to edit; undefined for a new one. */
  edit?: Edit | undefined
  /** Path to navigate to after saving. A function if the path depends on the saved record. */
  to: string | (() => string)
  /** Error text in the form if the server sends no message. A function returns the text of a dialog instead. */
  failure: string | Fallbacks | ((error: unknown) => Question)
  /** Questions before sending, one after the other. A declined question cancels the save and keeps the form. */
  question?: Question | ((body: Body) => SaveQuestion | Promise<SaveQuestion>)
  /** Success text for a dialog instead of a short notice. */
  success?: Question
  /** Returns the text of a dialog for invalid fields, in addition to the texts below the fields. */
  notYetValid?(errors: FieldErrors<T>): Question | undefined
}

/**
 * Saves a form. After a success it shows a message and navigates back; after an error the input is kept. Unsaved input is
 * guarded by a question.
 */
export function useSave<T extends FieldValues, Body>(options: SaveOptions<T, Body>) {
  const { form, fields, save, edit, to, failure, question: questionText, success, notYetValid } = options
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const kabar = useNotice()
  const isSaved = useRef(false)
  const isAsking = useRef(false)
  const editing = useEdit(form, edit)
  // Read during rendering: the form tracks only the state that is read.
  const { isDirty } = form.formState
  useUnsavedGuard(useCallback(() => isDirty && !isSaved.current, [isDirty]))

  const mutation = useMutation({
    mutationFn: ({ body }: Sent<T, Body>) => save(body, editing.ubah),
    async onSuccess({ message, ...saved }, { part }) {
      if (part) editing.keepSaved(saved, part)
      else isSaved.current = true
      const byOther = editing.byOther(saved)
      if (byOther) await alert({ title: message, text: byOther })
      else if (success) await alert(success)
      else kabar(message)
      await renewAdmin(queries)
      if (part) return
      const tujuan = typeof to === 'function' ? to() : to
      // An edit returns to the list as it was left. The saved filters might hide a new record.
      await navigate(edit ? listAddress(tujuan) : tujuan)
    },
    async onError(error) {
      if (await editing.takeConflict(error)) return
      showFieldErrors(form, error, fields)
      if (typeof failure === 'function' && editing.failure(error) === undefined)
        void alert(askUncertain(error) ?? failure(error))
    },
  })

  async function send(body: Body, part?: Path<T>[]) {
    // Ignore a second submit while a question is open.
    if (isAsking.current) return
    isAsking.current = true
    try {
      // A retry with the same body skips the questions: they were answered, and the similar record may be this one.
      const isRepeat = isUncertain(mutation.error) && JSON.stringify(mutation.variables?.body) === JSON.stringify(body)
      const questions = isRepeat
        ? []
        : [typeof questionText === 'function' ? await questionText(body) : questionText].flat()
      for (const question of questions) if (question && !(await confirm(question))) return
    } finally {
      isAsking.current = false
    }
    mutation.mutate({ body, part })
  }
  async function refuse(errors: FieldErrors<T>) {
    const question = notYetValid?.(errors)
    if (question) await alert(question)
  }
  /** Saves these fields alone, whatever else is unsaved or invalid, and stays on the screen. */
  async function savePart(part: Path<T>[]) {
    if (!(await form.trigger(part, { shouldFocus: true }))) return
    const values = form.getValues()
    // Partial: `save` sends the changed fields only.
    await send(Object.fromEntries(part.map((name) => [name, values[name]])) as Body, part)
  }
  return {
    submit: form.handleSubmit((body) => send(body), refuse),
    savePart,
    keepSaved: editing.keepSaved,
    isPending: mutation.isPending,
    failure: mutation.isError ? (editing.failure(mutation.error) ?? failureText(mutation.error, failure)) : '',
    /** Conflicts with changes by other users. */
    bentrok: editing.bentrok,
  }
}

/** State of a save, as `FormFrame` shows it. */
export type Saving = Pick<ReturnType<typeof useSave>, 'submit' | 'isPending' | 'failure' | 'bentrok'>

/** Returns the error text of the form; empty if the error is shown in a dialog. */
function failureText(error: unknown, failure: SaveOptions<FieldValues, unknown>['failure']): string {
  if (typeof failure === 'function') return ''
  return errorText(error, typeof failure === 'string' ? { answered: failure } : failure)
}
