import { expect } from 'vitest'

const SKIPPED = 'script, style, svg, template, [hidden]'
/** Elements that stand on lines of their own. */
const PARTS = 'a, button, input, select, textarea, progress, img, p, li, td, dt, dd, h1, h2, h3, div'
/** Properties of a field besides its value. */
const PROPERTIES = [
  ...['aria-label', 'type', 'name', 'maxlength', 'min', 'max', 'placeholder', 'accept', 'inputmode'],
  ...['required', 'pattern', 'step', 'readonly', 'multiple', 'enterkeyhint', 'autocapitalize', 'spellcheck'],
]
/** Properties of any element that a screen reader or the browser uses. */
const STATES = [
  ...['role', 'aria-live', 'aria-busy', 'aria-current', 'aria-pressed', 'aria-expanded', 'aria-selected'],
  ...['aria-checked', 'aria-sort', 'aria-keyshortcuts', 'aria-invalid', 'aria-haspopup', 'autocomplete'],
  ...['target', 'download', 'open', 'rel', 'lang', 'datetime', 'inert', 'data-fokus', 'loading', 'fetchpriority'],
]

/** Returns what an element shows, one line per text or control: words, targets of links, values and properties of fields. */
export function describeScreen(root: Element): string {
  const lines: string[] = []
  function visit(node: Node): void {
    if (!(node instanceof Element)) lines.push(node.textContent ?? '')
    else if (node.matches(SKIPPED)) return
    else if (node.matches(PARTS) || !node.querySelector(PARTS)) describePart(node)
    else visitChildren(node)
  }
  function visitChildren(node: Element): void {
    lines.push(describeFrame(node))
    node.childNodes.forEach(visit)
  }
  function describePart(node: Element): void {
    const control = describeControl(node)
    if (control === undefined && node.querySelector(PARTS)) visitChildren(node)
    else lines.push(control ?? `${describeFrame(node)} ${wordsOf(node)}`)
  }
  visit(root)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Returns the description of an element once it shows the same twice, and nothing loads. */
export async function describeLoaded(root: Element): Promise<string> {
  let shown = ''
  await expect
    .poll(() => {
      const [before, now] = [shown, describeScreen(root)]
      shown = now
      return now !== '' && now === before && !/(?:Memuat|Menyiapkan|Mengirim) [^<]*…/.test(now)
    })
    .toBe(true)
  return shown
}

const attributes = (node: Element, names: readonly string[]) =>
  names.flatMap((name) => (node.hasAttribute(name) ? [`${name}=${node.getAttribute(name)}`] : []))

/** Returns the texts that an attribute such as aria-describedby refers to. */
const referred = (node: Element, name: string): string[] => {
  const ids = node.getAttribute(name)?.split(' ') ?? []
  return ids.length === 0 ? [] : [`${name}=${ids.map((id) => document.getElementById(id)?.textContent).join(' ')}`]
}

const statesOf = (node: Element) => [...attributes(node, STATES), ...referred(node, 'aria-describedby')].join(' ')

/** Returns name and role of an element that is no control, if it has either. */
function describeFrame(node: Element): string {
  // A closed dialog has no name yet.
  if (node.matches('dialog:not([open])')) return ''
  const properties = [...attributes(node, ['aria-label']), ...referred(node, 'aria-labelledby'), statesOf(node)]
  const text = properties.join(' ').trim()
  return text && `(${text})`
}

function wordsOf(node: Element): string {
  const copy = node.cloneNode(true) as Element
  for (const skipped of copy.querySelectorAll(SKIPPED)) skipped.remove()
  return copy.textContent ?? ''
}

function describeControl(node: Element): string | undefined {
  const control = controlOf(node)
  const states = statesOf(node)
  return control !== undefined && states ? `${control} (${states})` : control
}

function controlOf(node: Element): string | undefined {
  const [label, text = ''] = [node.getAttribute('aria-label'), node.textContent]
  const words = label && text && label !== text ? `${label}: ${text}` : (label ?? text)
  const properties = attributes(node, PROPERTIES)
  const state = `${node.matches('.bg-karang') ? ' main' : ''}${node.matches(':disabled') ? ' disabled' : ''}`
  if (node instanceof HTMLAnchorElement) return `[${words}](${node.getAttribute('href')})${state}`
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
