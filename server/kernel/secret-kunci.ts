import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LENGTH = 32
const NONCE = 12
const TAG = 16

/** Encrypts secrets in the database, so that access to the database alone does not reveal them. */
export interface SecretBox {
  seal(text: string): Promise<Buffer>
  /** @throws if another key encrypted it, or the data was modified */
  open(sealed: Buffer): Promise<string>
  sealBytes(bytes: Uint8Array): Promise<Buffer>
  /** @throws if another key encrypted them, or they were modified */
  openBytes(sealed: Uint8Array): Promise<Buffer>
  /** Returns the HMAC-SHA-256 of a text that is too short for a plain hash. */
  mac(text: string): Promise<Buffer>
}

/** @param read returns the key; called on first use */
export function secretKunci(read: () => Promise<Buffer>): SecretBox {
  async function sealBytes(bytes: Uint8Array): Promise<Buffer> {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', await read(), nonce)
    const body = [cipher.update(bytes), cipher.final()]
    return Buffer.concat([nonce, cipher.getAuthTag(), ...body])
  }
  async function openBytes(sealed: Uint8Array): Promise<Buffer> {
    const decipher = createDecipheriv('aes-256-gcm', await read(), sealed.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
  }
  return {
    sealBytes,
    openBytes,
    seal: (text) => sealBytes(Buffer.from(text)),
    open: async (sealed) => (await openBytes(sealed)).toString('utf8'),
    // A key of its own, so that no key serves two algorithms.
    mac: async (text) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', await read(), '', 'mac', LENGTH)))
        .update(text)
        .digest(),
  }
}

/**
 * Returns a function that reads the key from a folder, and creates it on first use. The key is stored outside the database, and
 * is part of a backup's files. Processes that create it concurrently all get the same key.
 */
export const keyIn =
  (folder: string): (() => Promise<Buffer>) =>
  async () => {
    const path = join(folder, 'kunci-rahasia')
    const found = await readFile(path).catch(() => undefined)
    if (found) return found
    await mkdir(folder, { recursive: true })
    const fresh = `${path}.${randomUUID()}.tmp`
    await writeFile(fresh, randomBytes(LENGTH), { mode: 0o600, flush: true })
    await link(fresh, path).catch(ignoreExisting)
    await rm(fresh)
    return readFile(path)
  }

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
