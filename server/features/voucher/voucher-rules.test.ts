import { expect, test } from 'vitest'
import type { Voucher } from './voucher.repository.ts'
import {
  diskonOf,
  formatVoucher,
  isBelowCost,
  judgeVoucher,
  type PembeliVoucher,
  type VoucherLine,
} from './voucher-rules.ts'

const VOUCHER: Voucher = {
  voucher_id: 1,
  kode: 'PANEN10',
  jenis: 'persen',
  nilai: 10,
  maks: null,
  minimum: null,
  batas_total: null,
  batas_pelanggan: null,
  mulai: null,
  sampai: null,
  pertama: false,
  grup_id: null,
  produk_ids: [],
  kategori_ids: [],
  terpakai: 0,
  aktif: true,
}
const PEMBELI: PembeliVoucher = { hasPaidBefore: true, unpaid: 0, grupId: null, dipakai: 0 }
const barang = (change: Partial<VoucherLine> = {}): VoucherLine => ({
  nama: 'Probiotik',
  produk_id: 1,
  kategori_id: 5,
  resep: false,
  harga: 50_000,
  jumlah: 2,
  ...change,
})
const OBAT = barang({ nama: 'Antibiotik', produk_id: 2, resep: true })
const PAKET = barang({ nama: 'Paket Jamur', produk_id: null, kategori_id: null })
const HARI = '2026-11-20'

test.each([
  ['everything', {}, [barang()], { atas: 'barang', nilai: 10_000, baris: null, tanpa: [] }],
  ['by a percentage with a maximum', { maks: 7000 }, [barang()], { nilai: 7000 }],
  ['by an amount', { jenis: 'nominal', nilai: 15_000 }, [barang()], { nilai: 15_000 }],
  ['shipping to zero', { jenis: 'ongkir', nilai: null }, [barang()], { atas: 'ongkir', nilai: null, baris: null }],
  [
    'shipping beside a prescription product',
    { jenis: 'ongkir', nilai: 9000 },
    [OBAT, barang()],
    { nilai: 9000, baris: null, tanpa: ['Antibiotik'] },
  ],
  ['a part of shipping', { jenis: 'ongkir', nilai: 9000 }, [barang()], { atas: 'ongkir', nilai: 9000 }],
  ['only goods without a prescription', {}, [OBAT, barang()], { nilai: 10_000, baris: [1], tanpa: ['Antibiotik'] }],
  ['packages', {}, [PAKET], { nilai: 10_000, baris: null }],
  ['only its products', { produk_ids: [1] }, [PAKET, barang()], { nilai: 10_000, baris: [1] }],
  ['only its category', { kategori_ids: [5] }, [barang({ kategori_id: 6 }), barang()], { nilai: 10_000, baris: [1] }],
  [
    'only its products or its category',
    { produk_ids: [9], kategori_ids: [5] },
    [barang()],
    { nilai: 10_000, baris: null },
  ],
  ['on its last day', { sampai: HARI }, [barang()], { nilai: 10_000 }],
  ['on its first day', { mulai: HARI }, [barang()], { nilai: 10_000 }],
  ['from its minimum amount on', { minimum: 100_000 }, [barang()], { nilai: 10_000 }],
  ['on its last use', { batas_total: 3, terpakai: 2 }, [barang()], { nilai: 10_000 }],
] as [string, Partial<Voucher>, VoucherLine[], object][])('lowers %s', (_, change, lines, potongan) => {
  expect(judgeVoucher({ ...VOUCHER, ...change }, lines, PEMBELI, HARI)).toMatchObject(potongan)
})

test.each([
  ['archived', { aktif: false }, {}, [barang()], 'tidak-ada', 'tidak ada'],
  ['too early', { mulai: '2026-11-21' }, {}, [barang()], 'belum-mulai', '21 November 2026'],
  ['too late', { sampai: '2026-11-19' }, {}, [barang()], 'berakhir', '19 November 2026'],
  ['used up', { batas_total: 3, terpakai: 3 }, {}, [barang()], 'habis', 'habis'],
  ['used by this customer', { batas_pelanggan: 1 }, { dipakai: 1 }, [barang()], 'sudah-dipakai', '1 kali'],
  ['for first orders', { pertama: true }, {}, [barang()], 'pesanan-pertama', 'pesanan pertama'],
  [
    'for first orders, beside a waiting one',
    { pertama: true },
    { hasPaidBefore: false, unpaid: 1 },
    [barang()],
    'pesanan-pertama',
    'belum dibayar',
  ],
  ['for a group', { grup_id: 4 }, { grupId: 5 }, [barang()], 'bukan-grup', 'pembeli tertentu'],
  ['for a group, without one', { grup_id: 4 }, {}, [barang()], 'bukan-grup', 'pembeli tertentu'],
  ['prescription only', {}, {}, [OBAT], 'tanpa-barang', 'obat resep'],
  [
    'for other goods than a prescription product',
    { produk_ids: [7] },
    {},
    [OBAT],
    'tanpa-barang',
    'tidak berlaku untuk barang',
  ],
  [
    'for a prescription product, beside others',
    { produk_ids: [2] },
    {},
    [OBAT, barang()],
    'tanpa-barang',
    'obat resep',
  ],
  ['for other goods', { produk_ids: [7] }, {}, [barang()], 'tanpa-barang', 'tidak berlaku untuk barang'],
  [
    'for a package with only some of its products',
    { produk_ids: [1] },
    {},
    [PAKET],
    'tanpa-barang',
    'tidak berlaku untuk barang',
  ],
  [
    'below its minimum amount',
    { minimum: 150_000 },
    {},
    [barang()],
    'minimum',
    'belanja Rp 150.000. Kurang Rp 50.000 lagi',
  ],
  [
    'below its minimum amount without the prescription product',
    { minimum: 150_000 },
    {},
    [OBAT, barang()],
    'minimum',
    'di luar obat resep',
  ],
] as [string, Partial<Voucher>, Partial<PembeliVoucher>, VoucherLine[], string, string][])(
  'rejects a voucher: %s',
  (_, change, pembeli, lines, reason, cause) => {
    const result = judgeVoucher({ ...VOUCHER, ...change }, lines, { ...PEMBELI, ...pembeli }, HARI)
    expect(result).toEqual({ sebab: reason, alasan: expect.stringContaining(cause) })
  },
)

test.each([
  ['of a group, by a voucher for everyone', {}, { grupId: 5 }],
  ['of the group', { grup_id: 5 }, { grupId: 5 }],
  ['that is the last one allowed', { batas_pelanggan: 2 }, { dipakai: 1 }],
  ['that is the first one', { pertama: true }, { hasPaidBefore: false }],
  ['beside a waiting one, by a voucher for every order', {}, { hasPaidBefore: false, unpaid: 1 }],
])('lowers an order %s', (_, change, pembeli) => {
  const result = judgeVoucher({ ...VOUCHER, ...change }, [barang()], { ...PEMBELI, ...pembeli }, HARI)
  expect(result).toMatchObject({ nilai: 10_000 })
})

test.each([
  [{ jenis: 'persen', nilai: 10, maks: null }, 'Potongan 10%'],
  [{ jenis: 'persen', nilai: 10, maks: 50_000 }, 'Potongan 10%, maksimal Rp 50.000'],
  [{ jenis: 'nominal', nilai: 25_000, maks: null }, 'Potongan Rp 25.000'],
  [{ jenis: 'ongkir', nilai: 9000, maks: null }, 'Potongan ongkir sampai Rp 9.000'],
  [{ jenis: 'ongkir', nilai: null, maks: null }, 'Gratis ongkir'],
] as const)('shows %j as %j', (voucher, text) => {
  expect(formatVoucher(voucher)).toBe(text)
})

test('rejects an unknown code', () => {
  expect(judgeVoucher(undefined, [barang()], PEMBELI, HARI)).toMatchObject({ sebab: 'tidak-ada' })
})

test.each([
  [{ jenis: 'persen', nilai: 10, maks: null }, 99_999, 9999],
  [{ jenis: 'persen', nilai: 33, maks: null }, 101, 33],
  [{ jenis: 'persen', nilai: 100, maks: null }, 1e13, 1e13],
  [{ jenis: 'persen', nilai: 50, maks: 20_000 }, 100_000, 20_000],
  [{ jenis: 'nominal', nilai: 25_000, maks: null }, 100_000, 25_000],
  [{ jenis: 'ongkir', nilai: null, maks: null }, 100_000, null],
] as const)('deducts for %j from %i: %s', (voucher, spent, potongan) => {
  expect(diskonOf(voucher, spent)).toBe(potongan)
})

test.each([
  ['a percentage within the margin', { nilai: 20 }, 50_000, 40_000, false],
  ['a percentage above the margin', { nilai: 21 }, 50_000, 40_000, true],
  ['an amount on one piece', { jenis: 'nominal', nilai: 15_000 }, 50_000, 40_000, true],
  [
    'an amount that needs a large quantity',
    { jenis: 'nominal', nilai: 15_000, minimum: 100_000 },
    50_000,
    40_000,
    false,
  ],
  ['a maximum within the margin', { nilai: 50, maks: 10_000 }, 50_000, 40_000, false],
  ['an amount on the smallest order', { jenis: 'nominal', nilai: 45_000, minimum: 120_000 }, 50_000, 40_000, true],
  ['shipping', { jenis: 'ongkir', nilai: 15_000 }, 50_000, 40_000, false],
  ['a gift', { nilai: 20 }, 0, 40_000, false],
  ['a product sold below cost already', { nilai: 1 }, 50_000, 60_000, true],
] as [string, Partial<Voucher>, number, number, boolean][])('is below cost: %s', (_, change, harga, modal, losses) => {
  expect(isBelowCost({ ...VOUCHER, ...change }, harga, modal)).toBe(losses)
})
