import { describe, expect, test } from 'vitest'
import { parseWebhook } from './webhook.ts'

const change = (field: string, value: object) => ({ field, value })
const body = (...changes: object[]) =>
  JSON.stringify({ object: 'whatsapp_business_account', entry: changes.map((item) => ({ id: '1', changes: [item] })) })
const parsed = (field: string, value: object) => parseWebhook(body(change(field, value)))
const messages = (value: object) => parsed('messages', { messaging_product: 'whatsapp', metadata: {}, ...value })

const STATUS = { id: 'wamid.1', status: 'delivered', timestamp: '1764000000', recipient_id: '6281234567890' }
const MESSAGE = { id: 'wamid.2', from: '6281234567890', timestamp: '1764000000', type: 'text', text: { body: 'Halo' } }
const TEMPLATE = { message_template_name: 'pesanan_v1', message_template_language: 'id' }
const NOTHING = { statuses: [], messages: [], preferences: [], templateEvents: [], accountEvents: [], unknown: [] }

describe('statuses', () => {
  const status = (fields: object) => messages({ statuses: [{ ...STATUS, ...fields }] })?.statuses[0]

  test.each(['sent', 'delivered', 'read', 'failed'])('reads %s', (name) => {
    expect(status({ status: name })).toMatchObject({ id: 'wamid.1', status: name, at: new Date(1_764_000_000_000) })
  })

  test('reads reference, price and recipient', () => {
    const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' }
    expect(status({ biz_opaque_callback_data: 'kabar:1', pricing })).toMatchObject({
      reference: 'kabar:1',
      to: '6281234567890',
      pricing: { billable: true, category: 'utility' },
    })
  })

  test.each([
    [131026, 'recipient'],
    [131050, 'message'],
    [132015, 'template-paused'],
    [999999, 'message'],
  ])('reads the error %i as %s', (code, kind) => {
    const errors = [{ code, title: 'Judul', message: 'Pesan', error_data: { details: 'Rincian' } }]
    expect(status({ status: 'failed', errors })?.error).toEqual({ code, kind, message: 'Rincian' })
  })

  test('accepts a recipient without a number', () => {
    const { recipient_id: _, ...hidden } = STATUS
    expect(messages({ statuses: [{ ...hidden, recipient_user_id: 'ID.abc' }] })?.statuses[0]).toMatchObject({
      to: undefined,
      userId: 'ID.abc',
    })
  })

  test('accepts unknown fields, and ignores known ones of another type', () => {
    const odd = { new_field: { a: 1 }, pricing: 'gratis', errors: {}, biz_opaque_callback_data: null, recipient_id: 5 }
    expect(status(odd)).toMatchObject({ id: 'wamid.1', pricing: undefined, error: undefined, reference: undefined })
  })

  test('reports an unknown status, and keeps the others', () => {
    const events = messages({ statuses: [{ ...STATUS, status: 'played' }, STATUS, { ...STATUS, id: undefined }] })
    expect(events?.statuses).toHaveLength(1)
    expect(events?.unknown).toEqual(['status: status', 'status: id'])
  })
})

describe('messages', () => {
  const message = (fields: object) => messages({ messages: [{ ...MESSAGE, ...fields }] })?.messages[0]

  test('reads a text', () => {
    expect(message({})).toEqual({
      id: 'wamid.2',
      at: new Date(1_764_000_000_000),
      from: '6281234567890',
      userId: undefined,
      about: undefined,
      kind: 'text',
      type: 'text',
      text: 'Halo',
      payload: undefined,
    })
  })

  test.each<[string, object]>([
    ['of a template', { type: 'button', button: { payload: 'terima:1', text: 'Diterima' } }],
    [
      'of a message',
      {
        type: 'interactive',
        interactive: { type: 'button_reply', button_reply: { id: 'terima:1', title: 'Diterima' } },
      },
    ],
    [
      'of a list',
      { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'terima:1', title: 'Diterima' } } },
    ],
  ])('reads a pressed button %s', (_name, fields) => {
    const context = { from: '62', id: 'wamid.1' }
    expect(message({ text: undefined, context, ...fields })).toMatchObject({
      kind: 'button',
      payload: 'terima:1',
      text: 'Diterima',
      about: 'wamid.1',
    })
  })

  test('reads a change of the number', () => {
    const system = { type: 'user_changed_number', body: '…', wa_id: '6289999999999' }
    expect(message({ type: 'system', system })).toMatchObject({ kind: 'number-changed' })
  })

  test.each(['image', 'unsupported', 'reaction', 'a_new_type'])('reads %s as other', (type) => {
    expect(message({ type, text: undefined })).toMatchObject({ kind: 'other', type, text: '' })
  })

  test('accepts a sender without a number', () => {
    expect(message({ from: undefined, from_user_id: 'ID.abc' })).toMatchObject({ from: undefined, userId: 'ID.abc' })
  })

  test.each([
    ['image', { caption: 'Ikan' }, 'Ikan'],
    ['document', { caption: 'Surat' }, 'Surat'],
    ['reaction', { emoji: '🐟' }, '🐟'],
    ['image', { caption: 7 }, ''],
  ])('reads the caption of %s %j', (type, content, text) => {
    expect(message({ type, text: undefined, [type]: content })).toMatchObject({ kind: 'other', text })
  })

  test('removes the character that PostgreSQL cannot store, and no other text', () => {
    const events = parseWebhook(
      body(change('messages', { messages: [{ ...MESSAGE, text: { body: 'a\0b\\u0000c' } }] })),
    )
    expect(events?.messages[0]?.text).toBe('ab\\u0000c')
  })
})

test.each([
  ['stop', true],
  ['resume', false],
])('reads the preference %s', (value, isStopped) => {
  const preference = { wa_id: '628', detail: '', category: 'marketing_messages', value, timestamp: 1764000000 }
  expect(parsed('user_preferences', { user_preferences: [preference] })?.preferences).toEqual([
    { at: new Date(1_764_000_000_000), from: '628', userId: undefined, isStopped },
  ])
})

describe('templates', () => {
  test.each([
    ['NONE', undefined],
    [null, undefined],
    ['INVALID_FORMAT', 'INVALID_FORMAT'],
  ])('reads a status with reason %s', (reason, expected) => {
    const value = { ...TEMPLATE, event: 'REJECTED', message_template_id: 7, reason }
    expect(parsed('message_template_status_update', value)?.templateEvents).toEqual([
      { kind: 'status', id: '7', name: 'pesanan_v1', language: 'id', status: 'REJECTED', reason: expected },
    ])
  })

  test('keeps all digits of an id', () => {
    const raw = body(
      change('message_template_status_update', { ...TEMPLATE, event: 'APPROVED', message_template_id: 7 }),
    )
    const events = parseWebhook(raw.replace('"message_template_id":7', '"message_template_id":90071992547409931'))
    expect(events?.templateEvents[0]?.id).toBe('90071992547409931')
  })

  test('reads a completed change of category, and ignores its warning', () => {
    const value = { ...TEMPLATE, message_template_id: 7, new_category: 'MARKETING' }
    expect(
      parsed('template_category_update', { ...value, previous_category: 'UTILITY' })?.templateEvents,
    ).toMatchObject([{ kind: 'category', from: 'UTILITY', to: 'MARKETING' }])
    expect(parsed('template_category_update', { ...value, correct_category: 'MARKETING' })).toEqual(NOTHING)
  })

  test('reads a change of quality', () => {
    const value = { ...TEMPLATE, message_template_id: 7, previous_quality_score: 'GREEN', new_quality_score: 'RED' }
    expect(parsed('message_template_quality_update', value)?.templateEvents).toMatchObject([
      { kind: 'quality', from: 'GREEN', to: 'RED' },
    ])
  })
})

test('reads notices about the account', () => {
  expect(
    parsed('phone_number_quality_update', { event: 'DOWNGRADE', current_limit: 'TIER_250' })?.accountEvents,
  ).toEqual([
    {
      field: 'phone_number_quality_update',
      event: 'DOWNGRADE',
      detail: '{"event":"DOWNGRADE","current_limit":"TIER_250"}',
    },
  ])
  expect(messages({ errors: [{ code: 131031 }] })?.accountEvents).toEqual([
    { field: 'errors', event: '', detail: '{"code":131031}' },
  ])
})

test('collects all entries, and names unknown fields', () => {
  const raw = body(
    change('messages', { statuses: [STATUS] }),
    change('a_new_field', {}),
    change('messages', { messages: [MESSAGE], statuses: 5 }),
  )
  const events = parseWebhook(Buffer.from(raw))
  expect(events).toMatchObject({ statuses: [{ id: 'wamid.1' }], messages: [{ id: 'wamid.2' }] })
  expect(events?.unknown).toEqual(['a_new_field', 'status'])
})

test.each(['', '{', 'null', '[]', '{"object":"page","entry":[]}', '{"object":"whatsapp_business_account"}'])(
  'returns undefined for %s',
  (raw) => {
    expect(parseWebhook(raw)).toBeUndefined()
  },
)
