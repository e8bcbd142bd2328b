import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getFotoKeluhan, Keluhan } from '#contract/keluhan/endpoints.ts'
import { answer, refuse, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, press, see } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { OwnFoto } from './own-foto.tsx'

const FOTO = { fotoId: '00000000-0000-4000-8000-000000000001', ukuran: 150_000 }
const keluhan = (change: Partial<Keluhan>) => contoh(Keluhan, { keluhanId: 2, ...change })

describe('photos of a complaint', () => {
  test('are loaded on request', async () => {
    signIn()
    answer(getFotoKeluhan, new Blob(['x'], { type: 'image/webp' }) as never)
    await show(<OwnFoto keluhan={keluhan({ foto: [FOTO] })} />)
    await see('150 KB')
    await press('Lihat')
    await expect.element(page.getByRole('img', { name: 'Foto keluhan 1' })).toBeInTheDocument()
  })

  test('report a failure, and load again', async () => {
    signIn()
    answer(getFotoKeluhan, silence)
    await show(<OwnFoto keluhan={keluhan({ foto: [FOTO] })} />)
    await press('Lihat')
    await see('Foto belum bisa dibuka. Periksa koneksi internet Anda, lalu coba lagi.')
    answer(getFotoKeluhan, refuse('BERKAS_TIDAK_TERJANGKAU'))
    await press('Lihat')
    await see(/sedang tidak bisa dibuka/)
    await expect.element(button('Lihat')).toBeEnabled()
  })

  test('report deleted ones, and show the rest', async () => {
    const deleted = '2026-03-10T03:00:00.000Z'
    const first = await show(<OwnFoto keluhan={keluhan({ foto_dihapus: deleted })} />)
    await see('Foto keluhan ini dihapus pada 10 Maret 2026 karena masa simpannya selesai.')
    await first.unmount()
    await show(<OwnFoto keluhan={keluhan({ foto: [FOTO], foto_dihapus: deleted })} />)
    await expect.element(button('Lihat')).toBeVisible()
  })
})
