import type { RawBuilder } from 'kysely'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { TugasCounts } from '#contract/dasbor/admin.ts'
import type { FindKind, FoundRecord } from '#contract/dasbor/find-admin.ts'
import type { KaitanKind } from '#contract/kaitan/admin.ts'
import type { ReadinessStep } from '#contract/pengaturan/readiness-admin.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Db } from './db/client.ts'
import type { Search } from './db/list.ts'
import type { PersonalRows } from './db/personal-rows.ts'
import type { Database } from './db/tables.ts'
import type { Tx } from './db/transaction.ts'
import type { Deps } from './deps.ts'

/** The server parts of a feature. `features.ts` lists all features. */
export interface Feature {
  /** Folder name, the same in every runtime. */
  name: string
  /** Features that its files may import, in every runtime. All others are forbidden. */
  imports: readonly string[]
  /** Tables that only this feature writes to, apart from `columns` of others. */
  tables?: readonly (keyof Database)[]
  /** Columns of other features' rows that only this feature changes. The owner of the table inserts and deletes the rows. */
  columns?: { readonly [Table in keyof Database]?: readonly (keyof Database[Table])[] }
  /** Tables that its queries read, of features that it does not import. */
  reads?: readonly (keyof Database)[]
  /** @param features all features of the shop, for a feature that collects their declarations */
  routes?(api: Endpoints, deps: Deps, features: readonly Feature[]): void
  adminRoutes?(api: Endpoints, deps: Deps, features: readonly Feature[]): void
  /** Background jobs by name. */
  jobs?: Readonly<Record<string, Job>>
  /** Data sources of public responses: the words of `madeOf` in the contract, which the database triggers announce. */
  sumber?: Readonly<Record<string, Sumber>>
  /** Called when an account is exported or deleted, and when two accounts are merged. */
  person?: Person
  /** Kinds of records with an audit trail. */
  jejak?: readonly string[]
  /** Records of each kind for the search of the office, best first. Only the feature's roles get them. */
  find?: Readonly<Partial<Record<FindKind, Finder>>>
  /** Open tasks for administrators, counted for the dashboard up to TUGAS_MAX. */
  tugas?: Readonly<Record<string, (deps: Deps) => Promise<TugasCounts>>>
  /**
   * Processes the orders that wait for a prescription, in the transaction of its decision. Called once per decision, with the
   * prescription locked and the decision written. Returns true if its own mails announce the decision.
   */
  onResep?(tx: Tx, deps: Deps, decided: ResepDecision): Promise<boolean>
  /** Sets the disease codes of a record that the office links to diseases, by kind of record. */
  kaitan?: Readonly<Partial<Record<KaitanKind, SetPenyakit>>>
  /** Setup steps before a new shop sells, by name: returns true if done. They block nothing. */
  readiness?: Readonly<Partial<Record<ReadinessStep, (deps: Deps) => Promise<boolean>>>>
  /** Invariants: a sentence, and the query that finds the rows that violate it. */
  invariants?: Readonly<Record<string, RawBuilder<Finding>>>
  /**
   * Rules of a shop in service, checked by the doctor like the invariants: late work, and the order of times. Test shops break them
   * with clocks that jump and rows written by hand.
   * @param jobs names of all jobs
   */
  live?(now: Date, jobs: readonly string[]): Readonly<Record<string, RawBuilder<Finding>>>
  /** Notes that are no errors in the books: the text after the number, and the query that counts. */
  catatan?: Readonly<Record<string, RawBuilder<Amount>>>
  /** Metrics at `/metrics` by name, besides the open tasks. */
  metrics?: Readonly<Record<string, Metric>>
}

/** Exports, deletes and moves a person's rows in the feature's tables. */
export interface Person {
  /** The person's rows in the export of all data about an account. */
  data?: PersonalRows
  /** Deletes or anonymizes them, in the transaction that deletes the account afterwards. */
  forget?(
    tx: Tx,
    akun: { userId: number; email: string },
    deps: Pick<Deps, 'storage' | 'clock' | 'log'>,
  ): Promise<unknown>
  /** Moves them to another account, in the transaction that deletes the account `source` afterwards. */
  merge?(tx: Tx, source: number, tujuan: number): Promise<unknown>
  /**
   * Mends the rows of both accounts after a merge of `source` into `tujuan` was taken back: the moved rows belong to `source` again,
   * and rows made since to `tujuan`.
   */
  split?(tx: Tx, source: number, tujuan: number): Promise<unknown>
}

/** A prescription that was just approved, in part or in full, or rejected. */
export interface ResepDecision {
  resepId: number
  status: 'disetujui' | 'ditolak'
  /** Reason of the rejection. */
  alasan: string
  /** Account that decided. */
  penggunaId: number
  now: Date
}

export type SetPenyakit = (tx: Tx, id: number, penyakit: readonly KodePenyakit[]) => Promise<unknown>

export type Finder = (db: Db, search: Search) => Promise<FoundRecord[]>

export interface Job {
  /** Seconds from the end of one run to the start of the next, plus a small jitter. */
  every: number
  /**
   * Processes all due work, so that the next run makes up for a missed one.
   * @param features all features of the shop, for a feature that collects their declarations
   */
  run(deps: Deps, features?: readonly Feature[]): Promise<unknown>
}

export interface Sumber {
  /** Returns the next time after a point at which the source changes by the clock alone. */
  next?(db: Deps['db'], after: Date): Promise<Date | undefined>
}

/** A row that violates an invariant. */
export interface Finding {
  /** Reference of the row: `pesanan 12`. */
  rujukan: string
  /** Actual and expected value. */
  keterangan: string
}

export interface Amount {
  jumlah: number
}

/** A gauge. Queried every few seconds, so it needs an index. */
export interface Metric {
  /** Description for the reader of the metrics. */
  help: string
  labels?: readonly string[]
  /** One row per combination of labels, with its `value`; a null value is unknown. */
  query(now: Date): RawBuilder<{ value: number | null } & Record<string, string | number | null>>
}

export const defineFeature = (feature: Feature): Feature => feature
