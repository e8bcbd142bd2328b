import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getDirektori, KontakDirektori, ProvinsiDirektori } from '#contract/direktori/endpoints.ts'
import { readPickedProvinsi } from '#web/shared/openings.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, see } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import WhomToCallPage from './whom-to-call.page.tsx'

const kontak = (change: Partial<KontakDirektori>) => contoh(KontakDirektori, change)
const PAPUA = contoh(ProvinsiDirektori, {
  kode: 'papua-tengah',
  nama: 'Papua Tengah',
  pulau: 'Papua',
  kontak: [
    kontak({
      kode: 'dinas',
      nama: 'Dinas',
      telepon: '(0901) 55-501',
      catatan: 'Tanya penyuluh di Timika',
      peta: 'https://maps.app.goo.gl/abc',
    }),
    kontak({ kode: 'karantina', nama: 'Karantina' }),
  ],
})
const EAST_JAVA = contoh(ProvinsiDirektori, {
  kode: 'jawa-timur',
  nama: 'Jawa Timur',
  pulau: 'Jawa',
  kontak: [kontak({ kode: 'bpbap', nama: 'BPBAP Situbondo' })],
})

describe('offices by province', () => {
  test('are folded, those without a number last, and link the number and the map that the shop added', async () => {
    answer(getDirektori, { ditinjau: '2026-03-10', provinsi: [EAST_JAVA, PAPUA], balai: [] })
    const { container } = await show(screen(WhomToCallPage), { at: '/layanan/siapa-dihubungi' })
    await see('Menurut provinsi')
    await see('Belum ada nomor')
    expect([...container.querySelectorAll('details')].map(({ id, open }) => [id, open])).toEqual([
      ['papua-tengah', false],
      ['jawa-timur', false],
    ])
    await expect.element(link('(0901) 55-501')).not.toBeInTheDocument()
    ;(page.getByText('Papua Tengah').element() as HTMLElement).click()
    await see('Tanya penyuluh di Timika')
    await expect.poll(readPickedProvinsi).toBe('papua-tengah')
    await expect.element(link('(0901) 55-501')).toHaveAttribute('href', 'tel:090155501')
    await expect.element(link('Buka peta')).toHaveAttribute('href', 'https://maps.app.goo.gl/abc')
    expect(container.querySelectorAll('a[href^="tel:"]')).toHaveLength(1)
    const { hash } = link('Siapkan ini sebelum menelepon').element() as HTMLAnchorElement
    expect(container.querySelector(hash)?.textContent).toContain('Sebelum menelepon')
  })

  test('list the centers of the ministry a second time, with their province', async () => {
    answer(getDirektori, { ditinjau: '2026-03-10', provinsi: [PAPUA, EAST_JAVA], balai: ['bpbap'] })
    await show(screen(WhomToCallPage), { at: '/layanan/siapa-dihubungi' })
    const offices = page.getByRole('region', { name: 'Balai dan laboratorium kementerian' })
    await expect.element(offices.getByRole('listitem')).toHaveTextContent('BPBAP SitubondoJawa Timur')
  })
})
