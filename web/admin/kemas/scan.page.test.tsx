import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getAdmin } from '#contract/akun/admin.ts'
import { Kemas, listPrints } from '#contract/kemas/admin.ts'
import { packScanned } from '#contract/pemenuhan/kemasan-admin.ts'
import { listToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { formatDate } from '#contract/wib.ts'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { findViolations } from '#web/testing/axe.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { link, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { discardPending, queuePacked } from './outbox.ts'
import { saveRound } from './round.ts'
import ScanPage from './scan.page.tsx'

const BARCODE = '8991234567890'
const PART = contoh(Kemas.shape.bagian.element, {
  produkId: 3,
  nama: 'Iodin',
  dipegang: 2,
  kemasan: [],
  golongan_bahaya: null,
})
const order = (orderId: number, change: Partial<Kemas> = {}) =>
  contoh(Kemas, {
    orderId,
    midtrans_order_id: `KS-${orderId}`,
    nama: `Pembeli ${orderId}`,
    status_pesanan: 'Menunggu Respon',
    resi: '',
    perhatian: false,
    dana_kembali: 'tidak',
    bagian: [PART],
    ...change,
  })
const LOT = { lotId: 31, nomor: 'A-1', kedaluwarsa: '2027-04-01', jumlah: 4 }
const result = page.getByRole('status').filter({ hasText: /Siap memindai|Benar|Salah|Lot mana/ })

/** Types as a USB scanner does, outside of any field. */
function scan(code: string): void {
  for (const key of [...code, 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

beforeEach(() => {
  saveRound(null)
  answer(getAdmin, contohResponse(getAdmin, { userId: 4 }))
  answer(listPrints, [order(1), order(2, { catatan: 'Titip di pos' })])
  answer(listToPack, {
    pesanan: 2,
    produk: [
      {
        produkId: 3,
        nama: 'Iodin',
        rak_gudang: 'A2',
        barcode: BARCODE,
        jumlah: 4,
        pesanan: 2,
        suhu_simpan: 'ruang',
        lot: [LOT],
      },
    ],
  })
  answer(packScanned, contohResponse(packScanned, { message: 'Pesanan sudah dikemas' }))
})
const open = async () => {
  await showAdmin(<ScanPage />, { at: '/pindai-kemas?id=1,2' })
  await press('Mulai memindai')
}

test('reads codes from the camera while it is on', async () => {
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
  const stream = canvas.captureStream()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  const detect = async ({ srcObject }: HTMLVideoElement) => (srcObject === stream ? [{ rawValue: BARCODE }] : [])
  vi.stubGlobal(
    'BarcodeDetector',
    vi.fn(
      class {
        detect = detect
      },
    ),
  )
  await open()
  await press('Nyalakan kamera')
  await expect.element(result).toMatchTextContent('Iodin, lot A-1')
  await press('Matikan kamera')
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

describe('packing round', () => {
  test('packs an order after each unit was scanned, and goes on to the next', async () => {
    await open()
    await see('Pembeli 1')
    await see('Rak A2')
    await see(formatDate(LOT.kedaluwarsa))
    await seeNot('Lengkap')
    await seeNot(/^Catatan:/)
    scan(BARCODE)
    await expect.element(result).toMatchTextContent('Iodin, lot A-1')
    await expect.element(page.getByRole('button', { name: 'Selesai, berikutnya' })).toBeDisabled()
    scan('a1')
    await expect.element(result).toMatchTextContent('Paket ini lengkap.')
    await see('Lengkap')
    await seeNot(formatDate(LOT.kedaluwarsa))
    expect(await findViolations()).toEqual([])
    scan(BARCODE)
    await expect.element(result).toMatchTextContent('Sudah cukup: Iodin')
    await press('Selesai, berikutnya')
    await see('Pembeli 2')
    await expect.poll(() => sent(packScanned).length).toBe(1)
    expect(sent(packScanned)[0]).toMatchObject({ body: { lot: [{ lotId: 31, jumlah: 2 }] } })
    await press('Tandai 2 Iodin, A-1')
    await press('Selesai, berikutnya')
    await see(/^2 pesanan dikemas\./)
  })

  test('keeps a parcel while there is no signal, and shows a rejected one until it is deleted', async () => {
    answer(packScanned, silence)
    await open()
    await press('Tandai 2 Iodin, A-1')
    await press('Selesai, berikutnya')
    await see(/^1 pesanan disimpan di HP ini/)
    await expect.poll(() => sent(packScanned).length).toBe(1)
    answer(packScanned, () => refuse('LOT_KURANG', { message: 'Lot A-1 hanya berisi 1.' }))
    window.dispatchEvent(new Event('online'))
    await see(/Belum tercatat dikemas\. Lot A-1 hanya berisi 1\./)
    await seeNot(/disimpan di HP ini/)
    await expect.element(link('KS-1')).toHaveAttribute('href', '/kemas-pesanan/1')
    await press('Hapus dari daftar')
    await seeNot(/Belum tercatat dikemas/)
  })

  test('keeps a parcel of another account, which alone may send it', async () => {
    const others = { kunci: 'lain', userId: 5, orderId: 9, nomor: 'KS-9', lot: [{ lotId: 31, jumlah: 1 }] }
    queuePacked(others)
    await open()
    await see(/^1 pesanan dikemas akun lain/)
    await press('Tandai 2 Iodin, A-1')
    await press('Selesai, berikutnya')
    await expect.poll(() => sent(packScanned).map(({ params }) => params.orderId)).toEqual(['1'])
    await see('Pembeli 2')
    await see(/^1 pesanan dikemas akun lain/)
    discardPending(others.kunci)
  })

  test('skips an order and returns to it, and empties a parcel', async () => {
    await open()
    await press('Lewati dulu')
    await see('Pembeli 2')
    await press('Lewati dulu')
    await see('Pembeli 1')
    await press('Lewati dulu')
    await see('Pembeli 2')
    await see('Catatan: Titip di pos')
    scan('A-1')
    await see('1 / 2')
    await press('Kosongkan paket ini')
    await see('0 / 2')
    await press('Tandai 2 Iodin, A-1')
    await press('Selesai, berikutnya')
    await see('Pembeli 1')
  })

  test('names the orders that cannot be packed this way', async () => {
    answer(listPrints, [
      order(1, { perhatian: true }),
      order(2, { dana_kembali: 'utuh' }),
      order(3, { status_pesanan: 'Sedang Di Proses' }),
      order(4, { bagian: [{ ...PART, dipegang: 0 }] }),
    ])
    await showAdmin(<ScanPage />, { at: '/pindai-kemas?id=1,2' })
    await see(/^4 pesanan tidak ikut/)
    await see('Tidak ada pesanan yang bisa dikemas di sini.')
  })

  test('ends with the session, because it names recipients', async () => {
    await open()
    expect(localStorage.getItem('kemas-pindai')).toContain('Pembeli 1')
    setAdminToken(null)
    expect(localStorage.getItem('kemas-pindai')).toBeNull()
    await seeNot('Pembeli 1')
  })
})
