import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'

/** Mutation for a step of a complaint: shows a message and refreshes the complaint, also after an error. */
export function useLangkah<Body>(work: (body: Body) => Promise<{ message: string }>, onDone?: () => void) {
  const queries = useQueryClient()
  const kabar = useNotice()
  return useMutation({
    mutationFn: work,
    async onSuccess({ message }) {
      kabar(message)
      await renewAdmin(queries)
      onDone?.()
    },
    onError: () => renewAdmin(queries),
  })
}
