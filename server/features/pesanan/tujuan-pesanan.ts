import { formatAlamat } from '#contract/alamat/format-alamat.ts'
import type { Wilayah } from '#contract/alamat/wilayah.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { TUJUAN, type TujuanPesanan, type updateTujuan as Update } from '#contract/pesanan/tujuan-admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { requireWilayah } from '#server/features/alamat/wilayah.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { pesananAdminRepository } from './pesanan-admin.repository.ts'

/** The audit trail records that the address changed, but no address: it would outlive the deletion of the account. */
const REPLACED = '(diganti)'

/** Returns the shipping address of an order in parts. An address without parts is returned as `rincian`. */
export function tujuanOf(order: PesananRow): TujuanPesanan {
  const { nama, no_hp, kode_wilayah: kode, provinsi, kabupaten, kecamatan } = order
  return {
    nama,
    no_hp,
    jenis: order.jenis_alamat ?? 'rumah',
    wilayah:
      kode === null ? null : { kode, provinsi: provinsi ?? '', kabupaten: kabupaten ?? '', kecamatan: kecamatan ?? '' },
    kode_pos: order.kode_pos ?? '',
    rincian: order.rincian ?? order.alamat,
    patokan: order.patokan ?? '',
  }
}

/** Returns the address columns of an order. @param wilayah null for an address without a region */
export function alamatColumns(
  { jenis, kode_pos, rincian, patokan }: Omit<TujuanPesanan, 'nama' | 'no_hp' | 'wilayah'>,
  wilayah: Wilayah | null,
) {
  const { provinsi = '', kabupaten = '', kecamatan = '' } = wilayah ?? {}
  return {
    provinsi,
    kabupaten,
    kecamatan,
    kode_pos,
    rincian,
    patokan,
    kode_wilayah: wilayah?.kode ?? null,
    jenis_alamat: jenis,
    alamat: formatAlamat({ jenis, rincian, kode_pos, patokan, provinsi, kabupaten, kecamatan }),
  }
}

/**
 * Corrects the shipping address of an order that is not delivered yet. The fee stays.
 * @throws PESANAN_TIDAK_ADA, ALAMAT_TIDAK_DAPAT_DIUBAH, WILAYAH_TIDAK_ADA, ISIAN_BENTROK
 */
export function updateTujuan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  pesananId: number,
  body: Parsed<typeof Update>['body'],
): Promise<TujuanPesanan> {
  return transaction(db, async (tx) => {
    const pesanan = pesananAdminRepository(tx)
    const order = await pesanan.lock(pesananId)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    if (!isStillShipped(order)) throw new AppError('ALAMAT_TIDAK_DAPAT_DIUBAH')
    const from = tujuanOf(order)
    const { tujuan } = changedFields(body, { tujuan: from }, TUJUAN)
    if (!tujuan) return from
    const wilayah = tujuan.wilayah && (await requireWilayah(tujuan.wilayah.kode, 'tujuan.wilayah'))
    const { nama, no_hp } = tujuan
    await pesanan.saveTujuan(pesananId, { nama, no_hp, ...alamatColumns(tujuan, wilayah) })
    const snapshot = { jenis: 'pesanan', rujukan: pesananId, judul: order.midtrans_order_id } as const
    const entry = { tindakan: 'ubah', ...snapshot, sebelum: { alamat: '' }, sesudah: { alamat: REPLACED } } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return { ...tujuan, wilayah }
  })
}

/** True if the order is neither completed nor ended without payment. */
const isStillShipped = ({ status_pembayaran, status_pesanan }: PesananRow) =>
  (status_pembayaran === 'pending' || status_pembayaran === 'success') && status_pesanan !== 'Pesanan Selesai'
