import { expect, test } from 'vitest'
import { parseWib } from '#contract/wib.ts'
import { moneyMovements } from './money-movements.ts'

/** A card is charged before it is settled; other payments start before they are paid. */
test.each([
  ['capture', '2026-11-20 10:00:00'],
  ['settlement', '2026-11-20 11:00:00'],
])('a %s is booked at the time of the payment', (transaction_status, time) => {
  const verified = {
    order_id: 'KS-1',
    transaction_id: 'satu',
    status_code: '200',
    gross_amount: '5000',
    currency: 'IDR',
    fraud_status: 'accept',
    transaction_status,
    transaction_time: '2026-11-20 10:00:00',
    settlement_time: '2026-11-20 11:00:00',
  }
  const now = parseWib('2026-11-21 00:00:00')
  const [movement] = moneyMovements([], { pembayaran_id: 1, jumlah: 5000 }, verified, 0, [], now)
  expect(movement).toMatchObject({ jumlah: 5000, waktu: parseWib(time) })
})
