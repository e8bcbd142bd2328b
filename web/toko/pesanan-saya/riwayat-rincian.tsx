import { type ReactNode, useId } from 'react'
import { beratText } from '#contract/checkout/berat.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { type PaymentWay, paymentNumber } from '#contract/pembayaran/payment-method.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { ppnLine } from '#web/shared/baris-ppn.ts'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import { Rincian } from '#web/toko/checkout/ringkasan-harga.tsx'
import { openNumber } from './primary-action.ts'
import { TrackPengiriman } from './track-pengiriman.tsx'

/** Shipping of a paid order. */
export function Pengiriman({ pesanan }: { pesanan: RincianPesanan }) {
  return (
    <Bagian title="Pengiriman">
      <TrackPengiriman pesanan={pesanan} />
    </Bagian>
  )
}

/** Shipping address as of the time of the order. */
export function AlamatPesanan({ pesanan }: { pesanan: RincianPesanan }) {
  return (
    <Bagian title="Alamat Pengiriman">
      <address className="mt-2 not-italic">
        <span className="block font-medium">{pesanan.nama}</span>
        <span className="block text-tinta-2">{formatNoHp(pesanan.no_hp)}</span>
        <span className="block whitespace-pre-line text-tinta-2">{pesanan.alamat}</span>
      </address>
      {pesanan.catatan && (
        <p className="mt-2 whitespace-pre-line">
          <span className="text-tinta-2">Catatan:</span> {pesanan.catatan}
        </p>
      )}
    </Bagian>
  )
}

function Bagian({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="kartu p-4">
      <h2 id={id} className="text-lg tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Goods, prices and payment method of an order. */
export function PesananContents({ pesanan }: { pesanan: RincianPesanan }) {
  const { items, potongan, ppn, ppn_ditambah, cara_bayar, nomor_nota, menunggu_ongkir } = pesanan
  const berat = beratText(items)
  return (
    <Bagian title="Isi Pesanan">
      <dl className="mt-2 grid grid-cols-1 gap-2">
        {items.map(({ produkId, paketId, nama, jumlah, harga }) => (
          <Rincian key={`${produkId} ${paketId} ${nama}`} name={`${jumlah} × ${nama}`}>
            {formatRupiah(harga * jumlah)}
          </Rincian>
        ))}
        {berat && <Rincian name="Berat">{berat}</Rincian>}
        <Rincian name={`Ongkir (${pesanan.nama_shipping})`}>
          {menunggu_ongkir ? 'Sedang dipastikan' : formatRupiah(pesanan.biaya_kirim)}
        </Rincian>
        {/* Optional, because a server of an older release does not send it. */}
        {potongan?.map(({ jenis, keterangan, atas, jumlah }) => (
          <Rincian
            key={`${jenis} ${atas} ${keterangan}`}
            name={jenis === 'voucher' ? `Voucher ${keterangan}` : keterangan}
          >
            {formatRupiah(-jumlah)}
          </Rincian>
        ))}
        {ppn_ditambah > 0 && <Rincian name="PPN">{formatRupiah(ppn_ditambah)}</Rincian>}
        {/* The box above shows the amount beside the number to pay to. */}
        {!openNumber(pesanan) && (
          <Rincian name="Total">
            <span className="font-bold text-lg">{formatRupiah(pesanan.total_harga)}</span>
          </Rincian>
        )}
        {ppnLine(ppn, ppn_ditambah).map(([name, value]) => (
          <Rincian key={name} name={name}>
            {formatRupiah(value)}
          </Rincian>
        ))}
        {cara_bayar && !openNumber(pesanan) && <Rincian name="Cara bayar">{methodText(cara_bayar)}</Rincian>}
        {nomor_nota && <Rincian name="Nomor Nota">{nomor_nota}</Rincian>}
      </dl>
    </Bagian>
  )
}

function methodText(method: PaymentWay): string {
  const card = method.nomor !== null && paymentNumber(method) === null ? `berakhir ${method.nomor.slice(-4)}` : ''
  return [method.nama, card, method.penerbit && `dari ${method.penerbit}`].filter(Boolean).join(', ')
}

/** Number of newest events that are always shown. */
const NEWEST = 3

type PesananEvent = RincianPesanan['perjalanan'][number]

/** Events of the shop and of the courier, in chronological order; the older ones of a long list are folded. */
export function Perjalanan({ pesanan: { perjalanan, perjalanan_kurir } }: { pesanan: RincianPesanan }) {
  const all = [...perjalanan, ...perjalanan_kurir].sort((one, other) => Date.parse(one.waktu) - Date.parse(other.waktu))
  const folded = all.length > NEWEST + 1 ? all.length - NEWEST : 0
  return (
    <Bagian title="Riwayat Status">
      {folded > 0 && (
        <details>
          <summary className="tautan flex min-h-11 items-center">Lihat {folded} kejadian sebelumnya</summary>
          <KejadianList kejadian={all.slice(0, folded)} />
        </details>
      )}
      <KejadianList kejadian={all.slice(folded)} />
    </Bagian>
  )
}

function KejadianList({ kejadian }: { kejadian: PesananEvent[] }) {
  return (
    <ol className="mt-3 grid grid-cols-1 gap-3 border-garis border-l-2 pl-4">
      {kejadian.map(({ waktu, teks }) => (
        <li key={`${waktu} ${teks}`} className="relative">
          <span aria-hidden className="absolute top-2 -left-5.5 size-2.5 rounded-full bg-laut" />
          <span className="block">
            <RupiahText>{teks}</RupiahText>
          </span>
          <time dateTime={waktu} className="text-sm text-tinta-2">
            {formatTime(waktu)}
          </time>
        </li>
      ))}
    </ol>
  )
}
