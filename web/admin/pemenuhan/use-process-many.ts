import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ProcessManyBody, processMany } from '#contract/pesanan-admin/many-admin.ts'
import { followResult, type SelectedPesanan } from '#web/admin/pesanan/pesanan-choices.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'

type NextStatus = ProcessManyBody['pesanan'][number]['jadi']

/** Mutation that moves several orders to another status. `data` holds the result of each order. */
export function useProcessMany() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (rows: readonly { pesanan: SelectedPesanan; jadi: NextStatus }[]) =>
      callAdmin(processMany, {
        body: {
          pesanan: rows.map(({ pesanan: { orderId, status_pesanan, kurir, resi }, jadi }) => ({
            orderId,
            semula: { status_pesanan, kurir, resi },
            jadi,
          })),
        },
      }),
    async onSuccess({ hasil }) {
      followResult(hasil)
      await renewAdmin(queries)
    },
  })
}
