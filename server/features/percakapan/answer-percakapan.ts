import type { z } from 'zod'
import { allowed } from '#contract/peran.ts'
import type { Percakapan, TemplatBody } from '#contract/percakapan/admin.ts'
import { templatWaName, templatWaOf } from '#contract/saluran/templat-wa.ts'
import type { Db } from '#server/db/client.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { izinRepository } from '#server/features/saluran/izin.repository.ts'
import { templatRepository } from '#server/features/saluran/templat-wa.repository.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { jawabanRepository } from './jawaban.repository.ts'
import { canReply, type PercakapanRow, percakapanRepository, toSummary } from './percakapan.repository.ts'
import { type Filled, templatFor } from './templat-pilihan.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'connections'>

/** Orders of a buyer belong to this role. */
const mayReadPesanan = ({ peran }: Pick<Sesi, 'peran'>) => allowed(peran, ['pesanan'])

/** @throws PERCAKAPAN_TIDAK_ADA */
export async function readPercakapan(
  { db, clock, connections }: Needs,
  sesi: Sesi,
  percakapanId: number,
): Promise<Percakapan> {
  const percakapan = percakapanRepository(db)
  const row = known(await percakapan.find(percakapanId))
  const access = await connections.whatsapp()
  const orders = await ordersFor(db, sesi, row)
  const templat = await templatOf(db, sesi, row, clock())
  return {
    ...toSummary(row, clock()),
    mode: access.mode,
    simulator: (await access.page?.()) ?? null,
    penggunaId: row.pengguna_id,
    terhubung: row.terhubung,
    pesan: await percakapan.listPesan(percakapanId),
    pesanan: orders.map(({ jenis, dibuat, ...order }) => ({
      ...order,
      jenis_pesanan: jenis,
      dibuat: dibuat.toISOString(),
    })),
    templat: templat.map(({ nilai, ...one }) => one),
    balasan_bulan_ini: await jawabanRepository(db).countDelivered(clock()),
    tarif: await waRepository(db).getTarif(),
  }
}

/** Returns the orders of the account; none unless the number is confirmed for it. */
const ordersFor = async (db: Db | Tx, sesi: Pick<Sesi, 'peran'>, { pengguna_id, terhubung }: PercakapanRow) =>
  pengguna_id !== null && terhubung && mayReadPesanan(sesi) ? percakapanRepository(db).listPesanan(pengguna_id) : []

/** Returns the templates that may be sent: to a confirmed number, with the consent of its account to messages about orders. */
async function templatOf(db: Db | Tx, sesi: Pick<Sesi, 'peran'>, row: PercakapanRow, now: Date): Promise<Filled[]> {
  if (row.pengguna_id === null || !row.terhubung) return []
  if (!(await izinRepository(db).list(row.pengguna_id, 'wa')).includes('pesanan')) return []
  const states = await templatRepository(db).list()
  const approved = new Set(states.filter(({ status }) => status === 'APPROVED').map(({ nama }) => nama))
  return templatFor(row.nama ?? '', await ordersFor(db, sesi, row), approved, now)
}

/** @throws PERCAKAPAN_TIDAK_ADA */
export async function markPercakapan({ db }: Pick<Deps, 'db'>, percakapanId: number, isRead: boolean): Promise<void> {
  if (!(await percakapanRepository(db).mark(percakapanId, isRead))) throw new AppError('PERCAKAPAN_TIDAK_ADA')
}

/**
 * Queues a text for the job that sends it.
 * @throws PERCAKAPAN_TIDAK_ADA, PERCAKAPAN_TERTUTUP, PERCAKAPAN_LEPAS, WHATSAPP_MATI, PAGU_WHATSAPP_HABIS, TERLALU_SERING
 */
export async function replyPercakapan(
  deps: Needs,
  { penggunaId }: Sesi,
  percakapanId: number,
  text: string,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const [percakapan, now] = [percakapanRepository(tx), deps.clock()]
    const row = known(await percakapan.lock(percakapanId))
    await requireLimits({ ...deps, db: tx }, percakapanId)
    if (row.pengguna_id !== null && !row.terhubung) throw new AppError('PERCAKAPAN_LEPAS')
    if (!canReply(row, now)) throw new AppError('PERCAKAPAN_TERTUTUP')
    await percakapan.addJawaban(percakapanId, { isi: text }, { penggunaId, now })
    await recordTrail(tx, penggunaId, percakapanId, 'Teks', now)
  })
}

/**
 * Queues a template.
 * @throws PERCAKAPAN_TIDAK_ADA, TEMPLAT_TIDAK_COCOK, WHATSAPP_MATI, PAGU_WHATSAPP_HABIS, TERLALU_SERING
 */
export async function sendTemplat(
  deps: Needs,
  sesi: Sesi,
  percakapanId: number,
  { templat, nomor }: z.output<typeof TemplatBody>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const [percakapan, now] = [percakapanRepository(tx), deps.clock()]
    const row = known(await percakapan.lock(percakapanId))
    await requireLimits({ ...deps, db: tx }, percakapanId)
    const found = (await templatOf(tx, sesi, row, now)).find((one) => one.templat === templat && one.nomor === nomor)
    if (!found) throw new AppError('TEMPLAT_TIDAK_COCOK')
    const { isi, nilai } = found
    const jawaban = { isi, nilai, rujukan: nomor, templat: templatWaName(templat) }
    await percakapan.addJawaban(percakapanId, jawaban, { penggunaId: sesi.penggunaId, now })
    await recordTrail(tx, sesi.penggunaId, percakapanId, templatWaOf(templat).event, now)
  })
}

/** @throws WHATSAPP_MATI, PAGU_WHATSAPP_HABIS, TERLALU_SERING */
async function requireLimits(
  { db, clock, connections }: Omit<Needs, 'db'> & { db: Tx },
  percakapanId: number,
): Promise<void> {
  const { mode, pagu } = await connections.whatsapp()
  if (mode === 'mati') throw new AppError('WHATSAPP_MATI')
  await takeJatah(db, 'whatsapp-jawab', `percakapan ${percakapanId}`, clock())
  if ((await jawabanRepository(db).countMonth(clock())) >= pagu) throw new AppError('PAGU_WHATSAPP_HABIS')
}

/**
 * Deletes a conversation. The audit trail records the deletion, not the content.
 * @throws PERCAKAPAN_TIDAK_ADA
 */
export function deletePercakapan({ db, clock }: Needs, { penggunaId }: Sesi, percakapanId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const percakapan = percakapanRepository(tx)
    known(await percakapan.lock(percakapanId))
    await percakapan.delete(percakapanId)
    const entry = {
      tindakan: 'hapus',
      jenis: 'percakapan',
      rujukan: percakapanId,
      judul: titleOf(percakapanId),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
  })
}

/** Title in the audit trail, which keeps no name. */
const titleOf = (percakapanId: number) => `Percakapan ${percakapanId}`

/** Records who answered, without the text. */
const recordTrail = (tx: Tx, penggunaId: number, percakapanId: number, kind: string, now: Date) =>
  jejakRepository(tx).record(
    penggunaId,
    {
      tindakan: 'status',
      jenis: 'percakapan',
      rujukan: percakapanId,
      judul: titleOf(percakapanId),
      sesudah: { jawaban: kind },
    },
    now,
  )

function known(row: PercakapanRow | undefined): PercakapanRow {
  if (!row) throw new AppError('PERCAKAPAN_TIDAK_ADA')
  return row
}
