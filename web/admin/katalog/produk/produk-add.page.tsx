import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { createProduk, type ProdukBody } from '#contract/katalog/produk-admin.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ProdukForm } from './produk-form.tsx'
import { bodyOf, TINGGI_ISIAN } from './produk-isian.ts'

export const meta = () => adminMeta('Tambah Produk')

export default function ProdukAddPage() {
  const kategori = useQuery(kategoriQuery())
  return (
    <>
      <Kepala judul="Tambah Produk" kembali={{ to: '/manajemen-produk', nama: 'Produk' }} />
      {kategori.isPending && <FormSkeleton isian={TINGGI_ISIAN}>Memuat kategori…</FormSkeleton>}
      {kategori.isError && <LoadFailure onRetry={kategori.refetch}>Gagal memuat kategori</LoadFailure>}
      {kategori.data && (
        <ProdukForm
          kategori={kategori.data}
          save={(isian) => callAdmin(createProduk, { body: bodyOf(isian) as z.input<typeof ProdukBody> })}
          galat="Terjadi kesalahan saat menambahkan produk"
        />
      )}
    </>
  )
}
