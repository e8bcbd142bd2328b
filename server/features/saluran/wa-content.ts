import {
  type KodeTemplatWa,
  templatWaOf,
  VARIABLES_WA,
  type VariableWa,
  variablesWaOf,
} from '#contract/saluran/templat-wa.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatClock, formatDate } from '#contract/wib.ts'
import { cleanVariable } from '#server/whatsapp/clean-variable.ts'
import type { TemplateMessage } from '#server/whatsapp/whatsapp.ts'
import type { ClaimedWa } from './wa.repository.ts'

/** Returns the values of a message, each within its maximum length. */
export function waContent(
  kode: KodeTemplatWa,
  { nama, rujukan, tautan, keperluan, order }: Pick<ClaimedWa, 'nama' | 'rujukan' | 'tautan' | 'keperluan' | 'order'>,
): Pick<TemplateMessage, 'body' | 'buttons'> {
  const until = order ? new Date(order.batas_bayar) : undefined
  const values: Record<VariableWa, string> = {
    nama,
    nomor: rujukan,
    total: order ? formatRupiah(order.total_harga) : '',
    batas: until ? `${formatDate(until)} pukul ${formatClock(until)}` : '',
    kurir: order?.kurir || order?.nama_shipping || '',
    resi: order?.resi ?? '',
  }
  const templat = templatWaOf(kode)
  return {
    body: variablesWaOf(templat).map((name) => cleanVariable(values[name], VARIABLES_WA[name].max)),
    buttons: templat.buttons.map(({ action }) =>
      action === 'open'
        ? { type: 'url', text: tautan.replace(/^\//, '') }
        : { type: 'reply', payload: `${action}:${action === 'berhenti' ? keperluan : rujukan}` },
    ),
  }
}
