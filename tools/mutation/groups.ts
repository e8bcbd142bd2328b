import { readFileSync } from 'node:fs'

/** Sources that one Stryker run mutates, and their tests. */
export interface Group {
  folder: string
  /** Patterns of the test files. Includes tests of other features if they exercise the folder's code. */
  tests: string[]
  /** True to test mutants that take effect at module load: each needs its own process. */
  isStatic: boolean
}

const feature = (name: string, ...others: string[]): Group => ({
  folder: `server/features/${name}`,
  tests: [...new Set([name, ...others])].map((folder) => `server/features/${folder}/**/*.test.ts`),
  isStatic: false,
})

/** Rooms of the order process; their tests exercise each other's code. */
const ORDERS = ['pesanan', 'checkout', 'pemenuhan', 'pesanan-saya', 'pesanan-admin', 'kemas']

export const GROUPS: Group[] = [
  { folder: 'contract', tests: ['contract/**/*.test.ts'], isStatic: true },
  feature('pembayaran', 'retur'),
  ...ORDERS.map((name) => feature(name, ...ORDERS)),
  feature('stok', 'pemenuhan', 'karantina', 'retur'),
  feature('voucher'),
  feature('resep', ...ORDERS),
  feature('buku', 'pembayaran', 'retur', 'keuangan'),
  feature('keuangan'),
  feature('karantina', 'stok'),
  feature('retur', 'pembayaran'),
  feature('grup', 'katalog', ...ORDERS),
  feature('akun'),
  feature('dosis'),
  feature('buku-obat'),
]

/** Files without business rules: tests, lists of routes and jobs, and queries for tests, doctor and metrics. */
export const EXCLUDED = ['*.test.ts', 'invariants*.ts', 'metrics.ts', '*.feature.ts', '*.worker.ts']

/** Minimum percentage of mutants that tests must detect. */
export const THRESHOLDS = { rules: 90, 'use cases': 85 } as const
export type Kind = keyof typeof THRESHOLDS

/** Returns `rules` for pure code, `use cases` for code that awaits or queries the database. */
export function kindOf(file: string): Kind {
  return file.startsWith('contract/') || !/\bawait\b|\bkysely\b|\bDb\b|\bDeps\b/.test(readFileSync(file, 'utf8'))
    ? 'rules'
    : 'use cases'
}
