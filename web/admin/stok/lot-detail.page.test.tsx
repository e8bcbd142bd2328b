import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { correctLot, getLot, LotAdmin, listMutasiLot, MutasiLot, splitLot } from '#contract/stok/lot-list-admin.ts'
import { formatHari } from '#contract/wib.ts'
import { ReasonPrompt } from '#web/admin/sesi/reason-prompt.tsx'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import LotDetailPage from './lot-detail.page.tsx'

const HARI_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * HARI_MS).toISOString().slice(0, 10)
const lot = (change: Partial<LotAdmin> = {}) =>
  contoh(LotAdmin, {
    lotId: 5,
    produkId: 3,
    produkNama: 'Kaporit',
    nomor: 'A8',
    kedaluwarsa: inDays(400),
    sisa: 1200,
    versiLot: 4,
    diterima: '2026-03-12',
    ...change,
  })

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listMutasiLot, { items: [], total: 0 })
})
const open = async (change: Partial<LotAdmin> = {}) => {
  answer(getLot, lot(change))
  const shown = await showAdmin(screen(LotDetailPage, { lotId: '5' }), { at: '/lot/5' })
  await expect.element(page.getByRole('heading', { name: /^Isi: / })).toBeVisible()
  return shown
}
const heading = () => page.getByRole('heading', { name: /^Isi: / })

describe('a lot', () => {
  test.each<[string, Partial<LotAdmin>, string, string[]]>([
    ['for sale', {}, 'Isi: 1.200', ['Koreksi Isi']],
    ['near its expiry', { kedaluwarsa: inDays(60) }, 'Isi: 1.200Segera', ['Koreksi Isi']],
    ['expired', { kedaluwarsa: inDays(-3) }, 'Isi: 1.200Kedaluwarsa', ['Koreksi Isi']],
    ['withdrawn', { ditarik: true }, 'Isi: 1.200Ditarik', []],
    ['without a number', { nomor: '', kedaluwarsa: null }, 'Isi: 1.200', ['Beri Nomor Lot', 'Koreksi Isi']],
    ['without a number and empty', { nomor: '', sisa: 0, kedaluwarsa: null }, 'Isi: 0', ['Koreksi Isi']],
  ])('has the actions of its state: %s', async (_, change, title, actions) => {
    await open({ sisih: 0, ...change })
    await expect.element(heading()).toHaveTextContent(title)
    const names = page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent ?? '')
    expect(names.filter((name) => ['Koreksi Isi', 'Beri Nomor Lot'].includes(name))).toEqual(actions)
    await see(`Diterima ${formatHari('2026-03-12')}.`)
    await seeNot(/disisihkan/)
    const isUnknown = actions.includes('Beri Nomor Lot')
    expect(page.getByText(/^Nomor lot dan kedaluwarsa barang ini belum dicatat/).elements()).toHaveLength(
      isUnknown ? 1 : 0,
    )
  })

  test('gets its number with the cost, which a packer neither sees nor changes', async () => {
    const unknown = { nomor: '', kedaluwarsa: null, harga_modal: 9000, pemasok: 'CV Laut' }
    const owner = await open(unknown)
    await press('Beri Nomor Lot')
    await expect.element(field('Jumlah')).toHaveValue('1200')
    await expect.element(page.getByRole('dialog').getByLabelText(/^Harga modal/)).toHaveValue('9000')
    answer(splitLot, { ...lot(), message: 'Lot B1 tersimpan' })
    const save = page.getByRole('dialog').getByRole('button', { name: 'Simpan' })
    await press(save)
    await see('Nomor lot tidak boleh kosong!')
    await fill('Jumlah', '200')
    await fill('Nomor lot', 'B1')
    await press(save)
    await see('Lot B1 tersimpan')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent(splitLot)).toMatchObject([
      { params: { lotId: '5' }, body: { jumlah: 200, nomor: 'B1', harga_modal: 9000, pemasok: 'CV Laut' } },
    ])
    await owner.unmount()
    answer(getLot, lot(unknown))
    await showAdmin(screen(LotDetailPage, { lotId: '5' }), { at: '/lot/5', peran: ['gudang'] })
    await press('Beri Nomor Lot')
    await expect.element(field('Jumlah')).toHaveValue('1200')
    await expect.element(page.getByRole('dialog').getByLabelText(/^Harga modal/)).not.toBeInTheDocument()
  })

  test('says what is set aside, and leads to its product', async () => {
    await open({ sisih: 1500 })
    await see(/^1\.500 disisihkan\. Diterima/)
    await expect.element(link('Kaporit')).toHaveAttribute('href', '/edit-produk/3')
  })

  test('is corrected by a count with a reason', async () => {
    await open()
    await press('Koreksi Isi')
    await seeIn(page.getByRole('dialog'), 'Tercatat 1.200')
    await press('Simpan Koreksi')
    await see('Alasan tidak boleh kosong!')
    await fill('Hasil hitungan', '1198')
    await fill('Alasan', 'Pecah')
    answer(correctLot, refuse('LOT_SUDAH_BERUBAH'))
    await press('Simpan Koreksi')
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await press('Batal')
    await press('Koreksi Isi')
    await expect.element(field('Hasil hitungan')).toHaveValue('1198')
    answer(correctLot, { ...lot({ sisa: 1198 }), message: 'Dikoreksi' })
    await press('Simpan Koreksi')
    await see('Dikoreksi')
    expect(sent(correctLot).at(-1)?.body).toEqual({ jumlah: 1198, keterangan: 'Pecah', versiLot: 4 })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press('Koreksi Isi')
    await expect.element(field('Hasil hitungan')).toHaveValue('')
  })

  test('is corrected above the limit of the shop after a reason for it', async () => {
    answer(getLot, lot())
    const ui = (
      <>
        {screen(LotDetailPage, { lotId: '5' })}
        <ReasonPrompt />
      </>
    )
    await showAdmin(ui, { at: '/lot/5' })
    await press('Koreksi Isi')
    await fill('Hasil hitungan', '0')
    await fill('Alasan', 'Pecah')
    answer(correctLot, ({ headers }) =>
      headers.has('Alasan') ? { ...lot({ sisa: 0 }), message: 'Dikoreksi' } : refuse('PERLU_ALASAN'),
    )
    await press('Simpan Koreksi')
    const dialog = page.getByRole('dialog', { name: 'Tuliskan alasannya' })
    await press(dialog.getByRole('button', { name: 'Batal' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await press('Simpan Koreksi')
    await press('Lanjutkan')
    await seeIn(dialog.getByRole('alert'), 'Tuliskan alasannya')
    await fill(dialog.getByLabelText('Alasan'), ' Satu palet ')
    await press('Lanjutkan')
    await see('Dikoreksi')
    expect(sent(correctLot).map(({ headers }) => headers.get('Alasan'))).toEqual([null, null, 'Satu%20palet'])
  })

  test('lists its movements, twenty and then a hundred', async () => {
    const move = (mutasiLotId: number, change: Partial<MutasiLot> = {}) => contoh(MutasiLot, { mutasiLotId, ...change })
    answer(listMutasiLot, {
      items: [
        move(1, { sisa: -2, alasan: 'kemas', pesanan: { pesananId: 8, jenis: 'satuan', nomor: 'KS-8' }, oleh: 'Budi' }),
        move(2, { sisa: 0, sisih: 3, alasan: 'sisih', keterangan: 'Segel rusak', oleh: null }),
      ],
      total: 21,
    })
    await open()
    const row = (text: string) =>
      page.getByRole('table', { name: 'Mutasi lot' }).getByRole('row').filter({ hasText: text })
    for (const words of ['−2', 'DikemasKS-8', 'Budi']) await seeIn(row('Dikemas'), words)
    await expect.element(link('KS-8')).toHaveAttribute('href', '/detail-pesanan-satuan/8')
    for (const words of ['+3', 'DisisihkanSegel rusak', 'Toko']) await seeIn(row('Segel rusak'), words)
    await press('Tampilkan 100 Terbaru')
    await expect.poll(() => sent(listMutasiLot).map(({ query }) => query.limit)).toEqual(['20', '100'])
    await expect.element(button('Tampilkan 100 Terbaru')).not.toBeInTheDocument()
  })
})
