import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseWhatsApp, getWhatsApp, linkWhatsApp, StateWa, unlinkWhatsApp } from '#contract/saluran/whatsapp.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { KabarWhatsApp } from './kabar-whatsapp.tsx'

const EMPTY = contoh(StateWa, { mode: 'aktif', nomor: null, gagal: false, keperluan: [], pesan: null })
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
  answer(getWhatsApp, EMPTY)
  answer(linkWhatsApp, { ...EMPTY, keperluan: ['pesanan'], pesan: PESAN })
  await show(SETTINGS)
  await expect.element(button('Hubungkan WhatsApp')).toBeDisabled()
  await box(/^Pesanan/).click()
  answer(getWhatsApp, { ...EMPTY, keperluan: ['pesanan'], nomor: '6281234567890' })
  await press('Hubungkan WhatsApp')
  expect(sent(linkWhatsApp)).toMatchObject([{ body: { keperluan: ['pesanan'] } }])
  await see('0812-3456-7890')
  await seeNot('HUBUNGKAN ABCDEFGHJK')
})

test('stores a purpose at once, and removes the number', async () => {
  signIn()
  const state = { ...EMPTY, keperluan: ['pesanan' as const], nomor: '6281234567890' }
  answer(getWhatsApp, state)
  answer(chooseWhatsApp, { ...state, keperluan: ['pesanan', 'pengingat'] })
  answer(unlinkWhatsApp, EMPTY)
  await show(SETTINGS)
  await box(/^Pengingat/).click()
  await expect.poll(() => sent(chooseWhatsApp)).toMatchObject([{ body: { keperluan: ['pesanan', 'pengingat'] } }])
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
