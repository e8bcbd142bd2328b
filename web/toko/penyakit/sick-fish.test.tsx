import { expect, test } from 'vitest'
import { link } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { SickFish } from './sick-fish.tsx'

test('leads to the symptom check', async () => {
  await show(<SickFish />)
  await expect.element(link(/Ikan saya sakit/)).toHaveAttribute('href', '/layanan/cek-gejala')
})
