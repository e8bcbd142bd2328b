import { onStop } from '#server/kernel/on-stop.ts'
import { startSimulator } from './simulator.ts'

const { env } = process

const simulator = await startSimulator({
  port: Number(env.SIMULATOR_PORT ?? 3041),
  publicUrl: env.SIMULATOR_PUBLIC_URL,
  serverKey: env.MIDTRANS_SERVER_KEY ?? 'SB-Mid-server-simulator',
  clientKey: env.MIDTRANS_CLIENT_KEY ?? 'SB-Mid-client-simulator',
  notificationUrl: env.SIMULATOR_NOTIFICATION_URL,
  timeScale: env.SIMULATOR_TIME_SCALE ? Number(env.SIMULATOR_TIME_SCALE) : undefined,
  stateFile: env.SIMULATOR_STATE_FILE,
})
console.log(`Payment simulator at ${simulator.url}`)

onStop(() => void simulator.close())
