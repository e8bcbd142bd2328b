import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/admin.ts'
import { getResepAdmin, ResepAdmin } from '#contract/resep/admin.ts'
import { listProdukResep } from '#contract/resep/endpoints.ts'
import { answer, bare } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { link, press, see } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import CompareResepPage from './compare-resep.page.tsx'
import ResepDetailPage from './resep-detail.page.tsx'

const resep = (id: number, name: string, change: Partial<ResepAdmin> = {}) =>
  contoh(ResepAdmin, { resepId: id, nama: name, dokter: 'drh. Wati', status: 'menunggu', ...change })
const SIMILAR = { resepId: 9, nama: 'Budi', status: 'menunggu', sebab: 'gambar' } as const
const open = () => showAdmin(screen(CompareResepPage, { resepId: '4', lainId: '9' }), { at: '/banding-resep/4/9' })

test('shows both prescriptions side by side, and why', async () => {
  answer(getResepAdmin, ({ params }) =>
    Number(params.resepId) === 4 ? resep(4, 'Sari', { serupa: [SIMILAR] }) : resep(9, 'Budi'),
  )
  await open()
  await see(/^Gambarnya mirip\./)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('Pembeli')).toHaveTextContent('PembeliSari, Budi,')
  await expect.element(row('Dokter hewan')).toHaveTextContent('Dokter hewandrh. Watidrh. Wati')
  await expect.element(link('Resep 9')).toHaveAttribute('href', '/detail-resep/9')
})

test('marks a SIP number as the same in another notation, and an empty field as nothing', async () => {
  answer(getResepAdmin, ({ params }) => {
    const isOne = Number(params.resepId) === 4
    return resep(isOne ? 4 : 9, 'Sari', { sip: isOne ? 'SIP-01/2026' : 'sip 01 2026', kandang: '', serupa: [] })
  })
  await open()
  await expect.element(page.getByRole('cell', { name: 'SIP-01/2026' })).toHaveClass('font-semibold')
  const empty = page.getByRole('row').filter({ hasText: 'Keramba' }).getByRole('cell').first()
  await expect.element(empty).not.toHaveClass('font-semibold')
})

test('offers another try if one of them cannot be read', async () => {
  answer(getResepAdmin, ({ params }) => (Number(params.resepId) === 4 ? resep(4, 'Sari') : (bare(500, {}) as never)))
  await open()
  await see(/^Gagal memuat resep/)
})

test('loads both again with one press if neither could be read', async () => {
  answer(getResepAdmin, bare(500, {}))
  await open()
  await see(/^Gagal memuat resep/)
  answer(getResepAdmin, ({ params }) => resep(Number(params.resepId), 'Sari'))
  await press('Coba Lagi')
  await expect.element(link('Resep 9')).toBeVisible()
})

test('leads from a prescription to the comparison', async () => {
  answer(getResepAdmin, resep(4, 'Sari', { serupa: [SIMILAR] }))
  answer(listJejak, { items: [], total: 0 })
  answer(listProdukResep, [])
  const { address } = await showAdmin(screen(ResepDetailPage, { resepId: '4' }), { at: '/detail-resep/4' })
  await press(link('bandingkan dengan resep 9'))
  await expect.poll(address).toBe('/banding-resep/4/9')
})
