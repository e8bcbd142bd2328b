import { keepApartClass } from '#contract/pemenuhan/keep-apart.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { refundableAmounts } from '#contract/uang/returned.ts'
import { dateWib } from '#contract/wib.ts'
import type { PembayaranRow, PengembalianRow, PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { moneyOf } from '#server/features/buku/buku.ts'
import { fotoRepository } from '#server/features/foto/foto.repository.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { pengembalianRepository } from '#server/features/pembayaran/pengembalian/pengembalian.repository.ts'
import { remainingMoneyOf } from '#server/features/pembayaran/pengembalian/remaining-money.ts'
import { returRepository } from '#server/features/pembayaran/pengembalian/retur.repository.ts'
import { kirimanRepository } from '#server/features/pemenuhan/kiriman.repository.ts'
import { trackRepository } from '#server/features/pengiriman/track.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { catatanRepository } from '#server/features/pesanan/catatan.repository.ts'
import { diskonRepository } from '#server/features/pesanan/diskon.repository.ts'
import { notaRepository } from '#server/features/pesanan/nota.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { ppnOf, returnedOngkir } from '#server/features/pesanan/ppn-pesanan.ts'
import { rincianOf, susulanRepository } from '#server/features/pesanan/susulan.repository.ts'
import { tujuanOf } from '#server/features/pesanan/tujuan-pesanan.ts'
import { halanganOf, lotRepository } from '#server/features/stok/lot.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'

/**
 * Returns all details of one order for the office.
 * @throws PESANAN_TIDAK_ADA
 */
export async function readPesananAdmin({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<PesananAdmin> {
  const manage = pesananAdminRepository(db)
  const order = await manage.find(id)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  const [lines, remainingLines, bagian, attempts, pengembalian, buku, riwayat, keluhan, potongan, nota] =
    await Promise.all([
      perjalananRepository(db).listLines(id),
      bukuRepository(db).listRemainingLines(id),
      listParts(db, id, clock()),
      pembayaranRepository(db).listAttempts(id),
      pengembalianRepository(db).listWithNames(id),
      bukuRepository(db).listForAdmin(id),
      perjalananRepository(db).listForAdmin(id),
      manage.findKeluhan(id),
      diskonRepository(db).list(id),
      notaRepository(db).find(id),
    ])
  const [retur, susulan, times, fotoOf] = await Promise.all([
    returRepository(db).listOf(id),
    susulanRepository(db).listPengganti(order),
    susulanRepository(db).countPayments(id),
    fotoLookup(
      db,
      pengembalian.map(({ pengembalian_id }) => pengembalian_id),
    ),
  ])
  const ongkir = order.biaya_kirim - order.diskon_ongkir
  const valid = pengembalian.filter(({ status }) => status !== 'ditolak')
  const remaining = refundableAmounts({ baris: lines, ongkir }, valid, times)
  const { pengguna_id: penggunaId, account_name, email, dibuat, batas_bayar, arsip, pesanan_id: orderId } = order
  return {
    ...order,
    orderId,
    tujuan: tujuanOf(order),
    potongan,
    nota,
    ppn: ppnOf({ ...order, ...moneyOf(buku), ongkirReturned: returnedOngkir(pengembalian.filter(isRefunded)) }),
    keluhan_terbuka: keluhan ?? null,
    ...(await readNotes(db, order)),
    created_at: dibuat.toISOString(),
    batas_bayar: batas_bayar.toISOString(),
    diarsipkan: arsip !== null,
    pembeli: { penggunaId, nama: account_name, email },
    items: lines.map(({ produk_id, paket_id, ...line }) => ({
      produkId: produk_id,
      paketId: paket_id,
      ...line,
      kembali: line.jumlah - (remainingLines.find(({ urutan }) => urutan === line.urutan)?.sisa ?? 0),
      sisa_dana: remaining.perBaris.get(line.urutan) ?? 0,
    })),
    sisa_ongkir: remaining.ongkir,
    retur,
    ...susulan,
    bagian,
    pembayaran: attempts.map((attempt) =>
      toAttempt(
        attempt,
        pengembalian.filter(({ pembayaran_id }) => pembayaran_id === attempt.pembayaran_id),
        (row) => ({ rincian: rincianOf(row.barang, lines), foto: fotoOf(row.pengembalian_id) }),
      ),
    ),
    buku,
    ...moneyOf(buku),
    riwayat,
  }
}

/** Returns the office's notes about an order and its customer, and the way of its parcels. */
async function readNotes(
  db: Deps['db'],
  { pesanan_id: id, pengguna_id }: PesananRow,
): Promise<Pick<PesananAdmin, 'catatan_kantor' | 'pelanggan' | 'lacakan' | 'kiriman'>> {
  const [catatan_kantor, pelanggan, tracking, kiriman] = await Promise.all([
    catatanRepository(db).list(id),
    pesananAdminRepository(db).readPelanggan(pengguna_id),
    trackRepository(db).list(id),
    kirimanRepository(db).list(id),
  ])
  return {
    catatan_kantor,
    pelanggan: { ...pelanggan, sejak: pelanggan.sejak.toISOString() },
    lacakan: tracking.map(({ waktu, teks }) => ({ waktu: waktu.toISOString(), teks })),
    kiriman,
  }
}

/** Returns the order's units per product, with their packed and suggested lots. */
async function listParts(db: Deps['db'], id: number, time: Date): Promise<PesananAdmin['bagian']> {
  const lot = lotRepository(db)
  const [bagian, kemasan] = await Promise.all([pesananAdminRepository(db).listParts(id), lot.listKemasan(id)])
  const lines = bagian.map((one) => {
    const packed = kemasan.filter(({ produkId }) => produkId === one.produkId).reverse()
    const golongan_bahaya = keepApartClass(one)
    return { ...one, golongan_bahaya, kemasan: packed.map((item) => ({ ...item, halangan: halanganOf(item, time) })) }
  })
  const needed = lines.flatMap(({ produkId, dipegang, kemasan }) => {
    const quantity = dipegang - kemasan.reduce((sum, item) => sum + item.jumlah, 0)
    return quantity > 0 ? [{ produkId, jumlah: quantity }] : []
  })
  const suggestions = needed.length > 0 ? await lot.fefo(needed, dateWib(time)) : []
  return lines.map((one) => ({ ...one, usul: suggestions.filter(({ produkId }) => produkId === one.produkId) }))
}

/** True if the money was refunded. */
const isRefunded = ({ status }: PengembalianRow) => status === 'berhasil' || status === 'manual'

type Pengembalian = PengembalianRow & { nama: string }
type Attempt = PesananAdmin['pembayaran'][number]

/** Returns a lookup of photos by refund id. */
async function fotoLookup(db: Deps['db'], ids: readonly number[]) {
  const rows = ids.length > 0 ? await fotoRepository(db).listOf('pengembalian_id', ids) : []
  return (id: number) => rows.flatMap(({ induk, ...foto }) => (induk === id ? [foto] : []))
}

/** Converts an attempt to its wire format. @param detailsOf returns a refund's lines with names, and its photos */
function toAttempt(
  attempt: PembayaranRow,
  pengembalian: Pengembalian[],
  detailsOf: (row: Pengembalian) => Pick<Attempt['pengembalian'][number], 'rincian' | 'foto'>,
): Attempt {
  const { order_id, jumlah, payment_type, transaction_status, transaction_id, dikembalikan, dibuat, diubah } = attempt
  const { sisa, pilihan } = remainingMoneyOf(attempt, pengembalian)
  return {
    order_id,
    jumlah,
    payment_type,
    transaction_status,
    transaction_id,
    dikembalikan,
    sisa,
    pilihan_kembali: pilihan,
    pengembalian: pengembalian.map((row) => ({
      ...row,
      ...detailsOf(row),
      pengembalianId: row.pengembalian_id,
      keluhanId: row.keluhan_id,
      oleh: row.nama,
      dibuat: row.dibuat.toISOString(),
      diubah: row.diubah.toISOString(),
    })),
    dibuat: dibuat.toISOString(),
    diubah: diubah.toISOString(),
  }
}
