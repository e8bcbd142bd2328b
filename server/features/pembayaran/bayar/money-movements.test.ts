import { expect, test } from 'vitest'
import { parseWib } from '#contract/wib.ts'
import { moneyMovements } from './money-movements.ts'

const VERIFIED = {
  order_id: 'KS-1',
  transaction_id: 'satu',
  status_code: '200',
  gross_amount: '5000',
  currency: 'IDR',
  fraud_status: 'accept',
  transaction_time: '2026-11-20 10:00:00',
  settlement_time: '2026-11-20 11:00:00',
}
const ATTEMPT = { pembayaran_id: 1, jumlah: 5000 }
const NOW = parseWib('2026-11-21 00:00:00')

/** A card is charged before it is settled; other payments start before they are paid. */
test.each([
  ['capture', '2026-11-20 10:00:00'],
  ['settlement', '2026-11-20 11:00:00'],
])('a %s is booked at the time of the payment, but not in the future', (transaction_status, time) => {
  const at = (now: Date) => moneyMovements([], ATTEMPT, { ...VERIFIED, transaction_status }, 0, [], now)
  expect(at(NOW)).toMatchObject([{ jumlah: 5000, waktu: parseWib(time) }])
  const before = parseWib('2026-11-20 09:00:00')
  expect(at(before)).toMatchObject([{ waktu: before }])
})

test.each([
  ['deny', 'bank'],
  ['chargeback', 'bank'],
  ['cancel', 'batal'],
  ['refund', 'midtrans'],
])('money that leaves by a %s is booked as returned by way of %s', (transaction_status, way) => {
  const [paid] = moneyMovements([], ATTEMPT, { ...VERIFIED, transaction_status: 'settlement' }, 0, [], NOW)
  if (!paid) throw new Error('no money came in')
  const entry = { ...paid, barang: 5000, ppn: 0, ongkir: 0, lunas: 1 } as const
  expect(moneyMovements([entry], ATTEMPT, { ...VERIFIED, transaction_status }, 0, [], NOW)).toMatchObject([
    { jumlah: -5000, cara: way },
  ])
})
