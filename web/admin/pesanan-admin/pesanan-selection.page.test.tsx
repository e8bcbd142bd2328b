import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  countPesanan,
  exportPesanan,
  findPesanan,
  getPesananAdmin,
  listPesanan,
  PesananAdmin,
  PesananSummary,
  refreshPesanan,
} from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { processMany } from '#contract/pesanan-admin/many-admin.ts'
import { deleteTampilan, listTampilan, saveTampilan } from '#contract/pesanan-admin/tampilan-admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { PESANAN_TICKS } from '#web/admin/pesanan/pesanan-choices.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PesananListPage from './pesanan-list.page.tsx'

const pesanan = (orderId: number, change: Partial<PesananSummary> = {}) =>
  contoh(PesananSummary, {
    orderId,
    midtrans_order_id: `KS-00000${orderId}`,
    nama: 'Bu Sari',
    no_hp: '081234567890',
    status_pembayaran: 'success',
    status_pesanan: 'Menunggu Respon',
    jenis: 'satuan',
    ...change,
  })
const list = (...items: PesananSummary[]) => ({ items, total: items.length })
const toolbar = page.getByRole('region', { name: 'Pesanan yang dipilih' })
const checkboxOf = (nomor: string) => page.getByRole('checkbox', { name: `Pilih ${nomor}` })
const open = (at = '/pesanan-semua') => showAdmin(<PesananListPage />, { at, path: '/:daftar' })

beforeEach(() => {
  answer(listPesanan, list(pesanan(1), pesanan(2)))
  answer(refreshPesanan, list(pesanan(1), pesanan(2)))
  answer(countPesanan, { menunggu_pembayaran: 0, menunggu_respon: 0, diproses: 0, selesai: 0, perhatian: 0 })
  answer(findPesanan, [])
  answer(listPenanda, [{ penanda: 'grosir', jumlah: 2 }])
  answer(listTampilan, [])
  answer(listTemplat, [])
  PESANAN_TICKS.clear()
  return PESANAN_TICKS.clear
})

describe('list of orders', () => {
  test('offers to remove search and filters if empty, and keeps its kind', async () => {
    answer(listPesanan, list())
    const { address } = await open('/daftar-pesanan?jenis=paketan&q=tidak-ada-yang-begini&pembayaran=failed')
    await see('Tidak ada pesanan')
    await press(link('Hapus pencarian dan saringan'))
    await expect.poll(address).toBe('/daftar-pesanan?jenis=paketan')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  })

  test('with all kinds mentions the archive, and leads to the two tables with the same search', async () => {
    await open('/pesanan-semua?q=Bu+Sari')
    await see('2 data')
    expect(sent(listPesanan)[0]?.query).toMatchObject({ jenis: 'semua', q: 'Bu Sari' })
    await see('Arsip juga sudah dicari; tidak ada yang lain.')
    await press('Saring')
    const tab = page.getByRole('navigation', { name: 'Jenis pesanan' })
    await expect.element(tab.getByRole('link', { name: 'Semua Pesanan' })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(tab.getByRole('link', { name: 'Pesanan Paketan' }))
      .toHaveAttribute('href', '/daftar-pesanan?q=Bu+Sari&jenis=paketan')
  })

  test('leads back to the list of all', async () => {
    await open('/daftar-pesanan?jenis=paketan&q=Bu+Sari')
    await see('2 data')
    await press('Saring')
    await expect
      .element(page.getByRole('navigation', { name: 'Jenis pesanan' }).getByRole('link', { name: 'Semua Pesanan' }))
      .toHaveAttribute('href', '/pesanan-semua?q=Bu+Sari')
  })

  test('refreshes while it is visible, and not while rows are ticked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await open()
      await see('2 data')
      answer(refreshPesanan, list(pesanan(1), pesanan(2), pesanan(3)))
      vi.advanceTimersByTime(31_000)
      await see('3 data')
      await press(checkboxOf('KS-000001'))
      await expect.element(toolbar).toBeVisible()
      const before = sent(refreshPesanan).length
      vi.advanceTimersByTime(65_000)
      await new Promise(requestAnimationFrame)
      expect(sent(refreshPesanan)).toHaveLength(before)
    } finally {
      vi.useRealTimers()
    }
  })

  test('shows cards on a phone that lead to their order, except for the tick', async () => {
    const { address } = await open()
    await press(checkboxOf('KS-000001'))
    await expect.element(toolbar).toMatchTextContent('1 dipilih')
    expect(address()).toBe('/pesanan-semua')
    await press('Batalkan semua pilihan')
    await expect.element(toolbar).not.toBeInTheDocument()
    ;(page.getByRole('cell').filter({ hasText: 'Menunggu Respon' }).first().element() as HTMLElement).click()
    await expect.poll(address).toBe('/detail-pesanan-satuan/1')
  })

  test('is filtered by a label, and saved as a view with a name', async () => {
    answer(saveTampilan, { message: 'Tampilan tersimpan' })
    const { address } = await open()
    await seeNot('Simpan tampilan ini')
    await press('Saring')
    await expect.element(page.getByRole('option', { name: 'grosir' })).toBeInTheDocument()
    await fill('Penanda', 'grosir')
    await expect.poll(address).toBe('/pesanan-semua?penanda=grosir')
    await press('Simpan tampilan ini')
    const dialog = page.getByRole('dialog', { name: 'Simpan tampilan' })
    await press(dialog.getByRole('button', { name: 'Simpan' }))
    await expect.element(dialog.getByText('Beri nama tampilan ini')).toBeVisible()
    await fill('Nama tampilan', 'Rombongan')
    const alamat = '/pesanan-semua?penanda=grosir'
    answer(listTampilan, [{ tampilanId: 4, nama: 'Rombongan', alamat }])
    await press(dialog.getByRole('button', { name: 'Simpan' }))
    await see('Tampilan tersimpan')
    await expect.element(link('Rombongan')).toHaveAttribute('aria-current', 'true')
    await expect.element(link('Rombongan')).toHaveAttribute('href', alamat)
    expect(sent(saveTampilan)[0]?.body).toEqual({ nama: 'Rombongan', alamat })
  })

  test('takes a view away after a question', async () => {
    answer(listTampilan, [{ tampilanId: 4, nama: 'Rombongan', alamat: '/pesanan-semua?penanda=grosir' }])
    answer(deleteTampilan, { message: 'Tampilan dihapus' })
    await open()
    await press('Saring')
    await press('Hapus tampilan Rombongan')
    answer(listTampilan, [])
    await press('Ya, Hapus')
    await seeNot('Rombongan')
    expect(sent(deleteTampilan)[0]?.params).toEqual({ tampilanId: '4' })
  })
})

describe('ticked orders', () => {
  const tick = async () => {
    const shown = await open()
    await press(page.getByRole('checkbox', { name: /^Pilih semua di halaman ini/ }))
    await expect.element(toolbar).toMatchTextContent('2 dipilih')
    return shown
  }
  const kiriman = { status_pesanan: 'Sedang Di Proses' as const, kurir: '', resi: '' }
  const healthy = (orderId: number) => ({
    orderId,
    midtrans_order_id: `KS-00000${orderId}`,
    selesai: true,
    alasan: '',
    kiriman,
  })

  test('are packed except those that need a person, with the reason', async () => {
    const reason = 'Perlu perhatian: uang kembali sebagian.'
    answer(processMany, {
      message: 'ok',
      hasil: [healthy(1), { ...healthy(2), selesai: false, alasan: reason, kiriman: null }],
    })
    await tick()
    await press(toolbar.getByRole('button', { name: 'Kemas' }))
    await press(page.getByRole('dialog', { name: 'Kemas 2 pesanan?' }).getByRole('button', { name: 'Kemas' }))
    const finished = page.getByRole('dialog', { name: 'Selesai dikemas' })
    await expect.element(finished.getByText('1 pesanan dikemas, pembeli diberi tahu.')).toBeVisible()
    await expect.element(finished).toMatchTextContent(reason)
    await expect
      .element(finished.getByRole('link', { name: 'KS-000002' }))
      .toHaveAttribute('href', '/detail-pesanan-satuan/2')
    await expect
      .element(finished.getByRole('link', { name: 'Cetak' }))
      .toHaveAttribute('href', '/cetak-banyak?id=1&jenis=surat-jalan')
    expect(sent(processMany)[0]?.body.pesanan).toMatchObject([
      { orderId: 1, semula: { status_pesanan: 'Menunggu Respon' }, jadi: { status_pesanan: 'Sedang Di Proses' } },
      { orderId: 2 },
    ])
  })

  test('are handed over by a pasted list, which stays after a failure', async () => {
    answer(processMany, bare(500, {}) as never)
    await tick()
    await press(toolbar.getByRole('button', { name: 'Serahkan ke kurir' }))
    const handOver = page.getByRole('dialog', { name: 'Serahkan ke kurir' })
    await fill('Kurir', 'JNE')
    await fill('Nomor resi', 'KS-000002\tJP-B\nKS-000009 JP-X')
    await expect.element(handOver.getByText('Baris 2: Nomor pesanannya tidak ada di antara yang dipilih')).toBeVisible()
    await expect.element(handOver.getByText('1 dari 2 pesanan mendapat resi')).toBeVisible()
    await press('Serahkan 1 pesanan')
    await expect.element(handOver.getByText(/^Gagal menyerahkan pesanan/)).toBeVisible()
    await expect.element(field('Nomor resi')).toHaveValue('KS-000002\tJP-B\nKS-000009 JP-X')
    answer(processMany, {
      message: 'ok',
      hasil: [{ ...healthy(2), kiriman: { ...kiriman, kurir: 'JNE', resi: 'JP-B' } }],
    })
    await press('Serahkan 1 pesanan')
    await press(page.getByRole('dialog', { name: 'Selesai diserahkan' }).getByRole('button', { name: 'Tutup' }))
    expect(sent(processMany).at(-1)?.body.pesanan).toMatchObject([
      { orderId: 2, jadi: { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'JP-B' } },
    ])
  })

  test('open messages to one buyer after the other', async () => {
    answer(getPesananAdmin, ({ params }) =>
      contoh(PesananAdmin, { ...pesanan(Number(params.orderId)), midtrans_order_id: `KS-00000${params.orderId}` }),
    )
    await tick()
    await press(toolbar.getByRole('button', { name: 'Kirim WhatsApp' }))
    const wa = (title: string) => page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Buka WhatsApp' })
    const href = (title: string) => wa(title).element().getAttribute('href')
    await expect.element(wa('WhatsApp 1 dari 2')).toBeVisible()
    expect(href('WhatsApp 1 dari 2')).toMatch(/^https:\/\/wa\.me\/6281234567890.*KS-000001/)
    await press('Berikutnya')
    await expect.element(wa('WhatsApp 2 dari 2')).toBeVisible()
    expect(href('WhatsApp 2 dari 2')).toMatch(/KS-000002/)
    await press('Sebelumnya')
    await expect.element(wa('WhatsApp 1 dari 2')).toBeVisible()
    await press('Berikutnya')
    await expect.element(wa('WhatsApp 2 dari 2')).toBeVisible()
    await press('Selesai')
    await expect.element(wa('WhatsApp 2 dari 2')).not.toBeInTheDocument()
  })

  test('are downloaded as a file, without unselected ones', async () => {
    answer(exportPesanan, new Blob(['nomor'], { type: 'text/csv' }) as never)
    await tick()
    await press(checkboxOf('KS-000002'))
    await press(toolbar.getByRole('button', { name: 'Ekspor' }))
    const startDownload = page.getByRole('dialog', { name: 'Unduh Pesanan' })
    await expect.element(startDownload.getByText('1 pesanan yang dipilih.')).toBeVisible()
    await press(startDownload.getByRole('button', { name: 'Unduh' }))
    await expect.element(startDownload).not.toBeInTheDocument()
    expect(sent(exportPesanan)[0]?.query).toEqual({ jenis: 'semua', id: '1', bentuk: 'pesanan' })
    await expect.element(button('Batalkan semua pilihan')).toBeVisible()
  })
})
