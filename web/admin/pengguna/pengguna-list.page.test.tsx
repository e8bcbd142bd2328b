import { describe, expect, test } from 'vitest'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { AkunPengguna, deletePengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { answer, bare, garbage, onlyPlain, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PenggunaListPage from './pengguna-list.page.tsx'

const COLLEAGUE = contoh(AkunPengguna, { id: 4, userId: 4, nama: 'Budi', email: 'budi@contoh.id', versi: 3 })
const EXISTING = { items: [COLLEAGUE], total: 1 }
const open = () => showAdmin(<PenggunaListPage />, { at: '/manajemen-user' })

describe('list of users', () => {
  test.each([
    ['no answer', silence, 'Gagal mengambil data pengguna'],
    ['a failure without a message', () => bare(400, {}), 'Gagal mengambil data pengguna'],
    ['a failure with a message', () => bare(400, { message: 'Basis data dirawat' }), 'Basis data dirawat'],
    ['an answer other than JSON', () => garbage(200), 'Format data tidak valid'],
    ['an answer without a list', () => bare(200, { message: 'x' }), 'Format data tidak valid'],
  ] as const)('shows %s, and loads again on request §8.91 §8.92', async (_, failure, words) => {
    answer(listPengguna, failure)
    await open()
    await see(words)
    answer(listPengguna, EXISTING)
    await press('Coba Lagi')
    await expect.element(link('Edit Budi')).toHaveAttribute('href', '/edit-user/4')
    await seeNot(words)
  })

  test('reads a list that is wrapped in data', async () => {
    onlyPlain()
    answer(listPengguna, { items: { data: [COLLEAGUE] } as never, total: 1 })
    await open()
    await expect.element(link('Edit Budi')).toBeInTheDocument()
  })

  test('filters by one role', async () => {
    answer(listPengguna, EXISTING)
    const { address } = await open()
    await see('Budi')
    await press(link('Pembeli'))
    await expect.poll(address).toBe('/manajemen-user?role=user')
    await expect.poll(() => sent(listPengguna).at(-1)?.query).toMatchObject({ role: 'user' })
  })

  test('offers no deletion of the own account', async () => {
    const akun = (userId: number, name: string) => contoh(AkunPengguna, { userId, nama: name, role: 'admin' })
    answer(listPengguna, { items: [akun(7, 'Saya'), akun(8, 'Budi')], total: 2 })
    const { queries } = await open()
    queries.setQueryData(adminQuery().queryKey, { ...contoh(Pengguna, { userId: 7 }), peran: ['pemilik'], wajib: null })
    await see('Saya')
    await expect.element(button('Hapus Budi')).toBeVisible()
    await expect.element(button('Hapus Saya')).not.toBeInTheDocument()
  })

  describe('deleting', () => {
    const ASK = /Anda tidak dapat mengembalikan data yang dihapus!$/
    const ask = async () => {
      answer(listPengguna, EXISTING)
      await open()
      await press('Hapus Budi')
      await see('Apakah Anda yakin?')
      await see(ASK)
    }

    test('is done after a yes, and reported §2.235 §5.64 §8.93', async () => {
      await ask()
      answer(deletePengguna, { message: 'ok' })
      answer(listPengguna, { items: [], total: 0 })
      await press('Ya, Hapus')
      await see('Dihapus!')
      await see('Data pengguna berhasil dihapus.')
      await press('OK')
      await see('Tidak ada data pengguna')
      expect(sent(deletePengguna)).toMatchObject([{ params: { userId: '4' }, query: { versi: '3' } }])
    })

    test('is not done after a no', async () => {
      await ask()
      await press('Batal')
      await seeNot(ASK)
      expect(sent(deletePengguna)).toEqual([])
    })

    test.each([
      ['without a message', () => bare(409, {}), 'Tidak dapat menghapus pengguna.'],
      [
        'with its reason',
        () => bare(409, { message: 'Sedang dipakai.' }),
        'Tidak dapat menghapus pengguna. Sedang dipakai.',
      ],
      ['of the last owner', () => refuse('ADMIN_TERAKHIR', { message: 'Harus ada satu.' }), /Harus ada satu\.$/],
    ] as const)('keeps the user after a refusal %s, and says why §8.94', async (_, failure, words) => {
      await ask()
      answer(deletePengguna, failure)
      await press('Ya, Hapus')
      await see('Gagal!')
      await see(words)
      await press('OK')
      await expect.element(link('Edit Budi')).toBeInTheDocument()
    })
  })
})
