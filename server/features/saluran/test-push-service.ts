import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push as a browser would see it after decryption, with the headers of its request. */
export interface ReceivedPush {
  /** Path of the subscription. */
  path: string
  headers: Record<string, string | undefined>
  text: string
  /** Claims of the sender's token, whose signature was checked with its own public key. */
  claims: { aud: string; exp: number; sub: string }
  /** Public key of the sender. */
  key: string
}

/** `reset`: the connection breaks before the push is accepted; `cut`: afterwards. */
type PushStatus = number | 'reset' | 'cut'

interface Browser {
  p256dh: Buffer
  auth: Buffer
  privateKey: Buffer
}

/**
 * Decrypts the body of a push request, written independently of the sender.
 * @throws if another key encrypted it, or it was modified
 */
export function decryptPush(body: Buffer, { p256dh, auth, privateKey }: Browser): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0)), body.subarray(86)]
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const derive = (secret: Buffer, seed: Buffer, info: (string | Buffer)[], length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seed, Buffer.concat(info.map((part) => Buffer.from(part))), length))
  const key = derive(ecdh.computeSecret(sender), auth, ['WebPush: info\0', p256dh, sender], 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, ['Content-Encoding: aes128gcm\0'], 16),
    derive(key, salt, ['Content-Encoding: nonce\0'], 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  if (text.at(-1) !== 2) throw new Error('not the last record')
  return text.subarray(0, -1).toString('utf8')
}

/** A push service on loopback, with browsers of its own. It checks and decrypts what it receives. */
export async function openPushService() {
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  let requests = 0
  const statuses = new Map<string, { status: PushStatus; headers: Record<string, string> }>()

  const server = createServer((request, response) => {
    requests++
    void readBody(request).then(
      (body) => {
        const path = request.url ?? ''
        const browser = browsers.get(path)
        const { status, headers } = statuses.get(path) ?? { status: 201, headers: {} }
        if (status === 'reset') return request.socket.destroy()
        if (!browser) return response.writeHead(404).end()
        if (typeof status === 'number' && status !== 201) return response.writeHead(status, headers).end()
        received.push({ path, ...readSender(request), text: decryptPush(body, browser) })
        if (status === 'cut') return request.socket.destroy()
        response.writeHead(201, { location: `/message/${received.length}` }).end()
      },
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    received,
    /** Number of requests, also of refused ones. */
    get requests() {
      return requests
    },
    /** Returns the subscription of a new browser, as `PushSubscription.toJSON()` does. */
    subscribe() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const browser = { p256dh: ecdh.getPublicKey(), auth: randomBytes(16), privateKey: ecdh.getPrivateKey() }
      const path = `/push/${browsers.size + 1}`
      browsers.set(path, browser)
      const keys = { p256dh: browser.p256dh.toString('base64url'), auth: browser.auth.toString('base64url') }
      return { endpoint: origin + path, keys }
    },
    /** Sets the status of the next responses for one subscription. */
    fail(endpoint: string, status: PushStatus, headers: Record<string, string> = {}) {
      statuses.set(new URL(endpoint).pathname, { status, headers })
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** @throws if the signature does not fit to the key */
function readSender({ headers }: IncomingMessage) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('wrong signature')
  return { headers, key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } as Pick<
    ReceivedPush,
    'headers' | 'key' | 'claims'
  >
}
