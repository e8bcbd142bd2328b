import { expect, test } from 'vitest'
import { findTakaran } from './describe-takaran.ts'

test.each([
  ['Rendam 75 ppm selama 30 menit', ['75 ppm']],
  ['Beri 10 mg/kg pakan', ['10 mg/kg']],
  ['50 MG / KG berat badan', ['50 MG / KG']],
  ['Cukup 5 ml per 100 liter', ['5 ml per 100 liter']],
  ['ml per m³', ['ml per m³']],
  ['pakai ppm rendah', ['ppm']],
  ['75  ppm atau 7,25ppm', ['75 ppm', '7,25ppm']],
  ['75 ppm, lalu 75 PPM', ['75 PPM']],
  ['12,25 mg/kg lalu 12.25  mg/kg', ['12,25 mg/kg', '12.25 mg/kg']],
  ['2 sendok tiap ember', ['2 sendok tiap ember']],
  ['5 ml per 12,25 liter', ['5 ml per 12,25 liter']],
  ['5 ml per 100  liter', ['5 ml per 100 liter']],
  ['0,5 g/m3 sekali', ['0,5 g/m3']],
  ['satu sendok makan tiap ember', ['sendok makan tiap ember']],
  ['2 tablet per kg\nlalu 2 tablet per kg', ['2 tablet per kg']],
  ['1 cc\nper ekor', ['1 cc per ekor']],
  ['3 gram untuk setiap 10 kg', ['3 gram untuk setiap 10 kg']],
])('%j reads like a dose', (text, takaran) => expect(findTakaran(text)).toEqual(takaran))

test.each([
  [''],
  ['Salinitas 30 ppt, suhu 29 °C'],
  ['Tebar 25 ekor per meter kubik'],
  ['Tersedia jeriken 5 liter dan sachet 100 gram'],
  ['Ikan seberat 400 g dihargai lebih'],
  ['Hubungi petugas Senin/Kamis, 2x per hari'],
  ['Pengiriman per kg dihitung kurir'],
  ['grapper malam'],
])('does not read %j as a dose', (text) => expect(findTakaran(text)).toEqual([]))
