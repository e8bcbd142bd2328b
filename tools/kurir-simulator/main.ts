import { onStop } from '#server/kernel/on-stop.ts'
import { startKurirSimulator } from './simulator.ts'

const simulator = await startKurirSimulator({ port: Number(process.env.KURIR_SIMULATOR_PORT ?? 3049) })
console.log(`Courier simulator at ${simulator.url}`)

onStop(() => void simulator.close())
