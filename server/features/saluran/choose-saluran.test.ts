import { describe, expect, test } from 'vitest'
import { chooseSaluran, type Facts } from './choose-saluran.ts'
import { ruleOf } from './rules.ts'

const at = (time: string) => new Date(`2026-03-10T${time}:00+07:00`)
const UNPAID = { status_pembayaran: 'pending', status_pesanan: 'Menunggu Respon' }
const PAID = { ...UNPAID, status_pembayaran: 'success' }
const DONE = { ...PAID, status_pesanan: 'Pesanan Selesai' }

/** A notice of 12.00 WIB to an account with two devices. */
const facts = (change: Partial<Facts> = {}): Facts => ({
  dibuat: at('12:00'),
  order: PAID,
  isAllowed: true,
  devices: 2,
  isPushed: false,
  canWa: false,
  isWaSent: false,
  isArrived: false,
  isMerged: false,
  canMail: false,
  zone: 7,
  ...change,
})
const choose = (event: string, change: Partial<Facts>, now = at('12:01')) => {
  const rule = ruleOf(`${event}:1`)
  if (!rule) throw new Error(`no rule of ${event}`)
  return chooseSaluran(rule, facts(change), now)
}

describe('channel of a notice', () => {
  test('is push until the notice is useless', () => {
    expect(choose('pesanan-dikirim', {})).toEqual({
      kind: 'push',
      until: new Date(at('12:00').getTime() + 86_400_000),
      at: null,
    })
    expect(choose('kabar-stok', { order: undefined }, at('12:00'))).toMatchObject({ kind: 'push', until: at('18:00') })
    expect(choose('kabar-stok', { order: undefined }, at('18:00'))).toEqual({ kind: 'done' })
    const recall = { kind: 'push', until: new Date(at('12:00').getTime() + 28 * 86_400_000), at: null }
    expect([choose('tarik', {}), choose('akun-tarik', {})]).toEqual([recall, recall])
  })

  test.each<[string, string, Partial<Facts>]>([
    ['the account did not agree', 'pesanan-dikirim', { isAllowed: false }],
    ['the account has no device', 'pesanan-dikirim', { devices: 0 }],
    ['a later notice of the order follows', 'pesanan-dikirim', { isMerged: true }],
    ['a device reported the arrival', 'pesanan-dikirim', { isArrived: true, isPushed: true }],
    ['it was pushed', 'pesanan-dikirim', { isPushed: true }],
    ['the buyer has received the order', 'pesanan-dikirim', { order: DONE }],
    ['the payment was taken back', 'pesanan-success', { order: UNPAID }],
    ['the order with a deadline was paid', 'pesanan-batas-bayar', { order: PAID, canMail: true }],
    ['the order with a decided prescription was paid', 'pesanan-resep-disetujui', { order: PAID }],
    ['the order with a partly approved prescription was paid', 'pesanan-resep-sebagian', { order: PAID }],
    ['the order with a known shipping fee was paid', 'pesanan-ongkir-pasti', { order: PAID }],
  ])('is none if %s', (_, event, change) => {
    expect(choose(event, change)).toEqual({ kind: 'done' })
  })

  test('waits a minute for further notices of the order', () => {
    expect(choose('pesanan-dikirim', {}, at('12:00'))).toEqual({ kind: 'wait', at: at('12:01') })
  })

  test.each([
    ['20:59', 7, undefined],
    ['21:00', 7, '2026-03-11T06:00:00+07:00'],
    ['20:00', 8, '2026-03-11T06:00:00+08:00'],
    ['19:00', 9, '2026-03-11T06:00:00+09:00'],
    ['18:59', 9, undefined],
    ['05:59', 7, '2026-03-10T06:00:00+07:00'],
    ['04:30', 8, '2026-03-10T06:00:00+08:00'],
    ['06:00', 7, undefined],
  ])('at %s WIB in the zone of UTC+%i waits until %s', (time, zone, morning) => {
    const twoMinutesAgo = new Date(at(time).getTime() - 120_000)
    const step = choose('pesanan-dikirim', { dibuat: twoMinutesAgo, zone }, at(time))
    expect(step).toMatchObject(morning ? { kind: 'wait', at: new Date(morning) } : { kind: 'push' })
  })

  test.each(['tarik', 'akun-tarik'])('is push at once for %s, also at night and beside others', (event) => {
    const change = { dibuat: at('02:00'), isMerged: true, order: undefined }
    expect(choose(event, change, at('02:00'))).toMatchObject({ kind: 'push', at: null })
  })

  describe('for a payment deadline', () => {
    const unpaid = { order: UNPAID, canMail: true }

    test('is push at once, and chosen again after ten minutes', () => {
      expect(choose('pesanan-batas-bayar', { ...unpaid, dibuat: at('23:00') }, at('23:00'))).toEqual({
        kind: 'push',
        until: new Date(at('23:00').getTime() + 3_600_000),
        at: at('23:10'),
      })
    })

    test.each<[string, Partial<Facts>]>([
      ['no device has reported the arrival', { isPushed: true }],
      ['no device is left', { devices: 0 }],
      ['the account no longer agrees', { isAllowed: false }],
    ])('is mail if %s', (_, change) => {
      expect(choose('pesanan-batas-bayar', { ...unpaid, ...change }, at('12:10'))).toEqual({ kind: 'mail' })
    })

    test.each<[string, Partial<Facts>]>([
      ['a device has reported the arrival', { isPushed: true, isArrived: true }],
      ['the account wants no mail', { isPushed: true, canMail: false }],
    ])('is none if %s', (_, change) => {
      expect(choose('pesanan-batas-bayar', { ...unpaid, ...change }, at('12:10'))).toEqual({ kind: 'done' })
    })
  })
})

describe('rules', () => {
  test.each(['pesanan-diterima', 'pesanan-nomor-bayar', 'toko-success', 'reset', 'tautan', 'toString'])(
    'leave %s to the mail',
    (event) => expect(ruleOf(`${event}:1`)).toBeUndefined(),
  )
})

describe('WhatsApp', () => {
  const both = { canWa: true }
  const alone = { ...both, devices: 0 }

  test('follows push after ten minutes without a report', () => {
    expect(choose('pesanan-dikirim', both)).toMatchObject({ kind: 'push', at: at('12:11') })
    expect(choose('pesanan-dikirim', { ...both, isPushed: true }, at('12:11'))).toMatchObject({ kind: 'wa', at: null })
  })

  test.each<[string, Partial<Facts>]>([
    ['without a device', alone],
    ['without consent to push', { ...both, isAllowed: false }],
  ])('is the first channel %s', (_, change) => {
    expect(choose('pesanan-dikirim', change)).toMatchObject({ kind: 'wa', at: null })
  })

  test.each<[string, Partial<Facts>]>([
    ['it was sent', { ...alone, isWaSent: true }],
    ['a report has arrived', { ...both, isPushed: true, isArrived: true }],
    ['a later notice of the order follows', { ...alone, isMerged: true }],
    ['the buyer has received the order', { ...alone, order: DONE }],
  ])('is none if %s', (_, change) => {
    expect(choose('pesanan-dikirim', change)).toEqual({ kind: 'done' })
  })

  test('waits for the morning, except for a recall', () => {
    const late = { ...alone, dibuat: at('21:58') }
    expect(choose('pesanan-dikirim', late, at('22:00'))).toEqual({
      kind: 'wait',
      at: new Date('2026-03-11T06:00:00+07:00'),
    })
    expect(choose('tarik', { ...late, order: undefined }, at('22:00'))).toMatchObject({ kind: 'wa' })
  })

  test('stands between push and mail for a payment deadline', () => {
    const unpaid = { ...both, order: UNPAID, canMail: true }
    const steps = [
      choose('pesanan-batas-bayar', unpaid, at('12:00')),
      choose('pesanan-batas-bayar', { ...unpaid, isPushed: true }, at('12:10')),
      choose('pesanan-batas-bayar', { ...unpaid, isPushed: true, isWaSent: true }, at('12:20')),
    ]
    expect(steps).toMatchObject([{ kind: 'push', at: at('12:10') }, { kind: 'wa', at: at('12:20') }, { kind: 'mail' }])
  })
})
