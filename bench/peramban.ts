import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '#e2e/find-chromium.ts'

const PORT = Number(process.env.E2E_PORT ?? 3950)
export const TOKO = `http://localhost:${PORT}`
/** Where tools beside Playwright reach the browser. */
export const CDP_PORT = PORT + 5

interface Bangku {
  context: BrowserContext
  /** Ends browser and shop, and removes what they wrote. */
  close(): Promise<void>
}

/** The built shop with the demo catalogue, as the browser tests know it, and a phone's Chromium before it. */
export async function bukaBangku(): Promise<Bangku> {
  const shop = spawn(process.execPath, ['e2e/start-shop.ts'], {
    env: { ...process.env, NODE_ENV: 'production', E2E_PORT: `${PORT}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await siap()
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-bangku-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${CDP_PORT}`],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    locale: 'id-ID',
  })
  return {
    context,
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
      shop.kill('SIGTERM')
      await once(shop, 'exit')
    },
  }
}

async function siap(): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const answer = await fetch(`${TOKO}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
  throw new Error('The shop did not start.')
}

/** A new customer with an address, signed in in this browser. */
export async function masuk(context: BrowserContext): Promise<void> {
  const akun = { nama: 'Pak Budi', email: `${randomUUID()}@contoh.id`, no_hp: '081234567890', password: 'rahasia' }
  const api = context.request
  await api.post(`${TOKO}/api/auth/register`, { data: akun })
  const { token, user } = await (await api.post(`${TOKO}/api/auth/login`, { data: akun })).json()
  const headers = { authorization: `Bearer ${token}` }
  await api.put(`${TOKO}/api/auth/profile`, { headers, data: { alamat: 'Dermaga 3, Teluk Hurun, Lampung' } })
  const page = await context.newPage()
  await page.goto(TOKO)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.close()
}
