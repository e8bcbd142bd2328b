import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PesananRingkas } from '#contract/pesanan-admin/admin.ts'
import { type ProsesBanyakBody, processBanyak } from '#contract/pesanan-admin/banyak-admin.ts'
import { ikutiHasil } from '#web/admin/pesanan/pilihan-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'

type Jadi = ProsesBanyakBody['pesanan'][number]['jadi']

/** Mutation that moves several orders to another status. `data` holds the result of each order. */
export function useProsesBanyak() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (rows: readonly { pesanan: PesananRingkas; jadi: Jadi }[]) =>
      callAdmin(processBanyak, {
        body: {
          pesanan: rows.map(({ pesanan: { orderId, status_pesanan, kurir, resi }, jadi }) => ({
            orderId,
            semula: { status_pesanan, kurir, resi },
            jadi,
          })),
        },
      }),
    async onSuccess({ hasil }) {
      ikutiHasil(hasil)
      await renewAdmin(queries)
    },
  })
}
