import { expect, test } from 'vitest'
import { payerOf } from './payer.ts'

const EMPTY = { nama: '', email: '', no_hp: '', dibayar: null }

test.each<[string, Record<string, unknown>, object]>([
  ['nothing', {}, {}],
  ['odd shapes', { customer_details: 7, settlement_time: 8 }, {}],
  ['a full name', { customer_details: { full_name: 'Bu Sari', first_name: 'Lain' } }, { nama: 'Bu Sari' }],
  ['two names', { customer_details: { first_name: 'Bu', last_name: 'Sari' } }, { nama: 'Bu Sari' }],
  ['one name', { customer_details: { first_name: 'Sari' } }, { nama: 'Sari' }],
  [
    'contact data of the payer',
    { customer_details: { email: 'sari@contoh.id', phone: '0812' } },
    { email: 'sari@contoh.id', no_hp: '0812' },
  ],
  [
    'both times',
    { settlement_time: '2026-11-20 10:00:00', transaction_time: '2026-11-19 09:00:00' },
    { dibayar: new Date('2026-11-20T03:00:00Z') },
  ],
  ['one time', { transaction_time: '2026-11-19 09:00:00' }, { dibayar: new Date('2026-11-19T02:00:00Z') }],
])('reads the payer of a transaction with %s', (_, transaction, expected) => {
  expect(payerOf(transaction)).toEqual({ ...EMPTY, ...expected })
})
