import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resendSemuaSurat, resendSurat } from '#contract/surat/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { tanyaBelumPasti } from '#web/admin/ui/belum-pasti.tsx'
import { useKabar } from '#web/admin/ui/kabar.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Mutation that resends one mail, or all unsent mails, and reports the start. */
export function useKirimLagi() {
  const queries = useQueryClient()
  const kabar = useKabar()
  const { alert } = useAlerts()
  return useMutation({
    async mutationFn(suratId?: number): Promise<string> {
      if (suratId === undefined) return (await callAdmin(resendSemuaSurat, {})).message
      await callAdmin(resendSurat, { params: { suratId } })
      return 'Email dikirim lagi'
    },
    onSuccess: kabar,
    onError: (error) =>
      void alert(
        tanyaBelumPasti(error) ?? {
          title: 'Gagal',
          text: errorText(error, { answered: 'Email gagal dikirim lagi' }),
        },
      ),
    onSettled: () => renewAdmin(queries),
  })
}
