import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { NewPesananBody } from '#contract/checkout/manual-admin.ts'
import type { SoldBarang } from './choose-barang.tsx'

export type NewPesananInput = z.input<typeof NewPesananBody>
export type NewPesananFields = UseFormReturn<NewPesananInput, unknown, NewPesananBody>

/** Line of the order with its name and price, which are not sent to the server. */
export type BarangRow = SoldBarang & { jumlah: number }

const EMPTY_TUJUAN = { jenis: 'rumah', wilayah: null, kode_pos: '', rincian: '', patokan: '' } as const

/** Returns an empty order with the given initial values. */
export const initialInput = (input?: Partial<NewPesananInput>): NewPesananInput => ({
  sumber: 'whatsapp',
  penggunaId: null,
  nama: '',
  no_hp: '',
  items: [],
  shippingId: null,
  tujuan: EMPTY_TUJUAN,
  ongkir: '',
  diskon: '',
  alasan_diskon: '',
  catatan: '',
  bayar: 'tautan',
  bukti: '',
  total_harga: 0,
  pengganti: null,
  ...input,
})

/** Returns the order's lines as they are sent. */
export const itemsOf = (rows: readonly BarangRow[]) =>
  rows.map((row) =>
    'produkId' in row ? { produkId: row.produkId, jumlah: row.jumlah } : { paketId: row.paketId, jumlah: row.jumlah },
  )

/** Validates the form. An order for pickup ignores an address and a fee that were typed before. */
export const resolver: Resolver<NewPesananInput, unknown, NewPesananBody> = (input, context, options) => {
  const isPickup = input.shippingId === null
  return zodResolver(NewPesananBody)(
    {
      ...input,
      tujuan: isPickup ? null : input.tujuan,
      ongkir: isPickup ? '' : input.ongkir,
      bukti: input.bayar === 'transfer' ? input.bukti : '',
    },
    context,
    options,
  )
}
