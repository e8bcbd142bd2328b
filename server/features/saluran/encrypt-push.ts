import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Key and secret of a browser's subscription. */
export interface Receiver {
  /** Public key: an uncompressed point on P-256, 65 bytes. */
  p256dh: Buffer
  /** Authentication secret, 16 bytes. */
  auth: Buffer
}

/** Size of the one record, in bytes. Push services accept at least that. */
const RECORD_SIZE = 4096
const TAG = 16
/** Bytes before the ciphertext: salt, record size, length of the key, key. */
const HEADER = 16 + 4 + 1 + 65
/** Marks the last record of a message. */
const LAST_RECORD = 0x02

/** Maximum bytes of a message. */
export const PUSH_MAX = RECORD_SIZE - HEADER - TAG - 1

/**
 * Encrypts a push message for one browser: RFC 8291 with the encoding `aes128gcm` of RFC 8188.
 * @param fresh salt and private key of this message; only tests pass them
 * @throws if the message is too long, or the browser's key is not on the curve
 */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: Receiver,
  fresh: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  if (text.length > PUSH_MAX) throw new RangeError(`push message of ${text.length} bytes`)
  const ecdh = createECDH('prime256v1')
  if (fresh.privateKey) ecdh.setPrivateKey(fresh.privateKey)
  else ecdh.generateKeys()
  const own = ecdh.getPublicKey()
  const salt = fresh.salt ?? randomBytes(16)

  const shared = ecdh.computeSecret(p256dh)
  const key = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own]), 32)
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const body = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([LAST_RECORD])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, body, cipher.getAuthTag()])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
