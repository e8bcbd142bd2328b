import type { Kiriman } from '#contract/pesanan-admin/admin.ts'
import type { ProcessManyBody, ProcessResult } from '#contract/pesanan-admin/many-admin.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { needsPerson } from '#server/features/pesanan/needs-person.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { answerOf } from '#server/http/error-handler.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { processPesanan } from './manage-pesanan.ts'

type Proses = Pick<Deps, 'db' | 'clock' | 'settings'>
type SingleFoto = ProcessManyBody['pesanan'][number]

/**
 * Packs or ships several orders, each in its own transaction and by the rules of a single one. A failure does not undo the
 * others. An order that needs a manual check is not packed.
 */
export async function processMany(
  deps: Proses,
  sesi: Sesi,
  { pesanan }: ProcessManyBody,
): Promise<{ message: string; hasil: ProcessResult[] }> {
  const hasil: ProcessResult[] = []
  for (const satu of pesanan) hasil.push(await processOne(deps, sesi, satu))
  const selesai = hasil.filter((satu) => satu.selesai).length
  const dilewati = hasil.length - selesai
  return {
    message: `${selesai} pesanan selesai diproses${dilewati > 0 ? `, ${dilewati} dilewati` : ''}`,
    hasil,
  }
}

async function processOne(deps: Proses, sesi: Sesi, { orderId, semula, jadi }: SingleFoto): Promise<ProcessResult> {
  const dari = await pesananAdminRepository(deps.db).find(orderId)
  const answer = (kiriman: Kiriman | null, alasan = ''): ProcessResult => ({
    orderId,
    midtrans_order_id: dari?.midtrans_order_id ?? '',
    selesai: alasan === '',
    alasan,
    kiriman,
  })
  try {
    if (!dari) throw new AppError('PESANAN_TIDAK_ADA')
    const alasan = dari.status_pesanan === 'Menunggu Respon' ? await judge(deps, dari) : undefined
    if (alasan) return answer(kirimanOf(dari), alasan)
    return answer(await processPesanan(deps, sesi, orderId, { ...jadi, semula }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return answer(dari ? kirimanOf(dari) : null, answerOf(error).body.message)
  }
}

type Pesanan = NonNullable<Awaited<ReturnType<ReturnType<typeof pesananAdminRepository>['find']>>>

async function judge({ db }: Proses, order: Pesanan): Promise<string | undefined> {
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
    isReturned: moneyOf(id).dikembalikan > 0,
  })
}

const kirimanOf = ({ status_pesanan, kurir, resi }: Kiriman): Kiriman => ({ status_pesanan, kurir, resi })
