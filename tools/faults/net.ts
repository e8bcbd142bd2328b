import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * A data center on one machine: every host is a network namespace, connected to one bridge.
 * Connections are cut through the neighbor tables of the hosts, so packets vanish without RST, FIN or "unreachable".
 */

/** Reserved for documentation (RFC 5737), so no real machine should use it. */
const PREFIX = '198.51.100.'
/** Address of the machine that runs the test: customers, the office, the payment provider. */
export const OUTSIDE = `${PREFIX}1`
const NAME = 'kerapu-uji-'
const DEAD_MAC = '02:00:00:00:00:ff'

const macOf = (ip: string) => `02:00:c6:33:64:${Number(ip.split('.')[3]).toString(16).padStart(2, '0')}`

export interface Host {
  name: string
  ip: string
  /** Returns the prefix of a command that runs on the host. @param user owner of the process; default: root */
  within(user?: string): string[]
  /** Starts a process on the host. Its output goes to `log/` of the folder. */
  start(what: string, command: string[], as?: { user?: string; env?: Record<string, string> }): void
}

export interface Net {
  hosts: ReadonlyMap<string, Host>
  /** Disconnects a host from the network without notice. */
  vanish(host: Host): void
  /** Drops all packets between two hosts. */
  cut(one: Host, other: Host): void
  isCut(one: Host, other: Host): boolean
  /** Restores all connections. */
  heal(): void
  /** Kills all processes of a host at once, as a power failure does. */
  kill(host: Host): void
  /** Stops all processes of a host until `thaw`. */
  freeze(host: Host): void
  thaw(host: Host): void
  close(): void
}

/** Creates the network. @param addresses last number of each host's address, by name @throws if the network is in use */
export function openNet(folder: string, addresses: Readonly<Record<string, number>>): Net {
  removeRemains()
  if (execFileSync('ip', ['route', 'show', `${PREFIX}0/24`]).length > 0) throw new Error(`${PREFIX}0/24 is in use here`)
  const bridge = `kerapu${process.pid}`
  const logs = join(folder, 'log')
  mkdirSync(logs)
  const hosts = new Map(Object.entries(addresses).map(([name, number]) => [name, newHost(name, PREFIX + number)]))
  const all = [...hosts.values()]
  const cuts = new Set<string>()
  const vanished = new Set<Host>()

  ip([
    `link add name ${bridge} address ${macOf(OUTSIDE)} type bridge`,
    `addr add ${OUTSIDE}/24 dev ${bridge}`,
    `link set ${bridge} up`,
  ])
  for (const host of all) {
    execFileSync('ip', ['netns', 'add', spaceOf(host)])
    ip([
      `link add ${portOf(host)} type veth peer name eth0 address ${macOf(host.ip)} netns ${spaceOf(host)}`,
      `link set ${portOf(host)} master ${bridge} up`,
    ])
    ip(['link set lo up', `addr add ${host.ip}/24 dev eth0`, 'link set eth0 up'], host)
  }
  heal()

  return {
    hosts,
    vanish(host) {
      vanished.add(host)
      ip([`link set ${portOf(host)} nomaster`])
    },
    cut(one, other) {
      cuts.add(pairOf(one, other))
      ip([neighbor(other.ip, DEAD_MAC)], one)
      ip([neighbor(one.ip, DEAD_MAC)], other)
    },
    isCut: (one, other) => vanished.has(one) || vanished.has(other) || cuts.has(pairOf(one, other)),
    heal,
    kill: (host) => signal(pidsOf(host), 'SIGKILL'),
    freeze(host) {
      // Repeat until no new process has appeared.
      for (let before = 0, pids = pidsOf(host); pids.length !== before; before = pids.length, pids = pidsOf(host))
        signal(pids, 'SIGSTOP')
    },
    thaw: (host) => signal(pidsOf(host), 'SIGCONT'),
    close() {
      for (const host of all) {
        signal(pidsOf(host), 'SIGKILL')
        execFileSync('ip', ['netns', 'del', spaceOf(host)])
      }
      execFileSync('ip', ['link', 'del', bridge])
    },
  }

  function newHost(name: string, address: string): Host {
    const host: Host = {
      name,
      ip: address,
      within: (user) => [
        ...['ip', 'netns', 'exec', spaceOf(host)],
        // Higher priority: on their own machines, databases would not compete with the load for the processor.
        ...(user ? ['nice', '-n', '-10', 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []),
      ],
      start(what, command, { user, env } = {}) {
        const log = openSync(join(logs, `${name}-${what}.log`), 'a')
        const [program = '', ...args] = [...host.within(user), ...command]
        const { PATH } = process.env
        // Users other than root may not have access to the current folder.
        const cwd = user ? '/' : undefined
        spawn(program, args, { cwd, env: { PATH, ...env }, stdio: ['ignore', log, log] }).unref()
        closeSync(log)
      },
    }
    return host
  }

  function heal(): void {
    for (const host of vanished) ip([`link set ${portOf(host)} master ${bridge}`])
    vanished.clear()
    cuts.clear()
    for (const host of all)
      ip([...all.filter((other) => other !== host).map((other) => neighbor(other.ip)), neighbor(OUTSIDE)], host)
    ip(all.map(({ ip: address }) => neighbor(address).replace('eth0', bridge)))
  }
}

const spaceOf = ({ name }: Host) => `${NAME}${process.pid}-${name}`
/** Interface names have at most 15 characters. */
const portOf = ({ ip: address }: Host) => `k${process.pid}-${address.split('.').at(-1)}`
const pairOf = (one: Host, other: Host) => [one.name, other.name].sort().join(' ')
const neighbor = (address: string, mac = macOf(address)) =>
  `neigh replace ${address} lladdr ${mac} nud permanent dev eth0`

/** Runs several `ip` commands at once, here or in a host. */
function ip(commands: string[], host?: Host): void {
  execFileSync('ip', [...(host ? ['-n', spaceOf(host)] : []), '-batch', '-'], { input: commands.join('\n') })
}

function pidsOf(host: Host): number[] {
  const pids = execFileSync('ip', ['netns', 'pids', spaceOf(host)], { encoding: 'utf8' })
  return pids.split('\n').filter(Boolean).map(Number)
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // The process has ended.
    }
}

/** Removes the remains of killed runs. @throws if another run is using the network */
function removeRemains(): void {
  const spaces = readdirSync('/run').includes('netns') ? readdirSync('/run/netns') : []
  for (const space of spaces.filter((one) => one.startsWith(NAME))) {
    const pid = Number.parseInt(space.slice(NAME.length), 10)
    if (readdirSync('/proc').includes(String(pid))) throw new Error(`process ${pid} has the hosts of this test`)
    const left = execFileSync('ip', ['netns', 'pids', space], { encoding: 'utf8' }).split('\n').filter(Boolean)
    signal(left.map(Number), 'SIGKILL')
    execFileSync('ip', ['netns', 'del', space])
    const links = execFileSync('ip', ['-o', 'link', 'show', 'type', 'bridge'], { encoding: 'utf8' })
    if (links.includes(`kerapu${pid}:`)) execFileSync('ip', ['link', 'del', `kerapu${pid}`])
  }
}
