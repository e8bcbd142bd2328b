import type { Inspection } from '#contract/kesehatan/admin.ts'
import { isTimeout } from '#server/db/errors.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { inSnapshot, readCatatan, readRule, rulesOf } from '#server/doctor/read-books.ts'
import type { Feature } from '#server/feature.ts'
import { type Found, pemeriksaanRepository } from './pemeriksaan.repository.ts'
import { penjelasanRepository, toPenjelasan } from './penjelasan.repository.ts'

const HOUR_MS = 3_600_000
/** Time after which the database cancels the query of a rule. */
const RULE_MS = 20_000
/** Time after which a run leaves the other rules to the next one, so that a shop can stop. */
const PIECE_MS = 5_000
/** Maximum rows per rule. */
const FINDINGS_MAX = 20

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>

/**
 * Checks the rules that were requested or not checked for an hour, each in a transaction of its own.
 * @param ruleMs limit of each rule
 */
export async function checkBooks(
  { db, clock, log }: Needs,
  features: readonly Feature[],
  ruleMs = RULE_MS,
): Promise<void> {
  const pemeriksaan = pemeriksaanRepository(db)
  const rules = new Map(rulesOf(features, clock()).map((rule) => [rule.aturan, rule]))
  await pemeriksaan.register([...rules.keys()], clock())
  const start = performance.now()
  for (const aturan of await pemeriksaan.listDue(new Date(clock().getTime() - HOUR_MS))) {
    const rule = rules.get(aturan)
    if (!rule) continue
    if (performance.now() - start > PIECE_MS) return
    const begun = performance.now()
    const result = await inSnapshot(db, ruleMs, (tx) => readRule(tx, rule, FINDINGS_MAX)).then(
      (found) => ({ temuan: found.map(({ rujukan, keterangan }) => ({ rujukan, keterangan })), kesalahan: '' }),
      (err: unknown) => {
        log.warn({ err, aturan }, 'a rule of the books was not checked')
        return { temuan: [], kesalahan: isTimeout(err) ? 'terlalu lama' : 'gagal' }
      },
    )
    // A full list may lack explained rows, because errors come first.
    if (!result.kesalahan && result.temuan.length < FINDINGS_MAX)
      await penjelasanRepository(db).removeOthers(aturan, result.temuan)
    await pemeriksaan.save(aturan, { ...result, diperiksa: clock(), lama_ms: Math.round(performance.now() - begun) })
  }
}

/** Makes all rules due. The job checks them within seconds. @throws TERLALU_SERING */
export async function requestCheck({ db, clock }: Needs, features: readonly Feature[]): Promise<void> {
  await takeJatah(db, 'periksa-buku', 'toko', clock())
  const pemeriksaan = pemeriksaanRepository(db)
  await pemeriksaan.register(
    rulesOf(features, clock()).map(({ aturan }) => aturan),
    clock(),
  )
  await pemeriksaan.request(clock())
}

/** Returns the last results, and how many rules are still to be checked. */
export async function readInspection({ db }: Pick<Deps, 'db'>, features: readonly Feature[]): Promise<Inspection> {
  const pemeriksaan = pemeriksaanRepository(db)
  const rows = await pemeriksaan.list()
  const found = await pemeriksaan.listFindings()
  const times = rows.flatMap(({ diperiksa }) => (diperiksa ? [diperiksa.getTime()] : []))
  return {
    diperiksa: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
    aturan: rows.length,
    sisa: rows.filter(({ diminta }) => diminta).length,
    temuan: found.flatMap((row) => (row.penjelasan_id === null ? temuanOf(row) : [])),
    dijelaskan: found.flatMap((row) =>
      row.penjelasan_id === null ? [] : { ...temuanOf(row), penjelasan: toPenjelasan(row) },
    ),
    gagal: rows.flatMap(({ aturan, kesalahan }) => (kesalahan ? [aturan] : [])),
    catatan: await readCatatan(db, features),
  }
}

const temuanOf = ({ aturan, rujukan, keterangan }: Found) => ({ aturan, rujukan, keterangan })
