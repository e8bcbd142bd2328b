import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findRecords } from '#contract/dasbor/find-admin.ts'
import type { Peran } from '#contract/peran.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { button, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { FindAnything } from './find-anything.tsx'
import { useShortcuts } from './use-shortcuts.ts'

function Kantor() {
  useShortcuts()
  return <FindAnything />
}

const field = () => page.getByRole('combobox')
const option = (name: RegExp) => page.getByRole('option', { name })
const pesanan = (isSimilar = false) => ({
  mirip: isSimilar,
  kelompok: [
    {
      jenis: 'pesanan' as const,
      hasil: [{ nama: 'KS-1', keterangan: 'Bu Sari, 20 November 2026', alamat: '/detail-pesanan-satuan/1' }],
    },
    { jenis: 'produk' as const, hasil: [{ nama: 'Sari laut', keterangan: 'Stok 7', alamat: '/edit-produk/3' }] },
  ],
})

async function open(peran: Peran[] = ['pemilik']) {
  const shown = await showAdmin(<Kantor />, { at: '/dasbor-admin', peran })
  await expect.element(button('Cari apa saja')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  return shown
}

describe('search for anything', () => {
  test('opens by Ctrl+K, and opens a record by arrows and Enter', async () => {
    answer(findRecords, pesanan())
    const { address } = await open()
    await fill(field(), 'sari')
    await see('2 hasil ditemukan')
    await expect.element(option(/KS-1/)).toHaveTextContent('KS-1Pesanan: Bu Sari, 20 November 2026')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(address).toBe('/edit-produk/3')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('says of results that they only resemble the words', async () => {
    answer(findRecords, pesanan(true))
    await open()
    await fill(field(), 'sarri')
    await expect.element(option(/KS-1/)).toHaveTextContent('KS-1Pesanan dengan ejaan mirip: Bu Sari, 20 November 2026')
  })

  test('finds screens and settings from the first letter, without the server', async () => {
    const { address } = await open()
    await fill(field(), 'be')
    await expect.element(option(/Pembelian/)).toBeVisible()
    await fill(field(), 'wh')
    await expect.element(option(/WhatsApp toko/)).toHaveTextContent('WhatsApp tokoPengaturan Toko')
    expect(sent(findRecords)).toEqual([])
    await userEvent.click(option(/WhatsApp toko/))
    await expect.poll(address).toBe('/pengaturan-toko')
  })

  test("shows no screen or setting that the user's roles may not open", async () => {
    answer(findRecords, { mirip: false, kelompok: [] })
    await open(['gudang'])
    await fill(field(), 'WhatsApp')
    await see('Tidak ada hasil yang ditemukan')
    await fill(field(), 'lo')
    await expect.element(option(/Lot Stok/)).toBeVisible()
    await seeNot('Laba Kotor')
  })

  test('says that the search failed, and closes by Escape', async () => {
    answer(findRecords, refuse('INTERNAL'))
    await open()
    await fill(field(), 'sari')
    await see(/tidak bisa dicari/)
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press('Cari apa saja')
    await expect.element(field()).toHaveValue('')
  })
})
