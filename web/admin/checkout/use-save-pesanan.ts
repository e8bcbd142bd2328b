import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { createManualPesanan, quotePesanan } from '#contract/checkout/manual-admin.ts'
import { finishKeluhan } from '#contract/keluhan/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import type { NewPesananFields } from './new-pesanan-input.ts'
import { quoteBodyOf, quoteQuery } from './pesanan-quote.ts'

/**
 * Saves a new order with the total that the screen shows.
 * @param returnTo path of the list to return to
 */
export function useSavePesanan(form: NewPesananFields, returnTo: string) {
  const queries = useQueryClient()
  /** Path to open after saving: the created order, or the complaint it replaces goods for. */
  const next = useRef(returnTo)
  return useSave({
    form,
    fields: ['no_hp', 'items', 'tujuan.wilayah', 'shippingId', 'penggunaId'],
    async save(body) {
      // Use the total that the screen shows, or load it first.
      const { total_harga } = await queries.fetchQuery({
        ...quoteQuery(quoteBodyOf(body)),
        staleTime: Number.POSITIVE_INFINITY,
      })
      const created = await callAdmin(createManualPesanan, { body: { ...body, total_harga } }).catch(async (error) => {
        // Prices may have changed: show the new total together with the error.
        await queries.invalidateQueries({ queryKey: ['admin', quotePesanan.name] })
        throw error
      })
      const keluhanId = body.pengganti?.keluhanId
      if (keluhanId) await finish(keluhanId, created.midtrans_order_id)
      next.current = keluhanId ? returnTo : `/detail-pesanan-${created.jenis}/${created.orderId}`
      return created
    },
    // A new record has no previous values.
    edit: undefined,
    to: () => next.current,
    failure: 'Gagal menyimpan pesanan',
  })
}

/**
 * Ends the complaint whose goods are sent again. The replacement is saved by then, so a failure is not reported: the complaint
 * stays open, and its screen offers to end it.
 */
const finish = (keluhanId: number, nomor: string): Promise<unknown> =>
  callAdmin(finishKeluhan, {
    params: { keluhanId },
    body: {
      hasil: 'kirim ulang',
      isi: `Barang penggantinya kami kirim lagi dengan pesanan ${nomor}. Mohon maaf atas ketidaknyamanannya.`,
    },
  }).catch(() => undefined)
