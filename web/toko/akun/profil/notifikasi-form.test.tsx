import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PilihanNotifikasi, updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { answer, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { NotifikasiForm } from './notifikasi-form.tsx'

const PILIHAN = contoh(PilihanNotifikasi, { orderStatus: true })

test("has the specification's five boxes in its order, and reminders separately §2.161 §3.20", async () => {
  answer(updateNotifikasiChoices, { ...PILIHAN, discountPromo: true, message: 'Pengaturan tersimpan' })
  await show(<NotifikasiForm saved={PILIHAN} />)
  const names = (title: string) =>
    page
      .getByRole('group', { name: title })
      .getByRole('checkbox')
      .elements()
      .map((box) => (box as HTMLInputElement).name)
  await see('Email yang ingin saya terima')
  expect(names('Email yang ingin saya terima')).toEqual([
    'orderStatus',
    'articleUpdates',
    'productOffers',
    'discountPromo',
    'shippingUpdates',
  ])
  expect(names('Pengingat lain')).toEqual(['treatmentReminders'])
  await press(page.getByRole('checkbox', { name: /Diskon dan promo/ }))
  await press('Simpan')
  await see('Pengaturan tersimpan')
  expect(sent(updateNotifikasiChoices)[0]?.body).toEqual({ ...PILIHAN, discountPromo: true })
  await press(page.getByRole('checkbox', { name: /Artikel baru/ }))
  await seeNot('Pengaturan tersimpan')
})
