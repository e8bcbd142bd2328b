import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ALL_PERAN } from '#contract/peran.ts'
import { ADMIN_FEATURES } from './admin/features.ts'
import { mayOpen } from './admin/ui/menu.ts'
import { answerAll } from './testing/api.ts'
import { describeScreen } from './testing/describe-screen.ts'
import { first, full, mixed } from './testing/full.ts'
import { endpoints, isOffice, LOADING, least, open, render, screens } from './testing/screens.tsx'

/*
 * Words, links, fields and their states on every screen, with the most, the least, the first choices and a mixture that the
 * responses can hold, and the requests that it sends and the values that it stores meanwhile.
 * After an intended change, `npx vitest run web/every-screen.test.tsx -u` writes them anew, and the commit shows what changed.
 */

/** Screens whose responses contain less for a role: those to `konten` name no orders. */
const SENT_LESS = ['konten /percakapan-whatsapp/:percakapanId']

/** Screens of the office that show a form or their frame before the first response. */
const SHOWN_AT_ONCE = ['/tambah-pembelian', '/teks-pesan/:kode', '/tambah-tarif-ongkir']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T03:00:00.000Z') })
  return () => void vi.useRealTimers()
})

describe.each([
  ['the most', full],
  ['the least', least],
  ['the first choices', first],
  ['a mixture', mixed],
])('with %s', (_, make) => {
  test.each(screens)('$path shows what it showed', async (one) => {
    const { container, address, recorder } = await open(one, make)
    // Parts of a screen send their requests in no particular order.
    const sent = [`→ ${address()}`, ...recorder.take().toSorted()]
    expect([describeScreen(container), sent.join('\n')].join('\n\n')).toMatchSnapshot()
  })
})

describe('without a response yet', () => {
  const office = screens.filter(({ path, file }) => isOffice(path, file) && !SHOWN_AT_ONCE.includes(path))
  test.each(office)('$path says that it loads, or needs no response', async (one) => {
    const asked = vi.fn(() => new Promise(() => {}))
    answerAll(endpoints, asked)
    const { container } = await render(one, full)
    await expect.poll(() => asked.mock.calls.length === 0 || LOADING.test(container.innerHTML)).toBe(true)
  })
})

describe.each(ALL_PERAN.filter((peran) => peran !== 'pemilik'))('with the role %s', (peran) => {
  const own = screens
    .filter(({ path, file }) => isOffice(path, file) && mayOpen(ADMIN_FEATURES, [peran], path))
    .filter(({ path }) => !SENT_LESS.includes(`${peran} ${path}`))
  test.each(own)('$path links only to screens that the role may open', async (one) => {
    const links = [...(await open(one, full, [peran])).container.querySelectorAll('a[href^="/"]')]
    const paths = links.map((link) => link.getAttribute('href') ?? '')
    expect(paths.filter((path) => !mayOpen(ADMIN_FEATURES, [peran], path))).toEqual([])
  })
})
