import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { listKategori } from '#contract/katalog/endpoints.ts'
import { createKategori, deleteKategori, KategoriRow, listKategoriAdmin } from '#contract/katalog/kategori-admin.ts'
import { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { FullLaporan, getLaporan, Laporan, listLaporan } from '#contract/kontak/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { useShortcuts } from '#web/admin/frame/use-shortcuts.ts'
import LaporanListPage from '#web/admin/kontak/laporan-list.page.tsx'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KategoriAddPage from './katalog/kategori/kategori-add.page.tsx'
import KategoriListPage from './katalog/kategori/kategori-list.page.tsx'
import { KoreksiStok } from './katalog/produk/koreksi-stok.tsx'
import { ProdukForm } from './katalog/produk/produk-form.tsx'

/** A screen with the shortcuts of the office, below a link that stands for its menu. */
function Kantor({ children }: { children: ReactNode }) {
  useShortcuts()
  return (
    <>
      <a href="#menu">Menu</a>
      <main>{children}</main>
    </>
  )
}
const PRODUK = contoh(ProdukAdmin, { produkId: 3, nama: 'Kaporit', stok: 10 })
const focusMenu = () => (link('Menu').element() as HTMLElement).focus()

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listKategori, [])
  answer(listTemplat, [])
  answer(listKategoriAdmin, {
    items: [contoh(KategoriRow, { kategoriId: 4, nama: 'Vitamin', dipakai: false })],
    total: 1,
  })
  answer(listLaporan, { items: [contoh(Laporan, { laporanId: 4, name: 'Sari', message: 'Halo' })], total: 1 })
  answer(getLaporan, contoh(FullLaporan, { laporanId: 4, name: 'Sari', message: 'Halo' }))
})

describe('keyboard shortcuts of the office', () => {
  test('"/" focuses the search from anywhere, and is a letter in a field', async () => {
    await showAdmin(
      <Kantor>
        <KategoriListPage />
      </Kantor>,
      { at: '/kategori-produk' },
    )
    const cari = page.getByRole('searchbox', { name: 'Cari kategori' })
    await expect.element(cari).toBeVisible()
    focusMenu()
    await userEvent.keyboard('/')
    await expect.element(cari).toHaveFocus()
    await expect.element(cari).toHaveValue('')
    await userEvent.keyboard('1/2')
    await expect.element(cari).toHaveValue('1/2')
  })

  test('Ctrl+S saves the open form from anywhere on its screen', async () => {
    answer(createKategori, refuse('KATEGORI_SUDAH_ADA'))
    await showAdmin(
      <Kantor>
        <KategoriAddPage />
      </Kantor>,
      { at: '/tambah-kategori' },
    )
    await expect.element(field('Nama Kategori')).toBeVisible()
    focusMenu()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(field('Nama Kategori')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Nama Kategori')).toHaveFocus()
    await userEvent.keyboard('Vaksin{Control>}s{/Control}')
    await expect.poll(() => sent(createKategori)[0]?.body.nama).toBe('Vaksin')
  })

  test('Ctrl+S never saves the page as a file', async () => {
    await showAdmin(
      <Kantor>
        <KategoriListPage />
      </Kantor>,
      { at: '/kategori-produk' },
    )
    await see('Vitamin')
    const held: boolean[] = []
    const look = (event: KeyboardEvent) => held.push(event.defaultPrevented)
    window.addEventListener('keydown', look)
    await userEvent.keyboard('{Control>}s{/Control}')
    window.removeEventListener('keydown', look)
    expect(held.at(-1)).toBe(true)
  })

  test('do not act behind an open dialog', async () => {
    let isSaved = false
    const save = async () => {
      isSaved = true
      return { message: 'Tersimpan' }
    }
    await showAdmin(
      <Kantor>
        <ProdukForm initial={PRODUK} kategori={[]} save={save} problem="Gagal" />
        <KoreksiStok produk={PRODUK} />
      </Kantor>,
      { at: '/edit-produk/3' },
    )
    await fill('Nama Produk', 'Tidak boleh tersimpan')
    await userEvent.click(button('Koreksi Stok'))
    await expect.element(page.getByRole('dialog', { name: 'Koreksi Stok' })).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(field('Alasan')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(field('Nama Produk')).toHaveValue('Tidak boleh tersimpan')
    expect(isSaved).toBe(false)
  })
})

describe('a dialog', () => {
  test.each([
    ['with fields begins at the first one', <KoreksiStok key="a" produk={PRODUK} />, /^Koreksi Stok$/, 'Cara'],
    ['that deletes begins at the harmless button', <KategoriListPage key="b" />, /^Hapus Vitamin$/, 'Batal'],
    ['with a message begins at its closing button', <LaporanListPage key="c" />, /^Buka pesan dari Sari$/, 'Tutup'],
  ])('%s, keeps the focus, and restores it', async (_, screen, opener, first) => {
    await showAdmin(<Kantor>{screen}</Kantor>, { at: '/sebuah-layar' })
    const opening = button(opener).or(link(opener))
    await expect.element(opening).toBeVisible()
    ;(opening.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = () => document.querySelector('dialog[open]')
    await expect.poll(dialog).not.toBeNull()
    await expect.element(button(first).or(field(first))).toHaveFocus()
    for (const key of [...Array(8).fill('{Tab}'), ...Array(8).fill('{Shift>}{Tab}{/Shift}')]) {
      await userEvent.keyboard(key)
      // After the last element the focus goes to the browser's own controls, and back.
      expect(document.activeElement?.matches('main *:not(dialog *), a[href="#menu"]')).toBe(false)
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
    await expect.element(opening).toHaveFocus()
    expect(sent(deleteKategori)).toEqual([])
  })
})
