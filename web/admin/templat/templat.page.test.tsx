import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { listTemplat, updateTemplat } from '#contract/templat/admin.ts'
import { defaultOf, TEMPLAT } from '#contract/templat/templat.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { button, field, fill, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import TemplatEditPage from './templat-edit.page.tsx'
import TemplatListPage from './templat-list.page.tsx'

const KODE = 'pesanan-success'
const DEFAULT = defaultOf(KODE)
const CHANGED = { kode: KODE, subjek: 'Lunas {nomor}', isi: 'Hai {nama}! {rincian} {tautan}' }

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listTemplat, [])
})
const open = (kode: string = KODE) =>
  showAdmin(screen(TemplatEditPage, { kode }), { at: `/teks-pesan/${kode}`, path: '/teks-pesan/:kode' })
const preview = () => page.getByRole('region', { name: 'Pratinjau' })

test('the list of texts shows those in use, and marks the changed ones', async () => {
  answer(listTemplat, silence)
  await showAdmin(<TemplatListPage />)
  await see('Tidak ada respon dari server')
  answer(listTemplat, [CHANGED])
  await press('Coba Lagi')
  const row = page.getByRole('link').filter({ hasText: 'Lunas {nomor}' })
  await seeIn(row, `${TEMPLAT[KODE].nama}DiubahLunas {nomor}`)
  await expect.element(row).toHaveAttribute('href', `/teks-pesan/${KODE}`)
  expect(page.getByText('Diubah').elements()).toHaveLength(1)
})

describe('form of a text', () => {
  test('starts with the default, previews each change with examples, and says what is missing', async () => {
    const { address } = await open()
    await expect.element(field('Subjek email')).toHaveValue(DEFAULT.subjek)
    await expect.element(button('Kembalikan ke bawaan')).toBeDisabled()
    await fill('Subjek email', 'Lunas, {nama}')
    await fill('Isi', 'Hai {nama} dari {toko}')
    await seeIn(preview(), /Lunas, Pak BudiHai Pak Budi dari /)
    await seeIn(preview(), 'Isi: Isian {')
    await press('Simpan')
    await expect.element(field('Isi')).toHaveAttribute('aria-invalid', 'true')
    expect(sent(updateTemplat)).toEqual([])
    await fill('Isi', CHANGED.isi)
    await seeNot(/^Isi: /)
    answer(updateTemplat, refuse('TERLALU_RAMAI'))
    await press('Simpan')
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(field('Isi')).toHaveValue(CHANGED.isi)
    answer(updateTemplat, { ...CHANGED, message: 'Teks disimpan' })
    await press('Simpan')
    await see('Teks disimpan')
    await expect.poll(address).toBe('/teks-pesan')
    expect(sent(updateTemplat)[1]).toMatchObject({
      params: { kode: KODE },
      body: { subjek: 'Lunas, {nama}', isi: CHANGED.isi },
    })
  })

  test('inserts a placeholder at the cursor, and goes back to the default', async () => {
    answer(listTemplat, [CHANGED])
    await open()
    await expect.element(field('Isi')).toHaveValue(CHANGED.isi)
    await expect.element(page.getByText(/\(wajib\)$/).first()).toBeVisible()
    const area = field('Isi').element() as HTMLTextAreaElement
    area.setSelectionRange(4, 10)
    await press('Sisipkan {nomor}')
    await expect.element(field('Isi')).toHaveValue('Hai {nomor}! {rincian} {tautan}')
    expect(area.selectionStart).toBe('Hai {nomor}'.length)
    await press('Kembalikan ke bawaan')
    await expect.element(field('Subjek email')).toHaveValue(DEFAULT.subjek)
    await expect.element(field('Isi')).toHaveValue(DEFAULT.isi)
    await expect.element(button('Kembalikan ke bawaan')).toBeDisabled()
  })

  test('has no subject for WhatsApp, and none for an unknown text', async () => {
    const first = await open('wa-pemasok')
    await expect.element(field('Isi')).toBeVisible()
    await expect.element(field('Subjek email')).not.toBeInTheDocument()
    await first.unmount()
    await open('tidak-ada')
    await see('Teks ini tidak ada.')
    await expect.element(field('Isi')).not.toBeInTheDocument()
  })
})
