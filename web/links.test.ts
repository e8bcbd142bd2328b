import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [`/${path}`.replaceAll(/:\w+/g, '7'), ...pathsOf(children)])
const screens = pathsOf(await routes).filter((path) => path !== '/*')

/** Files, endpoints, keys of the service worker, and a unit. */
const NO_SCREEN = /^\/(?:api|assets|images|luring)\/|\.\w+$|^\/(?:manifest-|kg)$/

/** Returns the addresses in a file without their queries, values as wildcards. */
const addressesOf = (source: string) =>
  Array.from(source.matchAll(/(?<=["'`])\/[a-z][^"'`\s]*/gi), ([text]) =>
    text.replaceAll(/\$\{[^{}]*\}|\b\d+\b/g, '*').replace(/[?#$].*/, ''),
  )

/** True for the address of a screen, or the beginning of several, as a menu entry names them. */
function isScreen(address: string): boolean {
  const pattern = new RegExp(`^${address.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}`, 'i')
  return screens.some((path) => pattern.test(path))
}

test('every address in the code of the screens is one of the shop', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/testing\/|styleguide/.test(file))
  const unknown = files.flatMap((file) =>
    addressesOf(readFileSync(file, 'utf8'))
      .filter((address) => !NO_SCREEN.test(address) && !isScreen(address))
      .map((address) => `${file}: ${address}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(unknown).toEqual([])
})
