import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewKantor } from '#web/admin/ui/renew-kantor.ts'

/** Does something with a lot, says how it went, and shows how it stands now. */
export function useLangkah<Body>(work: (body: Body) => Promise<{ message: string }>, onDone: () => void = () => {}) {
  const queries = useQueryClient()
  const kabar = useKabar()
  return useMutation({
    mutationFn: work,
    onSuccess({ message }) {
      kabar(message)
      onDone()
    },
    onSettled: () => renewKantor(queries),
  })
}
