interface CheckHelper {
  data(told: { messageKey?: string | null }): void
}
interface AxeWithChecks {
  _audit: {
    checks: Record<
      'color-contrast',
      { evaluate(this: CheckHelper, element: Element, options: object, node: object, run: object): boolean | undefined }
    >
  }
}

/**
 * Runs in the page. Makes axe-core skip the contrast of a text if another one passed with the same styles from the root to the
 * text: lists repeat them in each row. It skips none that stands on, under or beyond another painted box.
 */
export function rememberContrasts(): void {
  /** Styles that decide about a contrast. */
  const styles = [
    ...['color', 'background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode', 'visibility'],
    ...['font-size', 'font-weight', 'text-shadow', '-webkit-text-stroke-color', '-webkit-text-stroke-width'],
  ]
  const check = (window as unknown as { axe: AxeWithChecks }).axe._audit.checks['color-contrast']
  const { evaluate } = check
  const runs = new WeakMap<object, ReturnType<typeof look>>()
  check.evaluate = function (element, options, node, run) {
    const { passed, looksOf, isAlone } = runs.get(run) ?? look()
    runs.set(run, { passed, looksOf, isAlone })
    const looks = isAlone(element) && looksOf(element)
    if (looks && passed.has(looks)) return true
    // A hidden text passes with a message.
    let message: unknown
    const data: CheckHelper['data'] = (told) => {
      message = told.messageKey
      this.data(told)
    }
    const result = evaluate.call(Object.assign(Object.create(this), { data }), element, options, node, run)
    if (looks && result && !message) passed.add(looks)
    return result
  }

  /** Looks at the page as it is now. */
  function look() {
    const numbers = new Map<string, number>()
    const known = new Map<Element, number>()
    const boxes = [...document.body.querySelectorAll('*')]
      .filter(isPainted)
      .map((painted) => ({ painted, box: painted.getBoundingClientRect() }))

    /** Returns a number for the styles of the element and its ancestors. */
    function looksOf(element: Element | null): number {
      if (!element) return 0
      const style = getComputedStyle(element)
      const key = [knownLooks(element.parentElement), ...styles.map((name) => style.getPropertyValue(name))].join('|')
      const number = numbers.get(key) ?? numbers.size + 1
      numbers.set(key, number)
      return number
    }
    function knownLooks(element: Element | null): number {
      const number = (element && known.get(element)) ?? looksOf(element)
      if (element) known.set(element, number)
      return number
    }

    /** True if every painted box contains the texts of the element, as its ancestor, or is elsewhere. */
    function isAlone(element: Element): boolean {
      const texts = textsOf(element)
      return boxes.every(({ painted, box }) =>
        painted.contains(element)
          ? texts.every((text) => contains(box, text))
          : !texts.some((text) => overlaps(box, text)),
      )
    }
    return { passed: new Set<number>(), looksOf, isAlone }
  }

  function isPainted(element: Element): boolean {
    if (element.matches('img, svg, canvas, video, iframe, object')) return true
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
  }

  /** Returns the boxes of the element's own texts; of the element, if it is a field. */
  function textsOf(element: Element): DOMRect[] {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const boxes = texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNode(text)
      return [...range.getClientRects()]
    })
    return boxes.length > 0 ? boxes : [element.getBoundingClientRect()]
  }

  function contains(box: DOMRect, text: DOMRect): boolean {
    return text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom
  }
  function overlaps(box: DOMRect, text: DOMRect): boolean {
    return text.left < box.right && text.right > box.left && text.top < box.bottom && text.bottom > box.top
  }
}
