import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loginAdmin } from '#contract/akun/admin.ts'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKategori, Kategori } from '#contract/katalog/endpoints.ts'
import { createKategori, updateKategori } from '#contract/katalog/kategori-admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { answer, later, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { passUntil, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeNot, text } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KategoriAddPage from './kategori-add.page.tsx'
import KategoriEditPage from './kategori-edit.page.tsx'

const KATEGORI = contoh(Kategori, { kategoriId: 4, nama: 'Vitamin', deskripsi: 'Untuk daya tahan' })
const SAVE = { ...KATEGORI, message: 'Kategori tersimpan' }

const edit = () => showAdmin(screen(KategoriEditPage, { kategoriId: '4' }), { at: '/edit-kategori/4' })
const add = () => showAdmin(<KategoriAddPage />, { at: '/tambah-kategori' })

beforeEach(() => {
  answer(getKategori, KATEGORI)
  answer(listJejak, { items: [], total: 0 })
})

describe('form of the office', () => {
  test('names the empty field and focuses it §5.43', async () => {
    await add()
    await fill('Nama Kategori', '  ')
    await press('Simpan')
    await see('Nama kategori tidak boleh kosong!')
    await expect.element(field('Nama Kategori')).toHaveFocus()
    expect(sent(createKategori)).toEqual([])
  })

  test('requires name and description in an edit §5.44', async () => {
    await edit()
    await fill('Nama Kategori', ' ')
    await fill('Deskripsi', ' ')
    await press('Simpan')
    await expect.element(field('Nama Kategori')).toHaveAccessibleDescription('Nama kategori tidak boleh kosong!')
    await expect.element(field('Deskripsi')).toHaveAccessibleDescription('Deskripsi kategori tidak boleh kosong!')
    expect(sent(updateKategori)).toEqual([])
  })

  test('saves a new record once, under a key, says so, and goes to its list', async () => {
    const { answer: wait, come } = later<typeof SAVE>()
    answer(createKategori, wait)
    const { address } = await add()
    await fill('Nama Kategori', 'Vitamin')
    await press('Simpan')
    await expect.element(button('Menyimpan…')).toBeDisabled()
    ;(button('Menyimpan…').element() as HTMLElement).click()
    come(SAVE)
    await see('Kategori tersimpan')
    await expect.poll(address).toBe('/kategori-produk')
    expect(sent(createKategori)).toHaveLength(1)
    expect(sent(createKategori)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/)
    expect(sent(createKategori)[0]?.body).toEqual({ nama: 'Vitamin', deskripsi: '' })
  })

  test('sends of an edit what changed, and what stood there before', async () => {
    answer(updateKategori, SAVE)
    const { address } = await edit()
    await fill('Deskripsi', 'Untuk nafsu makan')
    await press('Simpan')
    await expect.poll(address).toBe('/kategori-produk')
    const { body } = sent(updateKategori)[0] ?? {}
    expect({ ...body, semula: JSON.parse(body.semula) }).toEqual({
      deskripsi: 'Untuk nafsu makan',
      semula: { deskripsi: 'Untuk daya tahan' },
    })
  })

  test('goes back to the list as it was left', async () => {
    sessionStorage.setItem('daftar /kategori-produk', '?q=vita')
    answer(updateKategori, SAVE)
    const { address } = await edit()
    await expect.element(link('Kembali')).toHaveAttribute('href', '/kategori-produk?q=vita')
    await fill('Deskripsi', 'Lain')
    await press('Simpan')
    await expect.poll(address).toBe('/kategori-produk?q=vita')
  })

  test("shows the server's error under its field and keeps the input", async () => {
    answer(createKategori, refuseFields({ nama: 'Nama kategori sudah ada' }))
    await add()
    await fill('Nama Kategori', 'Vitamin')
    await fill('Deskripsi', 'Isi')
    await press('Simpan')
    await expect.element(field('Nama Kategori')).toHaveAccessibleDescription('Nama kategori sudah ada')
    await expect.element(field('Nama Kategori')).toHaveFocus()
    await expect.element(field('Deskripsi')).toHaveValue('Isi')
    await expect.element(button('Simpan')).toBeEnabled()
  })

  test('says a failure without a field in the form', async () => {
    answer(createKategori, refuse('KATEGORI_SUDAH_ADA'))
    await add()
    await fill('Nama Kategori', 'Vitamin')
    await press('Simpan')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field('Nama Kategori')).toHaveValue('Vitamin')
  })

  test('reports an uncertain save, and retries it under the same key', async () => {
    answer(createKategori, silence)
    answer(settlePermintaan, silence)
    const { address } = await add()
    await fill('Nama Kategori', 'Pakan')
    stopTimers()
    await press('Simpan')
    await see(/Sedang kami periksa/)
    await passUntil(() => text(/Isian Anda masih ada/).elements().length > 0)
    await see(/^Koneksi terputus, jadi belum pasti tersimpan/)
    answer(createKategori, SAVE)
    await press('Simpan')
    await expect.poll(address).toBe('/kategori-produk')
    const [first, second] = sent(createKategori).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).toBe(first)
  })

  test('requires the password after the session ended, and then continues with the same input', async () => {
    answer(createKategori, ({ headers }) =>
      headers.get('Idempotency-Key') && sent(loginAdmin).length > 0 ? SAVE : refuse('UNAUTHENTICATED'),
    )
    const entered = { message: '', token: 'baru', user: contoh(Pengguna), peran: ['pemilik' as const] }
    answer(loginAdmin, entered)
    const { address } = await add()
    await fill('Nama Kategori', 'Vitamin')
    await press('Simpan')
    await see('Login kembali')
    await fill('Email', 'pemilik@contoh.id')
    await fill('Kata sandi', 'rahasia')
    await press('Login')
    await expect.poll(address).toBe('/kategori-produk')
    expect(sent(createKategori)).toHaveLength(2)
  })
})

describe('leaving a form', () => {
  const ASK = 'Tinggalkan halaman ini?'

  test('requires no confirmation while nothing was typed', async () => {
    const { address } = await edit()
    await press(link('Kembali'))
    await expect.poll(address).toBe('/kategori-produk')
    await seeNot(ASK)
  })

  test('requires a confirmation before typed text is lost, and stays after a no', async () => {
    const { address } = await edit()
    await fill('Deskripsi', 'Lain')
    await press(link('Kembali'))
    await see(ASK)
    await expect.element(button('Tetap di sini')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await seeNot(ASK)
    await expect.poll(address).toBe('/edit-kategori/4')
    await expect.element(field('Deskripsi')).toHaveValue('Lain')
    await press(link('Kembali'))
    await press('Ya, tinggalkan')
    await expect.poll(address).toBe('/kategori-produk')
  })

  test('warns before the tab is closed only while there are unsaved changes', async () => {
    await edit()
    await see('Edit Kategori')
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    await expect.element(field('Deskripsi')).toHaveValue('Untuk daya tahan')
    expect(close()).toBe(false)
    await fill('Deskripsi', 'Lain')
    await expect.poll(close).toBe(true)
  })
})

describe('two users at one record', () => {
  const BENTROK = refuse('ISIAN_BENTROK', {
    bentrok: [{ path: 'deskripsi', label: 'Deskripsi', sekarang: 'Dari Budi' }],
  })

  async function collide() {
    answer(updateKategori, BENTROK)
    const shown = await edit()
    await fill('Deskripsi', 'Dari saya')
    await press('Simpan')
    await see('Dari Budi')
    return shown
  }
  const sentOriginal = () => JSON.parse(sent(updateKategori).at(-1)?.body.semula)

  test('shows the current value under the field, and focuses it', async () => {
    await collide()
    await expect.element(page.getByRole('group', { name: 'Deskripsi: diubah orang lain' })).toHaveFocus()
    await see(/Pilih isian yang dipakai, lalu simpan lagi/)
    await expect.element(field('Deskripsi')).toHaveValue('Dari saya')
  })

  test('keeps mine, having seen the other', async () => {
    const { address } = await collide()
    await press('Pakai isian saya')
    await expect.element(button('Pakai isian saya')).toHaveAttribute('aria-pressed', 'true')
    await see('Simpan lagi untuk memakai pilihan ini.')
    answer(updateKategori, SAVE)
    await press('Simpan')
    await expect.poll(address).toBe('/kategori-produk')
    expect(sent(updateKategori).at(-1)?.body.deskripsi).toBe('Dari saya')
    expect(sentOriginal()).toEqual({ deskripsi: 'Dari Budi' })
  })

  test('takes theirs, and then has nothing of its own to change', async () => {
    await collide()
    await press('Pakai yang ini')
    await expect.element(field('Deskripsi')).toHaveValue('Dari Budi')
    answer(updateKategori, SAVE)
    await press('Simpan')
    await expect.poll(() => sent(updateKategori).length).toBe(2)
    expect(sent(updateKategori).at(-1)?.body.deskripsi).toBeUndefined()
  })

  test("shows another user's change that was saved together", async () => {
    answer(updateKategori, { ...SAVE, nama: 'Vitamin ikan', deskripsi: 'Lain' })
    await edit()
    await fill('Deskripsi', 'Lain')
    await press('Simpan')
    await see('Orang lain baru saja mengubah: Nama menjadi Vitamin ikan.')
  })

  test('says that the category was deleted meanwhile, and keeps the input', async () => {
    answer(updateKategori, refuse('KATEGORI_TIDAK_ADA'))
    await edit()
    await fill('Deskripsi', 'Dari saya')
    await press('Simpan')
    await see(/Data ini sudah dihapus orang lain/)
    await expect.element(field('Deskripsi')).toHaveValue('Dari saya')
  })
})

describe('record that does not load', () => {
  test('leads to the list where there is no such record', async () => {
    answer(getKategori, refuse('KATEGORI_TIDAK_ADA'))
    await edit()
    await see('Mungkin sudah dihapus, atau alamatnya salah.')
    await expect.element(link('Lihat Daftar')).toHaveAttribute('href', '/kategori-produk')
    await expect.element(button('Coba Lagi')).not.toBeInTheDocument()
  })

  test('loads again after the server was away', async () => {
    answer(getKategori, silence)
    await edit()
    await see('Memuat kategori…')
    answer(getKategori, KATEGORI)
    await press('Coba Lagi')
    await expect.element(field('Nama Kategori')).toHaveValue('Vitamin')
  })

  test('shows the record if only its trail is missing', async () => {
    answer(listJejak, refuse('SERVICE_UNAVAILABLE'))
    await edit()
    await see('Gagal memuat jejak perubahan')
    await expect.element(field('Nama Kategori')).toHaveValue('Vitamin')
  })
})
