import { tidyNoHp } from '#contract/no-hp.ts'
import { stampWib } from '#contract/wib.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { SnapRequest } from '#server/midtrans/client.ts'

/** Columns of an order that its payment page needs. */
export type Tagihan = Pick<
  PesananRow,
  | 'pesanan_id'
  | 'midtrans_order_id'
  | 'nama'
  | 'no_hp'
  | 'shipping_id'
  | 'nama_shipping'
  | 'biaya_kirim'
  | 'diskon'
  | 'diskon_ongkir'
  | 'ppn_ditambah'
  | 'total_harga'
  | 'batas_bayar'
  | 'batas_akhir'
  | 'dibuat'
>

interface Line {
  produk_id: number | null
  paket_id: number | null
  nama: string
  harga: number
  jumlah: number
}

/** Longest item name that Midtrans takes, in characters. */
const NAME_MAX = 50

/**
 * Returns the request for a payment page. Its amount is the sum of its lines, including shipping, because Midtrans requires
 * an exact match.
 * @param enabledPayments the provider's codes for the accepted methods; empty for all methods of the provider
 * @throws RangeError if that sum is not the order's total: such an order must not reach the provider
 */
export function snapRequest(
  order: Tagihan,
  lines: readonly Line[],
  orderId: string,
  now: Date,
  publicUrl: string,
  enabledPayments: readonly string[],
): SnapRequest {
  const items = lines.map((line) => ({
    id: line.paket_id ? `paket-${line.paket_id}` : `produk-${line.produk_id}`,
    name: itemName(line.nama),
    price: line.harga,
    quantity: line.jumlah,
  }))
  items.push({
    id: `kirim-${order.shipping_id}`,
    name: itemName(`Ongkir ${order.nama_shipping}`),
    price: order.biaya_kirim,
    quantity: 1,
  })
  if (order.ppn_ditambah > 0) items.push({ id: 'ppn', name: 'PPN', price: order.ppn_ditambah, quantity: 1 })
  // Midtrans accepts lines with a negative price.
  for (const [id, name, diskon] of [
    ['diskon', 'Diskon', order.diskon],
    ['diskon-ongkir', 'Diskon ongkir', order.diskon_ongkir],
  ] as const)
    if (diskon > 0) items.push({ id, name, price: -diskon, quantity: 1 })

  const grossAmount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (grossAmount !== order.total_harga)
    throw new RangeError(`lines of order ${order.pesanan_id} do not add up to its total`)

  return {
    transaction_details: { order_id: orderId, gross_amount: grossAmount },
    item_details: items,
    customer_details: { first_name: order.nama.slice(0, 255), phone: tidyNoHp(order.no_hp) },
    // Without a start time, the expiry of a virtual account would start when its number is issued. The page expires at
    // `batas_bayar`, the deadline for a buyer who has chosen no method.
    expiry: {
      start_time: jakartaTime(order.dibuat),
      duration: minutes(order.dibuat, order.batas_akhir ?? order.batas_bayar),
      unit: 'minute',
    },
    page_expiry: { duration: Math.max(1, minutes(now, order.batas_bayar)), unit: 'minute' },
    // An empty list would hide every method.
    ...(enabledPayments.length > 0 && { enabled_payments: [...enabledPayments] }),
    // Midtrans requests 3-D Secure only if this is set.
    credit_card: { secure: true },
    callbacks: { finish: `${publicUrl}/riwayat-pembayaran` },
  }
}

/** Cuts by code points, not UTF-16 units. A vertical bar breaks Alfamart's receipts. */
const itemName = (name: string) => [...name.replaceAll('|', '/')].slice(0, NAME_MAX).join('')

const minutes = (from: Date, to: Date) => Math.ceil((to.getTime() - from.getTime()) / 60_000)

/** Formats a time as `2026-11-20 16:05:00 +0700`, the only format that Midtrans accepts. */
const jakartaTime = (time: Date) => `${stampWib(time)} +0700`
