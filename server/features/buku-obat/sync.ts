import { columnNamesOf, ENTRY_KINDS, type EntryContent, type EntryKind } from '#contract/buku-obat/columns.ts'
import { addHari } from '#contract/buku-obat/hari.ts'
import { createAssessor } from '#contract/buku-obat/masa-henti.ts'
import type { Entry } from '#contract/buku-obat/merge.ts'
import { isDeleted, isSame, merge } from '#contract/buku-obat/merge.ts'
import { nextCalendarEvent } from '#contract/buku-obat/schedule.ts'
import { dateWib } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { knownProduk } from './bought-produk.repository.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'

/** Maximum rows per book, including deleted ones: ten years of a large farm. */
const LIMITS: Record<EntryKind, number> = { keramba: 300, pengobatan: 5_000, kematian: 20_000, air: 20_000 }

/** Maximum rows per response. */
const ANSWER_MAX = 200

interface SyncRequest {
  kursor: number
  baris: Entry[]
}

/**
 * Stores a device's changes, and returns the changes after its cursor. The book is locked meanwhile, so that positions are a
 * reliable cursor. Idempotent.
 * @throws TERLALU_SERING
 */
export async function sync({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number, request: SyncRequest) {
  const now = clock()
  await takeJatah(db, 'buku-obat', `akun ${penggunaId}`, now)
  return transaction(db, async (tx) => {
    const buku = bukuObatRepository(tx, penggunaId)
    const lastPosition = await buku.lock()
    const { urut, ditolak } = await takeIn(tx, penggunaId, request.baris, lastPosition, now)
    if (urut > lastPosition) await buku.advance(urut)
    // A cursor beyond the last position is from before a database restore: resend everything.
    const mustResendAll = request.kursor > lastPosition
    const found = await buku.listAfter(mustResendAll ? 0 : request.kursor, ANSWER_MAX + 1)
    const entries = found.slice(0, ANSWER_MAX)
    const hasMore = found.length > ANSWER_MAX
    const cursor = hasMore ? (entries.at(-1)?.urut ?? 0) : urut
    return {
      baris: entries,
      kursor: cursor,
      lagi: hasMore,
      ulang: mustResendAll,
      sidik: await buku.readFingerprint(),
      ditolak,
      waktu: now.toISOString(),
    }
  })
}

/** @returns the position of the last change, and the rejected rows */
async function takeIn(tx: Tx, penggunaId: number, all: readonly Entry[], already: number, now: Date) {
  const buku = bukuObatRepository(tx, penggunaId)
  const rejected: { id: string; sebab: string }[] = []
  const produk = all.some(({ jenis }) => jenis === 'pengobatan') ? await knownProduk(tx, penggunaId) : []
  const assess = createAssessor(produk)
  let sequence = already
  for (const kind of ENTRY_KINDS) {
    const incoming = all.filter((entry) => entry.jenis === kind)
    const known = await buku.find(
      kind,
      incoming.map(({ id }) => id),
    )
    let space = incoming.some(({ id }) => !known.has(id)) ? LIMITS[kind] - (await buku.count(kind)) : 0
    for (const item of incoming) {
      const old = known.get(item.id)
      if (!old && space-- <= 0) {
        rejected.push({ id: item.id, sebab: `Buku obat penuh: maksimal ${LIMITS[kind]} catatan ${kind}.` })
        continue
      }
      const arrival = capTimes(item, now)
      const fresh = old ? merge(old, arrival) : merge(arrival, arrival)
      if (old && isSame(old, fresh)) continue
      sequence = Math.max(sequence + 1, now.getTime())
      await buku.put(fresh, sequence, kind === 'pengobatan' ? reminderOf(fresh, assess, now) : undefined)
      known.set(item.id, fresh)
    }
  }
  return { urut: sequence, ditolak: rejected }
}

/** Limits the change times to now, because a phone's clock may be ahead. */
function capTimes(entry: Entry, now: Date): Entry {
  const times = Object.fromEntries(
    [...columnNamesOf(entry.jenis), 'hapus'].map((name) => [name, Math.min(entry.jam[name] ?? 0, now.getTime())]),
  )
  return { ...entry, jam: times }
}

/** Returns the treatment's next reminder date, including today; null for a deleted treatment. */
function reminderOf(entry: Entry, assess: ReturnType<typeof createAssessor>, now: Date): string | null {
  if (isDeleted(entry)) return null
  return (
    nextCalendarEvent(assess(entry.isi as unknown as EntryContent['pengobatan']), addHari(dateWib(now), -1)) ?? null
  )
}
