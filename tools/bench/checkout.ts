import type { Produk } from '#contract/katalog/endpoints.ts'
import type { Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { type Customer, call } from './customer.ts'

export interface OrderInput {
  customer: Customer
  produkId: number
  quantity: number
}

/** Sends the parallel requests of the checkout page, then creates the order. @returns the order's id at the payment provider */
export async function checkOut(url: string, { customer, produkId, quantity }: OrderInput): Promise<string> {
  const { token, user } = customer
  const [produk, { data }] = await Promise.all([
    call<Produk>(url, 'GET', `/api/produks/${produkId}`),
    call<{ data: Pengiriman[] }>(url, 'GET', '/api/shipping-methods'),
    call(url, 'GET', '/api/auth/profile', { token }),
  ])
  const pengiriman = data[0]
  if (!pengiriman) throw new Error('no shipping method')
  const body = {
    userId: user.userId,
    produkId,
    jumlah: quantity,
    total_harga: produk.harga * quantity + pengiriman.biaya,
    metode_pembayaran: 'midtrans',
    shippingId: pengiriman.shippingId,
    metodePengiriman: pengiriman.kode,
    catatan: '',
  }
  const { midtransOrderId, midtransToken } = await call<{ midtransOrderId: string; midtransToken: string | null }>(
    url,
    'POST',
    '/api/pemesanan/create',
    { body, token },
  )
  if (!midtransToken) throw new Error(`order ${midtransOrderId} has no payment token`)
  return midtransOrderId
}

/** Pays at the simulator, which notifies the shop. The buyer's browser reports nothing. */
export const payAtSimulator = (simulator: string, orderId: string) =>
  call(simulator, 'POST', '/__sim/pay', { body: { order_id: orderId, outcome: 'settle' } })

/** Reports a payment to the shop and reads the history, as the browser does. @throws if the shop does not know the payment */
export async function reportPayment(url: string, { token }: Customer, orderId: string): Promise<void> {
  const body = { orderId, status: 'success' }
  const { status } = await call<{ status: string }>(url, 'POST', '/api/pemesanan/update-payment-status', {
    body,
    token,
  })
  if (status !== 'success') throw new Error(`order ${orderId} was paid, but is ${status}`)
  await call(url, 'GET', '/api/pemesanan/riwayat?page=1&limit=10', { token })
}

/** Pays at the simulator, and reports the payment to the shop as the browser does. */
export async function pay(url: string, simulator: string, customer: Customer, orderId: string): Promise<void> {
  await payAtSimulator(simulator, orderId)
  await reportPayment(url, customer, orderId)
}
