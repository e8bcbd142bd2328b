import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { askUncertain } from '#web/admin/ui/uncertain.tsx'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Text of a dialog. */
interface Sentences {
  title: string
  text: string
}

export interface DeleteOptions {
  /** Question of the dialog; `text` below it names the record. */
  title: string
  text?: ReactNode
  confirm: string
  work(): Promise<{ message: string }>
  /** Success message: a text for a short notice, or an object for a dialog. Default: the server's message. */
  success?: string | Sentences
  /** Error text if the server sends no message. With a title, the server's reason is appended to the text. */
  failure: string | Sentences | ((error: unknown) => string)
}

/** Returns a function that asks for confirmation, runs an irreversible action and reports the result. */
export function useDelete(): (deletion: DeleteOptions) => Promise<void> {
  const { alert, confirm } = useAlerts()
  const queries = useQueryClient()
  const kabar = useNotice()

  return async ({ title, text, confirm: yes, work, success, failure }) => {
    if (!(await confirm({ title, text, confirm: yes, cancel: 'Batal', bahaya: true }))) return
    let message: string
    try {
      message = (await work()).message
    } catch (error) {
      await alert(otherPersonSentence(error) ?? failureSentence(error, failure))
      // Reload, so that the other user's change is shown.
      await renewAdmin(queries)
      return
    }
    if (typeof success === 'object') await alert(success)
    else kabar(success ?? message)
    await renewAdmin(queries)
  }
}

/** Returns the text for an error caused by another user's change; undefined for other errors. */
function otherPersonSentence(error: unknown): Sentences | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'DATA_BERUBAH') return { title: 'Belum dihapus', text: error.message }
  if (error.status === 404 && error.code.endsWith('_TIDAK_ADA'))
    return { title: 'Sudah berubah', text: 'Data ini sudah dihapus, diarsipkan, atau dipulihkan orang lain.' }
  return undefined
}

function failureSentence(error: unknown, failure: DeleteOptions['failure']): Sentences {
  const uncertain = askUncertain(error)
  if (uncertain) return uncertain
  if (typeof failure === 'function') return { title: 'Gagal', text: failure(error) }
  if (typeof failure === 'string') return { title: 'Gagal', text: errorText(error, { answered: failure }) }
  const reason = errorText(error, { answered: '' })
  return { title: failure.title, text: `${failure.text} ${reason}`.trim() }
}
