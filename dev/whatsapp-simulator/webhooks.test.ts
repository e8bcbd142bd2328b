import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TemplateDefinition } from '#server/whatsapp/whatsapp.ts'
import { startWhatsAppSandbox } from './test-support.ts'
import { escapedJson } from './webhooks.ts'

type Sandbox = Awaited<ReturnType<typeof startWhatsAppSandbox>>

const TO = '6281234567890'
/** Opens the window and sends a text. @returns its id */
async function sent(sandbox: Sandbox) {
  await sandbox.hook('inbound', { from: TO, text: 'Halo' })
  return (await sandbox.whatsapp.sendText({ to: TO, text: 'Halo', reference: '' })).id
}
const states = (sandbox: Sandbox) => sandbox.statuses().map(({ status }) => status)
const deliveries = async (sandbox: Sandbox) => (await sandbox.hook('webhooks')).deliveries

test('escapes all characters above U+007F', () => {
  expect(escapedJson({ name: 'Ibu Néng 🌱' })).toBe(String.raw`{"name":"Ibu N\u00e9ng \ud83c\udf31"}`)
})

test('signs the escaped bytes', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await sandbox.hook('inbound', { from: TO, text: 'Apa kabar, Néng?' })
  await sandbox.until(() => sandbox.received.length === 1, 'the message')
  expect(sandbox.received[0]).toMatchObject({ isSigned: true, raw: expect.stringContaining(String.raw`N\u00e9ng`) })
  expect(sandbox.inbound()[0]?.text).toBe('Apa kabar, Néng?')
})

test.each<[string[], string[]]>([
  [['read'], ['read']],
  [
    ['delivered', 'sent'],
    ['delivered', 'sent'],
  ],
  [
    ['failed', 'delivered'],
    ['failed', 'delivered'],
  ],
])('sends the planned states %j', async (plan, expected) => {
  await using sandbox = await startWhatsAppSandbox()
  await sandbox.hook('config', { plan })
  await sent(sandbox)
  await sandbox.until(() => states(sandbox).length === expected.length, 'all states')
  expect(states(sandbox)).toEqual(expected)
})

test('retries with the same bytes, up to three attempts', async () => {
  await using sandbox = await startWhatsAppSandbox()
  sandbox.replies.push(500, 503, 500)
  await sandbox.hook('inbound', { from: TO, text: 'Halo' })
  await sandbox.until(async () => (await deliveries(sandbox))[0].state === 'failed', 'the end of all attempts')
  expect((await deliveries(sandbox))[0].attempts).toEqual([500, 503, 500])
  expect(new Set(sandbox.received.map(({ raw }) => raw)).size).toBe(1)
  await sandbox.hook('webhooks/1/redeliver', {})
  await sandbox.until(() => sandbox.received.length === 4, 'one more')
})

test('drops, duplicates, holds and reverses webhooks', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await sandbox.hook('webhooks/policy', { drop: 1, duplicate: 1, hold: true })
  await sent(sandbox)
  await sandbox.hook('webhooks/policy', { hold: false, release: 'reverse' })
  await sandbox.until(() => sandbox.received.length === 5, 'all but one')
  expect(states(sandbox)).toEqual(['delivered', 'delivered', 'sent', 'sent'])
  expect(sandbox.inbound()).toHaveLength(1)
})

test('sends any body with any signature', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await sandbox.hook('webhooks/raw', { body: '{"object":"lain"}', signature: 'sha256=00' })
  await sandbox.hook('webhooks/raw', { body: '{"object":"lain"}', signature: '' })
  await sandbox.hook('webhooks/raw', { body: '{"object":"lain"}' })
  await sandbox.hook('webhooks/field', { field: 'account_update', value: { event: 'DISABLED_UPDATE' } })
  await sandbox.hook('preference', { from: TO, value: 'stop' })
  await sandbox.until(() => sandbox.received.length === 5, 'all five')
  expect(sandbox.received.map(({ isSigned }) => isSigned)).toEqual([false, false, true, true, true])
  expect(sandbox.received[3]?.events?.accountEvents).toMatchObject([{ event: 'DISABLED_UPDATE' }])
  expect(sandbox.received[4]?.events?.preferences).toMatchObject([{ from: TO, isStopped: true }])
})

test('repeats ids with a seed', async () => {
  await using one = await startWhatsAppSandbox({ seed: 7 })
  await using two = await startWhatsAppSandbox({ seed: 7 })
  await using three = await startWhatsAppSandbox({ seed: 8 })
  const id = await sent(one)
  expect(await sent(two)).toBe(id)
  expect(await sent(three)).not.toBe(id)
})

test('keeps templates and windows over a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'simulator-'))
  try {
    const stateFile = join(folder, 'new', 'whatsapp.json')
    const template: TemplateDefinition = {
      name: 'a',
      language: 'id',
      category: 'UTILITY',
      body: 'Halo.',
      examples: [],
      buttons: [],
    }
    {
      await using before = await startWhatsAppSandbox({ stateFile })
      await before.whatsapp.createTemplate(template)
      await sent(before)
    }
    await using after = await startWhatsAppSandbox({ stateFile })
    await after.hook('config', { refusesLateText: true })
    expect(await after.whatsapp.listTemplates()).toMatchObject([{ name: 'a', status: 'APPROVED' }])
    await after.whatsapp.sendText({ to: TO, text: 'Halo', reference: '' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('forgets everything on reset', async () => {
  await using sandbox = await startWhatsAppSandbox()
  await sent(sandbox)
  await sandbox.hook('reset', {})
  expect(await sandbox.hook('messages')).toEqual([])
  expect(await deliveries(sandbox)).toEqual([])
})

test("shows messages as text, with the recipient's possible actions", async () => {
  await using sandbox = await startWhatsAppSandbox()
  const { url } = sandbox.simulator
  await sandbox.hook('inbound', { from: TO, text: 'Halo' })
  const { id } = await sandbox.whatsapp.sendText({ to: TO, text: '<b>Halo</b>', reference: '' })
  const page = await (await fetch(url)).text()
  expect(page).toContain('&lt;b&gt;Halo&lt;/b&gt;')
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${url}/page/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  await form(`messages/${id}`, {})
  await form('inbound', { from: TO, text: 'Terima kasih' })
  await sandbox.until(() => states(sandbox).includes('read') && sandbox.inbound().length === 2, 'both')
  expect(sandbox.inbound()[1]?.text).toBe('Terima kasih')
})

test.each([
  ['another page', { origin: 'https://lain.example' }],
  ['a proxy', { 'x-forwarded-for': '203.0.113.1' }],
])('rejects hooks of %s', async (_name, headers) => {
  await using sandbox = await startWhatsAppSandbox()
  const { url } = sandbox.simulator
  expect((await fetch(`${url}/__sim/reset`, { method: 'POST', headers })).status).toBe(403)
  expect((await fetch(url, { headers })).status).toBe(403)
})

test('listens on this machine only', async () => {
  await expect(startWhatsAppSandbox({ host: '0.0.0.0' })).rejects.toThrow('loopback only')
})
