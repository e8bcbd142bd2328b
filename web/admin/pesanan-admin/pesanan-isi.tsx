import type { ComponentProps } from 'react'
import { beratText } from '#contract/checkout/berat.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { usedUpLines } from '#web/admin/pemenuhan/isi-kiriman.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { UsedUpLine } from '#web/admin/pesanan/used-up-baris.tsx'
import { ppnLine } from '#web/shared/baris-ppn.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Origin of the shipping fee, shown after the method's name. */
const METHOD: Record<PesananAdmin['ongkir_cara'], string> = {
  tetap: '',
  tarif: ', menurut tarif',
  kurir: ', menurut kurir',
  gratis: ', gratis',
  konfirmasi: ', diisi admin',
}

/** Contents of an order, its prices, and the stock that it takes. */
export function PesananContents({ pesanan }: { pesanan: PesananAdmin }) {
  const { items, bagian, subtotal, biaya_kirim, nama_shipping, ongkir_cara, potongan, total_harga, ppn, ppn_ditambah } =
    pesanan
  const berat = beratText(items)
  const missing = new Map(usedUpLines(pesanan).map(({ urutan, jumlah }) => [urutan, jumlah]))
  return (
    <DetailSection title="Isi pesanan">
      <ul className="divide-y divide-garis">
        {items.map(({ urutan, produkId, paketId, nama, gambar, harga, jumlah }) => (
          <li key={`${produkId} ${paketId}`} className="flex items-center gap-3 py-3 first:pt-0">
            <span className="size-14 shrink-0">
              <GambarKatalog kind={paketId ? 'paket' : 'produks'} gambar={gambar} alt="" sizes="3.5rem" />
            </span>
            <div className="min-w-0 flex-1">
              <span className="block font-medium">{nama}</span>
              <span className="block text-sm text-tinta-2">
                {jumlah} × <span className="harga">{formatRupiah(harga)}</span>
              </span>
              <UsedUp pesanan={pesanan} line={{ urutan, nama, jumlah: missing.get(urutan) ?? 0 }} />
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
        <Amount name="Subtotal" value={subtotal} />
        {pesanan.menunggu_ongkir ? (
          <div className="flex justify-between gap-4">
            <dt className="text-tinta-2">Ongkir ({nama_shipping})</dt>
            <dd>Belum pasti</dd>
          </div>
        ) : (
          <Amount name={`Ongkir (${nama_shipping}${METHOD[ongkir_cara]})`} value={biaya_kirim} />
        )}
        {potongan.map(({ jenis, keterangan, atas, jumlah }) => (
          <Amount
            key={`${jenis} ${atas} ${keterangan}`}
            name={`${atas === 'ongkir' ? 'Diskon ongkir' : 'Diskon'} (${keterangan})`}
            value={-jumlah}
          />
        ))}
        {ppn_ditambah > 0 && <Amount name="PPN" value={ppn_ditambah} />}
        <div className="flex justify-between gap-4 font-bold text-lg">
          <dt>Total</dt>
          <dd className="harga">{formatRupiah(total_harga)}</dd>
        </div>
        {ppnLine(ppn, ppn_ditambah).map(([name, value]) => (
          <Amount key={name} name={name} value={value} />
        ))}
        {ppn && <Amount name="DPP nilai lain" value={ppn.dpp} />}
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
function UsedUp({ pesanan, line }: ComponentProps<typeof UsedUpLine>) {
  if (line.jumlah === 0) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="merah">Habis {line.jumlah}</Badge>
      <UsedUpLine pesanan={pesanan} line={line} />
    </div>
  )
}

function Amount({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-tinta-2">
        <TermText>{name}</TermText>
      </dt>
      <dd className="harga">{formatRupiah(value)}</dd>
    </div>
  )
}
