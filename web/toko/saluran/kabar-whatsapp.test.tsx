import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  askKodeWhatsApp,
  chooseWhatsApp,
  confirmKodeWhatsApp,
  getWhatsApp,
  linkWhatsApp,
  StateWa,
  unlinkWhatsApp,
} from '#contract/saluran/whatsapp.ts'
import { answer, bare, later, refuse, refuseFields, sent } from '#web/testing/api.ts'
import { passUntil, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot, text } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { KabarWhatsApp } from './kabar-whatsapp.tsx'

const EMPTY = contoh(StateWa, { mode: 'aktif', nomor: null, gagal: false, keperluan: [], bisaKode: false, pesan: null })
const PESAN = {
  teks: 'HUBUNGKAN ABCDEFGHJK',
  tautan: 'https://wa.me/62812?text=HUBUNGKAN',
  sampai: '2026-11-20T03:30:00.000Z',
}
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const SETTINGS = (
  <Guard skeleton={null}>
    <KabarWhatsApp />
  </Guard>
)

test('connects a number by a message, and then shows it', async () => {
  signIn()
  answer(getWhatsApp, { ...EMPTY, bisaKode: true })
  answer(linkWhatsApp, { ...EMPTY, keperluan: ['pesanan'], pesan: PESAN })
  await show(SETTINGS)
  await expect.element(button('Hubungkan WhatsApp')).toBeDisabled()
  await expect.element(button('Kirim kode')).toBeDisabled()
  await box(/^Pesanan/).click()
  answer(getWhatsApp, { ...EMPTY, keperluan: ['pesanan'], nomor: '6281234567890' })
  stopTimers()
  await press('Hubungkan WhatsApp')
  await expect.poll(() => sent(linkWhatsApp)).toMatchObject([{ body: { keperluan: ['pesanan'] } }])
  await passUntil(() => text('0812-3456-7890').elements().length > 0)
  await see('0812-3456-7890')
  await seeNot('HUBUNGKAN ABCDEFGHJK')
})

test('stores a purpose at once, and removes the number', async () => {
  signIn()
  const state = { ...EMPTY, keperluan: ['pesanan' as const], nomor: '6281234567890' }
  answer(getWhatsApp, state)
  const slow = later<StateWa>()
  answer(chooseWhatsApp, slow.answer)
  answer(unlinkWhatsApp, bare(400, { message: 'Nomor belum terputus' }))
  await show(SETTINGS)
  await box(/^Pengingat/).click()
  await expect.poll(() => sent(chooseWhatsApp)).toMatchObject([{ body: { keperluan: ['pesanan', 'pengingat'] } }])
  await expect.element(box(/^Pesanan/)).toBeDisabled()
  slow.come({ ...state, keperluan: ['pesanan', 'pengingat'] })
  await expect.element(box(/^Pesanan/)).toBeEnabled()
  await press('Putuskan nomor ini')
  await see('Nomor belum terputus')
  answer(unlinkWhatsApp, EMPTY)
  await press('Putuskan nomor ini')
  await see('Hubungkan WhatsApp')
})

test('says that messages are simulated', async () => {
  signIn()
  answer(getWhatsApp, { ...EMPTY, mode: 'simulasi' })
  await show(SETTINGS)
  await see('Simulasi: tidak ada pesan WhatsApp sungguhan.')
})

test('is absent while WhatsApp is off', async () => {
  signIn()
  answer(getWhatsApp, { ...EMPTY, mode: 'mati' })
  await show(SETTINGS)
  await seeNot('Kabar lewat WhatsApp')
})

test('connects a number by a code, and shows the error of either', async () => {
  signIn()
  const state = { ...EMPTY, keperluan: ['pesanan' as const], bisaKode: true }
  answer(getWhatsApp, state)
  answer(askKodeWhatsApp, refuseFields({ nomor: 'Nomor WhatsApp tidak valid' }))
  await show(SETTINGS)
  await fill('Nomor WhatsApp', '123')
  await press('Kirim kode')
  await see('Nomor WhatsApp tidak valid')
  answer(askKodeWhatsApp, { permintaan: 'p'.repeat(43) })
  await fill('Nomor WhatsApp', '081234567890')
  await press('Kirim kode')
  await see(/nomor berakhiran 890/)
  await press('Ganti nomor')
  await expect.element(field('Nomor WhatsApp')).toHaveValue('081234567890')
  await press('Kirim kode')
  answer(confirmKodeWhatsApp, refuse('KODE_TIDAK_COCOK'))
  await fill('Kode', '000000')
  await press('Hubungkan nomor ini')
  await see(/Kode salah atau sudah tidak berlaku/)
  answer(confirmKodeWhatsApp, { ...state, nomor: '6281234567890' })
  await press('Hubungkan nomor ini')
  await see('0812-3456-7890')
  expect(sent(askKodeWhatsApp).at(-1)?.body).toEqual({ nomor: '081234567890', keperluan: ['pesanan'] })
  expect(sent(confirmKodeWhatsApp).at(-1)?.body).toEqual({ permintaan: 'p'.repeat(43), kode: '000000' })
})
