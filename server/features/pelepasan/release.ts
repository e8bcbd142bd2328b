import type { KejadianKind } from '#contract/keamanan/admin.ts'
import type { PelepasanKind } from '#contract/pelepasan/admin.ts'
import { allowed } from '#contract/peran.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { midnightWib } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import { kejadianRepository } from '#server/features/keamanan/kejadian.repository.ts'
import { pengaturanRepository } from '#server/features/pengaturan/pengaturan.repository.ts'
import { type Act, NeedsPersetujuan } from '#server/http/needs-persetujuan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { lookOf } from './act-value.ts'
import { pelepasanRepository, type SecondLook } from './pelepasan.repository.ts'
import { persetujuanRepository } from './persetujuan.repository.ts'

const EVENTS: Readonly<Record<PelepasanKind, KejadianKind>> = {
  pengganti: 'pesanan-pengganti',
  potongan: 'potongan-pesanan',
  pengembalian: 'pengembalian',
  titipan: 'pengembalian',
  stok: 'stok-keluar',
  harga: 'harga-turun',
}

/**
 * Returns the session for an edit of the catalogue. A client of the specification, which sends no `semula`, cannot ask the owner
 * for a reason, so the owner's edits pass without one.
 */
export const sesiOfEdit = (sesi: Sesi, original: unknown): Sesi =>
  original === undefined && allowed(sesi.peran) ? { alasan: 'Lewat API, tanpa alasan', ...sesi } : sesi

/**
 * Records acts by which goods or money leave the shop, or rejects them. Call it last in the transaction of the act: it makes the
 * acts of one person run one after another, and a rejection rolls everything back. The limits apply to the acts together, and
 * with all others of the person on that day.
 * @throws PERLU_BUKTI without fresh proof; PERLU_ALASAN without a written reason; NeedsPersetujuan if a second person must
 *   confirm; PERSETUJUAN_SELESAI, PERSETUJUAN_BERUBAH if it runs under a decision that does not fit it
 */
export async function release(tx: Tx, sesi: Sesi, all: readonly Act[], time: Date): Promise<void> {
  const acts = all.filter(({ nilai }) => nilai > 0)
  if (acts.length === 0) return
  const pelepasan = pelepasanRepository(tx)
  await pelepasan.lockPerson(sesi.penggunaId)
  const look = sesi.persetujuan ? await takeApproval(tx, sesi, acts, time) : await takeLook(tx, sesi, acts, time)
  await pelepasan.insert(sesi.penggunaId, acts, look, time)
  const { ip = null, requestId = '' } = sesi.dari ?? {}
  // In the transaction, so that the event exists exactly if the act was done.
  await kejadianRepository(tx).write(
    acts.map(({ jenis, nilai, rujukan, keterangan }) => ({
      waktu: time,
      jenis: EVENTS[jenis],
      penggunaId: sesi.penggunaId,
      email: null,
      oleh: look.disetujui_oleh,
      alamat: ip,
      requestId,
      keterangan: `${formatRupiah(nilai)}, ${rujukan}. ${keterangan}`,
      kali: 1,
      kunci: null,
    })),
  )
}

/** Returns the look at the acts of the caller. The owner needs a reason, and no second person. */
async function takeLook(tx: Tx, sesi: Sesi, acts: readonly Act[], time: Date): Promise<SecondLook> {
  const today = await pelepasanRepository(tx).sumSince(sesi.penggunaId, midnightWib(time, 0))
  const look = lookOf(totalOf(acts), today, await pengaturanRepository(tx).read())
  const rincian = { rupiah: formatRupiah(totalOf(acts)) }
  if (look !== 'tidak' && !sesi.isProven) throw new AppError('PERLU_BUKTI')
  if (look !== 'orang-kedua') return { alasan: '', disetujui_oleh: null }
  if (!sesi.alasan) throw new AppError('PERLU_ALASAN', { rincian })
  if (!allowed(sesi.peran)) throw new NeedsPersetujuan(waiting(oneAct(acts)), rincian.rupiah)
  return { alasan: sesi.alasan, disetujui_oleh: null }
}

/** Takes the decision under which the request runs, so that it runs once, and only with the displayed value. */
async function takeApproval(tx: Tx, { persetujuan }: Sesi, acts: readonly Act[], time: Date): Promise<SecondLook> {
  const approval = persetujuan as NonNullable<Sesi['persetujuan']>
  const decision = { status: 'disetujui', diputus_oleh: approval.oleh } as const
  const row = await persetujuanRepository(tx).decide(approval.persetujuanId, decision, time)
  if (!row) throw new AppError('PERSETUJUAN_SELESAI')
  const { jenis, nilai } = oneAct(acts)
  if (nilai !== approval.nilai || nilai !== row.nilai || jenis !== row.jenis) throw new AppError('PERSETUJUAN_BERUBAH')
  approval.isUsed = true
  return { alasan: row.alasan, disetujui_oleh: approval.oleh }
}

const waiting = ({ whileWaiting, ...act }: Act): Act => ({ ...act, rujukan: whileWaiting ?? act.rujukan })

const totalOf = (acts: readonly Act[]) => acts.reduce((sum, { nilai }) => sum + nilai, 0)

/** Returns acts of one request as one: the kind and reference of the largest, the value of all. */
function oneAct(acts: readonly Act[]): Act {
  const [first] = acts.toSorted((a, b) => b.nilai - a.nilai)
  if (!first) throw new Error('no act')
  return { ...first, nilai: totalOf(acts), keterangan: acts.map(({ keterangan }) => keterangan).join('; ') }
}
