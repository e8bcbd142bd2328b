import { expect } from 'vitest'
import { describeScreen } from './describe-screen.ts'

/* Presses each kind of button and link of a screen, and changes each kind of field. */

interface Visit {
  /** Waits until the screen has settled. */
  settle(): Promise<void>
  /** Returns what the screen did since the last call, besides rendering. */
  take(): string[]
  /** Elements used so far, so that two dialogs that open each other end. */
  used: Set<string>
}

/** Buttons that end the session, scroll a carousel, open a preview in a frame, or wait for the browser's own dialog. */
const SKIPPED = /Keluar|berikutnya|sebelumnya|Lihat pratinjau|(?:Masuk dengan|Tambah) kunci sandi/
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input:not([type=file]), select, textarea'
const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
const CLOSING = /^(?:Batal|Tutup|OK|Kembali)$/

export const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)

const titleOf = (dialog: Element) =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? nameOf(dialog)

/** Returns the name of an element without numbers, so that the rows of a list have one. */
function kindOf(element: Element): string {
  const field = element as HTMLInputElement
  const name = nameOf(element) || [...(field.labels ?? [])].map(nameOf).join(' ') || field.name
  return `${element.localName} ${name}`.replace(/\d+/g, '')
}

/** Boxes of a group that are used; the others differ in their word alone. */
const GROUP_MOST = 3
const groupOf = (element: Element) =>
  element.matches('[type=checkbox], [type=radio]') ? (element as HTMLInputElement).name : ''

const SAMPLES: Record<string, string> = {
  date: '2026-03-20',
  time: '07:30',
  'datetime-local': '2026-03-20T07:30',
  month: '2026-04',
  week: '2026-W12',
  email: 'baru@contoh.id',
  tel: '081298765432',
  url: 'https://baru.example',
  color: '#112233',
  password: 'Sandi-baru-1',
}

function sampleOf(input: HTMLInputElement | HTMLTextAreaElement): string {
  const sample = SAMPLES[input.type]
  if (sample) return sample
  if (input.autocomplete === 'one-time-code') return '123456'
  if (input.type === 'number' || input.type === 'range' || /numeric|decimal/.test(input.inputMode))
    return String((Number(input.value) || 2) + 1).padStart(Math.min(6, Math.max(0, input.maxLength)), '1')
  return input.value ? `${input.value} lagi` : 'kerapu'
}

function type(field: Field, value = ''): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Changes a field as a person does: the next option, the other state, or another text. */
function change(field: Field): void {
  if (field.type === 'checkbox' || field.type === 'radio') field.click()
  else if (field instanceof HTMLSelectElement)
    type(field, field.options[(field.selectedIndex + 1) % field.options.length]?.value)
  else type(field, sampleOf(field))
}

/** Values for fields that refuse the sample. */
const OTHERS = ['3', '12', '12345', '2026-03-20', '081298765432', 'baru@contoh.id', 'kerapu', 'Kerapu sunu di keramba']

/** Types other values into the fields that a form refuses. @returns true if it refused one */
async function correct(root: Element, settle: () => Promise<void>): Promise<boolean> {
  const refused = [...root.querySelectorAll<Field>('[aria-invalid=true]')].filter((one) => one.matches(TYPED))
  for (const field of refused)
    for (const value of OTHERS) {
      if (!field.isConnected || field.ariaInvalid !== 'true') break
      type(field, value)
      await settle()
    }
  return refused.length > 0
}

const FIELD_LINE = /^(?:input|select|textarea) /

/** Returns the lines that a screen loses, except values of fields, and the lines that it gains. */
function compare(before: string[], after: string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)]
  const lost = before.filter((line) => !now.has(line) && !FIELD_LINE.test(line)).map((line) => `- ${line}`)
  const more = lost.splice(LOST_MOST).length
  return [...lost, ...(more > 0 ? [`- ${more} more`] : []), ...after.filter((line) => !old.has(line))]
}
const LOST_MOST = 3

/** Returns where the focus is, unless it stayed. Chromium takes it from a disabled element only when it paints. */
function describeFocus(before: Element): string[] {
  const now = document.activeElement as Element
  if (now === document.body || now.matches(':disabled')) return ['→ focus nothing']
  return now === before ? [] : [`→ focus ${kindOf(now).slice(0, 60)}`]
}

/**
 * Uses every element that `selector` finds, one of each kind, and what the dialogs contain that it opens.
 * @returns for each element that had an effect, what changed on the screen and what the recorder took
 */
export async function pressAll(root: Element, selector: string, visit: Visit): Promise<string[]> {
  const { settle, take, used } = visit
  const shown: string[] = []
  let lines = describeScreen(root).split('\n')
  const dialogAbove = () => {
    const dialog = openDialog()
    return dialog === root ? undefined : dialog
  }
  function note(name: string, effects: string[]): void {
    const before = lines
    // The dialog above is described by itself.
    if (!dialogAbove()) lines = describeScreen(root).split('\n')
    const all = [...effects, ...compare(before, lines)]
    if (all.length > 0) shown.push(`<${name}>\n${all.join('\n')}`)
  }
  async function use(element: HTMLElement, kind: string): Promise<void> {
    element.focus()
    if (element.matches(FIELDS)) change(element as HTMLInputElement)
    else element.click()
    await settle()
    note(kind, [...take(), ...describeFocus(element)])
    for (let dialog = dialogAbove(), count = 0; dialog; dialog = dialogAbove(), count++) {
      expect(count, `dialogs after "${kind}"`).toBeLessThan(5)
      shown.push(`dialog of <${kind}>\n${describeScreen(dialog)}`)
      for (const part of [FIELDS, 'button']) shown.push(...(await pressAll(dialog, part, visit)))
      // A detail may lie over another one.
      for (let tries = 0; tries < 2 && dialog.open; tries++) await close(dialog, settle)
      expect(dialog.open, `the dialog of "${kind}"`).toBe(false)
      note(`${kind}, closed`, take())
    }
  }
  const groups = new Map<string, number>()
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const kind = kindOf(element)
    if (!element.isConnected || element.matches(':disabled, [hidden] *, [inert] *')) continue
    const key = `${root instanceof HTMLDialogElement ? titleOf(root) : ''} ${kind}`
    if (used.has(key) || SKIPPED.test(kind)) continue
    if (root instanceof HTMLDialogElement && (!root.open || CLOSING.test(nameOf(element)))) continue
    used.add(key)
    const group = groupOf(element)
    if (group) groups.set(group, (groups.get(group) ?? 0) + 1)
    if ((groups.get(group) ?? 0) > GROUP_MOST) continue
    await use(element, kind)
    const option = element.role === 'combobox' && root.querySelector<HTMLElement>('[role=option]')
    if (option) await use(option, kindOf(option))
    if (element.matches('button') && element.isConnected && (await correct(root, settle))) {
      note(`${kind}, corrected`, take())
      await use(element, `${kind} again`)
    }
  }
  return shown
}

async function close(dialog: HTMLDialogElement, settle: () => Promise<void>): Promise<void> {
  const button = [...dialog.querySelectorAll('button')].find((one) => CLOSING.test(nameOf(one)))
  if (button) button.click()
  else dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  await settle()
}
