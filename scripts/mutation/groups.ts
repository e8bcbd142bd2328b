import { readFileSync } from 'node:fs'

/** Sources that one Stryker run mutates, and the tests it runs for them. */
export interface Group {
  folder: string
  /** Patterns of the test files. More than the folder's own where other features' tests drive its code. */
  tests: string[]
  /** True to test mutants that act while modules load: each takes a process of its own. */
  isStatic: boolean
}

const feature = (name: string, ...others: string[]): Group => ({
  folder: `server/features/${name}`,
  tests: [...new Set([name, ...others])].map((folder) => `server/features/${folder}/**/*.test.ts`),
  isStatic: false,
})

/** Rooms of an order; their tests share their code. */
const ORDERS = ['pesanan', 'checkout', 'pemenuhan', 'pesanan-saya', 'kantor-pesanan', 'kemas']

export const GROUPS: Group[] = [
  { folder: 'contract', tests: ['contract/**/*.test.ts'], isStatic: true },
  feature('pembayaran'),
  ...ORDERS.map((name) => feature(name, ...ORDERS)),
  feature('stok'),
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

/**
 * Files without rules of their own: tests, lists of routes and jobs, and the queries by which tests, doctor and metrics look at the
 * result.
 */
export const EXCLUDED = ['*.test.ts', 'invariants*.ts', 'metrics.ts', '*.feature.ts', '*.worker.ts']

/** Least share of mutants that tests must notice, in percent. */
export const THRESHOLDS = { rules: 90, 'use cases': 85 } as const
export type Kind = keyof typeof THRESHOLDS

/** Rules compute from their arguments; a use case or repository awaits something or writes a query. */
export function kindOf(file: string): Kind {
  return file.startsWith('contract/') || !/\bawait\b|\bkysely\b|\bDb\b|\bDeps\b/.test(readFileSync(file, 'utf8'))
    ? 'rules'
    : 'use cases'
}
