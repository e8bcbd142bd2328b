import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { Kemas } from '#contract/kemas/admin.ts'
import { ALL_KEEP_APART_CLASSES } from '#contract/pemenuhan/keep-apart.ts'
import type { ToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { onAdminToken, ROUND_KEY, readAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'
import type { NeededProduk } from './judge-scan.ts'

/*
 * A packing round: several orders whose goods were fetched together and are scanned into their parcels one after another. It
 * survives a reload, and ends with the session, because it names recipients.
 */

const Part = z.object({
  produkId: z.int(),
  nama: z.string(),
  jumlah: z.int(),
  suhu_simpan: z.enum(['ruang', 'dingin']),
  golongan_bahaya: z.enum(ALL_KEEP_APART_CLASSES).nullable(),
})
const Round = z.object({
  /** The orders as the address names them. */
  id: z.string(),
  /** Account that packs. */
  userId: z.int(),
  pesanan: z.array(
    z.object({
      orderId: z.int(),
      nomor: z.string(),
      nama: z.string(),
      catatan: z.string(),
      bagian: z.array(Part),
    }),
  ),
  /** Fetched units by product and lot. */
  produk: z.array(
    z.object({
      produkId: z.int(),
      rak_gudang: z.string(),
      barcode: z.string(),
      lot: z.array(
        z.object({ lotId: z.int(), nomor: z.string(), kedaluwarsa: z.string().nullable(), jumlah: z.int() }),
      ),
    }),
  ),
  /** Units in the parcels, in the order of scanning. */
  scans: z.array(z.object({ orderId: z.int(), produkId: z.int(), lotId: z.int(), jumlah: z.int() })),
  /** Orders that are packed, or skipped for now. */
  packed: z.array(z.int()),
  skipped: z.array(z.int()),
})
export type Round = z.infer<typeof Round>
type RoundPesanan = Round['pesanan'][number]

const store = sharedValue<Round | null>({
  keys: [ROUND_KEY],
  unknown: null,
  load() {
    try {
      return Round.parse(JSON.parse(readText(ROUND_KEY) ?? 'null'))
    } catch {
      return null
    }
  },
  save: (round) => writeText(ROUND_KEY, round && JSON.stringify(round)),
})

/** Returns the round with these orders; null if there is none yet. */
export function useRound(id: string): Round | null {
  const round = useSyncExternalStore(store.subscribe, store.read, () => null)
  return round?.id === id ? round : null
}

// A logout on another screen ends the round as well.
if (typeof window !== 'undefined')
  onAdminToken(() => {
    if (readAdminToken() === null) store.write(null)
  })

export const saveRound = (round: Round | null): void => store.write(round)

/** Returns the reason why an order cannot be packed in a round; undefined if it can. */
export function obstacleOf({ dana_kembali, perhatian, status_pesanan, resi, bagian }: Kemas): string | undefined {
  if (dana_kembali !== 'tidak') return 'dananya sudah dikembalikan, sebagian atau seluruhnya'
  if (perhatian) return 'bagian pesanan masih memeriksanya'
  if (status_pesanan !== 'Menunggu Respon' || resi !== '') return 'sudah dikemas'
  if (bagian.some(({ kemasan }) => kemasan.length > 0)) return 'lotnya sudah dipilih. Buka pesanannya'
  if (bagian.every(({ dipegang }) => dipegang === 0)) return 'barangnya belum ada'
  return undefined
}

/** Starts a round with the orders that can be packed. */
export function buildRound(id: string, userId: number, all: readonly Kemas[], { produk }: ToPack): Round {
  const pesanan = all.filter((one) => obstacleOf(one) === undefined)
  return {
    id,
    userId,
    pesanan: pesanan.map(({ orderId, midtrans_order_id, nama, catatan, bagian }) => ({
      orderId,
      nomor: midtrans_order_id,
      nama,
      catatan,
      bagian: bagian
        .filter(({ dipegang }) => dipegang > 0)
        .map(({ produkId, nama: name, dipegang, suhu_simpan, golongan_bahaya }) => ({
          produkId,
          nama: name,
          jumlah: dipegang,
          suhu_simpan,
          golongan_bahaya,
        })),
    })),
    produk: produk.map(({ produkId, rak_gudang, barcode, lot }) => ({ produkId, rak_gudang, barcode, lot })),
    scans: [],
    packed: [],
    skipped: [],
  }
}

/** Returns the order to pack now: the first that is neither packed nor skipped, then the skipped ones. */
export const currentOf = ({ pesanan, packed, skipped }: Round): RoundPesanan | undefined => {
  const open = pesanan.filter(({ orderId }) => !packed.includes(orderId))
  return (
    open.find(({ orderId }) => !skipped.includes(orderId)) ??
    open.toSorted((a, b) => skipped.indexOf(a.orderId) - skipped.indexOf(b.orderId))[0]
  )
}

const sum = (rows: readonly { jumlah: number }[]) => rows.reduce((total, { jumlah }) => total + jumlah, 0)

/** Returns the products of an order with what is missing, and with the fetched units that no parcel took. */
export function neededBy(round: Round, { orderId, bagian }: RoundPesanan): NeededProduk[] {
  return bagian.map(({ produkId, nama, jumlah }) => {
    const { rak_gudang = '', barcode = '', lot = [] } = round.produk.find((one) => one.produkId === produkId) ?? {}
    const scanned = round.scans.filter((one) => one.produkId === produkId)
    return {
      produkId,
      nama,
      rak_gudang,
      barcode,
      kurang: jumlah - sum(scanned.filter((one) => one.orderId === orderId)),
      lot: lot.map(({ lotId, nomor, kedaluwarsa, jumlah: fetched }) => ({
        lotId,
        nomor,
        kedaluwarsa,
        sisa: fetched - sum(scanned.filter((one) => one.lotId === lotId)),
      })),
    }
  })
}

/** Returns the round with further units in the parcel. */
export const addScan = (round: Round, scan: Round['scans'][number]): Round => ({
  ...round,
  scans: [...round.scans, scan],
})

/** Returns the round with the parcel emptied. */
export const emptyParcel = (round: Round, orderId: number): Round => ({
  ...round,
  scans: round.scans.filter((one) => one.orderId !== orderId),
})

/** Returns the scanned units of a parcel by lot. */
export function lotsOf({ scans }: Round, orderId: number): { lotId: number; jumlah: number }[] {
  const own = Map.groupBy(
    scans.filter((one) => one.orderId === orderId),
    ({ lotId }) => lotId,
  )
  return [...own].map(([lotId, rows]) => ({ lotId, jumlah: sum(rows) }))
}
