import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '#tools/bench/at-exit.ts'
import { pssMb } from '#tools/bench/proc.ts'
import type { Figure, Scenario } from '#tools/bench/scenario.ts'
import { databasePids, startShop, WITHOUT_SIMULATOR } from '#tools/bench/shop.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Idle time before the memory is measured, in ms. */
const IDLE_MS = 30_000

/** Measures the resources that the shop needs. */
export const footprint: Scenario = {
  name: 'footprint',
  description:
    'How fast the shop starts, how much memory shop and database take after half a minute without visitors (proportional ' +
    'set size, the payment simulator off), how many packages it runs on, and how long they take to install and build.',
  async run(bench) {
    const starts: number[] = []
    const memory = { shop: [] as number[], database: [] as number[], all: [] as number[] }
    const { folder, remove } = openFolder()
    let first: number
    try {
      const shop = await startShop(folder, WITHOUT_SIMULATOR)
      first = shop.readyMs / 1000
      await shop.stop()
      for (let round = 0; round < bench.rounds; round++) {
        const again = await startShop(folder, WITHOUT_SIMULATOR)
        starts.push(again.readyMs / 1000)
        // Half a minute each: more rounds would give the same values.
        if (round < 2) {
          await delay(IDLE_MS)
          const [own, database] = [pssMb([again.pid]), pssMb(databasePids(folder))]
          memory.shop.push(own)
          memory.database.push(database)
          memory.all.push(own + database)
        }
        await again.stop()
      }
    } finally {
      remove()
    }
    return [
      { name: 'first start, on an empty folder', unit: 's', subject: [first] },
      { name: 'second start', unit: 's', subject: starts, goal: { max: 1.2 } },
      { name: 'idle memory of the shop', unit: 'MB', subject: memory.shop },
      { name: 'idle memory of the database', unit: 'MB', subject: memory.database },
      { name: 'idle memory of both', unit: 'MB', subject: memory.all, goal: { max: 180 } },
      { name: 'packages installed for running', unit: '', subject: [countPackages()], goal: { max: 400 } },
      ...installAndBuild(),
    ]
  },
}

/** Counts the runtime packages of the lock file that are installed on this machine. */
function countPackages(): number {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  return Object.entries<{ dev?: boolean }>(packages).filter(
    ([path, { dev }]) => path && !dev && existsSync(join(ROOT, path)),
  ).length
}

/** Installs and builds a copy of the files tracked by git, with npm's current cache. */
function installAndBuild(): Figure[] {
  const { folder, remove } = openFolder()
  try {
    const names = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(folder, name))
    }
    const seconds = [
      ['ci', '--prefer-offline'],
      ['run', 'build'],
    ].map((command) => {
      const begin = performance.now()
      const { status, stderr } = spawnSync('npm', command, { cwd: folder, encoding: 'utf8' })
      if (status !== 0) throw new Error(`npm ${command.join(' ')}: ${stderr}`)
      return (performance.now() - begin) / 1000
    })
    const [install = 0, build = 0] = seconds
    return [
      { name: '`npm ci`', unit: 's', subject: [install] },
      { name: '`npm run build`', unit: 's', subject: [build] },
      { name: 'both', unit: 's', subject: [install + build], goal: { max: 60 } },
    ]
  } finally {
    remove()
  }
}
