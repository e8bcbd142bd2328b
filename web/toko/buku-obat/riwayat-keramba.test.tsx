import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { completeContent } from '#contract/buku-obat/columns.ts'
import type { BukuObat, Catatan } from '#contract/buku-obat/merge.ts'
import { formatHari, formatTime } from '#contract/wib.ts'
import { button, link, press, seeIn } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { Riwayat } from './riwayat-keramba.tsx'
import type { Buku } from './use-buku.ts'

const KERAMBA = { ...completeContent('keramba', { nama: 'A1', jumlah: 200 }), id: 'a' } as Catatan<'keramba'>
const ASSESSED = { masa_henti: 10, typed: 10, basis: 'label', terlarang: '', needsSuhu: false }
const obat = (change: Partial<Catatan<'pengobatan'>>) =>
  ({
    ...completeContent('pengobatan', { keramba_id: 'a', nama: 'Obat X', mulai: '2026-03-01', cara: 'rendam' }),
    ...ASSESSED,
    id: 'o',
    ...change,
  }) as Catatan<'pengobatan'>
const death = (id: string, hari: string, count: number) =>
  ({ ...completeContent('kematian', { keramba_id: 'a', hari, jumlah: count, catatan: '' }), id }) as Catatan<'kematian'>
const air = (change: Partial<Catatan<'air'>>) =>
  ({
    ...completeContent('air', { keramba_id: 'a', waktu: '2026-03-05T23:00:00.000Z', catatan: '' }),
    id: 'w',
    ...change,
  }) as Catatan<'air'>

const open = (content: Partial<BukuObat>) => {
  const buku = { keramba: [KERAMBA], pengobatan: [], kematian: [], air: [], ...content }
  return show(<Riwayat buku={{ buku, hariIni: '2026-03-20' } as unknown as Buku} keramba={KERAMBA} />)
}
const entry = (at: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .nth(at)

describe('entries of a cage', () => {
  test('are a treatment with everything that was written down', async () => {
    await open({
      pengobatan: [
        obat({
          selesai: '2026-03-03',
          takaran: 337.5,
          satuan: 'mL',
          dosis: '75 ppm',
          untuk: 'cacing-kulit',
          lot: 'L7',
          ulang: '7,14',
          suhu: 28.5,
          typed: 3,
          alasan_henti: 'Kata penjual',
          hasil: 'sembuh',
        }),
      ],
    })
    await seeIn(
      entry(0),
      `Obat X${formatHari('2026-03-01')} sampai ${formatHari('2026-03-03')}Rendam, 337,5 mL, 75 ppm, untuk cacing kulit, lot L7Masa henti: 10 hari, diulang hari ke-7 dan ke-14Ditulis 3 hari, alasan: Kata penjual.Suhu air 28,5 °C.Hasil: sembuh`,
    )
    await expect.element(link('Obat X')).toHaveAttribute('href', expect.stringContaining('catat=pengobatan&id=o'))
  })

  test('are a treatment of one day, one that still runs, and one of another cage that is not shown', async () => {
    await open({
      pengobatan: [
        obat({ id: 'o1', selesai: '2026-03-01', masa_henti: null, needsSuhu: true }),
        obat({
          id: 'o2',
          nama: 'Obat Y',
          mulai: '2026-02-01',
          selesai: null,
          terlarang: 'Kloramfenikol',
          needsSuhu: true,
        }),
        obat({ id: 'o3', nama: 'Obat Z', keramba_id: 'b' }),
      ],
    })
    await seeIn(entry(0), `Obat X${formatHari('2026-03-01')}RendamMasa henti: Belum diketahuiSuhu air belum dicatat.`)
    await seeIn(
      entry(1),
      new RegExp(
        `^Obat Y${formatHari('2026-02-01')} sampai sekarangMasih berjalan.*Obat terlarang \\(Kloramfenikol\\)$`,
      ),
    )
    await expect.element(link('Obat Z')).not.toBeInTheDocument()
  })

  test('are deaths with their share from one of a hundred on, and water by its limits, newest first', async () => {
    await open({
      kematian: [death('k1', '2026-03-05', 1), death('k2', '2026-03-06', 3), death('k3', '2026-03-07', 0)],
      air: [air({ do: 2.9, suhu: 33, ph: 8.6, salinitas: 34, amonia: 0.05, catatan: 'Setelah hujan' })],
    })
    await seeIn(entry(0), `Mati 0 ekor${formatHari('2026-03-07')}`)
    // The water was measured on March 6 in Jakarta.
    await seeIn(entry(1), `Air${formatTime('2026-03-05T23:00:00.000Z')}`)
    await seeIn(
      entry(1),
      'Oksigen terlarut (DO) 2,9 mg/LDaruratSuhu 33 °CPerlu tindakanSalinitas 34 permilPerlu diawasipH 8,6 Perlu tindakanAmonia total 0,05 mg/LSetelah hujan',
    )
    await seeIn(entry(2), `Mati 3 ekor${formatHari('2026-03-06')}1,5% hari itu`)
    await seeIn(entry(3), new RegExp(`^Mati 1 ekor${formatHari('2026-03-05')}$`))
  })

  test('are twenty at first', async () => {
    await open({ kematian: Array.from({ length: 21 }, (_, at) => death(`k${at}`, '2026-03-05', at)) })
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(20)
    await press('Lihat yang lebih lama')
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(21)
    await expect.element(button('Lihat yang lebih lama')).not.toBeInTheDocument()
  })

  test('are none yet', async () => {
    await open({})
    await expect.element(page.getByText('Belum ada catatan untuk keramba ini.')).toBeVisible()
  })
})
