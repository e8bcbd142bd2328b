import { findTooSmall } from '#e2e/fit.ts'
import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Finds controls that are too small for a thumb on the smallest phone. */
const prepare: PrepareProbe = (page) => ({
  name: 'thumbs',
  appliesTo: ({ device }) => device === 'phone',
  sizes: () => [{ width: 320, height: 640 }],
  look: () => findTooSmall(page),
})
export default prepare
