import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { processPesanan } from '#contract/pesanan-admin/admin.ts'
import { answer, bare, garbage, refuse, sent, silence } from '#web/testing/api.ts'
import { field, fill, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { ProsesForm } from './proses-form.tsx'

const PESANAN = {
  orderId: 5,
  status_pembayaran: 'success' as const,
  status_pesanan: 'Sedang Di Proses' as const,
  kurir: '',
  resi: '',
}
const open = (change: Partial<Parameters<typeof ProsesForm>[0]> = {}) =>
  showAdmin(
    <ProsesForm pesanan={PESANAN} isWhole={false} dikembalikan={undefined} back="/pesanan-satuan" {...change} />,
    { at: '/detail-pesanan-satuan/5' },
  )

describe('next step of an order', () => {
  test('begins a new paid order', async () => {
    await open({ pesanan: { ...PESANAN, status_pesanan: 'Menunggu Respon' } })
    await expect.element(field('Status pesanan')).toHaveValue('Sedang Di Proses')
    await see('Sekarang: Menunggu Respon')
  })

  test('does not begin an order that is not paid, and says why', async () => {
    await open({ pesanan: { ...PESANAN, status_pembayaran: 'pending' as never, status_pesanan: 'Menunggu Respon' } })
    await expect.element(field('Status pesanan')).toHaveValue('Menunggu Respon')
    await see('Pesanan ini belum lunas, jadi belum bisa diproses.')
  })

  test('requires a reason for a step back only, and sends it only then', async () => {
    answer(processPesanan, { message: 'Diproses', status_pesanan: 'Menunggu Respon', kurir: '', resi: '' })
    await open()
    await seeNot('Alasan mengembalikan status')
    await fill('Status pesanan', 'Menunggu Respon')
    await fill('Alasan mengembalikan status', 'Salah tekan')
    await press('Proses')
    await expect
      .poll(() => sent(processPesanan)[0]?.body)
      .toMatchObject({
        status_pesanan: 'Menunggu Respon',
        alasan: 'Salah tekan',
      })
  })

  test('sends a tracking number alone, with what stood there', async () => {
    answer(processPesanan, { message: 'Diproses', status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'R1' })
    const { address } = await open()
    await fill('Kurir', 'JNE')
    await fill('Nomor resi', 'R1')
    await press('Proses')
    await expect.poll(address).toBe('/pesanan-satuan')
    const { body } = sent(processPesanan)[0] ?? {}
    expect(body).toMatchObject({ kurir: 'JNE', resi: 'R1' })
    expect(body.status_pesanan).toBeUndefined()
    expect(JSON.parse(body.semula)).toEqual({ kurir: '', resi: '' })
  })

  test('warns where part of the money went back', async () => {
    await open({ dikembalikan: 'Sebagian dana sudah kembali' })
    await see(/^Sebagian dana sudah kembali\. Pastikan barang/)
  })

  test('goes nowhere once all of it went back, but back a step', async () => {
    await open({ isWhole: true })
    await see(/tidak bisa diproses. Jangan kirim barangnya/)
    await expect.element(field('Nomor resi')).not.toBeVisible()
  })

  test("shows the server's error", async () => {
    answer(processPesanan, refuse('PESANAN_BELUM_LUNAS'))
    await open()
    await fill('Nomor resi', 'R1')
    await press('Proses')
    await see(/lunas/)
    await expect.element(field('Nomor resi')).toHaveValue('R1')
  })

  test.each([
    ['no answer', silence, /^Gagal memproses pesanan/],
    ['a failure without a message', () => bare(500, {}), /^Gagal memproses pesanan/],
    ['an answer other than JSON', () => garbage(200), /^Gagal memproses pesanan/],
    ['a failure with a message', () => bare(409, { message: 'Muat ulang halaman.' }), 'Muat ulang halaman.'],
  ] as const)('keeps courier and number after %s, and says why', async (_, failure, words) => {
    answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
    answer(processPesanan, failure)
    await open()
    await fill('Kurir', 'JNE')
    await fill('Nomor resi', 'JP777')
    await press('Proses')
    await see(words)
    await expect.element(field('Kurir')).toHaveValue('JNE')
    await expect.element(field('Nomor resi')).toHaveValue('JP777')
  })

  test('says under its field that a reason is missing, with the cursor there', async () => {
    const errors = [{ path: 'alasan', msg: 'Tuliskan alasan mengembalikan status pesanan.' }]
    answer(processPesanan, refuse('ALASAN_KOREKSI_KOSONG', { errors }))
    await open()
    await fill('Status pesanan', 'Menunggu Respon')
    await press('Proses')
    await expect
      .element(field('Alasan mengembalikan status'))
      .toHaveAccessibleDescription(/Tuliskan alasan mengembalikan status pesanan\.$/)
    await expect.element(field('Alasan mengembalikan status')).toHaveFocus()
  })

  test('keeps a state set by another user, and sends its own number', async () => {
    const bentrok = [
      { path: 'status_pesanan', label: 'Status pesanan', sekarang: 'Pesanan Selesai' },
      { path: 'resi', label: 'Nomor resi', sekarang: 'LAIN-1' },
    ]
    answer(processPesanan, refuse('ISIAN_BENTROK', { bentrok }))
    const { address } = await open({ pesanan: { ...PESANAN, status_pesanan: 'Menunggu Respon' } })
    await fill('Nomor resi', 'SAYA-1')
    await press('Proses')
    const catatan = (typed: string) => page.getByRole('group', { name: `${typed}: diubah orang lain` })
    await seeIn(catatan('Status pesanan'), 'Pesanan Selesai')
    await seeIn(catatan('Nomor resi'), 'LAIN-1')
    await press(catatan('Status pesanan').getByRole('button', { name: 'Pakai yang ini' }))
    await press(catatan('Nomor resi').getByRole('button', { name: 'Pakai isian saya' }))
    answer(processPesanan, { message: 'ok', status_pesanan: 'Pesanan Selesai', kurir: '', resi: 'SAYA-1' })
    await press('Proses')
    await expect.poll(address).toBe('/pesanan-satuan')
    const { body } = sent(processPesanan).at(-1) ?? {}
    expect(body).toMatchObject({ resi: 'SAYA-1' })
    expect(body.status_pesanan).toBeUndefined()
    expect(JSON.parse(body.semula)).toEqual({ resi: 'LAIN-1' })
  })
})
