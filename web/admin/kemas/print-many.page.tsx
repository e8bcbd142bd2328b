import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type Kemas, listPrints } from '#contract/kemas/admin.ts'
import { DeliveryNote } from '#web/admin/pemenuhan/delivery-note.tsx'
import { kirimanContents } from '#web/admin/pemenuhan/isi-kiriman.ts'
import { type ManySheets, toPrint } from '#web/admin/pemenuhan/print-address.ts'
import { ShippingLabel } from '#web/admin/pemenuhan/shipping-label.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { lastLists } from '#web/admin/ui/daftar/list-address.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { useMay } from '#web/admin/ui/menu.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { returnedText } from './returned-text.ts'
import '#web/admin/pemenuhan/print-many.css'

export const meta = () => adminMeta('Cetak Pesanan')

const SHEETS: Record<ManySheets, string> = { 'surat-jalan': 'Surat jalan A4', label: 'Label 100 × 150 mm' }

/** Packing slips or labels of several orders, one per page. */
export default function PrintManyPage() {
  const [params] = useSearchParams()
  const returnTo = useReturn()
  const id = params.get('id') ?? ''
  const kirimanId = Number(params.get('kiriman') ?? 0)
  const kind: ManySheets = params.get('jenis') === 'label' ? 'label' : 'surat-jalan'
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', listPrints.name, id],
    queryFn: () => callAdmin(listPrints, { query: { id } }),
  })
  // Fully refunded orders must not be packed.
  const printed = data?.filter(({ dana_kembali }) => dana_kembali !== 'utuh') ?? []
  const held = (data?.length ?? 0) - printed.length
  return (
    <>
      <div className="print:hidden">
        <Header title="Cetak Pesanan" back={returnTo}>
          <nav aria-label="Yang dicetak" className="flex flex-wrap gap-3">
            {(Object.keys(SHEETS) as ManySheets[]).map((sheet) => (
              <Link
                key={sheet}
                to={toPrint(id.split(',').map(Number), sheet, kirimanId)}
                replace
                aria-current={sheet === kind ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center rounded border px-4 font-semibold',
                  sheet === kind ? 'border-laut bg-laut-muda text-laut' : 'border-garis-tua bg-kertas',
                )}
              >
                {SHEETS[sheet]}
              </Link>
            ))}
          </nav>
          <Button disabled={printed.length === 0} onClick={() => window.print()}>
            Cetak {printed.length > 0 && `${printed.length} ${kind === 'label' ? 'label' : 'lembar'}`}
          </Button>
        </Header>
        {held > 0 && (
          <div className="mb-5">
            <Notice kind="hati">
              {held} pesanan tidak dicetak karena dananya sudah dikembalikan seluruhnya. Jangan kirim barangnya.
            </Notice>
          </div>
        )}
        {data?.length === 0 && <Notice kind="info">Tidak ada pesanan yang dipilih untuk dicetak.</Notice>}
      </div>
      {isPending && <LoadingKartu text="Memuat pesanan…" sizes={['h-152 max-w-3xl']} />}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list={returnTo.to} failure="Gagal memuat pesanan" />
      )}
      <ol className={cx('cetak-banyak', kind === 'label' && 'cetak-label')}>
        {printed.map((pesanan) => (
          <li key={pesanan.orderId}>
            <OneSheet pesanan={pesanan} kind={kind} kirimanId={kirimanId} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Slip or label of an order, or of one of its partial shipments. */
function OneSheet({ pesanan, kind, kirimanId }: { pesanan: Kemas; kind: ManySheets; kirimanId: number }) {
  const content = kirimanId > 0 ? kirimanContents(pesanan, kirimanId) : undefined
  if (kind === 'label') return <ShippingLabel pesanan={content?.pesanan ?? pesanan} mention={content?.mention} />
  if (content) return <DeliveryNote pesanan={content.pesanan} dikembalikan={undefined} kiriman={content} />
  return <DeliveryNote pesanan={pesanan} dikembalikan={returnedText(pesanan)} />
}

/** Returns the list from which the user came; packers have only their own. */
function useReturn() {
  const may = useMay()
  const to = may('/daftar-pesanan')
    ? lastLists('/daftar-pesanan', '/pesanan-semua', '/kemas-pesanan')
    : lastLists('/kemas-pesanan')
  return { to, name: to.startsWith('/kemas-pesanan') ? 'Kemas Pesanan' : 'Daftar Pesanan' }
}
