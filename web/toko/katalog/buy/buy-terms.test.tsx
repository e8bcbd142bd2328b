import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Alamat } from '#contract/alamat/alamat.ts'
import { listAlamat, listWilayah } from '#contract/alamat/endpoints.ts'
import { computeOngkir, OngkirMetode } from '#contract/checkout/ongkir.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, fill, press, see } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { BuyTerms } from './buy-terms.tsx'
import { parseKecamatan, storedKecamatan } from './kecamatan.ts'
import { quoteWords } from './ongkir-tujuan.tsx'

const BY_SEA = contoh(Pengiriman, { shippingId: 1, jalur: 'laut', estimasi: '5–9 hari kerja', biaya: 8000 })
const BY_AIR = contoh(Pengiriman, { shippingId: 2, jalur: 'udara', estimasi: '1–2 hari kerja', biaya: 5000 })
const BY_TARIF = { ...BY_SEA, menurut_tujuan: true }
const PLACE = { kode: '18.71.01', provinsi: 'Lampung', kabupaten: 'Bandar Lampung', kecamatan: 'Teluk Betung' }
const ARRIVAL = { dari: '2026-11-26', sampai: '2026-11-28' }
const quote = (shippingId: number, biaya: number | null) =>
  contoh(OngkirMetode, {
    shippingId,
    cara: biaya === null ? 'konfirmasi' : 'tarif',
    biaya,
    tiba: biaya ? ARRIVAL : null,
  })

const open = (bahaya: 'korosif'[] = []) =>
  show(<BuyTerms item={{ produkId: 3, jumlah: 1 }} sifat={{ bahaya, suhu_simpan: 'ruang' }} />)

afterEach(() => storedKecamatan.write(null))

describe('shipping before the purchase', () => {
  test.each([
    ['the lowest fee, and its time', [BY_SEA, BY_AIR], [], 'Ongkir mulai Rp 5.000', 'Tiba dalam 1–2 hari kerja.'],
    ['no method that may not carry it', [BY_SEA, BY_AIR], ['korosif'], 'Ongkir Rp 8.000', 'Tiba dalam 5–9 hari kerja.'],
    ['that the fee depends on the destination', [BY_TARIF], [], 'Ongkir menurut kecamatan tujuan', null],
    ['that nothing may carry it', [BY_AIR], ['korosif'], 'Belum ada cara kirim untuk barang ini', 'Tanya toko dulu.'],
  ] as const)('shows a visitor %s', async (_, data, bahaya, ongkir, time) => {
    answer(listPengiriman, { data: [...data] })
    await open([...bahaya])
    await see(ongkir)
    if (time) await see(time)
    expect(sent(computeOngkir)).toEqual([])
  })

  test.each([
    ['Gratis ongkir ke Teluk Betung', [quote(2, 9000), quote(1, 0)]],
    ['Ongkir Rp 9.000 ke Teluk Betung', [quote(1, null), quote(2, 9000)]],
  ])('says "%s"', (words, metode) => {
    expect(quoteWords(metode, 'Teluk Betung').ongkir).toBe(words)
  })

  test('shows fee and arrival for the district that a visitor chooses, also the next time', async () => {
    answer(listPengiriman, { data: [BY_TARIF] })
    answer(listWilayah, { data: [PLACE] })
    answer(computeOngkir, { data: [quote(1, 12_000), quote(2, 30_000)] })
    const { unmount } = await open()
    await press('Cek untuk kecamatan saya')
    await fill(page.getByRole('combobox', { name: 'Kecamatan tujuan' }), 'teluk')
    await expect.element(page.getByRole('option', { name: /Teluk Betung/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await see('Ongkir mulai Rp 12.000 ke Teluk Betung')
    await see('Tiba 26–28 November.')
    expect(sent(computeOngkir)[0]?.body).toMatchObject({
      kode_wilayah: '18.71.01',
      items: [{ produkId: 3, jumlah: 1 }],
    })
    await unmount()
    await open()
    await see('Ongkir mulai Rp 12.000 ke Teluk Betung')
    await expect.element(button('Ganti kecamatan')).toBeVisible()
  })

  test('shows a buyer fee and arrival for the main address', async () => {
    signIn()
    answer(listPengiriman, { data: [BY_SEA] })
    answer(listAlamat, { data: [contoh(Alamat, { ...PLACE, kode_wilayah: PLACE.kode, kode_pos: '35221' })] })
    answer(computeOngkir, { data: [quote(1, null)] })
    await open()
    await see('Ongkir ke Teluk Betung dipastikan nanti')
    await see('Ke alamat utama Anda.')
    expect(sent(computeOngkir)[0]?.body).toMatchObject({ kode_wilayah: '18.71.01', kode_pos: '35221' })
  })

  test('shows what holds everywhere if the fee cannot be computed', async () => {
    storedKecamatan.write(PLACE)
    answer(listPengiriman, { data: [BY_SEA] })
    answer(computeOngkir, silence)
    await open()
    await expect.poll(() => sent(computeOngkir).length).toBe(1)
    await see('Ongkir Rp 8.000')
  })

  test('says when the fee is known if the methods cannot be loaded', async () => {
    answer(listPengiriman, silence)
    await open()
    await see('Ongkir dihitung saat memesan')
  })

  test.each([['{"kode":"18"}'], ['{'], [null]])('reads no district from %s', (text) => {
    expect(parseKecamatan(text)).toBeNull()
    expect(parseKecamatan(JSON.stringify(PLACE))).toEqual(PLACE)
  })
})
