import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ProdukRak, saveOpname } from '#contract/stok/opname-admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { button, fill, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { useDraft } from './opname-draft.ts'
import { OpnameProduk } from './opname-produk.tsx'
import { SaveOpname } from './save-opname.tsx'

const LOT = contoh(ProdukRak.shape.lot.element, { lotId: 5, nomor: 'L-1', sisa: 1200, sisih: 3, versiLot: 4 })
const RAK = contoh(ProdukRak, { produkId: 3, nama: 'Vitamin A', lot: [LOT] })

const Rak = () => (
  <ul>
    <OpnameProduk produk={RAK} draft={useDraft()} />
  </ul>
)
const sum = () => page.getByRole('textbox', { name: 'Hitungan Vitamin A, lot L-1' })
const stored = () => JSON.parse(localStorage.getItem('opname') ?? '[]')

describe('counting the shelf', () => {
  test('shows the recorded quantity, and the units to leave out of the count', async () => {
    await showAdmin(<Rak />)
    await see('Tercatat 1.200; 3 disisihkan, jangan dihitung')
  })

  test('takes digits alone, and shows the difference', async () => {
    await showAdmin(<Rak />)
    await fill(sum(), '1.198 buah')
    await expect.element(sum()).toHaveValue('1198')
    await see('−2')
    await expect.element(page.getByText('−2')).toHaveClass('text-merah')
    await fill(sum(), '1205')
    await see('+5')
    await expect.element(page.getByText('+5')).not.toHaveClass('text-merah')
    await fill(sum(), '123456789')
    await expect.element(sum()).toHaveValue('1234567')
  })

  test('keeps the count in this browser until it is emptied', async () => {
    const first = await showAdmin(<Rak />)
    await fill(sum(), '1198')
    expect(stored()).toEqual([{ lotId: 5, nama: 'Vitamin A', lot: 'L-1', jumlah: '1198', sisa: 1200, versiLot: 4 }])
    await first.unmount()
    await showAdmin(<Rak />)
    await expect.element(sum()).toHaveValue('1198')
    await fill(sum(), '')
    expect(stored()).toEqual([])
  })

  test('copies the recorded quantity by one press', async () => {
    await showAdmin(<Rak />)
    await expect.element(button('Vitamin A, lot L-1: cocok')).toHaveAttribute('aria-pressed', 'false')
    await press('Vitamin A, lot L-1: cocok')
    await expect.element(sum()).toHaveValue('1200')
    await expect.element(button('Vitamin A, lot L-1: cocok')).toHaveAttribute('aria-pressed', 'true')
  })

  test('is checked and saved, and then forgets what was saved', async () => {
    const Opname = () => {
      const draft = useDraft()
      return (
        <>
          <Rak />
          <SaveOpname draft={draft} />
        </>
      )
    }
    await showAdmin(<Opname />)
    await fill(sum(), '1200')
    await see('Semua cocok')
    await press('Periksa dan Simpan')
    await see('1 lot cocok. Tidak ada yang dikoreksi.')
    await press('Kembali Menghitung')
    await fill(sum(), '1198')
    await see('1 berbeda dari catatan')
    await press('Periksa dan Simpan')
    await see('0 lot cocok. Yang berbeda dikoreksi dengan alasan Opname:')
    await see('Lot L-1: tercatat 1.200, dihitung 1.198')
    answer(saveOpname, bare(400, {}))
    await press('Simpan Opname')
    await see('Gagal menyimpan opname')
    answer(saveOpname, contohResponse(saveOpname, { message: 'Opname disimpan' }))
    await press('Simpan Opname')
    await see('Opname disimpan')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(sum()).toHaveValue('')
    expect(stored()).toEqual([])
    expect(sent(saveOpname)[1]?.body).toEqual({ hitungan: [{ lotId: 5, jumlah: '1198', versiLot: 4 }] })
  })

  test('takes a broken draft for none', async () => {
    localStorage.setItem('opname', '[{"lotId":"x"}]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'opname' }))
    await showAdmin(<Rak />)
    await expect.element(sum()).toHaveValue('')
  })
})
