import type { RawBuilder } from 'kysely'
import type { JumlahTugas } from '#contract/dasbor/office.ts'
import type { LangkahSiap } from '#contract/pengaturan/siap-office.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import type { Tx } from './db/transaction.ts'
import type { Deps } from './deps.ts'

/** Everything that a feature adds to the shop. `features.ts` lists them all; whoever needs a part of it reads that list. */
export interface Feature {
  /** The name of its folder, in every runtime. */
  nama: string
  /** The only other features that its files may import, in every runtime. */
  imports: readonly string[]
  /** @param features all of the shop's, for a feature that gathers what others declare */
  routes?(api: Endpoints, deps: Deps, features: readonly Feature[]): void
  adminRoutes?(api: Endpoints, deps: Deps, features: readonly Feature[]): void
  /** What the shop does on its own, by name. */
  jobs?: Readonly<Record<string, Job>>
  /** What public answers are made of: the words of `madeOf` in the contract, which the triggers of the database tell. */
  sumber?: Readonly<Record<string, Sumber>>
  /** The kinds of records that leave a trail. */
  jejak?: readonly string[]
  /** What can wait for a person, counted for the dashboard up to TUGAS_MAX. */
  tugas?: Readonly<Record<string, (deps: Deps) => Promise<JumlahTugas>>>
  /**
   * What follows from the decision about a prescription, in its transaction: the orders that wait for it. Called once for each,
   * with the prescription locked and what was decided written. Tells whether its own mails tell of the decision.
   */
  onResep?(tx: Tx, deps: Deps, diputus: ResepDiputus): Promise<boolean>
  /** What a new shop has to see to before it sells, by name: is it done? It blocks nothing. */
  siap?: Readonly<Partial<Record<LangkahSiap, (deps: Deps) => Promise<boolean>>>>
  /** What must always hold: a sentence, and the query that finds the rows that break it. */
  invariants?: Readonly<Record<string, RawBuilder<Temuan>>>
  /** What is no fault in the books, but is for a person to know: what follows the number, and the query that counts. */
  catatan?: Readonly<Record<string, RawBuilder<Jumlah>>>
  /** What is read of it at `/metrics`, by its name there, besides what waits for a person. */
  metrics?: Readonly<Record<string, Metric>>
}

/** A prescription that was just approved, in part or whole, or refused. */
export interface ResepDiputus {
  resepId: number
  status: 'disetujui' | 'ditolak'
  /** Why it was refused. */
  alasan: string
  /** Who decided. */
  penggunaId: number
  now: Date
}

export interface Job {
  /** Seconds from the end of one run to the next, give or take a few. */
  every: number
  /** Takes up whatever is due, so that a missed run is made good by the next. */
  run(deps: Deps): Promise<unknown>
}

export interface Sumber {
  /** When it changes by the clock alone, next after a point in time. */
  next?(db: Deps['db'], after: Date): Promise<Date | undefined>
}

/** A row that breaks an invariant. */
export interface Temuan {
  /** Which row: `pesanan 12`. */
  rujukan: string
  /** What it says, and what it should say. */
  keterangan: string
}

export interface Jumlah {
  jumlah: number
}

/** A figure that goes up and down. Asked every few seconds, so an index must serve it. */
export interface Metric {
  /** What it is, for who reads it. */
  help: string
  labels?: readonly string[]
  /** A row for each combination of labels, with its `value`; what has none is not known. */
  query(now: Date): RawBuilder<{ value: number | null } & Record<string, string | number | null>>
}

export const defineFeature = (feature: Feature): Feature => feature
