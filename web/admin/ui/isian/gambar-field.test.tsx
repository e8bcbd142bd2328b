import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, pick, press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { GambarField, otherGambar } from './gambar-field.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function Field() {
  const [value, setValue] = useState<File>()
  return <GambarField label="Gambar" value={value} onChange={setValue} current={PIXEL} error="Gambar rusak" />
}

test('a new picture is previewed, and can be taken back', async () => {
  await show(<Field />)
  const before = page.getByRole('img', { name: 'Gambar sekarang' })
  await expect.element(before).toHaveAttribute('src', PIXEL)
  await expect.element(button(/^Batalkan/)).not.toBeInTheDocument()
  await pick(page.getByLabelText('Pilih Gambar'), new File(['x'], 'baru.png', { type: 'image/png' }))
  await expect.element(page.getByRole('img', { name: 'Pratinjau gambar baru' })).not.toHaveAttribute('src', PIXEL)
  await press('Batalkan baru.png')
  await expect.element(before).toBeVisible()
  await expect.element(page.getByLabelText('Pilih Gambar')).toHaveAccessibleDescription(/maksimal 8 MB\. Gambar rusak$/)
})

test("another user's choice is shown as a picture, or as none", async () => {
  const first = await show(otherGambar((name) => `${PIXEL}#${name}`)('a.png'))
  await expect
    .element(page.getByRole('img', { name: 'Gambar dari orang lain' }))
    .toHaveAttribute('src', `${PIXEL}#a.png`)
  await first.unmount()
  await show(otherGambar(() => PIXEL)(null))
  await expect.element(page.getByText('Tanpa gambar')).toBeVisible()
})
