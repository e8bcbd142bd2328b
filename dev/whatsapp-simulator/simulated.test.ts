import { expect, test } from 'vitest'
import { simulateWhatsApp } from './simulated.ts'

test('starts the simulator at the first call, once, and stops it', async () => {
  const simulated = simulateWhatsApp({ webhookUrl: 'http://127.0.0.1:9/' })
  expect(simulated.url()).toBeUndefined()
  const [account, url] = await Promise.all([simulated.whatsapp.checkAccount(), simulated.start()])
  expect(account.status).toBe('CONNECTED')
  expect(simulated.url()).toBe(url)
  await simulated.close()
  await expect(simulated.whatsapp.checkAccount()).rejects.toMatchObject({ kind: 'transient' })
})

test('starts again after a failed start', async () => {
  const first = simulateWhatsApp({ webhookUrl: 'http://127.0.0.1:9/' })
  const port = Number(new URL(await first.start()).port)
  const second = simulateWhatsApp({ port, webhookUrl: 'http://127.0.0.1:9/' })
  await expect(second.start()).rejects.toThrow('EADDRINUSE')
  await first.close()
  expect(await second.start()).toBe(`http://127.0.0.1:${port}`)
  await second.close()
})
