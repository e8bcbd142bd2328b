import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDb, type Db } from '#server/db/client.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { type Host, type Net, openNet } from './net.ts'

/*
 * A shop on nine machines, configured by the files of `ops/`: two balancers, three shops, three databases and storage.
 * Each database runs Patroni and etcd. Each shop finds the primary through its own HAProxy.
 */

const ADDRESSES = {
  balancer1: 11,
  balancer2: 12,
  toko1: 21,
  toko2: 22,
  toko3: 23,
  db1: 31,
  db2: 32,
  db3: 33,
  berkas: 41,
}
const [SHOP_PORT, BALANCER_PORT, STATS_PORT, S3_PORT, PATRONI_PORT] = [3040, 8080, 8404, 9000, 8008]
const PASSWORD = 'rahasia-uji'
const DATABASE = `kerapusehat:${PASSWORD}@`
const BIN = '/usr/lib/postgresql/15/bin'
/** Short timeout in ms for status requests: an unreachable host is not waited for. */
const STATUS_TIMEOUT_MS = 1_000
const START_MS = 120_000
/** Replacements in the Patroni file: the line of the repository and its value on the test hosts. */
const PATRONI_CHANGES = (folder: string): [string, string][] => [
  // Quorum mode requires Patroni 4.
  ['synchronous_mode: quorum', 'synchronous_mode: true'],
  ['/etc/patroni/make-database.sh', `${folder}/make-database.sh`],
  ['data_dir: /var/lib/postgresql/kerapusehat', `data_dir: ${folder}/data`],
  ['bin_dir: /usr/lib/postgresql/17/bin', `bin_dir: ${BIN}`],
  // All hosts share one file system.
  ['\npostgresql:\n', `\npostgresql:\n  parameters:\n    unix_socket_directories: ${folder}\n`],
]

type Shop = Awaited<ReturnType<typeof startShopProcess>>

/** Returns a sentence that names the missing prerequisites; undefined if there are none. */
export function missingForCluster(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux'
  const commands = ['ip', 'setpriv', 'patroni', 'etcd', 'haproxy']
  const missing = commands.filter((command) => spawnSync('which', [command]).status !== 0)
  if (!existsSync(BIN)) missing.push('postgresql-15')
  return missing.length > 0 ? `it needs ${missing.join(', ')}` : undefined
}

export class Cluster {
  readonly net: Net
  readonly databases: readonly Host[]
  readonly balancers: readonly Host[]
  readonly shops: readonly Host[]
  readonly storage: Host
  readonly #folder: string
  #settings: Record<string, string> = {}
  readonly #running = new Map<Host, Shop>()

  /** Creates the hosts without any processes. */
  constructor(folder: string) {
    this.#folder = folder
    this.net = openNet(folder, ADDRESSES)
    this.databases = this.#hosts('db')
    this.balancers = this.#hosts('balancer')
    this.shops = this.#hosts('toko')
    this.storage = this.#hosts('berkas')[0] as Host
  }

  #hosts(kind: string): Host[] {
    return [...this.net.hosts.values()].filter(({ name }) => name.startsWith(kind))
  }

  /** Starts everything but the shops. @param settings additional environment variables of each shop */
  async start(settings: Record<string, string>): Promise<void> {
    this.#settings = settings
    for (const host of [...this.databases, ...this.balancers, this.storage]) this.startServices(host)
    await waitFor('a primary with both standbys', () => this.databaseRoles(), START_MS)
  }

  /** Starts the services of a host without running processes. */
  startServices(host: Host): void {
    if (this.databases.includes(host)) this.#startDatabase(host)
    else if (host === this.storage) {
      const folder = this.#folderOf(host)
      host.start('s3', [process.execPath, 'tools/faults/s3-process.ts', folder, host.ip, `${S3_PORT}`])
    } else this.#startBalancer(host)
  }

  urlOf = ({ ip }: Host) => `http://${ip}:${SHOP_PORT}`
  balancerUrl = ({ ip }: Host) => `http://${ip}:${BALANCER_PORT}`

  /** Starts the shop of a host and waits until it is ready. */
  async open(host: Host): Promise<void> {
    this.#startBalancer(host)
    await waitFor('the way to the primary', async () => (await this.#countUp(host, 'basis-data')) === 1, START_MS)
    const shop = await startShopProcess(
      this.#folderOf(host),
      {
        HOST: '0.0.0.0',
        PORT: `${SHOP_PORT}`,
        PUBLIC_URL: this.balancerUrl(this.balancers[0] as Host),
        DATABASE_URL: `postgres://${DATABASE}127.0.0.1:5000/kerapusehat`,
        DATABASE_OWNER_URL: `postgres://kerapusehat_pemilik:${PASSWORD}@127.0.0.1:5000/kerapusehat`,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '5',
        S3_BUCKET: 'toko',
        S3_ENDPOINT: `http://${this.storage.ip}:${S3_PORT}`,
        S3_REGION: 'id',
        S3_ACCESS_KEY_ID: 'uji',
        S3_SECRET_ACCESS_KEY: PASSWORD,
        ...this.#settings,
      },
      host.within(),
    )
    this.#running.set(host, shop)
    await shop.ready()
  }

  /** Sends SIGTERM to the shop of a host and waits for its end. */
  async stop(host: Host): Promise<void> {
    const shop = this.#running.get(host)
    shop?.child.kill('SIGTERM')
    await shop?.ended
    this.net.kill(host)
  }

  async primary(): Promise<Host | undefined> {
    const answers = await Promise.all(
      this.databases.map(async (host) => (await this.#askPatroni(host, 'primary')).status === 200),
    )
    return this.databases.find((_, at) => answers[at])
  }

  /** Returns the primary, its synchronous standby and the other one. Undefined until all are up to date. */
  async databaseRoles(): Promise<{ primary: Host; standby: Host; spare: Host } | undefined> {
    const primary = await this.primary()
    const members: { name: string; role: string; state: string; lag?: unknown }[] =
      (primary && (await this.#askPatroni(primary, 'cluster')).body?.members) ?? []
    const standbys = members.filter(
      ({ role, state, lag }) =>
        role !== 'leader' && ['running', 'streaming'].includes(state) && Number(lag) < 1_000_000,
    )
    const hostOf = (isSynchronous: boolean) => {
      const member = standbys.find(({ role }) => (role === 'sync_standby') === isSynchronous)
      return member && this.net.hosts.get(member.name)
    }
    const [standby, spare] = [hostOf(true), hostOf(false)]
    return primary && standby && spare && { primary, standby, spare }
  }

  #askPatroni = (host: Host, what: string) =>
    ask(`http://${host.ip}:${PATRONI_PORT}/${what}`, { patienceMs: STATUS_TIMEOUT_MS })

  /** Returns the URL of the primary database. @throws if there is no primary */
  async databaseUrl(): Promise<string> {
    const primary = await waitFor('a primary', () => this.primary())
    return `postgres://${DATABASE}${primary.ip}:5432/kerapusehat`
  }

  async inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = createDb(await this.databaseUrl())
    return work(db).finally(() => db.destroy())
  }

  /** True if a balancer routes customers to all shops. */
  sendsToAll = async (balancer: Host) => (await this.#countUp(balancer, 'toko')) === this.shops.length

  /** Returns the number of servers that HAProxy considers up. */
  async #countUp({ ip }: Host, backend: string): Promise<number> {
    const { body } = await ask(`http://${ip}:${STATS_PORT}/;csv`, { patienceMs: STATUS_TIMEOUT_MS })
    const lines = String(body).split('\n')
    return lines.filter((line) => new RegExp(`^${backend},\\w+\\d,.*,UP,`).test(line)).length
  }

  close(): void {
    this.net.close()
  }

  #folderOf({ name }: Host): string {
    const folder = join(this.#folder, name)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  /** Starts HAProxy, on a balancer or beside a shop. A shop uses only its route to the primary. */
  #startBalancer(host: Host): void {
    const look = join(this.#folderOf(host), 'look.cfg')
    writeFileSync(
      look,
      `frontend look\n  mode http\n  timeout client 5s\n  bind :${STATS_PORT}\n  stats enable\n  stats uri /\n`,
    )
    const env = Object.fromEntries(
      [...this.shops, ...this.databases].map(({ name, ip }) => [name.toUpperCase(), ip] as const),
    )
    const file = join(this.#folderOf(host), 'haproxy.cfg')
    copyFileSync('ops/haproxy/haproxy.cfg', file)
    const socket = { ADMIN_SOCKET: join(this.#folderOf(host), 'admin.sock') }
    host.start('haproxy', ['haproxy', '-f', file, '-f', look], { env: { ...env, ...socket } })
  }

  #startDatabase(host: Host): void {
    const folder = this.#folderOf(host)
    const [uid, gid] = ['-u', '-g'].map((which) =>
      Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })),
    )
    chownSync(folder, uid ?? 0, gid ?? 0)
    const { ip, name } = host
    const [peer, client] = [2380, 2379].map((port) => `http://${ip}:${port}`)
    host.start(
      'etcd',
      [
        ...['etcd', '--name', name, '--data-dir', join(folder, 'etcd'), '--log-level', 'error'],
        ...['--listen-peer-urls', `${peer}`, '--initial-advertise-peer-urls', `${peer}`],
        ...['--listen-client-urls', `${client}`, '--advertise-client-urls', `${client}`],
        ...['--initial-cluster', this.databases.map((one) => `${one.name}=http://${one.ip}:2380`).join(',')],
        '--enable-v2',
        // Longer intervals: the machine carries other load.
        ...['--heartbeat-interval', '250', '--election-timeout', '2500'],
      ],
      { user: 'postgres' },
    )
    copyFileSync('ops/patroni/make-database.sh', join(folder, 'make-database.sh'))
    const file = join(this.#folder, `${name}.yaml`)
    writeFileSync(file, withReplacedLines('ops/patroni/patroni.yaml', PATRONI_CHANGES(folder)))
    host.start('patroni', ['patroni', file], {
      user: 'postgres',
      env: {
        PATRONI_NAME: name,
        PATRONI_CONFIG_FILE: file,
        // etcd's API v2: with v3, Patroni 3.0 may keep a stale copy of a key and then never writes it again.
        PATRONI_ETCD_HOSTS: this.databases.map((one) => `${one.ip}:2379`).join(','),
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${ip}:${PATRONI_PORT}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${ip}:5432`,
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_PASSWORD: PASSWORD,
        KERAPUSEHAT_PASSWORD: PASSWORD,
        KERAPUSEHAT_OWNER_PASSWORD: PASSWORD,
      },
    })
  }
}

/** Returns a file of the repository with some lines replaced. @throws if a line is missing */
function withReplacedLines(file: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(file, 'utf8')
  for (const [line, instead] of changes) {
    if (!text.includes(line)) throw new Error(`${file} has no line: ${line}`)
    text = text.replace(line, instead)
  }
  return text
}
