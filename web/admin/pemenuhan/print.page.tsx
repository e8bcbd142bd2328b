import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { formatReturned, isFullyReturned } from '#contract/buku/money.ts'
import { getPesananAdmin, type PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { PaymentNotes } from '#web/admin/pesanan/payment-notes.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { useSettings } from '#web/lib/settings.ts'
import { Nota } from '#web/shared/nota.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/print.page'
import { DeliveryNote } from './delivery-note.tsx'
import { kirimanContents } from './isi-kiriman.ts'
import { ShippingLabel } from './shipping-label.tsx'
import './print-many.css'

export const meta = () => adminMeta('Cetak Pesanan')

const NAME = { 'surat-jalan': 'Surat Jalan', nota: 'Nota', label: 'Label' } as const
type Kind = keyof typeof NAME

/**
 * Returns the printed document and its alternative. The alternative of the slip is a label for a partial shipment, else a
 * receipt.
 */
function kindOf(kind: string | null, isKiriman: boolean): [Kind, Kind] {
  const other = isKiriman ? 'label' : 'nota'
  return kind === other ? [other, 'surat-jalan'] : ['surat-jalan', other]
}

/** Prints the packing slip, the receipt or a label. Only the sheet itself is printed. */
export default function PrintPage({ params }: Route.ComponentProps) {
  const orderId = Number(params.orderId)
  const [query] = useSearchParams()
  const kirimanId = Number(query.get('kiriman') ?? 0)
  const [kind, other] = kindOf(query.get('jenis'), kirimanId > 0)
  const isNota = kind === 'nota'
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'pesanan', orderId],
    queryFn: () => callAdmin(getPesananAdmin, { params: { orderId } }),
  })
  const isWhole = data !== undefined && isFullyReturned(data)
  return (
    <>
      <div className="print:hidden">
        <Header
          title={`Cetak ${NAME[kind]}`}
          back={{ to: `/detail-pesanan-${data?.jenis ?? 'satuan'}/${orderId}`, name: 'Detail Pesanan' }}
        >
          <Link to={`?jenis=${other}${kirimanId > 0 ? `&kiriman=${kirimanId}` : ''}`} replace className="tautan px-3">
            {NAME[other]}
          </Link>
          <Button disabled={!data || (isWhole && !isNota)} onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Cetak
          </Button>
        </Header>
      </div>
      {isPending && <LoadingKartu text="Memuat pesanan…" sizes={['h-152 max-w-3xl']} />}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list="/daftar-pesanan" failure="Gagal memuat pesanan" />
      )}
      {data && isNota && <NotaPesanan pesanan={data} />}
      {data &&
        !isNota &&
        (isWhole ? (
          <WithoutDeliveryNote />
        ) : kirimanId > 0 ? (
          <Kiriman pesanan={data} kirimanId={kirimanId} isLabel={kind === 'label'} />
        ) : (
          <DeliveryNote pesanan={data} dikembalikan={formatReturned(data)} />
        ))}
    </>
  )
}

/** Document of one partial shipment, with only its lines. */
function Kiriman({ pesanan, kirimanId, isLabel }: { pesanan: PesananAdmin; kirimanId: number; isLabel: boolean }) {
  const content = kirimanContents(pesanan, kirimanId)
  if (!content) return <Notice kind="hati">Kiriman ini tidak ada pada pesanan ini.</Notice>
  if (!isLabel) return <DeliveryNote pesanan={content.pesanan} dikembalikan={undefined} kiriman={content} />
  return (
    <div className="cetak-label">
      <ShippingLabel pesanan={content.pesanan} mention={content.mention} />
    </div>
  )
}

/** Notice instead of a packing slip: a fully refunded order must not be packed. */
function WithoutDeliveryNote() {
  return (
    <Notice kind="hati">
      Dana pesanan ini sudah dikembalikan seluruhnya, jadi surat jalannya tidak bisa dicetak. Jangan kirim barangnya.
    </Notice>
  )
}

function NotaPesanan({ pesanan }: { pesanan: PesananAdmin }) {
  const settings = useSettings()
  return (
    <Nota
      {...pesanan}
      nomor={pesanan.midtrans_order_id}
      date={pesanan.created_at}
      pembeli={pesanan}
      kemasan={pesanan.bagian.flatMap(({ produkId, nama, kemasan }) =>
        kemasan.map((lot) => ({ produkId, nama, ...lot })),
      )}
      kembali={pesanan.pembayaran
        .flatMap(({ pengembalian }) => pengembalian)
        .filter(({ status }) => status === 'berhasil' || status === 'manual')
        .map(({ rincian: barang, ongkir }) => ({ barang, ongkir }))}
      pengganti_dari={pesanan.asal?.nomor ?? null}
      pembayaran={<PaymentNotes status={pesanan.status_pembayaran} />}
      lunas={pesanan.status_pembayaran === 'success'}
      simulated={settings?.simulated ?? false}
    />
  )
}
