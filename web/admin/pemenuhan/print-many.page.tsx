import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatReturned, isFullyReturned } from '#contract/buku/money.ts'
import { listPrints } from '#contract/pesanan-admin/many-admin.ts'
import { pesananList } from '#web/admin/pesanan/pesanan-list.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { LoadFailed } from '#web/admin/ui/load-failed.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { type ManySheets, toPrint } from './print-address.ts'
import { ShippingLabel } from './shipping-label.tsx'
import './print-many.css'

export const meta = () => adminMeta('Cetak Pesanan')

const SHEETS: Record<ManySheets, string> = { 'surat-jalan': 'Surat jalan A4', label: 'Label 100 × 150 mm' }

/** Packing slips or labels of several orders, one per page. */
export default function PrintManyPage() {
  const [params] = useSearchParams()
  const returnTo = pesananList()
  const id = params.get('id') ?? ''
  const kind: ManySheets = params.get('jenis') === 'label' ? 'label' : 'surat-jalan'
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', listPrints.name, id],
    queryFn: () => callAdmin(listPrints, { query: { id } }),
  })
  // Fully refunded orders must not be packed.
  const printed = data?.filter((pesanan) => !isFullyReturned(pesanan)) ?? []
  const held = (data?.length ?? 0) - printed.length
  return (
    <>
      <div className="print:hidden">
        <Header title="Cetak Pesanan" back={{ to: returnTo, name: 'Daftar Pesanan' }}>
          <nav aria-label="Yang dicetak" className="flex flex-wrap gap-1">
            {(Object.keys(SHEETS) as ManySheets[]).map((sheet) => (
              <Link
                key={sheet}
                to={toPrint(id.split(',').map(Number), sheet)}
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
            Cetak {printed.length} {kind === 'label' ? 'label' : 'lembar'}
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
      {isPending && (
        <div role="status">
          <span className="sr-only">Memuat pesanan…</span>
          <SkeletonKartu className="h-152 max-w-3xl" />
        </div>
      )}
      {error && !data && (
        <LoadFailed error={error} onRetry={refetch} list={returnTo}>
          {errorText(error, { answered: 'Gagal memuat pesanan' })}
        </LoadFailed>
      )}
      <ol className={cx('cetak-banyak', kind === 'label' && 'cetak-label')}>
        {printed.map((pesanan) => (
          <li key={pesanan.orderId}>
            {kind === 'label' ? (
              <ShippingLabel pesanan={pesanan} />
            ) : (
              <DeliveryNote pesanan={pesanan} dikembalikan={formatReturned(pesanan)} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
