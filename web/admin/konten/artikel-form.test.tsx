import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loginAdmin } from '#contract/akun/admin.ts'
import { Pengguna } from '#contract/akun/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { createArtikel, listArtikelAdmin, updateArtikel, uploadGambarArtikel } from '#contract/konten/admin.ts'
import { FullArtikel, getArtikel } from '#contract/konten/endpoints.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { answer, bare, garbage, later, refuse, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ArtikelAddPage from './artikel-add.page.tsx'
import ArtikelEditPage from './artikel-edit.page.tsx'

const DOKUMEN = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Isi' }] }],
}
const ARTIKEL = contoh(FullArtikel, { artikelId: 4, id: 4, judul: 'Mutu air', konten: 'Isi', dokumen: DOKUMEN })
/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SAVE = { ...ARTIKEL, message: 'ok' }
const GAMBAR = () => new File([Uint8Array.from(atob(PNG), (one) => one.charCodeAt(0))], 'a.png', { type: 'image/png' })

const konten = page.getByRole('textbox', { name: 'Konten' })
const pesan = page.getByRole('alertdialog')

async function add() {
  const shown = await showAdmin(<ArtikelAddPage />, { at: '/tambah-artikel' })
  await expect.element(konten).toBeVisible()
  return shown
}
async function write(text: string) {
  await userEvent.click(konten)
  await userEvent.keyboard(text)
}
/** Pastes as the browser does. */
function paste(type: string, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData(type, text)
  konten.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(() => {
  answer(listArtikelAdmin, { items: [], total: 0 })
  answer(listJejak, { items: [], total: 0 })
  answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
  answer(createArtikel, SAVE)
  answer(getArtikel, ARTIKEL)
})

describe('form of an article', () => {
  test('says in a dialog that title and text are missing, and puts the cursor there §5.53', async () => {
    await add()
    await press('Simpan')
    await expect.element(pesan).toMatchTextContent(/Validasi Gagal.*Judul dan konten harus diisi/)
    await press('OK')
    await expect.element(field('Judul')).toHaveFocus()
    await expect.element(konten).toHaveAccessibleDescription(/harus diisi|wajib/)
    expect(sent(createArtikel)).toEqual([])
  })

  test('refuses to save an edit without a title §5.55', async () => {
    await showAdmin(screen(ArtikelEditPage, { artikelId: '4' }), { at: '/edit-artikel/4' })
    await fill('Judul', '')
    await press('Simpan')
    await expect.element(pesan).toMatchTextContent(/Judul dan konten harus diisi/)
    await press('OK')
    expect(sent(updateArtikel)).toEqual([])
  })

  test('shows what readers will see while it is written, and refuses a picture of another kind §5.56 §2.229', async () => {
    await add()
    await fill('Judul', 'Jaga mutu air')
    await write('## Tanda{Enter}- luka di kulit')
    await fill('Tanggal terbit', '2099-12-01')
    const preview = page.getByRole('region', { name: 'Pratinjau' })
    await expect.element(preview.getByRole('heading', { name: 'Jaga mutu air' })).toBeVisible()
    await expect.element(preview.getByRole('heading', { name: 'Tanda' })).toBeVisible()
    await expect.element(preview.getByRole('listitem')).toMatchTextContent('luka di kulit')
    await expect.element(preview.getByText('1 Desember 2099')).toBeVisible()
    await pick(field('Pilih Gambar'), GAMBAR())
    await expect.poll(() => preview.element().querySelector('img')?.src).toMatch(/^data:image\/png/)
    await pick(field('Pilih Gambar'), new File(['x'], 'a.gif', { type: 'image/gif' }))
    await press('Simpan')
    await see('Gambar harus JPG, JPEG, atau PNG')
    expect(sent(createArtikel)).toEqual([])
  })

  test('requires a confirmation, and reports the save and its result §5.54 §8.84 §8.85', async () => {
    const { answer: wait, come } = later<typeof SAVE>()
    answer(createArtikel, wait)
    const { address } = await add()
    await fill('Judul', 'Jaga mutu air')
    await write('Akhir.')
    await pick(field('Pilih Gambar'), GAMBAR())
    await press('Simpan')
    await expect.element(pesan).toMatchTextContent(/Apakah Anda yakin ingin menyimpan artikel\?/)
    await press('Batal')
    await seeNot('Apakah Anda yakin ingin menyimpan artikel?')
    expect(sent(createArtikel)).toEqual([])
    await press('Simpan')
    await press('Ya, Simpan!')
    await expect.element(button('Sedang Menyimpan...')).toBeDisabled()
    come(SAVE)
    await expect.element(pesan).toMatchTextContent(/Berhasil!.*Artikel berhasil dibuat/)
    await press('OK')
    await expect.poll(address).toBe('/manajemen-artikel')
    const { body } = sent(createArtikel)[0] ?? {}
    expect(body).toMatchObject({ judul: 'Jaga mutu air', status: 'draft', konten: 'Akhir.' })
    expect(JSON.parse(body.dokumen).content[0]).toMatchObject({ type: 'paragraph', content: [{ text: 'Akhir.' }] })
    expect(body.gambar).toMatchObject({ name: 'a.png' })
  })

  test('says that saving failed, and keeps the text §8.83', async () => {
    await add()
    await fill('Judul', 'Tetap ada')
    await write('Akhir.')
    for (const [failure, text] of [
      [bare(500, {}), 'Gagal membuat artikel'],
      [bare(400, { message: 'Judul sudah dipakai' }), 'Judul sudah dipakai'],
      [garbage(200), 'Gagal membuat artikel'],
      [silence, 'Gagal membuat artikel'],
    ] as const) {
      answer(createArtikel, failure as never)
      await press('Simpan')
      await press('Ya, Simpan!')
      await expect.element(pesan).toMatchTextContent(new RegExp(`Gagal Menyimpan.*${text}`))
      await press('OK')
      await expect.element(field('Judul')).toHaveValue('Tetap ada')
      await expect.element(konten).toMatchTextContent('Akhir.')
    }
    expect(sent(createArtikel)).toHaveLength(4)
  })

  test('requires the password after the session ended, and then sends the same with its picture', async () => {
    answer(createArtikel, () => (sent(loginAdmin).length > 0 ? SAVE : refuse('UNAUTHENTICATED')))
    const peran = ['pemilik' as const]
    answer(loginAdmin, { message: '', token: 'baru', user: contoh(Pengguna), peran })
    await add()
    await fill('Judul', 'Sesi habis')
    await write('Akhir.')
    await pick(field('Pilih Gambar'), GAMBAR())
    await press('Simpan')
    await press('Ya, Simpan!')
    await see('Login kembali')
    await fill('Email', 'pemilik@contoh.id')
    await fill('Kata sandi', 'rahasia')
    await press('Login')
    await expect.element(pesan).toMatchTextContent(/Artikel berhasil dibuat/)
    await press('OK')
    const [first, second] = sent(createArtikel).map(({ body }) => [body.judul, body.gambar?.name])
    expect(first).toEqual(['Sesi habis', 'a.png'])
    expect(second).toEqual(first)
  })
})

describe('editor', () => {
  test('puts words where they are typed, in the middle of a text too', async () => {
    await add()
    await write('Cuci jaring')
    await userEvent.keyboard('{Home}Mari ')
    await expect.element(konten).toMatchTextContent('Mari Cuci jaring')
  })

  test('sets marks by button and by key, and shows which are on', async () => {
    await add()
    await write('Cuci ')
    await userEvent.click(button('Tebal'))
    await expect.element(button('Tebal')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('bersih{Control>}b{/Control} lalu')
    await expect.element(button('Tebal')).toHaveAttribute('aria-pressed', 'false')
    expect(konten.element().querySelector('strong')?.textContent).toBe('bersih')
  })

  test('takes only addresses of the web for a link', async () => {
    await add()
    await write('Lihat ')
    await userEvent.click(button('Tautan'))
    const tautan = page.getByRole('dialog', { name: 'Tautan' })
    await fill(tautan.getByLabelText('Alamat'), 'javascript:alert(1)')
    await press('Pasang')
    await expect.element(tautan.getByRole('alert')).toMatchTextContent(/^Tulis alamat web/)
    await fill(tautan.getByLabelText('Alamat'), 'kkp.go.id')
    await userEvent.keyboard('{Enter}')
    await expect.element(tautan).not.toBeInTheDocument()
    await expect.element(konten.getByText('https://kkp.go.id')).toHaveAttribute('href', 'https://kkp.go.id')
  })

  test('requires a picture and its alternative text, and inserts both', async () => {
    answer(uploadGambarArtikel, { nama: 'b.webp', lebar: 300, tinggi: 200 })
    await add()
    await userEvent.click(button('Sisipkan gambar'))
    const dialog = page.getByRole('dialog', { name: 'Sisipkan gambar' })
    await press('Sisipkan')
    await expect.element(dialog.getByText('Pilih gambar dulu')).toBeVisible()
    await expect.element(dialog.getByText('Tulis apa yang terlihat di gambar')).toBeVisible()
    expect(sent(uploadGambarArtikel)).toEqual([])
    await pick(dialog.getByLabelText('Pilih gambar'), GAMBAR())
    await fill(dialog.getByLabelText('Isi gambar'), ' Jaring kotor ')
    await fill(dialog.getByLabelText('Keterangan di bawah gambar (opsional)'), 'Sebelum dicuci')
    await press('Sisipkan')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(konten.getByRole('img', { name: 'Jaring kotor' })).toBeInTheDocument()
    await expect.element(konten).toMatchTextContent('Sebelum dicuci')
    expect(sent(uploadGambarArtikel)[0]?.body.gambar.name).toBe('a.png')
  })

  test("moves through a table's cells with Tab, and shows its tools only there", async () => {
    await add()
    await userEvent.click(konten)
    await seeNot('Hapus baris')
    await userEvent.click(button('Sisipkan tabel'))
    await userEvent.keyboard('Bulan{Tab}Kali')
    expect([...konten.element().querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      'Bulan',
      'Kali',
    ])
    await press('Hapus tabel')
    await expect.poll(() => konten.element().querySelector('table')).toBeNull()
  })

  test('keeps only allowed elements of pasted text', async () => {
    await add()
    await userEvent.click(konten)
    paste(
      'text/html',
      '<h1 style="color:red">Judul</h1><p onclick="x()"><b>Tebal</b> <a href="javascript:alert(1)">jalan</a> <a href="https://kkp.go.id">situs</a></p><img src="https://contoh.id/a.png"><script>document.title="jahat"</script><ul><li>luka</li></ul>',
    )
    await expect.element(konten.getByRole('listitem')).toMatchTextContent('luka')
    const content = konten.element()
    expect(content.querySelector('strong')?.textContent).toBe('Tebal')
    expect([...content.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['situs'])
    expect(content.innerHTML).not.toMatch(/script|onclick|style=|contoh\.id/)
    await userEvent.keyboard('{Control>}a{/Control}')
    paste('text/plain', '## Tanda\n\n- luka\n- lesu')
    await expect.element(konten.getByRole('heading', { name: 'Tanda' })).toBeVisible()
    expect([...content.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['luka', 'lesu'])
  })
})
