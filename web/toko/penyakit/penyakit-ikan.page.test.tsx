import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { link } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import PenyakitIkanPage from './penyakit-ikan.page.tsx'

test('the list of diseases shows its groups, and leads to cards and symptom check §2.061', async () => {
  await show(screen(PenyakitIkanPage), { at: '/penyakit-ikan' })
  for (const name of ['Bakterial', 'Viral', 'Parasit', 'Non-infeksi'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expect.element(link('Lintah laut')).toHaveAttribute('href', '/layanan/penyakit/lintah-laut')
  await expect.element(link(/Ikan saya sakit/)).toHaveAttribute('href', '/layanan/cek-gejala')
})
