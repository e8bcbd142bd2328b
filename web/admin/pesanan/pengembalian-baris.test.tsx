import { expect, test } from 'vitest'
import { Pengembalian, retryPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, link, press, see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PengembalianLine } from './pengembalian-baris.tsx'

const open = (change: Partial<Pengembalian>) =>
  showAdmin(
    <PengembalianLine
      orderId={5}
      pengembalian={contoh(Pengembalian, { pengembalianId: 2, jumlah: 10_000, keluhanId: null, ...change })}
    />,
  )

test.each(['diminta', 'belum pasti'] as const)(
  'a refund that is "%s" is sent again under its number',
  async (status) => {
    answer(
      retryPengembalian,
      refuse('PEMBAYARAN_TIDAK_TERSEDIA', { message: 'Sistem pembayaran sedang mengalami gangguan.' }),
    )
    await open({ status })
    await press('Ulangi')
    await see('Sistem pembayaran sedang mengalami gangguan.')
    answer(retryPengembalian, { message: 'Dana Rp 10.000 sudah dikembalikan', status: 'berhasil' })
    await press('Ulangi')
    await see('Dana Rp 10.000 sudah dikembalikan')
    expect(sent(retryPengembalian)).toHaveLength(2)
    expect(sent(retryPengembalian)[1]?.params).toEqual({ orderId: '5', pengembalianId: '2' })
  },
)

test.each(['berhasil', 'ditolak', 'manual'] as const)('a refund that is "%s" is not sent again', async (status) => {
  await open({ status, bukti: 'BCA 123456, ref 88', keluhanId: 7 })
  await see('Bukti: BCA 123456, ref 88')
  await expect.element(link('Keluhan 7')).toHaveAttribute('href', '/detail-keluhan/7')
  await expect.element(button('Ulangi')).not.toBeInTheDocument()
})
