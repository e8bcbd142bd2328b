import type { StageTimes } from '#contract/pesanan/endpoints.ts'
import { STAGES, stageOf } from '#contract/pesanan/pesanan-stages.ts'
import type { PesananRow } from '#server/db/schema.ts'

interface Perubahan {
  jenis: string
  ke: string
  /** Courier and parcel number, for a change of kind `pesanan`. */
  keterangan: string
  waktu: Date
}

type StageState = Pick<PesananRow, 'dibuat' | 'status_pembayaran' | 'status_pesanan' | 'resi'>

/**
 * Returns the time of each step up to the order's current one. Later steps that were taken back are null.
 * @param changes history of the order, oldest first
 */
export function stageTimes(order: StageState, changes: readonly Perubahan[]): StageTimes {
  const stage = stageOf(order)
  const reached = stage ? STAGES.indexOf(stage) : -1
  const at = (langkah: (typeof STAGES)[number], is: (change: Perubahan) => boolean, find: 'find' | 'findLast') =>
    STAGES.indexOf(langkah) <= reached ? (changes[find](is)?.waktu.toISOString() ?? null) : null
  const pesanan = (ke: string) => (change: Perubahan) => change.jenis === 'pesanan' && change.ke === ke
  return {
    dibuat: order.dibuat.toISOString(),
    dibayar: at('dibayar', ({ jenis, ke }) => jenis === 'pembayaran' && ke === 'success', 'findLast'),
    disiapkan: at('disiapkan', pesanan('Sedang Di Proses'), 'find'),
    dikirim: order.resi
      ? at('dikirim', ({ jenis, keterangan }) => jenis === 'pesanan' && keterangan.endsWith(order.resi), 'find')
      : null,
    diterima: at('diterima', pesanan('Pesanan Selesai'), 'findLast'),
  }
}
