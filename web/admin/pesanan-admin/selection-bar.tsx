import { FileText, MessageCircle, PackageOpen, Truck, X } from 'lucide-react'
import { useState } from 'react'
import { HandOverToKurir } from '#web/admin/pemenuhan/hand-over-to-kurir.tsx'
import { PackMany } from '#web/admin/pemenuhan/pack-many.tsx'
import { toPrint } from '#web/admin/pemenuhan/print-address.ts'
import { deselectAll, useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { WaQueue } from './antre-wa.tsx'
import { DownloadPesanan } from './download-pesanan.tsx'

type Langkah = 'kemas' | 'serah' | 'wa'

/** Actions for the selected orders; sticky while orders are selected. */
export function SelectionBar() {
  const selected = useSelection()
  const [langkah, setLangkah] = useState<Langkah>()
  const ids = selected.map(({ orderId }) => orderId)
  const close = () => setLangkah(undefined)
  return (
    <>
      {selected.length > 0 && (
        <section
          aria-label="Pesanan yang dipilih"
          className="sticky bottom-0 z-20 mt-4 flex items-center gap-2 border-garis-tua border-t bg-kertas py-2 max-md:-mx-4 max-md:px-4 md:rounded md:border md:px-3"
        >
          <IconButton label="Batalkan semua pilihan" onClick={deselectAll}>
            <X aria-hidden className="size-5" />
          </IconButton>
          <p role="status" className="whitespace-nowrap font-semibold">
            {selected.length} dipilih
          </p>
          <div className="flex flex-1 gap-2 overflow-x-auto p-1 lg:justify-end">
            <Button compact onClick={() => setLangkah('kemas')} className="shrink-0 whitespace-nowrap">
              <PackageOpen aria-hidden className="size-5" />
              Kemas
            </Button>
            <ButtonLink compact variant="garis" to={toPrint(ids, 'surat-jalan')} className="shrink-0 whitespace-nowrap">
              <FileText aria-hidden className="size-5" />
              Cetak
            </ButtonLink>
            <Button compact variant="garis" onClick={() => setLangkah('serah')} className="shrink-0 whitespace-nowrap">
              <Truck aria-hidden className="size-5" />
              Serahkan ke kurir
            </Button>
            <Button compact variant="garis" onClick={() => setLangkah('wa')} className="shrink-0 whitespace-nowrap">
              <MessageCircle aria-hidden className="size-5" />
              Kirim WhatsApp
            </Button>
            <DownloadPesanan
              query={{ jenis: 'semua', id: ids.join(',') }}
              name="Ekspor"
              remark={`${ids.length} pesanan yang dipilih.`}
            />
          </div>
        </section>
      )}
      {langkah === 'kemas' && <PackMany selected={selected} onClose={close} onHandOver={() => setLangkah('serah')} />}
      {langkah === 'serah' && <HandOverToKurir selected={selected} onClose={close} />}
      {langkah === 'wa' && <WaQueue selected={selected} onClose={close} />}
    </>
  )
}
