import type { ViewportSize } from '@playwright/test'
import { DEVICES, type PrepareProbe, resize, SIZES, type Visit } from '#e2e/walk/probe.ts'

/** Sizes that leave little room beside bars: a small phone, a phone with an open keyboard, and a desk at 200 %. */
const LOW: Record<Visit['device'], ViewportSize[]> = {
  phone: [
    { width: 360, height: 740 },
    { width: 390, height: 450 },
  ],
  desk: [{ width: 720, height: 450 }],
}

/** Finds covered controls and prices. The center counts. */
const prepare: PrepareProbe = (page) => ({
  name: 'covered',
  sizes: ({ device }) => SIZES[device],
  look: ({ device }) => page.evaluate(findCovered, page.viewportSize()?.width === DEVICES[device].width),
  async leaving({ device }) {
    const hasOwnBar = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].some((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      ),
    )
    const found: string[] = []
    for (const size of hasOwnBar ? LOW[device] : []) {
      await resize(page, size)
      for (const finding of await page.evaluate(findCovered, true))
        found.push(`at ${size.width} × ${size.height} px ${finding}`)
    }
    if (hasOwnBar) await resize(page, DEVICES[device])
    return found
  },
})
export default prepare

/**
 * Runs in the page.
 * @param everywhere true to inspect all controls where the browser scrolls them to for the focus; else only those of bars
 */
function findCovered(everywhere: boolean): string[] {
  const page = document.documentElement
  // Controls behind an open dialog cannot be hit anyway.
  const open = document.querySelector('dialog:modal') ?? document.body
  const controls = [...open.querySelectorAll('a[href], button, input, select, textarea, summary, .harga')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Clipped elements are for screen readers only.
      getComputedStyle(control).clipPath === 'none' &&
      // A link of an editable text is no control.
      !control.parentElement?.closest('[contenteditable]'),
  )
  const found = new Set<string>()

  // The link of a card lies over all its texts, without a box of its own there.
  const hasBoxAt = (y: number) => (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top <= y && y <= bottom
  }

  function inspect(control: Element): void {
    const isPrice = control.matches('.harga')
    // Each line of a link can be hit. Nothing can be hit outside of the window.
    const hits = [...control.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return (isPrice ? document.elementsFromPoint(x, y).find(hasBoxAt(y)) : document.elementFromPoint(x, y)) ?? []
    })
    const isReached = (hit: Element) =>
      control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit)
    if (hits[0] && !hits.some(isReached))
      found.add(`${hits[0].outerHTML.slice(0, 120)} covers ${control.outerHTML.slice(0, 160)}`)
  }

  // A bar at its natural position, or pushed away by the end of its box, is an ordinary part of the page.
  function isStuck(bar: Element): boolean {
    const { position, top, bottom } = getComputedStyle(bar)
    const box = bar.getBoundingClientRect()
    const isAt = (edge: string, distance: number) => Math.abs(Number.parseFloat(edge) - distance) < 1
    return position === 'fixed' || isAt(top, box.top) || isAt(bottom, page.clientHeight - box.bottom)
  }

  const bars = [...open.querySelectorAll('*')].filter((element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  )
  for (const top of [0, page.scrollHeight / 2, page.scrollHeight]) {
    scrollTo({ top, behavior: 'instant' })
    const stuck = bars.filter(isStuck)
    for (const control of controls) if (stuck.some((bar) => bar.contains(control))) inspect(control)
  }
  const inspectAll = (order: readonly Element[], top: number) => {
    scrollTo({ top, behavior: 'instant' })
    for (const control of order) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      inspect(control)
    }
  }
  // Upwards a control arrives at the upper edge of the window, downwards at the lower one.
  if (everywhere) {
    inspectAll(controls.toReversed(), page.scrollHeight)
    inspectAll(controls, 0)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return [...found]
}
