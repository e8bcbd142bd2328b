import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { createProduk, type ProdukBody } from '#contract/katalog/produk-admin.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProdukForm } from './produk-form.tsx'
import { bodyOf, FIELD_COUNT } from './produk-input.ts'

export const meta = () => adminMeta('Tambah Produk')

export default function ProdukAddPage() {
  const kategori = useQuery(kategoriQuery())
  return (
    <>
      <Header title="Tambah Produk" back={{ to: '/manajemen-produk', name: 'Produk' }} />
      {kategori.isPending && <FormSkeleton input={FIELD_COUNT}>Memuat kategori…</FormSkeleton>}
      {kategori.isError && <LoadFailure onRetry={kategori.refetch}>Gagal memuat kategori</LoadFailure>}
      {kategori.data?.length === 0 && (
        <Notice kind="info" action={<ButtonLink to="/tambah-kategori">Tambah Kategori</ButtonLink>}>
          Belum ada kategori. Setiap produk masuk satu kategori, misalnya Vitamin.
        </Notice>
      )}
      {kategori.data && kategori.data.length > 0 && (
        <ProdukForm
          kategori={kategori.data}
          save={(input) => callAdmin(createProduk, { body: bodyOf(input) as z.input<typeof ProdukBody> })}
          problem="Terjadi kesalahan saat menambahkan produk"
        />
      )}
    </>
  )
}
