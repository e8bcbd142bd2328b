import { expect, test } from 'vitest'
import { kindOfCode } from './errors.ts'

/** Classes of Meta's "Cloud API error codes". */
test.each([
  ['account', [0, 3, 10, 190, 200, 250, 299, 368, 131031, 131042, 131045, 131048, 133010]],
  ['transient', [1, 2, 131000, 131016, 131057, 133004]],
  ['rate-limited', [4, 80007, 130429, 133016]],
  ['recipient-limited', [131056]],
  ['recipient', [131026, 131021, 131030, 130497]],
  ['message', [131047, 131049, 131050, 130472]],
  ['template-paused', [132015]],
  ['template', [132000, 132001, 132005, 132007, 132012, 132016, 132068, 132069]],
  ['request', [100, 131008, 131009, 131051, 131052, 131053, 135000]],
  [undefined, [199, 300, 999999]],
])('reads as %s the codes %j', (kind, codes) => {
  for (const code of codes) expect(kindOfCode(code), String(code)).toBe(kind)
})
