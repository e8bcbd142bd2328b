import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TemplateDefinition, TemplateMessage } from '#server/whatsapp/whatsapp.ts'
import { startWhatsAppSandbox } from './test-support.ts'

type Sandbox = Awaited<ReturnType<typeof startWhatsAppSandbox>>

const TO = '6281234567890'
const ORDER: TemplateDefinition = {
  name: 'pesanan_v1',
  language: 'id',
  category: 'UTILITY',
  body: 'Halo {{1}}, pesanan {{2}} sudah dikirim.',
  examples: ['Bu Neng', 'KS-1'],
  buttons: [
    { type: 'url', text: 'Lihat pesanan', url: 'https://toko.example/p/{{1}}', example: 'https://toko.example/p/KS-1' },
    { type: 'reply', text: 'Sudah diterima' },
  ],
}
const MESSAGE: TemplateMessage = {
  to: TO,
  name: 'pesanan_v1',
  language: 'id',
  body: ['Ibu Néng 🌱', 'KS-1'],
  buttons: [
    { type: 'url', text: 'KS-1?t=abc' },
    { type: 'reply', payload: 'terima:KS-1' },
  ],
  reference: 'kabar:1',
}

async function approved(sandbox: Sandbox, template: TemplateDefinition = ORDER) {
  const { id } = await sandbox.whatsapp.createTemplate(template)
  await sandbox.whatsapp.listTemplates()
  return id
}
const text = (reference = '') => ({ to: TO, text: 'Halo', reference })
const openWindow = (sandbox: Sandbox) => sandbox.hook('inbound', { from: TO, text: 'Halo' })

test('a template goes from its submission to a pressed button', async () => {
  await using sandbox = await startWhatsAppSandbox()
  const { whatsapp, hook, received } = sandbox
  await hook('config', { approveMs: 60_000 })
  const created = await whatsapp.createTemplate(ORDER)
  expect(created).toMatchObject({ status: 'PENDING', category: 'UTILITY' })
  await expect(whatsapp.sendTemplate(MESSAGE)).rejects.toMatchObject({ kind: 'template', code: 132001 })
  await hook('clock', { advance: 60 })
  expect(await whatsapp.listTemplates()).toEqual([
    { id: created.id, name: 'pesanan_v1', language: 'id', category: 'UTILITY', status: 'APPROVED', reason: undefined },
  ])

  const { id, isHeld } = await whatsapp.sendTemplate(MESSAGE)
  expect(isHeld).toBe(false)
  await sandbox.until(() => sandbox.statuses().length === 2, 'both states')
  expect(sandbox.statuses()).toMatchObject([
    { id, status: 'sent', to: TO, reference: 'kabar:1', pricing: { category: 'utility' } },
    { id, status: 'delivered', to: TO, reference: 'kabar:1' },
  ])
  const [message] = await hook('messages')
  expect(message.text).toBe('Halo Ibu Néng 🌱, pesanan KS-1 sudah dikirim.')
  expect(message.buttons[0].value).toBe('https://toko.example/p/KS-1?t=abc')

  await hook(`messages/${id}/press`, { button: 1 })
  await sandbox.until(() => sandbox.inbound().length === 1, 'the pressed button')
  expect(sandbox.inbound()).toMatchObject([
    { from: TO, about: id, kind: 'button', payload: 'terima:KS-1', text: 'Sudah diterima' },
  ])
  expect(received.flatMap(({ events }) => events?.templateEvents)).toMatchObject([
    { kind: 'status', id: created.id, name: 'pesanan_v1', status: 'APPROVED' },
  ])
  expect(received.every(({ isSigned, events }) => isSigned && events?.unknown.length === 0)).toBe(true)
})

test('a code is sent in text and button, and never to a hidden number', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await approved(sandbox, {
    name: 'kode_v1',
    language: 'id',
    category: 'AUTHENTICATION',
    minutes: 5,
    button: 'Salin kode',
  })
  const code = { ...MESSAGE, name: 'kode_v1', body: ['123456'], buttons: [{ type: 'url' as const, text: '123456' }] }
  await expect(sandbox.whatsapp.sendTemplate(code)).resolves.toMatchObject({ isHeld: false })
  await expect(
    sandbox.whatsapp.sendTemplate({ ...code, buttons: [{ type: 'url', text: '654321' }] }),
  ).rejects.toMatchObject({ kind: 'request', code: 131009 })
  await expect(sandbox.whatsapp.sendTemplate({ ...code, to: 'ID.abc' })).rejects.toMatchObject({ code: 131009 })
})

test('a text is delivered inside the window only', async () => {
  await using sandbox = await startWhatsAppSandbox()
  const { whatsapp, hook } = sandbox
  await whatsapp.sendText(text('kabar:1'))
  await sandbox.until(() => sandbox.statuses().length === 1, 'the failure')
  expect(sandbox.statuses()[0]).toMatchObject({ status: 'failed', error: { code: 131047, kind: 'message' } })
  await hook('config', { refusesLateText: true })
  await expect(whatsapp.sendText(text())).rejects.toMatchObject({ kind: 'message', code: 131047 })
  await openWindow(sandbox)
  await expect(whatsapp.sendText(text())).resolves.toMatchObject({ isHeld: false })
  await hook('clock', { advance: 24 * 3600 })
  await expect(whatsapp.sendText(text())).rejects.toMatchObject({ code: 131047 })
})

test('a hidden number is answered by its business scoped id', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await sandbox.hook('config', { refusesLateText: true })
  await sandbox.hook('inbound', { from: TO, text: 'Halo', hidesNumber: true })
  await sandbox.until(() => sandbox.inbound().length === 1, 'the message')
  const [message] = sandbox.inbound()
  expect(message).toMatchObject({ from: undefined, text: 'Halo' })
  await sandbox.whatsapp.sendText({ ...text('kabar:1'), to: message?.userId ?? '' })
  await sandbox.until(() => sandbox.statuses().length === 2, 'both states')
  expect(sandbox.statuses()[0]).toMatchObject({ to: undefined, userId: message?.userId, reference: 'kabar:1' })
})

test('all pages of templates are read', async () => {
  await using sandbox = await startWhatsAppSandbox()
  const names = Array.from({ length: 101 }, (_, index) => `uji_${index}`)
  for (const name of names) await sandbox.whatsapp.createTemplate({ ...ORDER, name })
  expect((await sandbox.whatsapp.listTemplates()).map(({ name }) => name)).toEqual(names)
})

test('the account is read, and its app subscribed', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await sandbox.hook('config', { quality: 'YELLOW' })
  expect(await sandbox.whatsapp.checkAccount()).toEqual({
    number: '+6281100000000',
    name: 'KerapuSehat (simulasi)',
    status: 'CONNECTED',
    quality: 'YELLOW',
    limit: 'TIER_250',
  })
  await sandbox.whatsapp.subscribe()
  await expect(sandbox.client({ token: 'lain' }).checkAccount()).rejects.toMatchObject({ kind: 'account', code: 190 })
  await expect(sandbox.client({ phoneNumberId: '9' }).checkAccount()).rejects.toMatchObject({
    kind: 'request',
    code: 100,
  })
  await expect(sandbox.client({ wabaId: '9' }).subscribe()).rejects.toMatchObject({ kind: 'request', code: 100 })
})

describe('a template', () => {
  test.each([
    ['PAUSED', 'template-paused', 132015],
    ['DISABLED', 'template', 132016],
    ['REJECTED', 'template', 132001],
  ])('%s is refused', async (status, kind, code) => {
    await using sandbox = await startWhatsAppSandbox()
    const id = await approved(sandbox)
    await sandbox.hook(`templates/${id}`, { status, reason: 'INVALID_FORMAT' })
    await expect(sandbox.whatsapp.sendTemplate(MESSAGE)).rejects.toMatchObject({ kind, code })
    expect(await sandbox.whatsapp.listTemplates()).toMatchObject([{ status, reason: 'INVALID_FORMAT' }])
  })

  test('is sent to the address of marketing after Meta moves it there', async () => {
    await using sandbox = await startWhatsAppSandbox()
    const id = await approved(sandbox)
    await expect(sandbox.whatsapp.sendTemplate({ ...MESSAGE, isMarketing: true })).rejects.toMatchObject({ code: 100 })
    await sandbox.hook(`templates/${id}`, { category: 'MARKETING' })
    await sandbox.whatsapp.sendTemplate({ ...MESSAGE, isMarketing: true })
    const events = () => sandbox.received.flatMap(({ events }) => events?.templateEvents ?? [])
    await sandbox.until(() => events().length === 2, 'both notices')
    expect(events()[1]).toMatchObject({ kind: 'category', id, from: 'UTILITY', to: 'MARKETING' })
  })
})

describe('a form', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startWhatsAppSandbox()
    await approved(sandbox)
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())

  test.each<[string, Partial<TemplateMessage>, number]>([
    ['another language', { language: 'en' }, 132001],
    ['another name', { name: 'lain' }, 132001],
    ['a missing value', { body: ['Bu Neng'] }, 132000],
    ['a long text', { body: ['a'.repeat(200), 'b'.repeat(200)] }, 0],
    ['a missing button', { buttons: [] }, 131008],
    ['another type of button', { buttons: [{ type: 'reply', payload: 'a' }] }, 131009],
    ['too many buttons', { buttons: [...MESSAGE.buttons, { type: 'url', text: 'a' }] }, 131009],
    ['a long reference', { reference: 'a'.repeat(513) }, 131009],
    ['a number that is none', { to: 'nomor' }, 100],
    ["the shop's own number", { to: '6281100000000' }, 131021],
  ])('with %s is refused as by Meta', async (_name, change, code) => {
    const result = sandbox.whatsapp.sendTemplate({ ...MESSAGE, ...change })
    if (code === 0) await expect(result).resolves.toMatchObject({ isHeld: false })
    else await expect(result).rejects.toMatchObject({ code })
  })

  test.each<[string, Partial<TemplateDefinition>]>([
    ['a name in upper case', { name: 'Pesanan' }],
    ['a variable at its start', { body: '{{1}} pesanan {{2}} dikirim.' }],
    ['a variable at its end', { body: 'Halo {{1}}, pesanan {{2}}' }],
    ['variables side by side', { body: 'Halo {{1}} {{2}} dikirim.' }],
    ['variables out of order', { body: 'Halo {{2}}, pesanan {{1}} dikirim.' }],
    ['a missing example', { examples: ['Bu Neng'] }],
    ['a long footer', { footer: 'a'.repeat(61) }],
    ['a long label', { buttons: [{ type: 'reply', text: 'a'.repeat(26) }] }],
    [
      'replies on both sides of an address',
      { buttons: [{ type: 'reply', text: 'a' }, ...('buttons' in ORDER ? ORDER.buttons : [])] },
    ],
  ])('with %s is not accepted for review', async (_name, change) => {
    const template = { ...ORDER, ...change } as TemplateDefinition
    await expect(sandbox.whatsapp.createTemplate(template)).rejects.toMatchObject({ kind: 'request', code: 100 })
  })
})

describe('a fault', () => {
  const send = /^POST .*\/messages /.source

  test.each<[{ kind: string; code?: number; retryAfter?: number }, object]>([
    [
      { kind: 'error', code: 130429, retryAfter: 7 },
      { kind: 'rate-limited', code: 130429, retryAfter: 7 },
    ],
    [{ kind: 'error', code: 80007 }, { kind: 'rate-limited' }],
    [{ kind: 'error', code: 131056 }, { kind: 'recipient-limited' }],
    [{ kind: 'error', code: 1 }, { kind: 'transient' }],
    [{ kind: 'error', code: 131016 }, { kind: 'transient' }],
    [{ kind: 'error', code: 190 }, { kind: 'account' }],
    [{ kind: 'error', code: 131042 }, { kind: 'account' }],
    [{ kind: 'error', code: 131026 }, { kind: 'recipient' }],
    [{ kind: 'error', code: 132015 }, { kind: 'template-paused' }],
    [{ kind: 'reset' }, { kind: 'unknown' }],
    [{ kind: 'hang' }, { kind: 'unknown' }],
    [{ kind: '502' }, { kind: 'unknown' }],
    [{ kind: 'html' }, { kind: 'unknown' }],
    [{ kind: 'empty' }, { kind: 'unknown' }],
  ])('%j is reported once as %j, and nothing is sent', async (fault, expected) => {
    await using sandbox = await startWhatsAppSandbox()
    await openWindow(sandbox)
    await sandbox.hook('faults', { match: send, ...fault })
    const client = fault.kind === 'hang' ? sandbox.client({ timeoutMs: 300 }) : sandbox.whatsapp
    await expect(client.sendText(text())).rejects.toMatchObject(expected)
    expect(await sandbox.hook('messages')).toEqual([])
    await expect(sandbox.whatsapp.sendText(text())).resolves.toMatchObject({ isHeld: false })
  })

  test('a cut connection leaves a message whose status has the reference', async () => {
    await using sandbox = await startWhatsAppSandbox()
    await openWindow(sandbox)
    await sandbox.hook('faults', { match: send, kind: 'cut' })
    await expect(sandbox.whatsapp.sendText(text('kabar:9'))).rejects.toMatchObject({ kind: 'unknown' })
    await sandbox.until(() => sandbox.statuses().length === 2, 'both states')
    expect(sandbox.statuses()[1]).toMatchObject({ status: 'delivered', reference: 'kabar:9' })
  })

  test('a slow answer is waited for', async () => {
    await using sandbox = await startWhatsAppSandbox()
    await openWindow(sandbox)
    await sandbox.hook('faults', { match: send, kind: 'slow', ms: 50 })
    await expect(sandbox.whatsapp.sendText(text())).resolves.toMatchObject({ isHeld: false })
  })

  test('a message can be held, and can fail later', async () => {
    await using sandbox = await startWhatsAppSandbox()
    await openWindow(sandbox)
    await sandbox.hook('faults', { match: send, kind: 'held' })
    await sandbox.hook('faults', { match: send, kind: 'late', code: 131050 })
    expect(await sandbox.whatsapp.sendText(text())).toMatchObject({ isHeld: true })
    const { id } = await sandbox.whatsapp.sendText(text())
    await sandbox.until(() => sandbox.statuses().some(({ status }) => status === 'failed'), 'the failure')
    expect(sandbox.statuses().find((status) => status.id === id)).toMatchObject({
      error: { code: 131050, kind: 'message' },
    })
  })

  test('a magic number needs no hook', async () => {
    await using sandbox = await startWhatsAppSandbox()
    const to = (digits: string) => sandbox.whatsapp.sendText({ ...text(digits), to: `62811000${digits}` })
    await expect(to('131056')).rejects.toMatchObject({ kind: 'recipient-limited' })
    await expect(to('000500')).rejects.toMatchObject({ kind: 'transient', code: 131000 })
    await to('131026')
    await sandbox.until(() => sandbox.statuses().length === 1, 'the failure')
    expect(sandbox.statuses()[0]).toMatchObject({ reference: '131026', error: { code: 131026, kind: 'recipient' } })
  })

  test('a number that is not connected sends nothing', async () => {
    await using sandbox = await startWhatsAppSandbox()
    await sandbox.hook('config', { status: 'PENDING' })
    await expect(sandbox.whatsapp.sendText(text())).rejects.toMatchObject({ kind: 'account', code: 133010 })
  })
})
