import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'

/** Key pair by which push services recognize the shop. */
export interface VapidKeys {
  /** Uncompressed point on P-256, 65 bytes. */
  publicKey: Buffer
  /** 32 bytes. */
  privateKey: Buffer
}

/** 12 h: lifetime of a token. RFC 8292 allows 24 h, and clocks differ. */
const TOKEN_SECONDS = 12 * 3600

export function newVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const [left, right, privateKey] = [x, y, d].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer]
  return { publicKey: Buffer.concat([Buffer.from([4]), left, right]), privateKey }
}

/**
 * Returns the `Authorization` header of RFC 8292 for one push service.
 * @param endpoint address of the subscription
 * @param contact `mailto:` or https address of the shop, for the operators of push services
 */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  endpoint: string,
  contact: string,
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + TOKEN_SECONDS,
    sub: contact,
  }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
      d: privateKey.toString('base64url'),
    },
  })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
