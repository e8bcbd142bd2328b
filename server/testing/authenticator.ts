import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/*
 * A device with passkeys, as far as the shop sees it: WebAuthn responses, constructed by hand. The browser's part is tested
 * with Chromium's virtual authenticator in e2e/kunci-sandi.spec.ts.
 */

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** Encodes the subset of CBOR needed here: integers, text, bytes and maps, all of them short. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

interface Permintaan {
  challenge: string
  rpId?: string
  rp?: { id: string }
}

/** @param origin origin that the browser reports */
export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let count = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** Builds authenticator data. 0x40 in `flags`: with a key. */
  function authData(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
  }
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    /** Responds to the challenge of `beginKunciSandi`. */
    register({ challenge, rp }: Permintaan) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const data = authData(
        rp?.id ?? '',
        0x45,
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]),
      )
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url')
      return {
        ...base,
        response: { clientDataJSON, attestationObject: attestation.toString('base64url'), transports: ['internal'] },
        clientExtensionResults: {},
      }
    },

    /** Responds to the challenge of `beginLoginKunci`. @param copied true to keep the counter, as a cloned key does */
    sign({ challenge, rpId = '' }: Permintaan, { copied = false } = {}) {
      if (!copied) count++
      const client = clientData('webauthn.get', challenge)
      const data = authData(rpId, 0x05)
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...base,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      }
    },
  }
}
