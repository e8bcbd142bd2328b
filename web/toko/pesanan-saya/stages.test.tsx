import { expect, test } from 'vitest'
import { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { StagesSummary } from './stages.tsx'

test('an order names its courier only while it is on its way', async () => {
  const pesanan = contoh(RiwayatPesanan, {
    ...{ status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: '' },
    ...{ menunggu_resep: false, menunggu_ongkir: false },
  })
  const first = await show(<StagesSummary pesanan={{ ...pesanan, resi: 'JNE-1' }} />)
  await see('Dikirim, JNE')
  await first.unmount()
  const second = await show(<StagesSummary pesanan={pesanan} />)
  await expect.element(second.getByText('Disiapkan').last()).toBeVisible()
  expect(second.container.textContent).not.toContain('JNE')
})
