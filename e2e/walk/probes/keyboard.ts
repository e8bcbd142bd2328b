import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Finds controls that Tab does not reach, because another one keeps the focus, and controls without a visible focus. */
const prepare: PrepareProbe = (page) => {
  const read = () => page.evaluate(() => (window as unknown as { readFocus(): string[] }).readFocus())
  return {
    name: 'keyboard',
    appliesTo: ({ role, device }) => role !== 'admin' || device === 'desk',
    async leaving() {
      const controls = await page.evaluate(watchFocus)
      // Tab also stops at the browser's own controls and at scrollable boxes.
      for (const presses of [controls + 2, 20]) {
        // A held key repeats: half as many messages as single presses.
        await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')))
        await page.keyboard.up('Tab')
        if ((await read()).length === 0) break
      }
      return read()
    },
  }
}
export default prepare

/** Runs in the page and records the focus. @returns the number of controls that Tab should reach */
function watchFocus(): number {
  const name = (element: Element) => element.outerHTML.slice(0, 160)
  // An open dialog keeps the focus.
  const open = document.querySelector('dialog:modal') ?? document
  const missed = new Set(
    [...open.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        // Within an editable text the arrow keys move on.
        !element.parentElement?.closest('[contenteditable]') &&
        element.checkVisibility({ visibilityProperty: true }),
    ),
  )
  const count = missed.size
  const withoutOutline = new Set<Element>()
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement
    // Tab reaches one radio button of a group, the arrow keys reach the others.
    const group = element.matches('input[type=radio]')
      ? document.getElementsByName((element as HTMLInputElement).name)
      : []
    for (const reached of [element, ...group]) missed.delete(reached as HTMLElement)
    const isOutlined = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.closest('label') ?? element),
    ].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    if (!isOutlined) withoutOutline.add(element)
  })
  ;(document.activeElement as HTMLElement | null)?.blur()
  Object.assign(window, {
    readFocus: () => [
      ...[...missed].map((element) => `Tab does not reach ${name(element)}`),
      ...[...withoutOutline].map((element) => `no outline with focus: ${name(element)}`),
    ],
  })
  return count
}
