import { dirname, join } from 'node:path'
import type { Feature } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import { readSources, type Source } from './list-files.ts'

/*
 * Import rules between rooms. They are an allowlist: a new room may import only itself until a rule allows more, and a
 * feature's rules are in its manifest. Tests follow the rules of their room, and may also use `server/testing` and
 * `web/testing`. `biome.json` forbids cycles and `../`.
 */

/**
 * Every room may import the contract; the contract's own rooms follow the manifests. A trailing slash includes all subfolders.
 */
const CONTRACT = 'contract/'
/** Reviewed expert content: every room may import it; it imports nothing. */
const CONTENT = 'content/'
/** Shared by every feature of the server; imports none of them. */
const SERVER = [
  CONTRACT,
  'server/kernel',
  'server/db',
  'server/csv',
  'server/storage',
  'server/mail',
  'server/midtrans',
  'server/kurir',
  'server/whatsapp',
  'server/http',
  'server/deps.ts',
  'server/feature.ts',
  'server/doctor/read-books.ts',
  'server/jobs/pekerjaan.repository.ts',
]
/** Shared by every screen. */
const WEB = [CONTRACT, 'web/lib', 'web/ui', 'web/shared', 'web/drawings']
const TOKO = [...WEB, 'web/toko/frame', 'web/toko/offline/keep-offline.tsx', 'web/toko/offline/push-browser.ts']
const ADMIN = [...WEB, 'web/admin/ui', 'web/admin/sesi', 'web/admin/jejak']

/** Rooms outside the features, with the rooms that each may import in addition to itself. */
const ROOMS: Record<string, readonly string[]> = {
  content: [],

  contract: ['contract/uang/rupiah.ts'],
  'contract/health': ['contract'],
  'contract/uang': ['contract'],

  server: [CONTRACT, 'server/', 'dev/'],
  'server/kernel': ['contract'],
  'server/db': [CONTRACT, 'server/kernel'],
  'server/csv': ['contract', 'server/http', 'server/kernel'],
  'server/s3': [],
  'server/storage': ['contract', 'server/kernel', 'server/s3'],
  'server/mail': ['contract', 'contract/pemenuhan/track.ts', 'contract/pengaturan', 'server/kernel/private-folder.ts'],
  'server/space': ['server/kernel'],
  'server/midtrans': [CONTRACT, 'server/kernel/call-service.ts', 'server/kernel/trace.ts'],
  'server/whatsapp': ['server/kernel/call-service.ts', 'server/kernel/trace.ts'],
  'server/kurir': ['server/kernel/call-service.ts', 'server/kernel/trace.ts'],
  'server/edge': ['contract', 'server/kernel', 'server/db'],
  'server/http': [
    'contract',
    'contract/health',
    'contract/permintaan',
    'server/kernel',
    'server/db',
    'server/edge',
    'server/storage',
    'server/space',
    'server/deps.ts',
    'web/lib/page-deps.ts',
    'web/toko/offline/readings.ts',
    'web/toko/offline/provisions.ts',
    // The built pages.
    'build/server/index.js',
  ],
  'server/jobs': ['server/db', 'server/kernel', 'server/deps.ts', 'server/feature.ts', 'server/features.ts'],
  'server/telemetry': [
    'server/kernel',
    'server/db',
    'server/edge',
    'server/http',
    'server/jobs',
    'server/mail',
    'server/midtrans',
    'server/deps.ts',
    'server/feature.ts',
    'server/features.ts',
  ],
  'server/doctor': ['server/db', 'server/feature.ts', 'server/features.ts'],
  'server/backup': ['server/db', 'server/s3', 'server/kernel/is-inside.ts', 'server/kernel/start-error.ts'],
  'server/testing': [CONTRACT, 'server/', 'web/', 'dev/'],

  web: [CONTRACT, 'web/'],
  'web/lib': [CONTRACT],
  'web/ui': ['web/lib'],
  'web/shared': WEB,
  'web/drawings': [],
  'web/toko/errors': TOKO,
  'web/toko/frame': [...TOKO, 'web/toko/offline', 'web/toko/pencarian/suggestions.tsx'],
  'web/toko/keranjang': [
    ...TOKO,
    'web/toko/akun',
    'web/toko/alamat',
    'web/toko/checkout',
    'web/toko/katalog',
    'web/toko/pesanan',
  ],
  'web/toko/offline': TOKO,
  'web/admin': [CONTRACT, 'web/admin/'],
  'web/admin/frame': [...ADMIN, 'web/admin/features.ts', 'web/app.css'],
  'web/admin/sesi': WEB,
  'web/admin/ui': [...WEB, 'web/admin/sesi'],
  'web/styleguide': [CONTRACT, 'web/'],
  'web/testing': [CONTRACT, 'web/'],

  'dev/midtrans-simulator': ['contract', 'contract/uang', 'server/midtrans', 'server/kernel'],
  'dev/whatsapp-simulator': [
    'server/whatsapp',
    'server/kernel',
    'dev/midtrans-simulator/clock.ts',
    'dev/midtrans-simulator/random.ts',
    'dev/midtrans-simulator/pages/html.ts',
    'dev/midtrans-simulator/test-support.ts',
  ],
  e2e: [CONTRACT, 'server/', 'web/', 'dev/'],
  scripts: [CONTRACT, 'server/', 'web/'],
  tools: [CONTRACT, 'server/', 'web/'],
  'tools/bench': [CONTRACT, 'server/', 'web/', 'e2e', 'dev/midtrans-simulator'],
  'tools/faults': [CONTRACT, 'server/', 'dev/midtrans-simulator'],
  'tools/kurir-simulator': ['server/kernel'],
}

/** Rooms that tests may import in addition to those of their own room. */
const TESTING = [
  'server/testing',
  'web/testing',
  'dev/midtrans-simulator',
  'dev/whatsapp-simulator',
  'tools/kurir-simulator',
]

/** Contracts of the back office, which must not reach a customer's browser. */
const ADMIN_CONTRACT = /^contract\/(?:[\w-]+\/)?(?:[\w-]+-)?admin\.ts$|^contract\/list\.ts$/
const KNOWS_ADMIN = /^web$|^(?:contract|server|web\/admin|web\/styleguide|web\/testing|e2e|scripts|tools|dev)(?:\/|$)/

/** Composition roots: their files at the root of the tree may import everything in it. */
const ROOTS = new Set(['contract', 'server', 'web', 'web/admin'])

type Rooms = Readonly<Record<string, readonly string[]>>

/** Returns the rooms of the features, each with the rooms that its manifest allows. */
function roomsOf(features: readonly Feature[]): Rooms {
  return Object.fromEntries(
    features.flatMap(({ name, imports }) => [
      [`contract/${name}`, ['contract', 'contract/uang', ...imports.map((other) => `contract/${other}`)]],
      [`server/features/${name}`, [...SERVER, ...imports.map((other) => `server/features/${other}`)]],
      [`web/toko/${name}`, [...TOKO, ...imports.map((other) => `web/toko/${other}`)]],
      // Previews of the office render the shop's own parts.
      [`web/admin/${name}`, [...ADMIN, `web/toko/${name}`, ...imports.map((other) => `web/admin/${other}`)]],
    ]),
  )
}

const allRooms = (features: readonly Feature[]): Rooms => ({ ...ROOMS, ...roomsOf(features) })

/**
 * Returns a function that finds a file's room: the deepest one for a file in a subfolder, only the root for a file at the root.
 */
function roomFinder(rooms: Rooms): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (path) => {
    const folder = dirname(path)
    if (!known.has(folder)) known.set(folder, roomOfFolder(folder, rooms))
    return known.get(folder)
  }
}

function roomOfFolder(folder: string, rooms: Rooms): string | undefined {
  const around = Object.keys(rooms).filter((room) => folder === room || folder.startsWith(`${room}/`))
  const room = around.sort((a, b) => b.length - a.length)[0]
  return room !== undefined && ROOTS.has(room) && folder !== room ? undefined : room
}

/** Returns one line for every import that is not allowed, and for every file outside all rooms. */
export function findForbidden(sources: readonly Source[], features: readonly Feature[]): string[] {
  const rooms = allRooms(features)
  const roomOf = roomFinder(rooms)
  return sources.flatMap(({ path, text }) => {
    const room = roomOf(path)
    if (!room)
      return [`${path}: its folder is no room that tools/checks/check-imports.ts, or a feature's manifest, knows`]
    const may = [CONTENT, ...(rooms[room] ?? []), ...(/\.test\.tsx?$/.test(path) ? TESTING : [])]
    return importsOf(text).flatMap(({ name, isType }) => {
      const target = targetOf(path, name)
      if (target === undefined) return packageProblem(path, room, name)
      const isOwn = roomOf(target) === room
      const isAllowed = may.some(
        (one) => one === target || one === roomOf(target) || (one.endsWith('/') && target.startsWith(one)),
      )
      if (!isOwn && !isAllowed) return [`${path}: ${room} may not import ${target}`]
      if (ADMIN_CONTRACT.test(target) && !isType && !KNOWS_ADMIN.test(room))
        return [`${path}: the office's ${target} is not for customers`]
      return []
    })
  })
}

/** Returns one line for every import that a manifest allows and the feature does not use. */
export function findUnused(sources: readonly Source[], features: readonly Feature[]): string[] {
  const roomOf = roomFinder(allRooms(features))
  const nameOf = (room = '') => room.split('/').at(-1) ?? ''
  const used = new Set(
    sources.flatMap(({ path, text }) =>
      importsOf(text).map(({ name }) => `${nameOf(roomOf(path))} ${nameOf(roomOf(targetOf(path, name) ?? ''))}`),
    ),
  )
  return features.flatMap(({ name, imports }) =>
    imports
      .filter((other) => !used.has(`${name} ${other}`))
      .map((other) => `${name}.feature.ts: no file imports ${other}`),
  )
}

/** Maximum source files of a folder, without tests and subfolders: more than one screen of an editor hides what is there. */
const FILES_MAX = 27
/** Folders that may have more files, with the reason. */
const CROWDED: Readonly<Record<string, string>> = { 'content/kartu': 'One file per disease, named by its code.' }

/** Returns one line for every folder with too many files. */
export function findCrowded(sources: readonly Source[]): string[] {
  const files = Map.groupBy(
    sources.filter(({ path }) => !/\.(?:test|spec)\.tsx?$/.test(path)),
    ({ path }) => dirname(path),
  )
  return [...files]
    .filter(([folder, { length }]) => length > FILES_MAX && !(folder in CROWDED))
    .map(([folder, { length }]) => `${folder}: ${length} files; divide it by meaning, ${FILES_MAX} are the most`)
}

/** Returns the imports of a file; type-only imports do not exist at run time. */
const importsOf = (text: string) =>
  [...text.matchAll(/(\bimport type [^']*?\bfrom|\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
    ([, how = '', name = '']) => ({
      name: name.split('?')[0] ?? name,
      isType: how.startsWith('import type'),
    }),
  )

/** Returns the imported file; undefined for a package. */
function targetOf(path: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? join(dirname(path), name) : undefined
}

function packageProblem(path: string, room: string, name: string): string[] {
  if (path.startsWith('contract/') && name !== 'zod' && !path.endsWith('.test.ts'))
    return [`${path}: the contract imports zod and its own files, nothing else`]
  const isServerOnly = name.startsWith('node:') && /^web(?:\/|$)/.test(room) && !/\.(?:test|server)\.tsx?$/.test(path)
  return isServerOnly && room !== 'web' ? [`${path}: a browser has no ${name}`] : []
}

/** Returns the import graph of the rooms, without tests and composition roots. */
export function roomGraph(sources: readonly Source[], features: readonly Feature[]): Map<string, Set<string>> {
  const roomOf = roomFinder(allRooms(features))
  const graph = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const room = roomOf(path)
    if (!room || ROOTS.has(room) || /\.test\.tsx?$/.test(path)) continue
    for (const { name } of importsOf(text)) {
      const target = targetOf(path, name)
      const other = target && roomOf(target)
      if (other && other !== room && !ROOTS.has(other)) graph.set(room, (graph.get(room) ?? new Set()).add(other))
    }
  }
  return graph
}

if (import.meta.main) {
  const sources = readSources()
  const found = [...findForbidden(sources, FEATURES), ...findUnused(sources, FEATURES), ...findCrowded(sources)]
  for (const line of found) console.error(line)
  process.exitCode = found.length > 0 ? 1 : 0
}
