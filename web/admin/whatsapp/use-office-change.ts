import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WhatsAppOffice } from '#contract/saluran/admin.ts'

export const OFFICE_KEY = ['admin', 'whatsapp']

/** Sends a request whose answer is the new state of the screen. */
export function useOfficeChange<T = void>(send: (value: T) => Promise<WhatsAppOffice>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: send, onSuccess: (office) => queries.setQueryData(OFFICE_KEY, office) })
}
