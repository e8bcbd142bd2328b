// Stands in for 'zod' wherever the pages import it (alias in vite.config.ts). zod compiles object schemas with
// `new Function` and probes for that when a schema is made; our Content-Security-Policy forbids it and would report it.
// Set here, it holds before the first schema of the contract exists, whatever the order of the chunks.
import { z } from 'zod/v4'

// On the server the setting would reach the API too, which may compile.
if (!import.meta.env.SSR) z.config({ jitless: true })

export { z }
