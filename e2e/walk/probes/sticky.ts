import { type PrepareProbe, SIZES } from '#e2e/walk/probe.ts'

/** Finds covered controls in fixed or sticky bars. The center of the control counts. */
const prepare: PrepareProbe = (page) => ({
  name: 'sticky',
  sizes: ({ device }) => SIZES[device],
  look: () =>
    page.evaluate(() => {
      // Controls behind an open dialog cannot be hit anyway.
      const open = document.querySelector('dialog:modal') ?? document.body
      const bars = [...open.querySelectorAll('*')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      )
      // A bar at its natural position, or pushed away by the end of its box, is an ordinary part of the page.
      const isStuck = (bar: Element) => {
        const { position, top, bottom } = getComputedStyle(bar)
        const box = bar.getBoundingClientRect()
        const isAt = (edge: string, distance: number) => Math.abs(Number.parseFloat(edge) - distance) < 1
        return (
          position === 'fixed' || isAt(top, box.top) || isAt(bottom, document.documentElement.clientHeight - box.bottom)
        )
      }
      const found = new Set<string>()
      for (const end of [0, document.documentElement.scrollHeight]) {
        scrollTo({ top: end, behavior: 'instant' })
        for (const control of bars
          .filter(isStuck)
          .flatMap((bar) => [...bar.querySelectorAll('a, button, input, select, textarea, summary')])) {
          if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          // Nothing can be hit outside of the window.
          if (!hit || control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit))
            continue
          found.add(`${hit.outerHTML.slice(0, 120)} covers ${control.outerHTML.slice(0, 160)}`)
        }
      }
      scrollTo({ top: 0, behavior: 'instant' })
      return [...found]
    }),
})
export default prepare
