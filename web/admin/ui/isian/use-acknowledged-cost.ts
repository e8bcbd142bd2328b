import { useCallback } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'

/** Returns a function that saves. If the price is below cost, it asks for confirmation and saves again with `modalDisadari`. */
export function useAcknowledgedCost() {
  const { confirm } = useAlerts()
  return useCallback(
    async <T>(save: (acknowledgement: { modalDisadari?: true }) => Promise<T>): Promise<T> => {
      try {
        return await save({})
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'DI_BAWAH_MODAL') throw error
        const sure = await confirm({
          title: 'Dijual di bawah harga modal?',
          text: `${error.rincian.nama}: harganya akan lebih rendah daripada harga modal lot terakhir.`,
          confirm: 'Ya, Simpan',
          cancel: 'Periksa Lagi',
          bahaya: true,
        })
        if (!sure) throw error
        return save({ modalDisadari: true })
      }
    },
    [confirm],
  )
}
