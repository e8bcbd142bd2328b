/*
 * Loads the modules of the shop and ends. With NODE_COMPILE_CACHE, Node stores them compiled, so that the first start is as
 * quick as the next, and does not load the compiler of TypeScript, whose memory would stay.
 */
const MODULES = [
  'server/main.ts',
  'server/shop.ts',
  'server/db/seed/seed.ts',
  'dev/midtrans-simulator/simulator.ts',
  'server/whatsapp/client.ts',
  'server/whatsapp/webhook.ts',
  'dev/whatsapp-simulator/simulated.ts',
  'dev/whatsapp-simulator/simulator.ts',
  'build/server/index.js',
]
for (const path of MODULES) await import(new URL(`../${path}`, import.meta.url).href)
