import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { freePort } from '#server/testing/processes/free-port.ts'
import { clockEnvironment } from '#server/testing/test-clock.ts'
import { ask } from './ask.ts'

const [SERVER_KEY, CLIENT_KEY] = ['SB-Mid-server-uji', 'SB-Mid-client-uji']

/**
 * Starts the payment simulator in its own process, so that it survives the shop.
 * The returned `settings` connect a shop on `shopPort` to it, as to Midtrans.
 * @param timeScale scale of the gaps between notification retries; 1 = Midtrans' minutes
 * @param shopUrl address of the shop
 */
export async function startSimulatorProcess(
  shopPort: number,
  timeScale: number,
  shopUrl = `http://127.0.0.1:${shopPort}`,
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { PATH } = process.env
  const child = spawn(process.execPath, ['dev/midtrans-simulator/main.ts'], {
    env: {
      PATH,
      ...clockEnvironment(),
      SIMULATOR_PORT: `${port}`,
      MIDTRANS_SERVER_KEY: SERVER_KEY,
      MIDTRANS_CLIENT_KEY: CLIENT_KEY,
      SIMULATOR_NOTIFICATION_URL: `${shopUrl}/api/pemesanan/notifikasi-midtrans`,
      SIMULATOR_TIME_SCALE: `${timeScale}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return {
    url,
    serverKey: SERVER_KEY,
    settings: {
      PORT: `${shopPort}`,
      MIDTRANS_SERVER_KEY: SERVER_KEY,
      MIDTRANS_CLIENT_KEY: CLIENT_KEY,
      MIDTRANS_SNAP_URL: url,
      MIDTRANS_API_URL: url,
    },
    /** Calls a test hook, see the simulator's README. */
    hook: (path: string, body?: unknown) => ask(`${url}/__sim/${path}`, { body }),
  }
}
