import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { link, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import ZatPage from './zat.page.tsx'

const open = (kode = '') => show(screen(ZatPage), { at: `/layanan/zat${kode && `?nama=${kode}`}` })

test('explains a prohibited substance, its risks, alternatives and contacts', async () => {
  await open('temefos')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Temefos' })).toBeVisible()
  await see(/^Temefos adalah pestisida yang dilarang untuk ikan konsumsi\. Toko ini tidak menjualnya\.$/)
  await see('Terlanjur dipakai?')
  await expect
    .element(page.getByRole('region', { name: 'Gantinya' }).getByRole('link').first())
    .toHaveAttribute('href', '/layanan/penyakit/kutu-ikan')
  await expect.element(link('Lihat siapa yang dihubungi')).toHaveAttribute('href', '/layanan/siapa-dihubungi')
})

test('does not say of a prescription drug that it may not be sold', async () => {
  await open('oksitetrasiklin')
  await see('Oksitetrasiklin hanya boleh dijual dengan resep dokter hewan.')
  await seeNot('Terlanjur dipakai?')
})

test('lists all substances, and says of an unknown one whom to ask', async () => {
  await open('urea')
  await see(/^Bahan itu belum ada di daftar ini\./)
  await expect.element(link(/^Formalin/)).toHaveAttribute('href', '/layanan/zat?nama=formalin')
})
