import { arrivesOn } from '#contract/pengiriman/arrival.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { paymentMethodOf } from '#server/features/pembayaran/bayar/payment-method.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { isPageOpen, isPayable } from '#server/features/pembayaran/bayar/status-pembayaran.ts'
import { finishPesananRepository } from '#server/features/pemenuhan/finish-pesanan.repository.ts'
import { kirimanRepository } from '#server/features/pemenuhan/kiriman.repository.ts'
import { trackRepository } from '#server/features/pengiriman/track.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { describePerjalanan } from '#server/features/perjalanan/perjalanan.ts'
import { diskonRepository } from '#server/features/pesanan/diskon.repository.ts'
import { notaRepository } from '#server/features/pesanan/nota.repository.ts'
import { pesananRepository, toItem, toRiwayat } from '#server/features/pesanan/pesanan.repository.ts'
import { ppnOf, returnedOngkir } from '#server/features/pesanan/ppn-pesanan.ts'
import { stageTimes } from '#server/features/pesanan/stage-times.ts'
import { susulanRepository } from '#server/features/pesanan/susulan.repository.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'

type Perubahan = Awaited<ReturnType<ReturnType<typeof perjalananRepository>['listForPembeli']>>[number]
type Kiriman = Awaited<ReturnType<ReturnType<typeof kirimanRepository>['list']>>[number]

/** Returns all details of an order that its buyer may see. */
export async function readRincian(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: PesananRow,
): Promise<RincianPesanan> {
  const { pesanan_id: id, nama, no_hp, alamat, catatan } = order
  const perjalanan = perjalananRepository(db)
  const [
    lines,
    changes,
    attempts,
    moneyOf,
    kemasan,
    estimate,
    autoFinishAt,
    keluhan,
    potongan,
    { kiriman, perjalanan_kurir },
    nota,
  ] = await Promise.all([
    perjalanan.listLines(id),
    perjalanan.listForPembeli(id),
    pembayaranRepository(db).listAttempts(id),
    bukuRepository(db).moneyOf([id]),
    lotRepository(db).listKemasan(id),
    pesananRepository(db).getEstimate(order.shipping_id),
    finishPesananRepository(db).getDeadline(id),
    pesananRepository(db).readKeluhan(id),
    diskonRepository(db).list(id),
    readParcels(db, id),
    notaRepository(db).find(id),
  ])
  const susulan = await susulanRepository(db).read(order, lines)
  const items = lines.map(({ nie, ...line }) => ({ ...toItem(line), nie }))
  return {
    ...toRiwayat({ ...order, items, nomor_nota: nota?.nomor ?? null }, moneyOf(id)),
    items,
    nama,
    no_hp,
    alamat,
    catatan,
    potongan,
    nota,
    ppn: ppnOf({ ...order, ...moneyOf(id), ongkirReturned: returnedOngkir(susulan.kembali) }),
    estimasi: estimate,
    tahap: stageTimes(order, changes),
    selesai_sendiri: autoFinishAt?.toISOString() ?? null,
    keluhan,
    dapat_dibayar: isPayable(order, clock()),
    dapat_dibatalkan: order.status_pembayaran === 'pending',
    halaman_terbuka: isPageOpen(attempts.at(-1), clock()),
    cara_bayar: paymentMethodOf(order, attempts),
    kemasan: kemasan.reverse(),
    perjalanan: describeAll(changes, [order.resi, ...kiriman.map(({ resi }) => resi)]),
    kiriman: kiriman.map((item) => toKiriman(item, lines)),
    perjalanan_kurir,
    tiba: arrivalOf(order, changes, clock()),
    ...susulan,
  }
}

/** Returns the parcels of an order, and their way with the courier. */
async function readParcels(db: Deps['db'], id: number) {
  const [kiriman, tracking] = await Promise.all([kirimanRepository(db).list(id), trackRepository(db).list(id)])
  return { kiriman, perjalanan_kurir: tracking.map(({ waktu, teks }) => ({ waktu: waktu.toISOString(), teks })) }
}

/** Converts a parcel to its wire format. @param lines lines of the order */
const toKiriman = (
  { kurir, resi, waktu, baris: contents }: Kiriman,
  lines: readonly { urutan: number; nama: string }[],
): RincianPesanan['kiriman'][number] => ({
  kurir,
  resi,
  waktu,
  barang: contents.map(({ urutan, jumlah }) => ({
    nama: lines.find((line) => line.urutan === urutan)?.nama ?? '',
    jumlah,
  })),
})

/** Returns the order's history as texts. @param resi parcel numbers: the first change with a number is its shipment */
function describeAll(changes: readonly Perubahan[], resi: readonly string[]): RincianPesanan['perjalanan'] {
  const pending = new Set(resi.filter(Boolean))
  return changes.map((change) => {
    const sent = [...pending].find((item) => change.jenis === 'pesanan' && change.keterangan.endsWith(item))
    if (sent) pending.delete(sent)
    return { waktu: change.waktu.toISOString(), teks: describePerjalanan(change, sent !== undefined) }
  })
}

/** Returns the estimated arrival, counted from the payment, or from now if unpaid; null for completed or ended orders. */
function arrivalOf(
  { status_pembayaran: status, status_pesanan, hari_min, hari_maks, kode_wilayah }: PesananRow,
  changes: readonly { jenis: string; ke: string; waktu: Date }[],
  now: Date,
): RincianPesanan['tiba'] {
  if (status_pesanan === 'Pesanan Selesai') return null
  if (hari_min === null || hari_maks === null || (status !== 'pending' && status !== 'success')) return null
  const paid = changes.findLast(({ jenis, ke }) => jenis === 'pembayaran' && ke === 'success')
  return arrivesOn(paid?.waktu ?? now, { min: hari_min, maks: hari_maks }, kode_wilayah)
}
