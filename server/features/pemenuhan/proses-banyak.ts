import type { Kiriman } from '#contract/pesanan-admin/admin.ts'
import type { HasilProses, ProsesBanyakBody } from '#contract/pesanan-admin/banyak-admin.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { perluOrang } from '#server/features/pesanan/perlu-orang.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { answerOf } from '#server/http/error-handler.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { processPesanan } from './manage-pesanan.ts'

type Proses = Pick<Deps, 'db' | 'clock' | 'settings'>
type Satu = ProsesBanyakBody['pesanan'][number]

/**
 * Packs or ships several orders, each in its own transaction and by the rules of a single one. A failure does not undo the
 * others. An order that needs a manual check is not packed.
 */
export async function processBanyak(
  deps: Proses,
  sesi: Sesi,
  { pesanan }: ProsesBanyakBody,
): Promise<{ message: string; hasil: HasilProses[] }> {
  const hasil: HasilProses[] = []
  for (const satu of pesanan) hasil.push(await processSatu(deps, sesi, satu))
  const selesai = hasil.filter((satu) => satu.selesai).length
  const dilewati = hasil.length - selesai
  return {
    message: `${selesai} pesanan selesai diproses${dilewati > 0 ? `, ${dilewati} dilewati` : ''}`,
    hasil,
  }
}

async function processSatu(deps: Proses, sesi: Sesi, { orderId, semula, jadi }: Satu): Promise<HasilProses> {
  const dari = await pesananAdminRepository(deps.db).find(orderId)
  const jawab = (kiriman: Kiriman | null, alasan = ''): HasilProses => ({
    orderId,
    midtrans_order_id: dari?.midtrans_order_id ?? '',
    selesai: alasan === '',
    alasan,
    kiriman,
  })
  try {
    if (!dari) throw new AppError('PESANAN_TIDAK_ADA')
    const alasan = dari.status_pesanan === 'Menunggu Respon' ? await judge(deps, dari) : undefined
    if (alasan) return jawab(kirimanOf(dari), alasan)
    return jawab(await processPesanan(deps, sesi, orderId, { ...jadi, semula }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return jawab(dari ? kirimanOf(dari) : null, answerOf(error).body.message)
  }
}

type Pesanan = NonNullable<Awaited<ReturnType<ReturnType<typeof pesananAdminRepository>['find']>>>

async function judge({ db }: Proses, order: Pesanan): Promise<string | undefined> {
  const kelola = pesananAdminRepository(db)
  const id = order.pesanan_id
  const [bagian, keluhan, uangOf] = await Promise.all([
    kelola.listBagian(id),
    kelola.findKeluhan(id),
    bukuRepository(db).uangOf([id]),
  ])
  return perluOrang({
    ...order,
    bagian,
    isDikeluhkan: keluhan !== undefined,
    isKembali: uangOf(id).dikembalikan > 0,
  })
}

const kirimanOf = ({ status_pesanan, kurir, resi }: Kiriman): Kiriman => ({ status_pesanan, kurir, resi })
