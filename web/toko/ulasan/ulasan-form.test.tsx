import { describe, expect, test, vi } from 'vitest'
import { listMyUlasan, MyUlasan, writeUlasan } from '#contract/ulasan/mine.ts'
import { answer, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { UlasanForm } from './ulasan-form.tsx'

const ONE = contoh(MyUlasan, { id: 3, barang: 'Vitamin A' })
const done = vi.fn()
const open = (one: MyUlasan = ONE) => {
  done.mockClear()
  signIn()
  answer(listMyUlasan, [] as never)
  return show(<UlasanForm item={one} onDone={done} onCancel={() => {}} />)
}
const SEND_LABEL = 'Kirim ulasan Vitamin A'

describe('review', () => {
  test('requires stars and a sentence', async () => {
    await open()
    await press(SEND_LABEL)
    await expect.element(field('Ulasan Anda')).toHaveAttribute('aria-invalid', 'true')
    expect(sent(writeUlasan)).toEqual([])
  })

  test('is sent with its stars', async () => {
    answer(writeUlasan, { message: 'Terima kasih' } as never)
    await open()
    await press(field('4 bintang: Baik'))
    await see('Baik')
    await fill('Ulasan Anda', 'Sampai dengan baik sekali')
    await press(SEND_LABEL)
    await expect.poll(() => done.mock.calls).toEqual([['Terima kasih']])
    expect(sent(writeUlasan)[0]?.body).toMatchObject({ bintang: 4, teks: 'Sampai dengan baik sekali' })
  })

  test('starts with the stars and the text of the earlier one, and fills as many stars', async () => {
    const mine = { bintang: 2, teks: 'Botolnya bocor', alasan: '', balasan: '', dibuat: '2026-11-20T03:00:00.000Z' }
    await open({ ...ONE, ulasan: { ...mine, status: 'tayang' } })
    await expect.element(field('2 bintang: Kurang')).toBeChecked()
    await expect.element(field('Ulasan Anda')).toHaveValue('Botolnya bocor')
    expect(document.querySelectorAll('.fill-current')).toHaveLength(2)
  })

  test('says that sending failed and keeps the input', async () => {
    answer(writeUlasan, silence)
    await open()
    await press(field('4 bintang: Baik'))
    await fill('Ulasan Anda', 'Sampai dengan baik sekali')
    await press(SEND_LABEL)
    await see('Ulasan gagal dikirim. Coba lagi.')
    await expect.element(field('Ulasan Anda')).toHaveValue('Sampai dengan baik sekali')
    await expect.element(field('4 bintang: Baik')).toBeChecked()
  })

  test("shows the server's error under its field alone", async () => {
    answer(writeUlasan, refuseFields({ teks: 'Jangan tulis nomor HP' }))
    await open()
    await press(field('4 bintang: Baik'))
    await fill('Ulasan Anda', 'Hubungi 0812')
    await press(SEND_LABEL)
    await see('Jangan tulis nomor HP')
    await seeNot('Ulasan gagal dikirim. Coba lagi.')
    await fill('Ulasan Anda', 'Baik sekali')
    await seeNot('Jangan tulis nomor HP')
  })
})
