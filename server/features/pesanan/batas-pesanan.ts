import type { Deps } from '#server/deps.ts'
import type { Pembeli } from '#server/features/stok/jatah.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** An order that was let go counts for its network this long. */
export const INGAT_MS = 60 * 60_000
/** So many may be called off meanwhile, as somebody does who closes the payment page; one that ran out is enough. */
const BATAL_BEBAS = 2

/** What of a network's orders counts: of accounts that never paid, those that wait, and those let go within INGAT_MS. */
export interface DariJaringan {
  menunggu: number
  batal: number
  habis: number
  /** The first deadline of those that wait. */
  bebas: Date | null
}

type Batas = Pick<Deps['settings'], 'unpaidPerAccount' | 'unpaidPerAddress'>

/** @throws PESANAN_BELUM_DIBAYAR */
export function checkAkun(belumDibayar: number, { unpaidPerAccount }: Batas): void {
  if (belumDibayar >= unpaidPerAccount)
    throw new AppError('PESANAN_BELUM_DIBAYAR', { rincian: { jumlah: belumDibayar } })
}

/**
 * As whom an account that never paid takes goods.
 * @throws PESANAN_TERLALU_SERING
 */
export function judgeJaringan(
  { menunggu, batal, habis, bebas }: DariJaringan,
  { unpaidPerAddress }: Batas,
  now: Date,
): Pembeli {
  if (menunggu >= unpaidPerAddress) {
    const menit = menitSampai(bebas, now)
    throw new AppError('PESANAN_TERLALU_SERING', { rincian: { menit }, retryAfter: menit * 60 })
  }
  return habis > 0 || batal > BATAL_BEBAS ? 'mengulang' : 'baru'
}

/** Whole minutes, at least one. */
export const menitSampai = (waktu: Date | null, now: Date): number =>
  Math.max(1, Math.ceil(((waktu ?? now).getTime() - now.getTime()) / 60_000))
