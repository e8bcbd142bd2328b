import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'

/** Mutation for an action on a lot: shows a message and refreshes the data. */
export function useLangkah<Body>(work: (body: Body) => Promise<{ message: string }>, onDone: () => void = () => {}) {
  const queries = useQueryClient()
  const kabar = useNotice()
  return useMutation({
    mutationFn: work,
    onSuccess({ message }) {
      kabar(message)
      onDone()
    },
    onSettled: () => renewAdmin(queries),
  })
}
