import { getPesanan, type RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import type { BarisPesanan } from '#web/toko/checkout/baris-pesanan.ts'
import type { Tujuan } from '#web/toko/checkout/use-tujuan.ts'

const KEY = 'pesananTerakhir'
/** 1 hour: after that, an identical order is assumed to be intended. */
const JUST_NOW_MS = 60 * 60_000
/** Timeout of 3 s: the duplicate check is optional, so a slow connection must not delay the order. */
const TANYA_MS = 3000

type Baris = Pick<BarisPesanan, 'kunci' | 'jumlah'>

interface LastOrder {
  isi: string
  nomor: string
  waktu: number
}

/** Returns a text that is equal for the same buyer, items and quantities. */
const isiOf = (userId: number, baris: readonly Baris[]) =>
  [userId, ...baris.map(({ kunci, jumlah }) => `${jumlah}×${kunci}`).toSorted()].join(' ')

export function rememberPesanan(userId: number, baris: readonly Baris[], nomor: string): void {
  writeText(KEY, JSON.stringify({ isi: isiOf(userId, baris), nomor, waktu: Date.now() } satisfies LastOrder))
}

/** Returns the current state of this browser's last order, if the same items are ordered again within an hour. */
export async function findSamePesanan(userId: number, baris: readonly Baris[]): Promise<RincianPesanan | null> {
  const { isi, nomor, waktu } = readLast()
  if (!nomor || isi !== isiOf(userId, baris) || Date.now() - (waktu ?? 0) > JUST_NOW_MS) return null
  const signal = AbortSignal.timeout(TANYA_MS)
  return call(getPesanan, { params: { orderId: nomor } }, { signal }).catch(() => null)
}

function readLast(): Partial<LastOrder> {
  try {
    return JSON.parse(readText(KEY) ?? '{}')
  } catch {
    return {}
  }
}

interface Wish {
  total_harga: number
  catatan: string
  nama_shipping: string
  tujuan: Tujuan | undefined
}

/** True if the old order is unpaid and identical: same destination, shipping method, note and total. */
export function isStillPending(lama: RincianPesanan, { tujuan, ...wish }: Wish): boolean {
  return (
    lama.dapat_dibayar &&
    lama.total_harga === wish.total_harga &&
    lama.catatan === wish.catatan.trim() &&
    lama.nama_shipping === wish.nama_shipping &&
    lama.alamat === tujuan?.alamat &&
    lama.nama === tujuan.nama &&
    lama.no_hp === tujuan.no_hp
  )
}
