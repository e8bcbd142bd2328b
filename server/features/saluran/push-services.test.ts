import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilpush.apple.com.example.com/abc', false],
  ['https://notpush.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['abc', false],
])('%s is the address of a push service: %s', (endpoint, is) => {
  expect(isPushService(endpoint)).toBe(is)
})

test('accepts one other origin for tests', () => {
  expect(isPushService('http://127.0.0.1:4881/push/1', 'http://127.0.0.1:4881')).toBe(true)
  expect(isPushService('http://127.0.0.1:4882/push/1', 'http://127.0.0.1:4881')).toBe(false)
})
