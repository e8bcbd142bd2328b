import { getPesanan, type RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import type { BarisPesanan } from './baris-pesanan.ts'
import type { Tujuan } from './use-tujuan.ts'

const KEY = 'pesananTerakhir'
/** Whoever orders the same later than this means it. */
const BARU_SAJA_MS = 60 * 60_000
/** The question is a courtesy: an order does not wait for it on a thin line. */
const TANYA_MS = 3000

type Baris = Pick<BarisPesanan, 'kunci' | 'jumlah'>

interface Terakhir {
  isi: string
  nomor: string
  waktu: number
}

/** Who orders what, and how many: the same text for the same wish. */
const isiOf = (userId: number, baris: readonly Baris[]) =>
  [userId, ...baris.map(({ kunci, jumlah }) => `${jumlah}×${kunci}`).toSorted()].join(' ')

export function rememberPesanan(userId: number, baris: readonly Baris[], nomor: string): void {
  writeText(KEY, JSON.stringify({ isi: isiOf(userId, baris), nomor, waktu: Date.now() } satisfies Terakhir))
}

/** This browser's last order as it is now, where the same things are ordered again soon after. */
export async function findPesananSama(userId: number, baris: readonly Baris[]): Promise<RincianPesanan | null> {
  const { isi, nomor, waktu } = readTerakhir()
  if (!nomor || isi !== isiOf(userId, baris) || Date.now() - (waktu ?? 0) > BARU_SAJA_MS) return null
  const signal = AbortSignal.timeout(TANYA_MS)
  return call(getPesanan, { params: { orderId: nomor } }, { signal }).catch(() => null)
}

function readTerakhir(): Partial<Terakhir> {
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

/** It waits for its money and would be no other order: to the same place, in the same way, for the same sum. */
export function isMasihMenunggu(lama: RincianPesanan, { tujuan, ...wish }: Wish): boolean {
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
