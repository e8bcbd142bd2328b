import { expect, test } from 'vitest'
import { button, fill, see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { AmmoniaCalculator } from './ammonia-calculator.tsx'

test('computes the toxic ammonia while it is typed, and says what it assumes', async () => {
  await show(<AmmoniaCalculator />)
  await see(/^Isi amonia total dan pH\./)
  await fill(/^Amonia total/, '1')
  await fill('pH', '8')
  await see(/Dihitung dengan suhu 32 °C dan salinitas 30 permil karena belum diisi\.$/)
  await fill(/^Suhu/, '30')
  await fill(/^Salinitas/, '32')
  await see('Amonia beracun (NH₃) 0,06 mg/L: perlu tindakan, terlalu tinggi (sasaran maksimal 0,02).')
})

test('says the limits of a wrong number, and leads to the symptom check with the rest', async () => {
  await show(<AmmoniaCalculator />)
  await fill('pH', '80')
  await see('Isi angka, 0 sampai 14.')
  const form = button('Lihat langkahnya').element().closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/layanan/cek-gejala#hasil'])
  expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['amonia', 'ph', 'suhu', 'salinitas'])
})
