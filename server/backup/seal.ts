import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  type DecipherGCM,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { Transform } from 'node:stream'
import { StartError } from '#server/kernel/start-error.ts'

/*
 * Backups encrypted for the owner: only their private key, which the shop never has, opens them. Each backup has a key of its own,
 * agreed by X25519 between a new key pair and the owner's key (RFC 7748), and derived by HKDF-SHA-256. Each file is encrypted with it
 * by AES-256-GCM; its path is authenticated, so that files cannot be exchanged.
 */

/** Public keys of an encrypted backup, in its manifest: raw X25519 keys in base64url. */
export interface Encryption {
  /** Key of the owner. */
  owner: string
  /** Key that was made for this backup. */
  backup: string
}

const NONCE = 12
const TAG = 16
const LABEL = 'kerapusehat-cadangan-1'

/** Returns a new pair: the public key for the setting, and the private key as PEM for the owner. */
export function newOwnerKey(): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return { publicKey: rawOf(publicKey), privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
}

const rawOf = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? ''

const publicKeyOf = (raw: string) => createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw }, format: 'jwk' })

/** True for a public key as `BACKUP_PUBLIC_KEY` holds it. */
export function isPublicKey(text: string): boolean {
  try {
    return rawOf(publicKeyOf(text)) === text
  } catch {
    return false
  }
}

/** Encrypts or decrypts one file of a backup, as a stream. */
export type FileCipher = (path: string) => Transform

/** Returns the encryption of a new backup for the owner. */
export function sealFor(owner: string): { encryption: Encryption; seal: FileCipher } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const encryption = { owner, backup: rawOf(publicKey) }
  const key = keyOf(encryption, diffieHellman({ privateKey, publicKey: publicKeyOf(owner) }))
  return { encryption, seal: (path) => sealing(key, path) }
}

/**
 * Returns the decryption of a backup.
 * @param pem private key of the owner
 * @throws StartError if it is no such key, or that of another owner
 */
export function openWith(pem: string, encryption: Encryption): FileCipher {
  let privateKey: KeyObject
  try {
    privateKey = createPrivateKey(pem)
  } catch (cause) {
    throw new StartError('Berkas kunci tidak berisi kunci pribadi (-----BEGIN PRIVATE KEY-----).', { cause })
  }
  if (rawOf(createPublicKey(privateKey)) !== encryption.owner)
    throw new StartError(`Cadangan ini dikunci untuk kunci lain: ${encryption.owner}.`)
  const key = keyOf(encryption, diffieHellman({ privateKey, publicKey: publicKeyOf(encryption.backup) }))
  return (path) => opening(key, path)
}

const keyOf = ({ owner, backup }: Encryption, shared: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', shared, Buffer.from(backup + owner), LABEL, 32))

function sealing(key: Buffer, path: string): Transform {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(path))
  let isStarted = false
  return new Transform({
    transform(chunk, _, done) {
      if (!isStarted) this.push(nonce)
      isStarted = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      if (!isStarted) this.push(nonce)
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

function opening(key: Buffer, path: string): Transform {
  let decipher: DecipherGCM | undefined
  /** The last bytes so far: at the end they are the tag. */
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk, _, done) {
      rest = Buffer.concat([rest, chunk])
      if (!decipher && rest.length >= NONCE) {
        decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, NONCE), { authTagLength: TAG })
        decipher.setAAD(Buffer.from(path))
        rest = rest.subarray(NONCE)
      }
      const length = decipher ? Math.max(0, rest.length - TAG) : 0
      if (length > 0) this.push(decipher?.update(rest.subarray(0, length)))
      rest = rest.subarray(length)
      done()
    },
    flush(done) {
      try {
        if (!decipher) throw new Error('too short')
        decipher.setAuthTag(rest)
        done(null, decipher.final())
      } catch (cause) {
        done(new StartError(`Berkas ${path} di cadangan tidak bisa dibuka: isinya berubah.`, { cause }))
      }
    },
  })
}
