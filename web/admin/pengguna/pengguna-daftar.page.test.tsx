import { expect, test } from 'vitest'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { AkunPengguna, listPengguna } from '#contract/pengguna/office.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, see } from '#web/testing/hand.ts'
import { showKantor } from '#web/testing/show-kantor.tsx'
import PenggunaDaftarPage from './pengguna-daftar.page.tsx'

test('offers nobody to delete himself', async () => {
  const akun = (userId: number, nama: string) => contoh(AkunPengguna, { userId, nama, role: 'admin' })
  answer(listPengguna, { items: [akun(7, 'Saya'), akun(8, 'Budi')], total: 2 })
  const { queries } = await showKantor(<PenggunaDaftarPage />, { at: '/manajemen-user' })
  queries.setQueryData(adminQuery().queryKey, { ...contoh(Pengguna, { userId: 7 }), peran: ['pemilik'], wajib: null })
  await see('Saya')
  await expect.element(button('Hapus Budi')).toBeVisible()
  await expect.element(button('Hapus Saya')).not.toBeInTheDocument()
})
