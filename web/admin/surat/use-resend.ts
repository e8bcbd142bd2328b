import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resendAllSurat, resendSurat } from '#contract/surat/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useNotice } from '#web/admin/ui/notice.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { askUncertain } from '#web/admin/ui/uncertain.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Mutation that resends one mail, or all unsent mails, and reports the start. */
export function useResend() {
  const queries = useQueryClient()
  const kabar = useNotice()
  const { alert } = useAlerts()
  return useMutation({
    async mutationFn(suratId?: number): Promise<string> {
      if (suratId === undefined) return (await callAdmin(resendAllSurat, {})).message
      await callAdmin(resendSurat, { params: { suratId } })
      return 'Email dikirim lagi'
    },
    onSuccess: kabar,
    onError: (error) =>
      void alert(
        askUncertain(error) ?? {
          title: 'Gagal',
          text: errorText(error, { answered: 'Email gagal dikirim lagi' }),
        },
      ),
    onSettled: () => renewAdmin(queries),
  })
}
