import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the mail folder of the shop under test. It is fixed by the port, because the shop's data folder is random. */
export const suratFolder = (port = process.env.E2E_PORT ?? '3940') => join(tmpdir(), `kerapusehat-surat-${port}`)
