import { expect, test } from 'vitest'
import { clientKey, startSandbox, until } from './test-support.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 13) Mobile'

/** Visits the hosted page like a browser without JavaScript in Snap's frame: every step is a form and a redirect. */
function visit(address: string, options: Record<string, string> = {}, agent = 'desktop') {
  const url = new URL(address)
  url.search = new URLSearchParams({ origin: 'http://shop.test', client_key: clientKey, ...options }).toString()
  const headers = { 'user-agent': agent }
  const read = async (response: Response) => {
    const page = await response.text()
    const exit = /data-exit="(\w+)" data-result="([^"]*)"/.exec(page)
    return {
      page,
      title: /<h1[^>]*>([^<]*)/.exec(page)?.[1],
      exit: exit?.[1],
      result: exit?.[2] ? JSON.parse(exit[2].replaceAll('&quot;', '"')) : undefined,
    }
  }
  return {
    open: async () => read(await fetch(url, { headers })),
    step: async (name: string, fields: Record<string, string>) => {
      const target = new URL(`${url.pathname}/${name}${url.search}`, url)
      return read(await fetch(target, { method: 'POST', headers, body: new URLSearchParams(fields) }))
    },
  }
}

const card = (number: string) => ({ number, expiry: '01/39', cvv: '123' })

test('the page lists the enabled methods before a choice, and closing it reports no result', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1', { enabled_payments: ['bca_va', 'gopay'] })
  const { page, title, exit, result } = await visit(redirect_url).open()
  expect(title).toBe('Pilih metode pembayaran')
  expect(page).toContain('BCA Virtual Account')
  expect(page).not.toContain('Permata')
  expect([exit, result]).toEqual(['close', undefined])
})

test('an empty list of methods hides every channel', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1', { enabled_payments: [] })
  expect((await visit(redirect_url).open()).page).toContain('Tidak ada metode pembayaran')
})

test('a virtual account stays pending, is kept when the page is reopened, and can be paid', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1')
  const page = visit(redirect_url)
  const chosen = await page.step('choose', { method: 'bni_va' })
  expect(chosen).toMatchObject({ title: 'BNI Virtual Account', exit: 'pending' })
  expect(chosen.result).toMatchObject({ status_code: '201', transaction_status: 'pending', order_id: 'A-1' })
  expect((await page.open()).result.va_numbers).toEqual(chosen.result.va_numbers)

  const paid = await page.step('outcome', { outcome: 'settle' })
  expect(paid).toMatchObject({ title: 'Pembayaran berhasil', exit: 'success' })
  expect(paid.result).toMatchObject({ status_code: '200', transaction_status: 'settlement', gross_amount: '25000.00' })
  await until(() => sandbox.received.length === 2, 'both notifications')
})

test('a pending BCA result has no order id, as at Midtrans', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1')
  const { result } = await visit(redirect_url).step('choose', { method: 'bca_va' })
  expect(result).not.toHaveProperty('order_id')
  expect(result.bca_va_number).toMatch(/^\d{16}$/)
})

test('a wallet shows a QR code on a desktop and opens an app on a phone', async () => {
  await using sandbox = await startSandbox()
  for (const [order_id, agent, options, payment_type] of [
    ['A-1', 'desktop', {}, 'qris'],
    ['A-2', PHONE, {}, 'gopay'],
    ['A-3', PHONE, { mode: 'qr' }, 'qris'],
  ] as const) {
    const { redirect_url } = await sandbox.createToken(order_id)
    const { result } = await visit(redirect_url, options, agent).step('choose', { method: 'gopay' })
    expect(result.payment_type).toBe(payment_type)
  }
})

test('a denied attempt can be followed by another method, up to the fourth denial', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1')
  const page = visit(redirect_url)
  for (const attempt of [1, 2, 3, 4]) {
    await page.step('choose', { method: 'indomaret' })
    const denied = await page.step('outcome', { outcome: 'deny' })
    expect(denied).toMatchObject({ title: 'Pembayaran ditolak', exit: 'error' })
    expect(denied.result).toMatchObject({ status_code: '202', transaction_status: 'deny' })
    expect(denied.page.includes('Coba metode lain')).toBe(attempt < 4)
  }
  const { transactions } = await sandbox.hook('/transactions')
  expect(transactions).toHaveLength(4)
  await page.step('choose', { method: 'indomaret' })
  expect((await sandbox.hook('/transactions')).transactions).toHaveLength(4)
})

test.each([
  ['4811 1111 1111 1114', '112233', 'success', 'capture'],
  ['4911 1111 1111 1113', '112233', 'error', 'deny'],
  ['4411 1111 1111 1118', undefined, 'success', 'capture'],
  ['4611 1111 1111 1116', undefined, 'error', 'deny'],
  ['4024 0071 7626 5022', undefined, 'pending', 'pending'],
])('the test card %s with the password %s ends in %s', async (number, code, exit, status) => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1')
  const page = visit(redirect_url)
  expect((await page.step('choose', { method: 'credit_card' })).title).toBe('Kartu kredit/debit')
  let last = await page.step('card', card(number))
  if (code) {
    expect(last).toMatchObject({ title: 'Verifikasi 3-D Secure', exit: 'pending' })
    expect((await page.step('otp', { code: '000000' })).page).toContain('Kode OTP salah')
    last = await page.step('otp', { code })
  }
  expect(last.exit).toBe(exit)
  expect(last.result).toMatchObject({ transaction_status: status, masked_card: expect.stringContaining('-') })
})

test('an unknown card number is rejected without an attempt', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1', { enabled_payments: ['credit_card'] })
  const page = visit(redirect_url)
  expect((await page.step('card', card('4000 0000 0000 0002'))).page).toContain('bukan kartu uji')
  expect((await page.step('card', { ...card('4811111111111114'), expiry: '01/20' })).page).toContain('Masa berlaku')
  expect((await sandbox.hook('/transactions')).transactions).toEqual([])
})

test('a cancelled, unknown or foreign token shows an expired page', async () => {
  await using sandbox = await startSandbox()
  const { token, redirect_url } = await sandbox.createToken('A-1')
  expect((await visit(redirect_url, { client_key: 'other' }).open()).page).toContain('Client key')
  await sandbox.api('POST', `/snap/v1/transactions/${token}/cancel`, null)
  const cancelled = await visit(redirect_url).open()
  expect(cancelled).toMatchObject({ title: 'Halaman pembayaran ini tidak tersedia lagi', exit: 'error' })
  expect(cancelled.result.status_message).toEqual([expect.any(String)])
  expect((await visit(redirect_url.replace(token, 'nope')).open()).title).toMatch(/tidak tersedia lagi/)
})

test('redirect mode returns to the shop with the result in the address', async () => {
  await using sandbox = await startSandbox()
  const callbacks = { finish: 'http://shop.test/selesai?x=1', error: 'http://shop.test/gagal' }
  const { redirect_url } = await sandbox.createToken('A-1', { callbacks })
  const post = async (step: string, body: Record<string, string>) =>
    (await fetch(`${redirect_url}/${step}`, { method: 'POST', body: new URLSearchParams(body) })).text()
  await post('choose', { method: 'bca_va' })
  expect(await post('outcome', { outcome: 'deny' })).toContain(
    'href="http://shop.test/gagal?order_id=A-1&amp;status_code=202&amp;transaction_status=deny"',
  )
  await post('choose', { method: 'bca_va' })
  expect(await post('outcome', { outcome: 'settle' })).toContain(
    'href="http://shop.test/selesai?x=1&amp;order_id=A-1&amp;status_code=200&amp;transaction_status=settlement"',
  )
})

test('values from the shop are escaped against markup and script addresses', async () => {
  await using sandbox = await startSandbox()
  const { redirect_url } = await sandbox.createToken('A-1', {
    item_details: [{ name: '<script>alert(1)</script>', price: 25_000, quantity: 1 }],
    callbacks: { finish: 'javascript:alert(1)' },
  })
  const page = await (await fetch(redirect_url)).text()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('javascript:')
})
