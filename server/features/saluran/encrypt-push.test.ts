import { describe, expect, test } from 'vitest'
import { encryptPush, PUSH_MAX } from './encrypt-push.ts'
import { decryptPush } from './test-push-service.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  browserKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('push encryption', () => {
  test('equals the example of RFC 8291', () => {
    expect(encryptPush(Buffer.from(EXAMPLE.text), EXAMPLE, EXAMPLE).toString('base64url')).toBe(EXAMPLE.body)
  })

  test.each(['', 'Pesanan dikirim', 'é🐟', 'a'.repeat(PUSH_MAX)])('can be decrypted by the browser alone', (text) => {
    const body = encryptPush(Buffer.from(text), EXAMPLE)
    expect(decryptPush(body, { ...EXAMPLE, privateKey: EXAMPLE.browserKey })).toBe(text)
    expect(() => decryptPush(body, { ...EXAMPLE, privateKey: EXAMPLE.privateKey })).toThrow()
    expect(body.length).toBeLessThanOrEqual(4096)
  })

  test('uses another salt and key for each message', () => {
    const [one, two] = [encryptPush(Buffer.from('a'), EXAMPLE), encryptPush(Buffer.from('a'), EXAMPLE)]
    expect(one.subarray(0, 16)).not.toEqual(two.subarray(0, 16))
    expect(one.subarray(21, 86)).not.toEqual(two.subarray(21, 86))
  })

  test.each([
    ['a message that is too long', Buffer.alloc(PUSH_MAX + 1), EXAMPLE.p256dh],
    ['a key that is not on the curve', Buffer.from('a'), Buffer.alloc(65, 4)],
  ])('rejects %s', (_, text, p256dh) => {
    expect(() => encryptPush(text, { p256dh, auth: EXAMPLE.auth })).toThrow()
  })
})
