import type { APIRequestContext, Page } from '@playwright/test'
import { expect, findProduk, newAkun, test } from './toko.ts'

interface Pesanan {
  orderId: number
  nomor: string
  nama: string
  /** What the customer sees in the history. */
  riwayat(): Promise<{ status_pesanan: string }>
}

/** An order of a customer of its own, paid through the simulator where wanted. */
export async function pesananBaru(
  page: Page,
  { nama = 'Bu Wati', lunas = false, paket = false, batal = false, cara = 'other_qris' } = {},
): Promise<Pesanan> {
  const { request } = page
  const akun = { ...newAkun(), nama: `${nama} ${Date.now()}${Math.floor(Math.random() * 1000)}` }
  await request.post('/api/auth/register', { data: akun })
  const { token } = await (await request.post('/api/auth/login', { data: akun })).json()
  const headers = { authorization: `Bearer ${token}` }
  await request.put('/api/auth/profile', { headers, data: { alamat: 'Dermaga 3, Teluk Hurun, Lampung' } })
  const { data: kirim } = await (await request.get('/api/shipping-methods')).json()
  const isi = paket
    ? { paketId: await paketTersedia(request) }
    : { produkId: (await findProduk(page, 'Probiotik')).produkId }
  const made = await request.post('/api/pemesanan/create', {
    headers,
    data: { ...isi, jumlah: 1, shippingId: kirim[0].shippingId, catatan: 'Titip di pos dermaga' },
  })
  expect(made.status()).toBe(201)
  const { orderId, midtransOrderId: nomor } = await made.json()
  const hint = (status: string) =>
    request.post('/api/pemesanan/update-payment-status', { headers, data: { orderId: nomor, status } })
  if (lunas) {
    await diMidtrans(page, nomor, 'settle', cara)
    await hint('success')
  }
  if (batal) await hint('cancelled')
  return {
    orderId,
    nomor,
    nama: akun.nama,
    riwayat: async () => (await (await request.get('/api/pemesanan/riwayat', { headers })).json()).data[0],
  }
}

async function paketTersedia(request: APIRequestContext): Promise<number> {
  const paket = await (await request.get('/api/paket')).json()
  return paket.find(({ tersedia }: { tersedia: number }) => tersedia > 0).paketId
}

/** Something happens at the payment provider; its simulator stands beside the shop. */
export const diMidtrans = (page: Page, order_id: string, outcome: 'settle' | 'partial_refund', method?: string) =>
  simulator(page, 'pay', { order_id, outcome, method })

/** A test hook of the payment simulator. */
export async function simulator(page: Page, hook: string, data: object): Promise<void> {
  const url = new URL(`/__sim/${hook}`, test.info().project.use.baseURL)
  url.port = String(Number(url.port) + 1)
  expect((await page.request.post(url.href, { data })).ok()).toBe(true)
}

/** Good news at the edge of the screen. */
export const kabar = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
