import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Pengaturan } from '#contract/pengaturan/admin.ts'
import { uploadLogo } from '#contract/pengaturan/logo-admin.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, pick, press } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PengaturanForm } from './pengaturan-form.tsx'

const LOGO = `${'a'.repeat(32)}.png`
const seen = () =>
  (page.getByTitle('Pratinjau toko').element() as HTMLIFrameElement).contentDocument?.body.innerText ?? ''

test('shows an uploaded logo, until it is removed', async () => {
  answer(uploadLogo, { logo_toko: LOGO })
  await showAdmin(<PengaturanForm initial={contoh(Pengaturan)} />)
  await pick(field('Pilih logo'), new File(['a'], 'a.png'))
  await expect.element(page.getByAltText('Logo toko')).toHaveAttribute('src', expect.stringContaining(LOGO))
  await press('Hapus logo')
  await expect.element(page.getByAltText('Logo toko')).not.toBeInTheDocument()
})

test('shows typed contact and holiday as a buyer sees them, on a phone in a dialog', async () => {
  await showAdmin(<PengaturanForm initial={contoh(Pengaturan, { nama_toko: 'Toko Lama', buka_lagi: '2999-01-04' })} />)
  await fill('Nama toko', 'Toko Teluk')
  await fill('Telepon toko', '081234567890')
  await fill('Pesan selama libur', 'Panen dulu.')
  await press('Lihat pratinjau')
  await expect.element(page.getByRole('dialog', { name: 'Pratinjau toko' })).toBeVisible()
  await expect.poll(seen).toContain('Toko Teluk')
  expect(seen()).toContain('0812-3456-7890')
  expect(seen()).toContain('Toko libur. Pesanan dibuka lagi 4 Januari 2999. Panen dulu.')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Tutup pratinjau' }))
  await expect.poll(() => document.querySelector('iframe')).toBeNull()
})
