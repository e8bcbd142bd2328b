import { createArtikel } from '#contract/konten/admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { ArtikelForm, type ArtikelRequest } from './artikel-form.tsx'

export const meta = () => adminMeta('Tambah Artikel')

export default function ArtikelAddPage() {
  return (
    <>
      <Header title="Tambah Artikel" back={{ to: '/manajemen-artikel', name: 'Artikel' }} />
      <ArtikelForm
        save={(change) => callAdmin(createArtikel, { body: change() as ArtikelRequest })}
        question={{ title: 'Apakah Anda yakin ingin menyimpan artikel?', confirm: 'Ya, Simpan!', cancel: 'Batal' }}
        success={{ title: 'Berhasil!', text: 'Artikel berhasil dibuat' }}
        failure={(error) => ({
          title: 'Gagal Menyimpan',
          text: errorText(error, { answered: 'Gagal membuat artikel' }),
        })}
      />
    </>
  )
}
