import { AppError } from '#server/kernel/app-error.ts'
import type { SecretBox } from '#server/kernel/secret-kunci.ts'
import type { Storage } from './storage.ts'

/** Files that only their owner and the office may see: prescriptions, and photos of complaints, messages and refunds. */
const PRIVATE = /^(resep|foto)\//

/** Start of an encrypted file. No picture and no PDF begins with it. */
const MARK = Buffer.from('KSR1')

/** Returns the storage with private files encrypted by the shop's key. Older files are read as they are. */
export const sealPrivate = (storage: Storage, kunci: Pick<SecretBox, 'sealBytes' | 'openBytes'>): Storage => ({
  remove: (key) => storage.remove(key),
  async put(key, bytes) {
    await storage.put(key, PRIVATE.test(key) ? Buffer.concat([MARK, await kunci.sealBytes(bytes)]) : bytes)
  },
  async get(key) {
    const bytes = await storage.get(key)
    if (!bytes || !PRIVATE.test(key) || !MARK.equals(bytes.subarray(0, MARK.length))) return bytes
    return kunci.openBytes(bytes.subarray(MARK.length)).catch((cause: unknown) => {
      throw new AppError('BERKAS_TIDAK_TERJANGKAU', { cause })
    })
  },
})
