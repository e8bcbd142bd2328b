import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ProcessResult, processMany } from '#contract/pesanan-admin/many-admin.ts'
import type { SelectedPesanan } from '#web/admin/pesanan/pesanan-choices.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { HandOverToKurir } from './hand-over-to-kurir.tsx'
import { PackMany } from './pack-many.tsx'

const nomorOf = (orderId: number) => `KS-20261120-AB000${orderId}`
const pesanan = (orderId: number, change: Partial<SelectedPesanan> = {}): SelectedPesanan => ({
  orderId,
  midtrans_order_id: nomorOf(orderId),
  nama: `Pembeli ${orderId}`,
  status_pesanan: 'Menunggu Respon',
  kurir: '',
  resi: '',
  ...change,
})
const NEW = pesanan(1)
const PACKED = pesanan(2, { status_pesanan: 'Sedang Di Proses', kurir: 'SiCepat', resi: 'LAMA' })
const result = (orderId: number, reason = '') =>
  contoh(ProcessResult, { orderId, midtrans_order_id: nomorOf(orderId), selesai: reason === '', alasan: reason })
const onClose = vi.fn()
const onHandOver = vi.fn()
beforeEach(() => void vi.clearAllMocks())

describe('packing of many orders', () => {
  const open = (...selected: SelectedPesanan[]) =>
    showAdmin(<PackMany selected={selected} onClose={onClose} onHandOver={onHandOver} />)

  test('sends only those that wait, and shows the result of each', async () => {
    answer(processMany, refuse('TERLALU_RAMAI'))
    await open(NEW, PACKED, pesanan(3))
    await see('Kemas 2 pesanan?')
    await see('1 pesanan lain sudah dikemas atau selesai.')
    await press('Kemas')
    await see(/^Toko sedang ramai/)
    answer(processMany, { message: '', hasil: [result(1), result(3, 'Perlu perhatian')] })
    await press('Kemas')
    await see('Selesai dikemas')
    await see(/Perlu perhatian/)
    await expect.element(link('Cetak')).toHaveAttribute('href', expect.stringMatching(/id=1(&|$)/))
    await press('Serahkan ke kurir')
    expect(onHandOver).toHaveBeenCalledOnce()
    expect(sent(processMany)[1]?.body.pesanan).toEqual(
      [1, 3].map((orderId) => ({
        orderId,
        semula: { status_pesanan: 'Menunggu Respon', kurir: '', resi: '' },
        jadi: { status_pesanan: 'Sedang Di Proses' },
      })),
    )
  })

  test('is impossible without one that waits, and offers nothing to print without one that was packed', async () => {
    const first = await open(PACKED)
    await expect.element(button('Kemas')).toBeDisabled()
    await first.unmount()
    await open(NEW)
    await seeNot(/pesanan lain sudah dikemas/)
    answer(processMany, { message: '', hasil: [result(1, 'Perlu perhatian')] })
    await press('Kemas')
    await see('Selesai dikemas')
    await expect.element(link('Cetak')).not.toBeInTheDocument()
    await press('Tutup')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

test('the handover previews each tracking number, and sends those that were typed', async () => {
  await showAdmin(<HandOverToKurir selected={[NEW, PACKED, pesanan(3)]} onClose={onClose} />)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await see('3 pesanan')
  await expect.element(button('Serahkan 0 pesanan')).toBeDisabled()
  await seeIn(row('Pembeli 1'), /Tanpa resi$/)
  await seeIn(row('Pembeli 2'), /LAMA$/)
  await fill('Nomor resi', `${nomorOf(1)} R1\n${nomorOf(2)} R2\n${nomorOf(9)} R9`)
  await see('2 dari 3 pesanan mendapat resi')
  await see(/^Baris 3: /)
  await seeIn(row('Pembeli 1'), /R1$/)
  await seeIn(row('Pembeli 2'), /R2mengganti LAMA$/)
  await fill('Kurir', ' JNE ')
  await expect.element(field('Kurir')).toHaveAttribute('maxlength', '60')
  answer(processMany, refuse('TERLALU_RAMAI'))
  await press('Serahkan 2 pesanan')
  await see(/^Toko sedang ramai/)
  await expect.element(field('Kurir')).toHaveValue(' JNE ')
  answer(processMany, { message: '', hasil: [result(1), result(2)] })
  await press('Serahkan 2 pesanan')
  await see('Selesai diserahkan')
  await see(/2 pesanan diserahkan/)
  expect(sent(processMany)[1]?.body.pesanan.map(({ jadi }: { jadi: object }) => jadi)).toEqual([
    { status_pesanan: 'Sedang Di Proses', kurir: 'JNE', resi: 'R1' },
    { kurir: 'JNE', resi: 'R2' },
  ])
  await press('Tutup')
  expect(onClose).toHaveBeenCalledOnce()
})
