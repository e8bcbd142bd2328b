import type { ComponentProps } from 'react'
import { beratText } from '#contract/checkout/berat.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { usedUpBaris } from '#web/admin/pemenuhan/isi-kiriman.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { UsedUpBaris } from '#web/admin/pesanan/used-up-baris.tsx'
import { barisPpn } from '#web/shared/baris-ppn.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Origin of the shipping fee, shown after the method's name. */
const CARA: Record<PesananAdmin['ongkir_cara'], string> = {
  tetap: '',
  tarif: ', menurut tarif',
  kurir: ', menurut kurir',
  gratis: ', gratis',
  konfirmasi: ', diisi admin',
}

/** Contents of an order, its prices, and the stock that it takes. */
export function PesananIsi({ pesanan }: { pesanan: PesananAdmin }) {
  const { items, bagian, subtotal, biaya_kirim, nama_shipping, ongkir_cara, potongan, total_harga, ppn, ppn_ditambah } =
    pesanan
  const berat = beratText(items)
  const expired = new Map(usedUpBaris(pesanan).map(({ urutan, jumlah }) => [urutan, jumlah]))
  return (
    <DetailSection judul="Isi pesanan">
      <ul className="divide-y divide-garis">
        {items.map(({ urutan, produkId, paketId, nama, gambar, harga, jumlah }) => (
          <li key={`${produkId} ${paketId}`} className="flex items-center gap-3 py-3 first:pt-0">
            <span className="size-14 shrink-0">
              <GambarKatalog jenis={paketId ? 'paket' : 'produks'} gambar={gambar} alt="" sizes="3.5rem" />
            </span>
            <div className="min-w-0 flex-1">
              <span className="block font-medium">{nama}</span>
              <span className="block text-sm text-tinta-2">
                {jumlah} × <span className="harga">{formatRupiah(harga)}</span>
              </span>
              <UsedUp pesanan={pesanan} baris={{ urutan, nama, jumlah: expired.get(urutan) ?? 0 }} />
            </div>
            <span className="harga font-semibold">{formatRupiah(harga * jumlah)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 border-garis border-t pt-3">
        {berat && (
          <div className="flex justify-between gap-4">
            <dt className="text-tinta-2">Berat</dt>
            <dd>{berat}</dd>
          </div>
        )}
        <Jumlah nama="Subtotal" nilai={subtotal} />
        {pesanan.menunggu_ongkir ? (
          <div className="flex justify-between gap-4">
            <dt className="text-tinta-2">Ongkir ({nama_shipping})</dt>
            <dd>Belum pasti</dd>
          </div>
        ) : (
          <Jumlah nama={`Ongkir (${nama_shipping}${CARA[ongkir_cara]})`} nilai={biaya_kirim} />
        )}
        {potongan.map(({ jenis, keterangan, atas, jumlah }) => (
          <Jumlah
            key={`${jenis} ${atas} ${keterangan}`}
            nama={`${atas === 'ongkir' ? 'Diskon ongkir' : 'Diskon'} (${keterangan})`}
            nilai={-jumlah}
          />
        ))}
        {ppn_ditambah > 0 && <Jumlah nama="PPN" nilai={ppn_ditambah} />}
        <div className="flex justify-between gap-4 font-bold text-lg">
          <dt>Total</dt>
          <dd className="harga">{formatRupiah(total_harga)}</dd>
        </div>
        {barisPpn(ppn, ppn_ditambah).map(([nama, nilai]) => (
          <Jumlah key={nama} nama={nama} nilai={nilai} />
        ))}
        {ppn && <Jumlah nama="DPP nilai lain" nilai={ppn.dpp} />}
      </dl>
      {items.some(({ paketId }) => paketId) && bagian.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 content-center font-semibold text-laut">Barang yang diambil dari gudang</summary>
          <ul className="list-disc pl-5">
            {bagian.map(({ nama, jumlah }) => (
              <li key={nama}>
                {jumlah} × {nama}
              </li>
            ))}
          </ul>
        </details>
      )}
    </DetailSection>
  )
}

/** Missing quantity of a line, with a button that refunds it. */
function UsedUp({ pesanan, baris }: ComponentProps<typeof UsedUpBaris>) {
  if (baris.jumlah === 0) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="merah">Habis {baris.jumlah}</Badge>
      <UsedUpBaris pesanan={pesanan} baris={baris} />
    </div>
  )
}

function Jumlah({ nama, nilai }: { nama: string; nilai: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-tinta-2">
        <TermText>{nama}</TermText>
      </dt>
      <dd className="harga">{formatRupiah(nilai)}</dd>
    </div>
  )
}
