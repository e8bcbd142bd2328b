import { type ReactNode, useId } from 'react'
import { formatNoHp } from '#contract/no-hp.ts'
import { METODE_BAYAR } from '#contract/pembayaran/cara-bayar.ts'
import { teksBerat } from '#contract/pesanan/berat.ts'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { MetodePembayaran } from './metode-bayar.tsx'
import { Rincian } from './ringkasan-harga.tsx'

/** Lines, payment, address, shipment and journey of an order. */
export function RiwayatRincian({ pesanan }: { pesanan: RincianPesanan }) {
  return (
    <div className="mt-4 grid gap-4">
      <IsiPesanan items={pesanan.items} biaya={pesanan.menunggu_ongkir ? null : pesanan.biaya_kirim} />
      {pesanan.cara_bayar && <CaraBayar cara={pesanan.cara_bayar} />}
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
      {pesanan.status_pembayaran === 'success' && <Pengiriman pesanan={pesanan} />}
      <Perjalanan langkah={pesanan.perjalanan} />
    </div>
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

function IsiPesanan({ items, biaya }: { items: RincianPesanan['items']; biaya: number | null }) {
  const berat = teksBerat(items)
  return (
    <Bagian judul="Isi Pesanan">
      <dl className="mt-2 grid gap-2">
        {items.map(({ produkId, paketId, nama, jumlah, harga }) => (
          <Rincian key={`${produkId} ${paketId} ${nama}`} nama={`${jumlah} × ${nama}`}>
            {formatRupiah(harga * jumlah)}
          </Rincian>
        ))}
        {berat && <Rincian nama="Berat">{berat}</Rincian>}
        <Rincian nama="Ongkos kirim">{biaya === null ? 'Sedang dipastikan' : formatRupiah(biaya)}</Rincian>
      </dl>
    </Bagian>
  )
}

function CaraBayar({ cara }: { cara: NonNullable<RincianPesanan['cara_bayar']> }) {
  return (
    <Bagian judul="Metode Pembayaran">
      <p className="mt-2">
        <MetodePembayaran metode={cara.metode} nama={cara.nama} />
      </p>
      {cara.nomor && (
        <p className="mt-2 text-tinta-2 [overflow-wrap:anywhere]">
          {METODE_BAYAR[cara.metode].jenis === 'kartu'
            ? `Kartu berakhir ${cara.nomor.slice(-4)}`
            : `Nomor ${cara.nomor}`}
        </p>
      )}
      {cara.penerbit && <p className="mt-2 text-tinta-2">Dibayar dari {cara.penerbit}</p>}
    </Bagian>
  )
}

/** Nothing is on its way before it is paid. */
function Pengiriman({ pesanan: { status_pesanan, kurir, resi } }: { pesanan: RincianPesanan }) {
  return (
    <Bagian judul="Pengiriman">
      <p className="mt-2">
        <Badge tone={status_pesanan === 'Pesanan Selesai' ? 'hijau' : 'laut'}>{status_pesanan}</Badge>
      </p>
      {kurir && <p className="mt-2">Kurir: {kurir}</p>}
      {resi ? (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <span>
            Nomor resi: <span className="select-all font-semibold [overflow-wrap:anywhere]">{resi}</span>
          </span>
          <CopyButton text={resi} name="Nomor resi" />
        </div>
      ) : (
        <p className="mt-2 text-tinta-2">Nomor resi terlihat di sini setelah pesanan dikirim.</p>
      )}
    </Bagian>
  )
}

function Perjalanan({ langkah }: { langkah: RincianPesanan['perjalanan'] }) {
  return (
    <Bagian judul="Perjalanan Pesanan">
      <ol className="mt-3 grid gap-3 border-garis border-l-2 pl-4">
        {langkah.map(({ waktu, teks }) => (
          <li key={`${waktu} ${teks}`} className="relative">
            <span aria-hidden className="absolute top-2 -left-5.5 size-2.5 rounded-full bg-laut" />
            <span className="block">{teks}</span>
            <time dateTime={waktu} className="text-sm text-tinta-2">
              {formatWaktu(waktu)}
            </time>
          </li>
        ))}
      </ol>
    </Bagian>
  )
}
