import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { PrintedQr } from './printed-qr.tsx'

test('draws the code for paper after the first input, and loads nothing before it', async () => {
  await show(<PrintedQr text="https://toko.example/layanan" label="Kode QR" className="size-24" />)
  const code = page.getByRole('img', { name: 'Kode QR' })
  dispatchEvent(new Event('beforeprint'))
  // An import that had begun would be done after this one.
  await import('#web/shared/kode-qr.tsx')
  await expect.element(code).not.toBeInTheDocument()
  dispatchEvent(new Event('pointermove'))
  await expect.element(code).toBeVisible()
})
