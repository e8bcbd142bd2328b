import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { getGoodsInPreparation } from '#contract/stok/goods-in-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { GoodsInForm } from './goods-in-form.tsx'

export const meta = () => adminMeta('Barang Masuk')

export default function GoodsInPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', getGoodsInPreparation.name],
    queryFn: () => callAdmin(getGoodsInPreparation, {}),
    // A refetch must not change the form while it is being filled in.
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <Header title="Barang Masuk">
        <ButtonLink to="/impor-barang-masuk" variant="garis">
          <Upload aria-hidden className="size-5" />
          Dari CSV
        </ButtonLink>
      </Header>
      {error && !data && (
        <LoadFailure onRetry={refetch}>{errorText(error, { answered: 'Gagal menyiapkan barang masuk' })}</LoadFailure>
      )}
      {!data && !error && <FormSkeleton input={6}>Menyiapkan barang masuk…</FormSkeleton>}
      {data && (
        <div className="grid grid-cols-1 gap-4">
          {data.ditunggu.length > 0 && (
            <Notice kind="hati">
              <p className="font-semibold">Ditunggu pesanan yang sudah masuk:</p>
              <ul className="mt-1">
                {data.ditunggu.map(({ produkId, nama, jumlah }) => (
                  <li key={produkId}>
                    {formatGrouped(jumlah)} × {nama}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <GoodsInForm preparation={data} />
        </div>
      )}
    </>
  )
}
