import { useEffect, useRef } from 'react'
import type { RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { StatusBadge } from '#web/shared/status-badge.tsx'
import { Countdown } from '#web/toko/pembayaran/deadline.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { StagesSummary } from './stages.tsx'

interface RowActions {
  onDetail(nomor: string): void
  onReceive(pesanan: RiwayatPesanan): void
  /** Number of the order whose receipt is being confirmed. */
  receivedNomor: string | null
}

interface RiwayatListProps extends RowActions {
  items: RiwayatPesanan[]
  /** Order number of the order that was just paid. */
  highlight: string | null
}

const COLUMNS = ['Nomor Pesanan', 'Tanggal', 'Produk', 'Total Harga', 'Status']

export function RiwayatTable({ items, highlight, ...tindakan }: RiwayatListProps) {
  const next = nextOf(items)
  return (
    <div className="kartu overflow-x-auto max-lg:hidden">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-garis border-b text-sm text-tinta-2">
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="px-4 py-3 font-semibold">
                {name}
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
              className={cx(
                'border-garis border-b align-top last:border-0',
                isHighlighted(pesanan, highlight) && 'bg-hijau-muda',
              )}
            >
              <td className="px-4 py-4 text-sm xl:whitespace-nowrap">
                {pesanan.midtrans_order_id}
                <NomorNota pesanan={pesanan} />
              </td>
              <td className="whitespace-nowrap px-4 py-4 text-sm">{formatDate(pesanan.created_at)}</td>
              <td className="px-4 py-3">
                <ProdukName pesanan={pesanan} />
              </td>
              <td className="harga px-4 py-4 font-semibold">{formatRupiah(pesanan.total_harga)}</td>
              <td className="min-w-52 px-4 py-4">
                <Status pesanan={pesanan} />
                <div className="mt-2.5">
                  <StagesSummary pesanan={pesanan} />
                </div>
                <Deadline pesanan={pesanan} />
              </td>
              <td className="px-4 py-3">
                <div className="grid gap-2">
                  <RowButton pesanan={pesanan} isNext={pesanan === next} {...tindakan} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function RiwayatKartu({ items, highlight, ...tindakan }: RiwayatListProps) {
  const next = nextOf(items)
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:hidden">
      {items.map((pesanan) => (
        <Kartu
          key={pesanan.orderId}
          pesanan={pesanan}
          isNext={pesanan === next}
          isLight={isHighlighted(pesanan, highlight)}
          {...tindakan}
        />
      ))}
    </ul>
  )
}

function Kartu({ isLight, ...tindakan }: { isLight: boolean } & RowButtonProps) {
  const { pesanan } = tindakan
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isLight) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isLight])
  return (
    <li ref={ref} className={cx('kartu flex flex-col gap-3 p-4', isLight && 'border-hijau bg-hijau-muda')}>
      <div className="flex flex-wrap items-start justify-between gap-2 text-sm">
        <span className="min-w-0 text-tinta-2">
          <span className="block">{formatDate(pesanan.created_at)}</span>
          <span className="block [overflow-wrap:anywhere]">{pesanan.midtrans_order_id}</span>
          <NomorNota pesanan={pesanan} />
        </span>
        <span className="text-right">
          <Status pesanan={pesanan} />
        </span>
      </div>
      <ProdukName pesanan={pesanan} />
      <div>
        <StagesSummary pesanan={pesanan} />
        <Deadline pesanan={pesanan} />
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-garis border-t pt-3">
        <span className="harga font-bold text-lg">{formatRupiah(pesanan.total_harga)}</span>
        <span className="ml-auto flex flex-wrap justify-end gap-2">
          <RowButton {...tindakan} />
        </span>
      </div>
    </li>
  )
}

const NomorNota = ({ pesanan }: { pesanan: RiwayatPesanan }) =>
  pesanan.nomor_nota && <span className="block text-tinta-2">Nota {pesanan.nomor_nota}</span>

const Status = ({ pesanan }: { pesanan: RiwayatPesanan }) => (
  <StatusBadge
    status={pesanan.status_pembayaran}
    awaitsResep={pesanan.menunggu_resep}
    awaitsOngkir={pesanan.menunggu_ongkir}
    uang={pesanan}
    other="abu"
  />
)

/** True if the order can still be paid. A payment that the provider took before the deadline also counts afterwards. */
const isPayable = ({ status_pembayaran, menunggu_resep, menunggu_ongkir, batas_bayar }: RiwayatPesanan) =>
  status_pembayaran === 'pending' && !menunggu_resep && !menunggu_ongkir && new Date(batas_bayar).getTime() > Date.now()

function Deadline({ pesanan }: { pesanan: RiwayatPesanan }) {
  if (!isPayable(pesanan)) return null
  return (
    <p className="mt-1 font-medium text-kuning text-sm">
      Batas waktu <Countdown deadline={pesanan.batas_bayar} />
    </p>
  )
}

function ProdukName({ pesanan }: { pesanan: RiwayatPesanan }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="size-14 shrink-0">
        <GambarKatalog
          kind={pesanan.items[0]?.paketId ? 'paket' : 'produks'}
          gambar={pesanan.gambar_produk}
          alt=""
          sizes="3.5rem"
        />
      </span>
      <span className="min-w-0 font-medium">{pesanan.nama_produk}</span>
    </span>
  )
}

/** The order whose action is the next step of the screen: the newest that can be paid, else that can be received. */
const nextOf = (items: RiwayatPesanan[]) =>
  items.find(isPayable) ?? items.find((pesanan) => stageOf(pesanan) === 'dikirim')

interface RowButtonProps extends RowActions {
  pesanan: RiwayatPesanan
  isNext: boolean
}

/** Buttons of an order: its next action, and its details. */
function RowButton({ pesanan, isNext, onDetail, onReceive, receivedNomor }: RowButtonProps) {
  const nomor = pesanan.midtrans_order_id
  const variant = isNext ? 'utama' : 'isi'
  return (
    <>
      {isPayable(pesanan) && (
        <ButtonLink
          variant={variant}
          compact
          to={`/konfirmasi-pembayaran?order=${nomor}`}
          aria-label={`Bayar pesanan ${nomor}`}
        >
          Bayar
        </ButtonLink>
      )}
      {stageOf(pesanan) === 'dikirim' && (
        <Button
          variant={variant}
          compact
          className="whitespace-nowrap"
          busy={receivedNomor === nomor}
          aria-label={`Barang diterima, pesanan ${nomor}`}
          onClick={() => onReceive(pesanan)}
        >
          Barang Diterima
        </Button>
      )}
      <Button variant="garis" compact aria-label={`Detail pesanan ${nomor}`} onClick={() => onDetail(nomor)}>
        Detail
      </Button>
    </>
  )
}

function isHighlighted({ midtrans_order_id, orderId }: RiwayatPesanan, highlight: string | null): boolean {
  return highlight !== null && (midtrans_order_id === highlight || String(orderId) === highlight)
}
