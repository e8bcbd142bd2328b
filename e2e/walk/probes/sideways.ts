import { findTooWide } from '#e2e/fit.ts'
import { type PrepareProbe, SIZES } from '#e2e/walk/probe.ts'

/** Elements that reach beyond the window, so that the page scrolls sideways. */
const prepare: PrepareProbe = (page) => ({
  name: 'sideways',
  sizes: ({ device }) => SIZES[device],
  look: () => findTooWide(page),
})
export default prepare
