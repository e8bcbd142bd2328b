import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeContent, type EntryKind } from '#contract/buku-obat/columns.ts'
import { BoughtProduk, listBoughtProduk, syncBukuObat } from '#contract/buku-obat/endpoints.ts'
import { create } from '#contract/buku-obat/merge.ts'
import { fingerprintOf } from '#contract/buku-obat/stored.ts'
import { getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { discardBuku } from '#web/lib/local-buku.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { describeLoaded } from '#web/testing/describe-screen.ts'
import { see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import BukuObatPage from './buku-obat.page.tsx'

/* Words, links and fields of each view of the treatment book, as in `every-screen.test.tsx`. */

const AKUN = 900_001
const NOW = Date.parse('2026-03-15T03:00:00.000Z')

let count = 0
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const entry = (kind: EntryKind, content: object) =>
  create(kind, uuid(++count), completeContent(kind, { ...content }) as never, NOW + count)
const CAGE = uuid(1)
const BOOK = [
  entry('keramba', {
    ...{ nama: 'A1', jenis: 'keramba', bentuk: 'kotak', panjang: 30, lebar: 20, dalam: 3, ikan: 'macan' },
    ...{ tebar: '2026-01-02', jumlah: 12_000, berat: 250, catatan: 'Dekat dermaga' },
  }),
  entry('keramba', { nama: 'B2', jenis: 'bak', bentuk: 'bulat', garis_tengah: 4, dalam: 1.5, ikan: 'macan' }),
  entry('pengobatan', {
    ...{ keramba_id: CAGE, produk_id: 3, nama: 'Iodin', lot: 'L-1', cara: 'rendam', takaran: 1500, satuan: 'mL' },
    ...{ mulai: '2026-03-08', selesai: '2026-03-08', ulang: '7,14', untuk: 'cacing-kulit', masa_henti: 10, suhu: 28 },
    ...{ dosis: '75 ppm', hasil: 'Membaik' },
  }),
  entry('pengobatan', { keramba_id: CAGE, nama: 'Obat tetangga', cara: 'lain', mulai: '2026-03-12', untuk: 'lemas' }),
  entry('pengobatan', { keramba_id: uuid(2), nama: 'Hijau malakit', cara: 'rendam', mulai: '2026-02-01' }),
  entry('kematian', { keramba_id: CAGE, hari: '2026-03-13', jumlah: 1200, catatan: 'Pagi' }),
  entry('kematian', { keramba_id: CAGE, hari: '2026-03-14', jumlah: 3, catatan: '' }),
  ...Array.from({ length: 7 }, (_, day) =>
    entry('air', { keramba_id: CAGE, waktu: `2026-03-0${day + 1}T03:00:00.000Z`, do: 5.5 - day / 2, suhu: 28, ph: 8 }),
  ),
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  signIn({ id: AKUN, userId: AKUN })
  answer(listBoughtProduk, [
    contoh(BoughtProduk, { produkId: 3, nama: 'Iodin', kemasan: 'botol 1 L', masa_henti: 10, lot: ['L-1', 'L-2'] }),
  ])
  answer(getProduk, contoh(Produk, { produkId: 3, nama: 'Iodin' }))
  const response = { baris: BOOK, kursor: BOOK.length, lagi: false, ulang: false, ditolak: [] }
  answer(syncBukuObat, { ...response, sidik: fingerprintOf(BOOK), waktu: new Date(NOW).toISOString() } as never)
})
afterEach(() => {
  vi.useRealTimers()
  return discardBuku(AKUN)
})

test.each([
  '',
  `?keramba=${CAGE}`,
  `?keramba=${uuid(2)}`,
  `?keramba=${CAGE}&lihat=cetak`,
  `?keramba=${uuid(2)}&lihat=cetak`,
  '?catat=keramba',
  `?catat=pengobatan&keramba=${CAGE}`,
  `?catat=kematian&keramba=${CAGE}`,
  `?catat=air&keramba=${CAGE}`,
  `?catat=keramba&id=${CAGE}`,
  `?catat=pengobatan&id=${uuid(3)}`,
  `?catat=pengobatan&id=${uuid(5)}`,
  `?catat=kematian&id=${uuid(6)}`,
  `?catat=air&id=${uuid(8)}`,
])('shows what it showed: %s', async (search) => {
  const { container } = await show(screen(BukuObatPage), { at: `/akun/buku-obat${search}` })
  if (search === '') await see('Semua catatan tersimpan di toko.')
  expect(await describeLoaded(container)).toMatchSnapshot()
})
