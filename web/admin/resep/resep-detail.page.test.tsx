import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { approveResep, getResepAdmin, ResepAdmin, refuseResep } from '#contract/resep/admin.ts'
import { listProdukResep, ResepProdukChoice } from '#contract/resep/endpoints.ts'
import { formatTime } from '#contract/wib.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import ResepDetailPage from './resep-detail.page.tsx'

const produk = (change: Partial<ResepAdmin['produk'][number]> = {}) => ({
  ...contoh(ResepAdmin.shape.produk.element),
  produkId: 3,
  nama: 'Wolframekon',
  diminta: 5,
  ...change,
})
const RESEP = contoh(ResepAdmin, {
  resepId: 4,
  nama: 'Sari',
  sip: '503/12/SIP/2026',
  status: 'menunggu' as const,
  produk: [produk()],
})
const open = () => showAdmin(screen(ResepDetailPage, { resepId: '4' }), { at: '/detail-resep/4' })
const dialog = page.getByRole('dialog', { name: 'Tolak resep ini?' })

beforeEach(() => {
  answer(getResepAdmin, RESEP)
  answer(listJejak, { items: [], total: 0 })
  answer(listProdukResep, [
    contoh(ResepProdukChoice, { produkId: 3, nama: 'Wolframekon' }),
    contoh(ResepProdukChoice, { produkId: 5, nama: 'Zirkonekon' }),
  ])
  answer(approveResep, { message: 'Resep disetujui' })
  answer(refuseResep, { message: 'Resep ditolak' })
})

describe('decision about a prescription', () => {
  test('approves a part of it, with a dose that says for how long', async () => {
    await open()
    await see('503/12/SIP/2026')
    await expect.element(field('Jumlah yang disetujui')).toHaveValue('5')
    await expect.element(button('Setujui')).toHaveAttribute('aria-keyshortcuts', 'Control+S')
    await fill('Jumlah yang disetujui', '2')
    await fill('Dosis dan cara pakai untuk pembeli', '50 mg per kg pakan')
    await fill('Dosis zat aktif', '7,5')
    await press('Setujui')
    await expect
      .element(field('Lama pemberian (hari)'))
      .toHaveAccessibleDescription('Lama pemberian harus 1 sampai 90 hari')
    expect(sent(approveResep)).toEqual([])
    await fill('Lama pemberian (hari)', '10')
    await fill('Masa henti (hari)', '21')
    answer(getResepAdmin, { ...RESEP, status: 'disetujui', produk: [produk({ disetujui: 2 })] })
    await press('Setujui')
    await see('Resep disetujui')
    await see('Diminta 5, disetujui 2, terpakai 0')
    expect(sent(approveResep)[0]?.body.produk).toEqual([
      expect.objectContaining({
        produkId: 3,
        jumlah: 2,
        dosis: '50 mg per kg pakan',
        dosis_angka: 7.5,
        dosis_hari: 10,
        masa_henti: 21,
      }),
    ])
  })

  test('approves a product of the prescription that the customer did not name', async () => {
    answer(getResepAdmin, { ...RESEP, produk: [] })
    await open()
    await press('Setujui')
    await see('Setujui minimal satu produk, atau tolak resepnya')
    await fill('Produk yang tertulis di resep', '5')
    const row = page.getByRole('group', { name: 'Zirkonekon' })
    await fill(row.getByLabelText('Jumlah yang disetujui'), '4')
    answer(approveResep, bare(400, { message: 'Sedang dirawat' }))
    await press('Setujui')
    await see('Sedang dirawat')
    answer(approveResep, { message: 'Resep disetujui' })
    answer(getResepAdmin, { ...RESEP, status: 'disetujui', produk: [produk({ diminta: 0, disetujui: 4 })] })
    await press('Setujui')
    await see('Diminta –, disetujui 4, terpakai 0')
    expect(sent(approveResep)[0]?.body.produk).toMatchObject([{ produkId: 5, jumlah: 4 }])
  })

  test('refuses it in three presses, with a reason', async () => {
    await open()
    await press('Tolak')
    await press('Tolak Resep')
    await expect.element(dialog.getByText('Tulis alasan menolak, karena dibaca pembeli.')).toBeVisible()
    expect(sent(refuseResep)).toEqual([])
    await press(dialog.getByRole('button', { name: /^Tulisan di resep tidak terbaca/ }))
    const reason = 'Tulisan di resep tidak terbaca. Foto lagi di tempat terang, lalu ajukan lagi.'
    answer(refuseResep, bare(400, { message: 'Sedang dirawat' }))
    await press('Tolak Resep')
    await see('Sedang dirawat')
    answer(refuseResep, { message: 'Resep ditolak' })
    const decided = { diputus: '2026-03-10T03:00:00.000Z', diputusOleh: 'drh. Wati', sip_pemutus: '503/7' }
    answer(getResepAdmin, { ...RESEP, ...decided, status: 'ditolak', alasan: reason })
    await press('Tolak Resep')
    await see('Resep ditolak')
    await expect.element(page.getByText(reason)).toBeVisible()
    const fact = page.getByText('Ditolak oleh')
    await expect.element(fact).toBeVisible()
    expect(fact.element().parentElement?.textContent).toBe(
      `Ditolak olehdrh. WatiNomor SIP 503/7${formatTime(decided.diputus)}`,
    )
    expect(sent(refuseResep)[0]?.body).toEqual({ alasan: reason })
  })

  test.each([
    [
      'refused',
      refuseResep,
      async () => {
        await press('Tolak')
        await fill(dialog.getByLabelText('Alasan'), 'Tidak terbaca')
        await press('Tolak Resep')
      },
    ],
    [
      'approved',
      approveResep,
      async () => {
        await fill('Dosis dan cara pakai untuk pembeli', '50 mg per kg pakan')
        await press('Setujui')
      },
    ],
  ] as const)('is sent with the number of the veterinarian: %s', async (_, endpoint, decide) => {
    await open()
    await fill('Nomor SIP Anda (opsional)', '503/7/SIP/2026')
    await decide()
    await expect.poll(() => sent(endpoint)[0]?.body).toMatchObject({ sip: '503/7/SIP/2026' })
  })

  test("reports and shows another user's decision", async () => {
    answer(approveResep, refuse('RESEP_SUDAH_DIPUTUS'))
    await open()
    await expect.element(field('Jumlah yang disetujui')).toHaveValue('5')
    answer(getResepAdmin, { ...RESEP, status: 'ditolak', alasan: 'Terlalu gelap' })
    await press('Setujui')
    await expect
      .element(page.getByRole('alertdialog'))
      .toMatchTextContent(/Resep ini baru saja diputuskan petugas lain\./)
    await press('OK')
    await expect.element(page.getByText('Terlalu gelap')).toBeVisible()
  })
})
