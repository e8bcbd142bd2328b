import { onStop } from '#server/kernel/on-stop.ts'
import { startWhatsAppSimulator } from './simulator.ts'

const { env } = process

const simulator = await startWhatsAppSimulator({
  port: Number(env.WHATSAPP_SIMULATOR_PORT ?? 3048),
  token: env.WHATSAPP_TOKEN ?? 'simulated-token',
  appSecret: env.WHATSAPP_APP_SECRET ?? 'simulated-app-secret',
  phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '100000000000001',
  wabaId: env.WHATSAPP_ACCOUNT_ID ?? '200000000000002',
  webhookUrl: env.WHATSAPP_WEBHOOK_URL,
})
console.log(`Simulator of WhatsApp at ${simulator.url}`)

onStop(() => void simulator.close())
