import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getDasbor } from '#contract/dasbor/admin.ts'
import { buildAdmin, buildPelanggan, buildPesanan, buildProduk } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

/** Noon in Jakarta. */
const NOW = new Date('2026-11-20T05:00:00Z')
const HARI_MS = 86_400_000

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await testApp(NOW)
  token = (await buildAdmin(shop.deps.db, NOW)).token
})
afterAll(() => shop.close())

const dasbor = async (hari: '7' | '30' | '90' = '7') =>
  (await shop.call(getDasbor, { query: { hari } }, { token })).body

test('returns no tasks and a row for every day for an empty shop', async () => {
  const empty = await testApp(NOW)
  onTestFinished(() => empty.close())
  const auth = { token: (await buildAdmin(empty.deps.db, NOW)).token }
  const { tugas, ruang, harian, terlaris } = (await empty.call(getDasbor, { query: { hari: '7' } }, auth)).body
  expect(ruang).toEqual([])
  const missing = { satuan: 0, paketan: 0 }
  expect(tugas).toEqual({
    perluDiproses: missing,
    menungguKemas: 0,
    lunasTanpaStok: missing,
    pembayaranMeragukan: missing,
    habisHariIni: missing,
    stokMenipis: 0,
    obatTanpaNie: 0,
    paketPerluDiperiksa: 0,
    jalurDitebak: 0,
    kejadianPenting: 0,
    kabarMeta: 0,
    persetujuan: 0,
    tanpaPembawa: 0,
    laporanBaru: 0,
    percakapanBaru: 0,
    ulasanMenunggu: 0,
    zatMenunggu: 0,
    keluhanMenunggu: 0,
    keluhanLewat: 0,
    returDitunggu: 0,
    adminDitebak: 0,
    bukuTidakCocok: 0,
    suratGagal: 0,
    suratTertunda: 0,
    titipan: 0,
    setoranBeda: 0,
    midtransBeda: 0,
    karantina: 0,
    barangDitunggu: 0,
    lotTerlaluDekat: 0,
    lotKedaluwarsa: { '30': 0, '60': 0, '90': 0 },
    lotTanpaNomor: 0,
    resepMenunggu: 0,
    resepMendesak: 0,
    ongkirMenunggu: { satuan: 0, paketan: 0 },
    mintaHapus: 0,
  })
  expect(harian).toHaveLength(7)
  expect(harian[0]).toEqual({
    tanggal: '2026-11-14',
    pesanan: 0,
    dikembalikan: 0,
    bersih: 0,
  })
  expect(harian[6].tanggal).toBe('2026-11-20')
  expect(terlaris).toEqual([])
})

test('counts waiting work, and sales by day in Jakarta', async () => {
  const { db } = shop.deps
  const { pengguna_id } = await buildPelanggan(db, NOW)
  const obat = await buildProduk(db, NOW, { nama: 'Asam Sitrat', stok: 3, stok_minimum: 3 })
  const tools = await buildProduk(db, NOW, { nama: 'Refraktometer', stok: 4, stok_minimum: 3 })
  await buildProduk(db, NOW, { stok: 0, aktif: false })
  const order = (change: Parameters<typeof buildPesanan>[3], lines = [{ produk: obat, jumlah: 1 }]) =>
    buildPesanan(db, NOW, pengguna_id, change, lines)

  await order({ status_pembayaran: 'success' }, [{ produk: obat, jumlah: 2 }])
  // Ordered on the 19th, shortly before midnight in Jakarta.
  await order(
    { status_pembayaran: 'success', status_pesanan: 'Pesanan Selesai', dibuat: new Date('2026-11-19T16:59:00Z') },
    [{ produk: tools, jumlah: 1 }],
  )
  await order({ status_pembayaran: 'success', jenis: 'paketan', dibuat: new Date(NOW.getTime() - 8 * HARI_MS) })
  await order({ status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses', perhatian: ['lunas tanpa stok'] })
  await order({ status_pembayaran: 'failed', perhatian: ['pembayaran ditarik kembali'] })
  await order({ status_pembayaran: 'pending', batas_bayar: new Date('2026-11-20T16:59:00Z') })
  await order({ status_pembayaran: 'pending', batas_bayar: new Date('2026-11-20T17:01:00Z') })
  await db
    .insertInto('laporan')
    .values([
      { nama: 'Sri', email: 'sri@contoh.id', pesan: 'Halo', dibuat: NOW },
      { nama: 'Adi', email: 'adi@contoh.id', pesan: 'Beres', dibuat: NOW, ditangani: NOW },
    ])
    .execute()

  const { tugas, harian, periode, terlaris } = await dasbor()
  expect(tugas).toEqual({
    perluDiproses: { satuan: 1, paketan: 1 },
    menungguKemas: 3,
    lunasTanpaStok: { satuan: 1, paketan: 0 },
    pembayaranMeragukan: { satuan: 1, paketan: 0 },
    habisHariIni: { satuan: 1, paketan: 0 },
    stokMenipis: 1,
    obatTanpaNie: 0,
    paketPerluDiperiksa: 0,
    jalurDitebak: 0,
    kejadianPenting: 0,
    kabarMeta: 0,
    persetujuan: 0,
    tanpaPembawa: 0,
    laporanBaru: 1,
    percakapanBaru: 0,
    keluhanMenunggu: 0,
    keluhanLewat: 0,
    returDitunggu: 0,
    ulasanMenunggu: 0,
    zatMenunggu: 0,
    adminDitebak: 0,
    bukuTidakCocok: 0,
    suratGagal: 0,
    suratTertunda: 0,
    titipan: 0,
    setoranBeda: 0,
    midtransBeda: 0,
    karantina: 0,
    barangDitunggu: 0,
    lotTerlaluDekat: 0,
    lotKedaluwarsa: { '30': 0, '60': 0, '90': 0 },
    lotTanpaNomor: 2,
    resepMenunggu: 0,
    resepMendesak: 0,
    ongkirMenunggu: { satuan: 0, paketan: 0 },
    mintaHapus: 0,
  })
  expect(harian.slice(-2)).toMatchObject([
    { tanggal: '2026-11-19', pesanan: 1, bersih: tools.harga + 12_000 },
    // The sums include the order that was paid and charged back that day; `pesanan` does not count it.
    {
      tanggal: '2026-11-20',
      pesanan: 2,
      dikembalikan: obat.harga + 12_000,
      bersih: 3 * obat.harga + 24_000,
    },
  ])
  expect(periode).toMatchObject({ barang: 4 * obat.harga + tools.harga, ongkir: 48_000 })
  expect(terlaris).toMatchObject([
    { produkId: obat.produk_id, nama: 'Asam Sitrat', jumlah: 3, pendapatan: 3 * obat.harga },
    { produkId: tools.produk_id, nama: 'Refraktometer', jumlah: 1 },
  ])
  expect((await dasbor('30')).terlaris[0]).toMatchObject({ jumlah: 4 })
})

test('warns of disks with little space', async () => {
  const rooms = [{ tempat: ['database', 'gambar'], sisaMb: 312 }]
  const space = { isDatabaseFull: () => false, isFull: () => false, low: () => rooms, close: async () => {} }
  const cramped = await testApp(NOW, { space })
  const admin = await buildAdmin(cramped.deps.db, NOW)
  const { body } = await cramped.call(getDasbor, {}, { token: admin.token })
  await cramped.close()
  expect(body.ruang).toEqual(rooms)
})
