import { expect, test } from 'vitest'
import { inTrace, lazily, Trace, traceHeaders, traceId } from './trace.ts'

const ID = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

test.each([
  ['as it is', `00-${ID}-${SPAN}-01`, `00-${ID}-${SPAN}-01`],
  ['of a later version, without its additional fields', `01-${ID}-${SPAN}-03-mehr`, `00-${ID}-${SPAN}-03`],
])('continues a trace %s', (_, traceparent, handedOn) => {
  const trace = Trace.from({ traceparent })
  expect([trace?.id, trace?.headers]).toEqual([ID, { traceparent: handedOn }])
})

test.each([
  undefined,
  '',
  'x',
  `ff-${ID}-${SPAN}-01`,
  `00-${ID.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `00-${ID}-${SPAN}`,
  `00-${ID}-${SPAN}-01\r\nx: y`,
])('rejects %s as a trace', (traceparent) => {
  expect(Trace.from({ traceparent })).toBeUndefined()
})

test('drops a state that is too long', () => {
  const traceparent = `00-${ID}-${SPAN}-01`
  expect(Trace.from({ traceparent, tracestate: 'a=1' })?.headers).toEqual({ traceparent, tracestate: 'a=1' })
  expect(Trace.from({ traceparent, tracestate: `a=${'1'.repeat(600)}` })?.headers).toEqual({ traceparent })
})

test('keeps two concurrent traces apart, and none outside', async () => {
  const seen = () => inTrace(lazily(), async () => [traceId(), await Promise.resolve().then(traceId), traceHeaders()])
  const [[a, after, headers], [b]] = await Promise.all([seen(), seen()])
  expect(after).toBe(a)
  expect(headers).toEqual({ traceparent: expect.stringContaining(String(a)) })
  expect(a).not.toBe(b)
  expect([traceId(), traceHeaders()]).toEqual([undefined, {}])
})
