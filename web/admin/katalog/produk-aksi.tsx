import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { archiveProduk, type ProdukAdmin, restoreProduk } from '#contract/katalog/produk-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { useDelete } from '#web/admin/ui/use-delete.ts'

/** What can be done with a product of the list. Deleting only archives, so it can be taken back. */
export function ProdukAksi({ produk: { produkId, nama, aktif, versi } }: { produk: ProdukAdmin }) {
  const tanya = useDelete()
  return (
    <Aksi>
      <AksiLink to={`/edit-produk/${produkId}`} label={`Edit ${nama}`} Icon={Pencil} />
      {aktif ? (
        <AksiTombol
          label={`Hapus ${nama}`}
          Icon={Trash2}
          onClick={() =>
            tanya({
              title: 'Yakin hapus produk ini?',
              text: `${nama} tidak dijual lagi. Produk masuk arsip dan dapat dipulihkan.`,
              confirm: 'Ya, Hapus',
              work: () => callAdmin(archiveProduk, { params: { produkId }, query: { versi } }),
              berhasil: 'Produk dipindahkan ke arsip',
              galat: 'Gagal menghapus produk',
            })
          }
        />
      ) : (
        <AksiTombol
          label={`Pulihkan ${nama}`}
          Icon={ArchiveRestore}
          onClick={() =>
            tanya({
              title: 'Jual lagi produk ini?',
              text: nama,
              confirm: 'Ya, Pulihkan',
              work: () => callAdmin(restoreProduk, { params: { produkId } }),
              berhasil: 'Produk dijual lagi',
              galat: 'Gagal memulihkan produk',
            })
          }
        />
      )}
    </Aksi>
  )
}
