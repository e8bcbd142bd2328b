import { expect, test } from 'vitest'
import { approvePersetujuan, listPersetujuan, Persetujuan, rejectPersetujuan } from '#contract/pelepasan/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PersetujuanPage from './persetujuan.page.tsx'

const WAITING = contoh(Persetujuan, {
  persetujuanId: 7,
  jenis: 'pengembalian',
  nilai: 6_000_000,
  status: 'menunggu',
  oleh: 'Bu Sari',
  alasan: 'Semua pecah',
  milikSendiri: false,
})

test('approves the shown value', async () => {
  answer(listPersetujuan, { items: [WAITING], total: 1 })
  answer(approvePersetujuan, { message: 'Pengajuan disetujui dan sudah dikerjakan' })
  await showAdmin(<PersetujuanPage />, { at: '/persetujuan' })
  await press(button('Setujui: Pengembalian dana Rp 6.000.000'))
  await see('Langkahnya langsung dikerjakan atas nama Bu Sari, dan nama Anda dicatat.')
  await press(button('Setujui'))
  await expect
    .poll(() => sent(approvePersetujuan))
    .toMatchObject([{ params: { persetujuanId: '7' }, body: { nilai: 6_000_000 } }])
  await seeNot('Setujui pengajuan?')
})

test('refuses with a reason', async () => {
  answer(listPersetujuan, { items: [WAITING], total: 1 })
  answer(rejectPersetujuan, { message: 'Pengajuan ditolak' })
  await showAdmin(<PersetujuanPage />, { at: '/persetujuan' })
  await press(button('Tolak: Pengembalian dana Rp 6.000.000'))
  await press(button('Tolak'))
  expect(sent(rejectPersetujuan)).toEqual([])
  await fill(field('Alasan'), 'Tidak ada foto')
  await press(button('Tolak'))
  await expect
    .poll(() => sent(rejectPersetujuan))
    .toMatchObject([{ params: { persetujuanId: '7' }, body: { alasan: 'Tidak ada foto' } }])
})

test('lets a person withdraw an own request, and not approve it', async () => {
  answer(listPersetujuan, { items: [{ ...WAITING, milikSendiri: true }], total: 1 })
  await showAdmin(<PersetujuanPage />, { at: '/persetujuan' })
  await see('Semua pecah')
  await expect.element(button('Setujui: Pengembalian dana Rp 6.000.000')).not.toBeInTheDocument()
  await press(button('Tarik pengajuan: Pengembalian dana Rp 6.000.000'))
  await see('Tarik pengajuan?')
})

test('shows who decided, how and why', async () => {
  const decided = { ...WAITING, status: 'ditolak' as const, diputusOleh: 'Pak Hurun', catatan: 'Tidak ada foto' }
  answer(listPersetujuan, { items: [{ ...decided, diputus: '2026-11-20T05:00:00.000Z' }], total: 1 })
  await showAdmin(<PersetujuanPage />, { at: '/persetujuan?status=selesai' })
  await see('Ditolak')
  await see(`Pak Hurun, ${formatTime('2026-11-20T05:00:00.000Z')}`)
  await see('Tidak ada foto')
  // Without a search field beside it the button has room for its label on a phone.
  await see('Saring (1 dipakai)')
  await expect.element(button('Tolak: Pengembalian dana Rp 6.000.000')).not.toBeInTheDocument()
  expect(sent(listPersetujuan).at(-1)?.query).toMatchObject({ status: 'selesai' })
})
