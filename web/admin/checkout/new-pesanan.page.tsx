import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { getKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { listPengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { pesananList } from '#web/admin/pesanan/pesanan-list.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { penggantiOf } from './initial-pengganti.ts'
import { NewPesananForm } from './new-pesanan-form.tsx'

export const meta = () => adminMeta('Tambah Pesanan')

/** Form for an order by WhatsApp, by phone or over the counter. */
export default function NewPesananPage() {
  const [params] = useSearchParams()
  const [from, keluhanId] = [Number(params.get('pengganti')), Number(params.get('keluhan'))]
  const returnTo = keluhanId ? `/detail-keluhan/${keluhanId}` : pesananList()
  const query = { limit: 100 }
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'pesanan-baru', from, keluhanId],
    async queryFn() {
      const [metode, original, keluhan] = await Promise.all([
        callAdmin(listPengirimanAdmin, { query }),
        from ? callAdmin(getPesananAdmin, { params: { orderId: from } }) : undefined,
        keluhanId ? callAdmin(getKeluhanAdmin, { params: { keluhanId } }) : undefined,
      ])
      const active = metode.items.filter(({ aktif }) => aktif)
      return { metode: active, initial: original && penggantiOf(original, keluhan, active) }
    },
    // A refetch must not change the form while it is being filled in.
    refetchOnWindowFocus: false,
  })
  return (
    <>
      <Header
        title={from ? 'Pesanan Pengganti' : 'Tambah Pesanan'}
        back={{ to: returnTo, name: keluhanId ? 'Detail Keluhan' : 'Daftar Pesanan' }}
      />
      {error && !data && (
        <LoadFailure onRetry={() => refetch()}>
          {errorText(error, { answered: 'Gagal menyiapkan pesanan' })}
        </LoadFailure>
      )}
      {!data && !error && <FormSkeleton input={8}>Menyiapkan pesanan…</FormSkeleton>}
      {data && <NewPesananForm metode={data.metode} initial={data.initial} returnTo={returnTo} />}
    </>
  )
}
