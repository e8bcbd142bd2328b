import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotice } from './notice.tsx'
import { renewAdmin } from './renew-admin.ts'

/** Mutation for a step of a record: shows a message and refreshes the data, also after an error. @param onDone called at the end */
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
