import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { getProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { JejakOfRecord } from '#web/admin/jejak/jejak-snapshot.tsx'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { LotProduk } from '#web/admin/stok/lot-produk.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/produk-edit.page'
import { ProdukForm } from './produk-form.tsx'
import { bodyOf, FIELD_COUNT } from './produk-input.ts'
import { MutasiProduk, StokProduk } from './stok-produk.tsx'
import { UkuranProduk } from './ukuran-produk.tsx'
import { useLastCost } from './use-last-cost.ts'

export const meta = () => adminMeta('Edit Produk')

const LIST = '/manajemen-produk'

export default function ProdukEditPage({ params }: Route.ComponentProps) {
  const produkId = Number(params.produkId)
  const produk = useQuery({
    queryKey: ['admin', 'produk', produkId],
    queryFn: () => callAdmin(getProdukAdmin, { params: { produkId } }),
  })
  const versiStok = produk.data?.versiStok ?? 0
  const kategori = useQuery(kategoriQuery())
  const modal = useLastCost(produkId)
  useBackWhenMissing(produk.isLoadingError ? produk.error : kategori.isLoadingError ? kategori.error : null)

  return (
    <>
      <Header title="Edit Produk" back={{ to: LIST, name: 'Produk' }} />
      {produk.data && kategori.data ? (
        <>
          <div className="mb-4 grid gap-4">
            {!produk.data.aktif && <Notice kind="info">Produk ini diarsipkan dan tidak tampil di toko.</Notice>}
            <StokProduk produk={produk.data} />
          </div>
          <ProdukForm
            key={produkId}
            initial={produk.data}
            kategori={kategori.data}
            modal={modal}
            save={(input, change) =>
              callAdmin(updateProduk, { params: { produkId }, body: withVersi(bodyOf(change(input)), versiStok) })
            }
            problem="Gagal mengupdate produk"
          />
          <section aria-labelledby="ukuran" className="kartu mt-4 grid max-w-3xl gap-4 p-5 sm:p-6">
            <h2 id="ukuran" className="text-lg">
              Ukuran
            </h2>
            <UkuranProduk key={produkId} produk={produk.data} />
          </section>
          <LotProduk produkId={produkId} />
          <MutasiProduk produkId={produkId} />
          <JejakOfRecord kind="produk" recordId={produkId} />
        </>
      ) : (
        <>
          <Skeleton className="mb-4 h-17.5" />
          <FormSkeleton input={FIELD_COUNT}>Memuat produk…</FormSkeleton>
        </>
      )}
    </>
  )
}

/** Shows the error and returns to the list if the product did not load. */
function useBackWhenMissing(error: unknown): void {
  const { alert } = useAlerts()
  const navigate = useNavigate()
  useEffect(() => {
    if (!error) return
    const text = errorText(error, { answered: 'Terjadi kesalahan', silent: 'Tidak ada respon dari server' })
    void alert({ title: 'Gagal Memuat Produk', text }).then(() => navigate(LIST, { replace: true }))
  }, [error, alert, navigate])
}

/** Adds the stock version that the form displayed, if the body changes the stock. */
const withVersi = <T extends object>(body: T, versiStok: number) => ('stok' in body ? { ...body, versiStok } : body)
