import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import type { Output } from '#contract/endpoint.ts'
import { archiveProduk, listPaketOfProduk, type ProdukAdmin, restoreProduk } from '#contract/katalog/produk-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { errorText } from '#web/lib/api-error.ts'
import { useAlerts } from '#web/ui/alerts.tsx'
import { ProdukUse } from './produk-use.tsx'

interface ProdukActionsProps {
  produk: ProdukAdmin
  /** True if the row already links to the product's form. */
  isLinked?: boolean
}

/** Actions for a product in the list. Deleting only archives it, so it can be undone. */
export function ProdukActions({ produk: { produkId, nama, aktif, versi }, isLinked = false }: ProdukActionsProps) {
  const ask = useDelete()
  const { alert } = useAlerts()

  /** Loads the affected packages first, so that the question can name them. */
  async function archive() {
    const params = { produkId }
    let paket: Output<typeof listPaketOfProduk>
    try {
      paket = await callAdmin(listPaketOfProduk, { params })
    } catch (error) {
      return alert({ title: 'Gagal', text: errorText(error, { answered: 'Gagal menghapus produk' }) })
    }
    await ask({
      title: 'Yakin hapus produk ini?',
      text: (
        <>
          {nama} tidak dijual lagi. Produk masuk arsip dan bisa dipulihkan.
          <ProdukUse paket={paket} />
        </>
      ),
      confirm: 'Ya, Hapus',
      work: () => callAdmin(archiveProduk, { params, query: { versi } }),
      success: 'Produk dipindahkan ke arsip',
      failure: 'Gagal menghapus produk',
    })
  }

  return (
    <Actions>
      {!isLinked && <ActionLink to={`/edit-produk/${produkId}`} label={`Edit ${nama}`} Icon={Pencil} />}
      {aktif ? (
        <ActionButton label={`Hapus ${nama}`} Icon={Trash2} onClick={archive} />
      ) : (
        <ActionButton
          label={`Pulihkan ${nama}`}
          Icon={ArchiveRestore}
          onClick={() =>
            ask({
              title: 'Jual lagi produk ini?',
              text: nama,
              confirm: 'Ya, Pulihkan',
              work: () => callAdmin(restoreProduk, { params: { produkId } }),
              success: 'Produk dijual lagi',
              failure: 'Gagal memulihkan produk',
            })
          }
        />
      )}
    </Actions>
  )
}
