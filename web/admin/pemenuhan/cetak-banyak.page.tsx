import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { isKembaliUtuh, teksKembali } from '#contract/buku/uang.ts'
import { listCetak } from '#contract/pesanan-admin/banyak-admin.ts'
import { daftarPesanan } from '#web/admin/pesanan/daftar-pesanan.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { GagalMuat } from '#web/admin/ui/gagal-muat.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { type LembarBanyak, toCetak } from './cetak-alamat.ts'
import { LabelKirim } from './label-kirim.tsx'
import { SuratJalan } from './surat-jalan.tsx'
import './cetak-banyak.css'

export const meta = () => adminMeta('Cetak Pesanan')

const LEMBAR: Record<LembarBanyak, string> = { 'surat-jalan': 'Surat jalan A4', label: 'Label 100 × 150 mm' }

/** Packing slips or labels of several orders, one per page. */
export default function CetakBanyakPage() {
  const [params] = useSearchParams()
  const kembali = daftarPesanan()
  const id = params.get('id') ?? ''
  const jenis: LembarBanyak = params.get('jenis') === 'label' ? 'label' : 'surat-jalan'
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', listCetak.name, id],
    queryFn: () => callAdmin(listCetak, { query: { id } }),
  })
  // Fully refunded orders must not be packed.
  const dicetak = data?.filter((pesanan) => !isKembaliUtuh(pesanan)) ?? []
  const ditahan = (data?.length ?? 0) - dicetak.length
  return (
    <>
      <div className="print:hidden">
        <Kepala judul="Cetak Pesanan" kembali={{ to: kembali, nama: 'Daftar Pesanan' }}>
          <nav aria-label="Yang dicetak" className="flex flex-wrap gap-1">
            {(Object.keys(LEMBAR) as LembarBanyak[]).map((lembar) => (
              <Link
                key={lembar}
                to={toCetak(id.split(',').map(Number), lembar)}
                replace
                aria-current={lembar === jenis ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center rounded border px-4 font-semibold',
                  lembar === jenis ? 'border-laut bg-laut-muda text-laut' : 'border-garis-tua bg-kertas',
                )}
              >
                {LEMBAR[lembar]}
              </Link>
            ))}
          </nav>
          <Button disabled={dicetak.length === 0} onClick={() => window.print()}>
            Cetak {dicetak.length} {jenis === 'label' ? 'label' : 'lembar'}
          </Button>
        </Kepala>
        {ditahan > 0 && (
          <div className="mb-5">
            <Notice kind="hati">
              {ditahan} pesanan tidak dicetak karena dananya sudah dikembalikan seluruhnya. Jangan kirim barangnya.
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
        <GagalMuat error={error} onRetry={refetch} daftar={kembali}>
          {errorText(error, { answered: 'Gagal memuat pesanan' })}
        </GagalMuat>
      )}
      <ol className={cx('cetak-banyak', jenis === 'label' && 'cetak-label')}>
        {dicetak.map((pesanan) => (
          <li key={pesanan.orderId}>
            {jenis === 'label' ? (
              <LabelKirim pesanan={pesanan} />
            ) : (
              <SuratJalan pesanan={pesanan} dikembalikan={teksKembali(pesanan)} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
