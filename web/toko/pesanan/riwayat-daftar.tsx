import { useEffect, useRef } from 'react'
import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

interface RiwayatDaftarProps {
  items: RiwayatPesanan[]
  /** Payment number of the order that has just been paid. */
  sorotan: string | null
  onDetail(nomor: string): void
}

const KOLOM = ['Nomor Pesanan', 'Tanggal', 'Produk', 'Total Harga', 'Status']

export function RiwayatTabel({ items, sorotan, onDetail }: RiwayatDaftarProps) {
  return (
    <div className="kartu overflow-x-auto max-lg:hidden">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-garis border-b text-sm text-tinta-2">
            {KOLOM.map((nama) => (
              <th key={nama} scope="col" className="px-4 py-3 font-semibold">
                {nama}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 font-semibold">
              <span className="sr-only">Aksi</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((pesanan) => (
            <tr
              key={pesanan.orderId}
              className={cx('border-garis border-b last:border-0', isSorotan(pesanan, sorotan) && 'bg-hijau-muda')}
            >
              <td className="px-4 py-3 text-sm xl:whitespace-nowrap">{pesanan.midtrans_order_id}</td>
              <td className="whitespace-nowrap px-4 py-3">{formatTanggal(pesanan.created_at)}</td>
              <td className="px-4 py-3">
                <NamaProduk pesanan={pesanan} />
              </td>
              <td className="harga px-4 py-3 font-semibold">{formatRupiah(pesanan.total_harga)}</td>
              <td className="px-4 py-3">
                <StatusBadge
                  status={pesanan.status_pembayaran}
                  menungguResep={pesanan.menunggu_resep}
                  menungguOngkir={pesanan.menunggu_ongkir}
                  uang={pesanan}
                  lain="abu"
                />
              </td>
              <td className="px-4 py-2 text-right">
                <TombolDetail pesanan={pesanan} onDetail={onDetail} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function RiwayatKartu({ items, sorotan, onDetail }: RiwayatDaftarProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:hidden">
      {items.map((pesanan) => (
        <Kartu key={pesanan.orderId} pesanan={pesanan} terang={isSorotan(pesanan, sorotan)} onDetail={onDetail} />
      ))}
    </ul>
  )
}

function Kartu({
  pesanan,
  terang,
  onDetail,
}: {
  pesanan: RiwayatPesanan
  terang: boolean
  onDetail: RiwayatDaftarProps['onDetail']
}) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (terang) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [terang])
  return (
    <li ref={ref} className={cx('kartu p-4', terang && 'border-hijau bg-hijau-muda')}>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="text-tinta-2">{formatTanggal(pesanan.created_at)}</span>
        <span className="text-right">
          <StatusBadge
            status={pesanan.status_pembayaran}
            menungguResep={pesanan.menunggu_resep}
            menungguOngkir={pesanan.menunggu_ongkir}
            uang={pesanan}
            lain="abu"
          />
        </span>
      </div>
      <div className="mt-3">
        <NamaProduk pesanan={pesanan} />
      </div>
      <p className="mt-2 text-sm text-tinta-2 [overflow-wrap:anywhere]">{pesanan.midtrans_order_id}</p>
      <div className="mt-2 flex items-center justify-between gap-3">
        <span className="harga font-bold text-lg">{formatRupiah(pesanan.total_harga)}</span>
        <TombolDetail pesanan={pesanan} onDetail={onDetail} />
      </div>
    </li>
  )
}

function NamaProduk({ pesanan }: { pesanan: RiwayatPesanan }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-12 shrink-0">
        <GambarKatalog
          jenis={pesanan.items[0]?.paketId ? 'paket' : 'produks'}
          gambar={pesanan.gambar_produk}
          alt=""
          sizes="3rem"
        />
      </span>
      <span className="min-w-0 font-medium">{pesanan.nama_produk}</span>
    </span>
  )
}

function TombolDetail({ pesanan, onDetail }: { pesanan: RiwayatPesanan; onDetail: RiwayatDaftarProps['onDetail'] }) {
  return (
    <Button
      variant="garis"
      rapat
      aria-label={`Detail pesanan ${pesanan.midtrans_order_id}`}
      onClick={() => onDetail(pesanan.midtrans_order_id)}
    >
      Detail
    </Button>
  )
}

function isSorotan({ midtrans_order_id, orderId }: RiwayatPesanan, sorotan: string | null): boolean {
  return sorotan !== null && (midtrans_order_id === sorotan || String(orderId) === sorotan)
}
