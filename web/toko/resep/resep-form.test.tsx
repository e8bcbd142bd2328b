import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  BerkasResep,
  createResep,
  listProdukResep,
  Resep,
  ResepProdukChoice,
  uploadBerkasResep,
} from '#contract/resep/endpoints.ts'
import { BERKAS_MAX } from '#contract/resep/limits.ts'
import { answer, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { ResepForm } from './resep-form.tsx'
import { ResepProdukList } from './resep-produk-list.tsx'

const OBAT = contoh(ResepProdukChoice, { produkId: 3, nama: 'Antibiotik', kemasan: 'botol' })
const halaman = (n = 1) => contoh(BerkasResep, { berkasId: `00000000-0000-4000-8000-00000000000${n}` })
const pdf = new File(['%PDF'], 'resep.pdf', { type: 'application/pdf' })

async function open(initial: { produkId: number; jumlah: number }[] = []) {
  signIn()
  answer(listProdukResep, [OBAT])
  return show(<ResepForm initial={initial} />, { at: '/ajukan-resep' })
}
async function fillIn() {
  await fill('Dokter hewan', 'drh. Ani')
  await fill('Nomor SIP', 'SIP-1')
  await fill('Tanggal resep', '2026-03-10')
}

describe('prescription', () => {
  test('names every missing field', async () => {
    await open()
    await press('Ajukan Resep')
    await expect
      .element(page.getByRole('group', { name: 'Foto atau PDF resep' }))
      .toHaveAccessibleDescription('Tambahkan foto atau PDF resep')
    await see('Isi nama dokter hewan yang menulis resep')
    await see(/Isi nomor SIP/)
    await see('Isi tanggal resep')
    await expect.element(field('Dokter hewan')).toHaveFocus()
    expect(sent(createResep)).toEqual([])
  })

  test('is submitted with its pages and products, and is then shown', async () => {
    const { address } = await open([{ produkId: 3, jumlah: 2 }])
    await fillIn()
    answer(uploadBerkasResep, halaman())
    await pick(field('Pilih Foto atau PDF'), pdf)
    answer(createResep, contoh(Resep, { resepId: 9 }))
    await press('Ajukan Resep')
    await expect.poll(address).toBe('/resep-saya/9')
    expect(sent(createResep)[0]?.body).toMatchObject({
      dokter: 'drh. Ani',
      tanggal: '2026-03-10',
      produk: [{ produkId: 3, jumlah: 2 }],
      berkas: [halaman().berkasId],
    })
  })

  test('sends a photo scaled down, and a PDF as it is', async () => {
    answer(uploadBerkasResep, halaman())
    await open()
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 600 })
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    const big = new File([photo as Blob, new Uint8Array(100_000)], 'resep.png', { type: 'image/png' })
    await pick(field('Pilih Foto atau PDF'), big)
    await expect.poll(() => sent(uploadBerkasResep)[0]?.body.berkas.size).toBeLessThan(100_000)
    await pick(field('Tambah Halaman'), new File([big], 'resep.pdf', { type: 'image/png' }))
    await expect.poll(() => sent(uploadBerkasResep)[1]?.body.berkas.size).toBe(big.size)
  })

  test('takes as many pages as may go along, and no more', async () => {
    let n = 0
    answer(uploadBerkasResep, () => halaman(++n))
    await open()
    await pick(field('Pilih Foto atau PDF'), pdf)
    for (let page = 1; page < BERKAS_MAX; page++) await pick(field('Tambah Halaman'), pdf)
    await expect.poll(() => sent(uploadBerkasResep).length).toBe(BERKAS_MAX)
    await expect.element(field('Tambah Halaman')).not.toBeInTheDocument()
  })

  test("shows the server's error about a page", async () => {
    await open()
    answer(uploadBerkasResep, refuseFields({ berkas: 'Berkas ini bukan foto atau PDF' }))
    await pick(field('Pilih Foto atau PDF'), new File(['x'], 'resep.docx'))
    await see('Berkas ini bukan foto atau PDF')
  })

  test('keeps its pages after an invalid field, and submits the corrected form', async () => {
    const { address } = await open()
    await fillIn()
    await fill('Nomor SIP', '')
    answer(uploadBerkasResep, halaman())
    await pick(field('Pilih Foto atau PDF'), pdf)
    await see(/^Terkirim, /)
    await press('Ajukan Resep')
    await see(/^Isi nomor SIP dokter hewan/)
    await see('resep.pdf')
    expect(sent(createResep)).toEqual([])
    answer(createResep, contoh(Resep, { resepId: 9 }))
    await fill('Nomor SIP', 'SIP-1')
    await press('Ajukan Resep')
    await expect.poll(address).toBe('/resep-saya/9')
    expect(sent(uploadBerkasResep)).toHaveLength(1)
  })

  test('submits the same pages again after a lost response', async () => {
    const { address } = await open()
    await fillIn()
    answer(uploadBerkasResep, halaman())
    await pick(field('Pilih Foto atau PDF'), pdf)
    answer(createResep, silence)
    await press('Ajukan Resep')
    await see(/^Resep belum terkirim\./)
    answer(createResep, contoh(Resep, { resepId: 9 }))
    await press('Ajukan Resep')
    await expect.poll(address).toBe('/resep-saya/9')
    expect(sent(createResep)[1]?.body).toEqual(sent(createResep)[0]?.body)
    expect(sent(uploadBerkasResep)).toHaveLength(1)
  })

  test('retries a failed page alone, and removes a rejected one', async () => {
    const { address } = await open()
    await fillIn()
    answer(uploadBerkasResep, silence)
    await pick(field('Pilih Foto atau PDF'), pdf)
    await see('Belum terkirim. Periksa koneksi internet, lalu kirim ulang.')
    await press('Ajukan Resep')
    await see('Ada berkas yang belum terkirim. Kirim ulang atau hapus berkasnya.')
    answer(uploadBerkasResep, halaman())
    await press('Kirim ulang')
    await see(/^Terkirim, /)
    answer(uploadBerkasResep, refuse('BERKAS_TIDAK_DAPAT_DIBACA', { message: 'Berkas tidak bisa dibaca.' }))
    await pick(field('Tambah Halaman'), new File(['bukan'], 'bukan.pdf', { type: 'application/pdf' }))
    await see('Berkas tidak bisa dibaca.')
    await press('Hapus bukan.pdf')
    await seeNot('bukan.pdf')
    answer(createResep, contoh(Resep, { resepId: 9 }))
    await press('Ajukan Resep')
    await expect.poll(address).toBe('/resep-saya/9')
    expect(sent(createResep)[0]?.body.berkas).toEqual([halaman().berkasId])
  })

  test('offers each medicine once, and lets go of it', async () => {
    await open([{ produkId: 3, jumlah: 2 }])
    await expect.element(field('Jumlah Antibiotik')).toHaveValue('2')
    await expect.element(page.getByRole('option', { name: 'Antibiotik, botol' })).not.toBeInTheDocument()
    await press('Hapus Antibiotik')
    await fill('Obat yang ingin dibeli (opsional)', '3')
    await expect.element(field('Jumlah Antibiotik')).toHaveValue('1')
  })

  test.each([
    ['no answer', silence, /Resep belum terkirim. Periksa koneksi internet Anda/],
    ['a deleted page', () => refuse('BERKAS_TIDAK_ADA'), 'Berkas gagal tersimpan. Hapus, lalu pilih lagi.'],
    [
      'a field that the server rejects',
      () => refuseFields({ tanggal: 'Resep ini sudah terlalu lama' }),
      'Resep ini sudah terlalu lama',
    ],
  ] as const)('keeps what was typed after %s', async (_, failure, text) => {
    await open()
    await fillIn()
    answer(uploadBerkasResep, halaman())
    await pick(field('Pilih Foto atau PDF'), pdf)
    answer(createResep, failure)
    await press('Ajukan Resep')
    await see(text)
    await expect.element(field('Dokter hewan')).toHaveValue('drh. Ani')
  })
})

describe('medicines of a prescription', () => {
  const resep = (change: Partial<Resep>, produk: object = {}) => {
    const line = contoh(Resep.shape.produk.element, {
      produkId: 3,
      nama: 'Antibiotik',
      diminta: 4,
      disetujui: 3,
      terpakai: 1,
      sisa: 2,
      dosis: '5 g per kg pakan',
      ...produk,
    })
    return contoh(Resep, { resepId: 9, status: 'disetujui', produk: [line], ...change })
  }

  test('shows the remaining units and their use, and buys no more', async () => {
    await show(<ResepProdukList resep={resep({})} />)
    await see('Disetujui 3, sudah dipesan 1, tersisa 2')
    await see(/^Cara pakai: 5 g per kg pakan$/)
    await expect
      .element(page.getByRole('link', { name: 'Beli dengan resep' }))
      .toHaveAttribute('href', '/produk/produk-satuan/pemesanan?produk=3&jumlah=2&resep=9')
  })

  test('orders the requested quantity while it is being reviewed', async () => {
    await show(<ResepProdukList resep={resep({ status: 'menunggu' }, { sisa: 0 })} />)
    await see('Diminta 4')
    await expect
      .element(page.getByRole('link', { name: 'Pesan sekarang' }))
      .toHaveAttribute('href', '/produk/produk-satuan/pemesanan?produk=3&jumlah=4&resep=9')
  })

  test('sells nothing that was not approved, or is used up', async () => {
    const first = await show(<ResepProdukList resep={resep({}, { disetujui: 0, terpakai: 0, sisa: 0 })} />)
    await see('Tidak disetujui')
    await expect.element(page.getByRole('link', { name: /resep|Pesan/ })).not.toBeInTheDocument()
    await first.unmount()
    await show(<ResepProdukList resep={resep({}, { terpakai: 3, sisa: 0 })} />)
    await see('Disetujui 3, sudah dipesan 3, tersisa 0')
    await expect.element(page.getByRole('link', { name: /resep|Pesan/ })).not.toBeInTheDocument()
  })
})
