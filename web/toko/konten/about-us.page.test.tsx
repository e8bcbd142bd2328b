import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import AboutUsPage from './about-us.page.tsx'

test('the about page describes the shop, and shows its six people §2.062 §2.063', async () => {
  await show(screen(AboutUsPage), { at: '/tentang-kami' })
  await see(/toko daring dan pusat informasi untuk pembudidaya ikan kerapu/)
  await see('paket penanganan untuk penyakit bakteri, parasit, dan jamur')
  await expect.element(page.getByRole('heading', { name: 'Tim Kami' })).toBeVisible()
  expect(page.getByRole('img', { name: /^Potret / }).elements()).toHaveLength(6)
})
