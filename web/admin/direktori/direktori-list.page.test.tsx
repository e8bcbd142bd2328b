import { expect, test } from 'vitest'
import { DirektoriAdmin, listDirektoriAdmin } from '#contract/direktori/admin.ts'
import { getDirektori, KontakDirektori, ProvinsiDirektori } from '#contract/direktori/endpoints.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, text } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import DirektoriListPage from './direktori-list.page.tsx'

test('names the provinces without a number, and leads to their offices', async () => {
  const provinsi = (name: string, phone: string) =>
    contoh(ProvinsiDirektori, { kode: name, nama: name, kontak: [contoh(KontakDirektori, { telepon: phone })] })
  answer(listDirektoriAdmin, { items: [contoh(DirektoriAdmin)], total: 1 })
  answer(getDirektori, {
    ditinjau: '2026-03-10',
    provinsi: [provinsi('Aceh', ''), provinsi('Bali', '0361 1234')],
    balai: [],
  })
  await showAdmin(screen(DirektoriListPage), { at: '/direktori' })
  await press(text('1 provinsi belum ada nomor'))
  await expect.element(link('Aceh')).toHaveAttribute('href', '/direktori?q=Aceh')
  await expect.element(link('Bali')).not.toBeInTheDocument()
})
