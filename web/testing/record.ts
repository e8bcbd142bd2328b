import type { createMemoryRouter, To } from 'react-router'
import { type Mock, onTestFinished, vi } from 'vitest'
import { requestsAfter } from './api.ts'

/* Records what a screen does besides rendering: one line per request, navigation, stored value, download and the like. */

type Router = ReturnType<typeof createMemoryRouter>
type Request = ReturnType<typeof requestsAfter>[number]

/** Random identifiers; those of the tests start with zeros. */
const RANDOM = /(?!0{8})[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g
/** Headers that every request of its kind has. */
const USUAL = ['accept', 'content-type']

const write = (value: unknown): string =>
  (JSON.stringify(value, (_, part) => (part instanceof Blob ? `<${part.type}>` : part)) ?? '').replace(RANDOM, '<uuid>')

function describeRequest({ endpoint, params, query, body, headers }: Request): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]?.replace(RANDOM, '<uuid>') ?? '')
  const search = new URLSearchParams(query)
  const isUsual = (name: string) => USUAL.includes(name) || (name === 'authorization' && endpoint.access !== 'publik')
  const others = [...headers.keys()].filter((name) => !isUsual(name)).map((name) => ` (${name})`)
  return `${endpoint.method} ${path}${search.size > 0 ? `?${search}` : ''} ${write(body)}${others.join('')}`.trim()
}

/** Returns the values of the browser's storage by their keys. */
const readStorage = () =>
  new Map([localStorage, sessionStorage].flatMap((storage) => Object.entries(storage) as [string, string][]))

function describeStorage(before: Map<string, string>, after: Map<string, string>): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return keys
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `stores ${key} ${after.get(key)?.replace(RANDOM, '<uuid>') ?? '(nothing)'}`)
}

const describeNavigation = (to: To | number | null, options?: { replace?: boolean; state?: unknown }): string => {
  const address = typeof to === 'object' && to ? `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}` : to
  const parts = [options?.replace ? 'replaces' : 'goes to', address, options?.state ? write(options.state) : '']
  return parts.join(' ').trim()
}

/** Starts recording. @returns a function that returns and forgets what happened since its last call */
export function record(): { take(): string[]; hold(router: Router): void } {
  const events: string[] = []
  let [count, stored, title] = [requestsAfter(0).length, readStorage(), document.title]
  vi.spyOn(window, 'print').mockImplementation(() => void events.push('prints'))
  vi.spyOn(window, 'open').mockImplementation((address) => void events.push(`opens ${address}`) as never)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void events.push(`copies ${text}`))
  vi.stubGlobal('snap', { pay: (token: string) => events.push(`pays with ${token}`), hide: () => {} })
  const click = HTMLAnchorElement.prototype.click
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) events.push(`downloads ${this.download}`)
    else click.call(this)
  })
  // Links to other sites, telephone numbers and files.
  function leave(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    events.push(`leaves for ${link.getAttribute('href')}`)
  }
  // A form without a script would load another page.
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', leave)
  addEventListener('submit', stay)
  onTestFinished(() => {
    removeEventListener('click', leave)
    removeEventListener('submit', stay)
  })
  function take(): string[] {
    const requests = requestsAfter(count)
    const after = readStorage()
    const lines = [...events.splice(0), ...requests.map(describeRequest), ...describeStorage(stored, after)]
    if (document.title !== title) lines.push(`title ${document.title}`)
    count += requests.length
    stored = after
    title = document.title
    return lines.map((line) => `→ ${line}`)
  }
  /** Records navigation of a router; that to another screen does not take place. */
  function hold(router: Router): void {
    const go = router.navigate.bind(router) as Mock
    let steps = 0
    vi.spyOn(router, 'navigate').mockImplementation(async (to: To | number | null, options?: object) => {
      events.push(describeNavigation(to, options))
      const isBack = to === -1 && steps > 0
      if (!isBack && !isWithin(to, router.state.location.pathname)) return
      steps += isBack ? -1 : 1
      await go(to, options)
    })
  }
  return { take, hold }
}

function isWithin(to: To | number | null, pathname: string): boolean {
  if (typeof to === 'number' || to === null) return false
  const target = typeof to === 'string' ? new URL(to, `http://x${pathname}`).pathname : to.pathname
  return target === undefined || target === pathname
}
