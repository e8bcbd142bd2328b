import { expect, test } from 'vitest'
import type { StatusPengembalian } from '#contract/pembayaran/pengembalian-admin.ts'
import { remainingMoneyOf } from './remaining-money.ts'

test.each<[number, [StatusPengembalian, number][], number]>([
  [0, [], 100],
  [30, [['berhasil', 30]], 70],
  [30, [], 70],
  [0, [['manual', 40]], 60],
  [
    30,
    [
      ['berhasil', 30],
      ['manual', 40],
    ],
    30,
  ],
  [0, [['ditolak', 30]], 100],
  [0, [['belum pasti', 30]], 70],
  [0, [['diminta', 30]], 70],
  [
    20,
    [
      ['diminta', 30],
      ['manual', 40],
    ],
    10,
  ],
  [0, [['diminta', 100]], 0],
  [100, [['manual', 40]], 0],
])('after %i of 100 by the provider and %j in the books, leaves %i to refund', (dikembalikan, lines, remaining) => {
  const attempt = { jumlah: 100, dikembalikan, transaction_status: 'settlement', fraud_status: null }
  const pengembalian = lines.map(([status, amount]) => ({ status, jumlah: amount }))
  const found = remainingMoneyOf({ ...attempt, payment_type: 'qris' }, pengembalian)
  expect(found).toMatchObject({ sisa: remaining })
  expect(found.pilihan.length > 0).toBe(remaining > 0)
  const isWaiting = lines.some(([status]) => status === 'belum pasti' || status === 'diminta')
  if (isWaiting) expect(found.pilihan.every(({ cara }) => cara === 'manual')).toBe(true)
})
