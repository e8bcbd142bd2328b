import { type ReactNode, useId } from 'react'
import { beratText } from '#contract/checkout/berat.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { paymentNumber } from '#contract/pembayaran/payment-method.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { STAGE_NAMES, stageOf } from '#contract/pesanan/pesanan-stages.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { barisPpn } from '#web/shared/baris-ppn.ts'
import { RupiahText } from '#web/shared/rupiah-text.tsx'
import { Rincian } from '#web/toko/checkout/ringkasan-harga.tsx'
import { NomorByFour } from '#web/toko/pembayaran/nomor-by-four.tsx'
import { MetodePembayaran } from '#web/toko/pembayaran/payment-method.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TrackPengiriman } from './track-pengiriman.tsx'

/** Shipping of a paid order. The status uses the same words as the progress steps. */
export function Pengiriman({ pesanan }: { pesanan: RincianPesanan }) {
  const tahap = stageOf(pesanan)
  return (
    <Bagian judul="Pengiriman">
      {tahap && (
        <p className="mt-2">
          <Badge tone={tahap === 'diterima' ? 'hijau' : 'laut'}>{STAGE_NAMES[tahap]}</Badge>
        </p>
      )}
      <TrackPengiriman pesanan={pesanan} />
    </Bagian>
  )
}

/** Shipping address as of the time of the order. */
export function AlamatPesanan({ pesanan }: { pesanan: RincianPesanan }) {
  return (
    <Bagian judul="Alamat Pengiriman">
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

function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded border border-garis p-4">
      <h3 id={id} className="font-semibold tracking-normal">
        {judul}
      </h3>
      {children}
    </section>
  )
}

interface IsiPesananProps extends Pick<RincianPesanan, 'items' | 'potongan' | 'ppn' | 'ppn_ditambah'> {
  /** Shipping fee; null if not known yet. */
  biaya: number | null
}

export function IsiPesanan({ items, potongan, biaya, ppn, ppn_ditambah }: IsiPesananProps) {
  const berat = beratText(items)
  return (
    <Bagian judul="Isi Pesanan">
      <dl className="mt-2 grid gap-2">
        {items.map(({ produkId, paketId, nama, jumlah, harga }) => (
          <Rincian key={`${produkId} ${paketId} ${nama}`} nama={`${jumlah} × ${nama}`}>
            {formatRupiah(harga * jumlah)}
          </Rincian>
        ))}
        {berat && <Rincian nama="Berat">{berat}</Rincian>}
        <Rincian nama="Ongkir">{biaya === null ? 'Sedang dipastikan' : formatRupiah(biaya)}</Rincian>
        {/* Optional, because a server of an older release does not send it. */}
        {potongan?.map(({ jenis, keterangan, atas, jumlah }) => (
          <Rincian
            key={`${jenis} ${atas} ${keterangan}`}
            nama={jenis === 'voucher' ? `Voucher ${keterangan}` : keterangan}
          >
            {formatRupiah(-jumlah)}
          </Rincian>
        ))}
        {ppn_ditambah > 0 && <Rincian nama="PPN">{formatRupiah(ppn_ditambah)}</Rincian>}
        {barisPpn(ppn, ppn_ditambah).map(([nama, nilai]) => (
          <Rincian key={nama} nama={nama}>
            {formatRupiah(nilai)}
          </Rincian>
        ))}
      </dl>
    </Bagian>
  )
}

export function CaraBayar({ cara }: { cara: NonNullable<RincianPesanan['cara_bayar']> }) {
  return (
    <Bagian judul="Metode Pembayaran">
      <p className="mt-2">
        <MetodePembayaran metode={cara.metode} nama={cara.nama} />
      </p>
      {cara.nomor && (
        <p className="mt-2 text-tinta-2 [overflow-wrap:anywhere]">
          {paymentNumber(cara) === null ? (
            `Kartu berakhir ${cara.nomor.slice(-4)}`
          ) : (
            <>
              Nomor <NomorByFour nomor={cara.nomor} />
            </>
          )}
        </p>
      )}
      {cara.penerbit && <p className="mt-2 text-tinta-2">Dibayar dari {cara.penerbit}</p>}
    </Bagian>
  )
}

/** Events of the shop and of the courier, in chronological order. */
export function Perjalanan({ pesanan: { perjalanan, perjalanan_kurir } }: { pesanan: RincianPesanan }) {
  const langkah = [...perjalanan, ...perjalanan_kurir].sort(
    (one, other) => Date.parse(one.waktu) - Date.parse(other.waktu),
  )
  return (
    <Bagian judul="Riwayat Status">
      <ol className="mt-3 grid gap-3 border-garis border-l-2 pl-4">
        {langkah.map(({ waktu, teks }) => (
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
    </Bagian>
  )
}
