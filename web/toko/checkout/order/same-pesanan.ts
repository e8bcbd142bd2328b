import { getPesanan, type RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import type { PesananLine } from '#web/toko/checkout/baris-pesanan.ts'
import type { Tujuan } from '#web/toko/checkout/use-tujuan.ts'

const KEY = 'pesananTerakhir'
/** 1 hour: after that, an identical order is assumed to be intended. */
const JUST_NOW_MS = 60 * 60_000
/** Timeout of 3 s: the duplicate check is optional, so a slow connection must not delay the order. */
const TIMEOUT_MS = 3000

type Line = Pick<PesananLine, 'kunci' | 'jumlah'>

interface LastOrder {
  isi: string
  nomor: string
  waktu: number
}

/** Returns a text that is equal for the same buyer, items and quantities. */
const contentOf = (userId: number, lines: readonly Line[]) =>
  [userId, ...lines.map(({ kunci, jumlah }) => `${jumlah}×${kunci}`).toSorted()].join(' ')

export function rememberPesanan(userId: number, lines: readonly Line[], nomor: string): void {
  writeText(KEY, JSON.stringify({ isi: contentOf(userId, lines), nomor, waktu: Date.now() } satisfies LastOrder))
}

/** Returns the current state of this browser's last order, if the same items are ordered again within an hour. */
export async function findSamePesanan(userId: number, lines: readonly Line[]): Promise<RincianPesanan | null> {
  const { isi, nomor, waktu } = readLast()
  if (!nomor || isi !== contentOf(userId, lines) || Date.now() - (waktu ?? 0) > JUST_NOW_MS) return null
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return call(getPesanan, { params: { orderId: nomor } }, { signal }).catch(() => null)
}

function readLast(): Partial<LastOrder> {
  try {
    return JSON.parse(readText(KEY) ?? '{}')
  } catch {
    return {}
  }
}

interface NewPesanan {
  total_harga: number
  catatan: string
  nama_shipping: string
  tujuan: Tujuan | undefined
}

/** True if the old order is unpaid and identical: same destination, shipping method, note and total. */
export function isStillPending(old: RincianPesanan, { tujuan, ...wish }: NewPesanan): boolean {
  return (
    old.dapat_dibayar &&
    old.total_harga === wish.total_harga &&
    old.catatan === wish.catatan.trim() &&
    old.nama_shipping === wish.nama_shipping &&
    old.alamat === tujuan?.alamat &&
    old.nama === tujuan.nama &&
    old.no_hp === tujuan.no_hp
  )
}
