import type { Kiriman } from '#contract/pesanan-admin/admin.ts'
import type { ProcessManyBody, ProcessResult } from '#contract/pesanan-admin/many-admin.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { needsPerson } from '#server/features/pesanan/needs-person.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { answerOf } from '#server/http/error-handler.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { kirimanOf, processPesanan } from './manage-pesanan.ts'

type Proses = Pick<Deps, 'db' | 'clock' | 'settings'>
type ManyItem = ProcessManyBody['pesanan'][number]

/**
 * Packs or ships several orders, each in its own transaction and by the rules of a single one. A failure does not undo the
 * others. An order that needs a manual check is not packed.
 */
export async function processMany(
  deps: Proses,
  sesi: Sesi,
  { pesanan }: ProcessManyBody,
): Promise<{ message: string; hasil: ProcessResult[] }> {
  const results: ProcessResult[] = []
  for (const item of pesanan) results.push(await processOne(deps, sesi, item))
  const finished = results.filter((result) => result.selesai).length
  const skipped = results.length - finished
  return {
    message: `${finished} pesanan selesai diproses${skipped > 0 ? `, ${skipped} dilewati` : ''}`,
    hasil: results,
  }
}

async function processOne(deps: Proses, sesi: Sesi, { orderId, semula, jadi }: ManyItem): Promise<ProcessResult> {
  const source = await pesananAdminRepository(deps.db).find(orderId)
  const toResult = (kiriman: Kiriman | null, reason = ''): ProcessResult => ({
    orderId,
    midtrans_order_id: source?.midtrans_order_id ?? '',
    selesai: reason === '',
    alasan: reason,
    kiriman,
  })
  try {
    if (!source) throw new AppError('PESANAN_TIDAK_ADA')
    const reason = source.status_pesanan === 'Menunggu Respon' ? await reasonForPerson(deps, source) : undefined
    if (reason) return toResult(kirimanOf(source), reason)
    return toResult(await processPesanan(deps, sesi, orderId, { ...jadi, semula }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return toResult(source ? kirimanOf(source) : null, answerOf(error).body.message)
  }
}

type Pesanan = NonNullable<Awaited<ReturnType<ReturnType<typeof pesananAdminRepository>['find']>>>

async function reasonForPerson({ db }: Proses, order: Pesanan): Promise<string | undefined> {
  const manage = pesananAdminRepository(db)
  const id = order.pesanan_id
  const [bagian, keluhan, moneyOf] = await Promise.all([
    manage.listParts(id),
    manage.findKeluhan(id),
    bukuRepository(db).moneyOf([id]),
  ])
  return needsPerson({
    ...order,
    bagian,
    isDisputed: keluhan !== undefined,
    isRefunded: moneyOf(id).dikembalikan > 0,
  })
}
