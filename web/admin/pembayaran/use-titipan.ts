import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKabar } from '#web/admin/ui/kabar.tsx'

/** Does something with money that is kept, says how it went, and shows how it stands now. */
export function useTitipan<Body>(work: (body: Body) => Promise<{ message: string }>, onDone: () => void) {
  const queries = useQueryClient()
  const kabar = useKabar()
  return useMutation({
    mutationFn: work,
    onSuccess({ message }) {
      kabar(message)
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['kantor'] }),
  })
}
