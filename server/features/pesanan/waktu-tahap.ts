import type { WaktuTahap } from '#contract/pesanan/endpoints.ts'
import { TAHAP, tahapOf } from '#contract/pesanan/tahap-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'

interface Perubahan {
  jenis: string
  ke: string
  /** Of a change of the way: courier and number of the parcel. */
  keterangan: string
  waktu: Date
}

type Keadaan = Pick<PesananRow, 'dibuat' | 'status_pembayaran' | 'status_pesanan' | 'resi'>

/**
 * When an order reached each step up to where it is now: what was taken back counts no more.
 * @param changes what happened to it, oldest first
 */
export function waktuTahap(order: Keadaan, changes: readonly Perubahan[]): WaktuTahap {
  const tahap = tahapOf(order)
  const sampai = tahap ? TAHAP.indexOf(tahap) : -1
  const at = (langkah: (typeof TAHAP)[number], is: (change: Perubahan) => boolean, find: 'find' | 'findLast') =>
    TAHAP.indexOf(langkah) <= sampai ? (changes[find](is)?.waktu.toISOString() ?? null) : null
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
