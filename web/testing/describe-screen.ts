const SKIPPED = 'script, style, svg, template, [hidden]'
/** Elements that stand on lines of their own. */
const PARTS = 'a, button, input, select, textarea, progress, img, p, li, td, dt, dd, h1, h2, h3, div'
/** Properties of a field besides its value. */
const PROPERTIES = ['aria-label', 'type', 'name', 'maxlength', 'min', 'max', 'placeholder', 'accept', 'inputmode']

/** Returns what an element shows, one line per text or control: words, targets of links, values and properties of fields. */
export function describeScreen(root: Element): string {
  const lines: string[] = []
  function visit(node: Node): void {
    if (!(node instanceof Element)) lines.push(node.textContent ?? '')
    else if (node.matches(SKIPPED)) return
    else if (node.matches(PARTS) || !node.querySelector(PARTS)) describePart(node)
    else node.childNodes.forEach(visit)
  }
  function describePart(node: Element): void {
    const control = describeControl(node)
    if (control === undefined && node.querySelector(PARTS)) node.childNodes.forEach(visit)
    else lines.push(control ?? wordsOf(node))
  }
  visit(root)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function wordsOf(node: Element): string {
  const copy = node.cloneNode(true) as Element
  for (const skipped of copy.querySelectorAll(SKIPPED)) skipped.remove()
  return copy.textContent ?? ''
}

function describeControl(node: Element): string | undefined {
  const words = node.getAttribute('aria-label') ?? node.textContent ?? ''
  const properties = PROPERTIES.flatMap((name) =>
    node.hasAttribute(name) ? [`${name}=${node.getAttribute(name)}`] : [],
  )
  const state = node.matches(':disabled') ? ' disabled' : ''
  if (node instanceof HTMLAnchorElement) return `[${words}](${node.getAttribute('href')})`
  if (node instanceof HTMLButtonElement) return `<${words}>${state}`
  if (node instanceof HTMLImageElement) return `![${node.alt}](${node.getAttribute('src')?.slice(0, 80)})`
  if (node instanceof HTMLSelectElement)
    return `select ${properties.join(' ')}${state}: ${[...node.options].map(({ text, selected }) => (selected ? `*${text}` : text)).join(', ')}`
  if (node instanceof HTMLProgressElement) return `progress ${node.value} of ${node.max}`
  if (node instanceof HTMLTextAreaElement) return `textarea ${properties.join(' ')}${state}: ${node.value}`
  if (node instanceof HTMLInputElement)
    return `input ${properties.join(' ')}${state}: ${node.matches('[type=checkbox], [type=radio]') ? node.checked : node.value}`
  return undefined
}
