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
  /**
   * A phone's Chromium that knows nothing but who is signed in: what a browser keeps of earlier pages, the debugger of the next
   * measurement has to look through.
   */
  peramban(): Promise<BrowserContext>
  /** Ends the shop. */
  close(): Promise<void>
}

/** The built shop with the demo catalogue, as the browser tests know it, and a customer with an address. */
export async function bukaBangku(): Promise<Bangku> {
  const shop = spawn(process.execPath, ['e2e/start-shop.ts'], {
    env: { ...process.env, NODE_ENV: 'production', E2E_PORT: `${PORT}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await siap()
  const sesi = await daftar()
  return {
    async peramban() {
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
      context.on('close', () => rm(folder, { recursive: true, force: true }))
      const page = await context.newPage()
      // No script of the shop has run here when it is measured.
      await page.goto(`${TOKO}/robots.txt`)
      await page.evaluate((sesi) => {
        for (const [key, value] of Object.entries(sesi)) localStorage.setItem(key, value)
      }, sesi)
      await page.close()
      return context
    },
    async close() {
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

/** A new customer with an address. @returns what the browser keeps of who is signed in */
async function daftar(): Promise<{ token: string; user: string }> {
  const akun = { nama: 'Pak Budi', email: `${randomUUID()}@contoh.id`, no_hp: '081234567890', password: 'rahasia' }
  await kirim('POST', '/api/auth/register', akun)
  const { token, user } = await kirim('POST', '/api/auth/login', akun)
  await kirim('PUT', '/api/auth/profile', { alamat: 'Dermaga 3, Teluk Hurun, Lampung' }, token)
  return { token, user: JSON.stringify(user) }
}

async function kirim(method: string, path: string, data: object, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(TOKO + path, { method, headers, body: JSON.stringify(data) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
