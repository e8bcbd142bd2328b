import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

const ERROR = { answered: 'Gagal menyimpan keputusan' }

/**
 * Mutation for a decision: shows a message and refreshes the prescription, even if another user decided it.
 * @param showErrors shows field errors below their fields
 */
export function useDecide<Body>(
  work: (body: Body) => Promise<{ message: string }>,
  showErrors?: (error: ApiError) => void,
) {
  const queries = useQueryClient()
  const kabar = useNotice()
  const { alert } = useAlerts()
  const { mutate, isPending, error } = useMutation({
    mutationFn: work,
    onSuccess: ({ message }) => kabar(message),
    onError(error) {
      if (isOfField(error)) showErrors?.(error)
      // The form disappears with its input, because the prescription is already decided: tell the user.
      if (error instanceof ApiError && error.code === 'RESEP_SUDAH_DIPUTUS')
        void alert({ title: 'Sudah Diputuskan', text: errorText(error, ERROR) })
    },
    onSettled: () => renewAdmin(queries),
  })
  const isSaid = error === null || (showErrors !== undefined && isOfField(error))
  return { mutate, isPending, failure: isSaid ? '' : errorText(error, ERROR) }
}

const isOfField = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'berlaku_sampai')
