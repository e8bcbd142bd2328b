import { expect, test } from 'vitest'
import { link } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { IkanSakit } from './ikan-sakit.tsx'

test('leads to the symptom check', async () => {
  await show(<IkanSakit />)
  await expect.element(link(/Ikan saya sakit/)).toHaveAttribute('href', '/layanan/cek-gejala')
})
