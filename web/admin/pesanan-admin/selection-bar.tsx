import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { PackingBar } from '#web/admin/pemenuhan/packing-bar.tsx'
import { useSelection } from '#web/admin/pesanan/pesanan-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { WaQueue } from './antre-wa.tsx'
import { DownloadPesanan } from './download-pesanan.tsx'

/** Actions for the selected orders; sticky while orders are selected. */
export function SelectionBar() {
  const selected = useSelection()
  const [isWriting, setIsWriting] = useState(false)
  return (
    <>
      <PackingBar>
        <Button compact variant="garis" onClick={() => setIsWriting(true)} className="shrink-0 whitespace-nowrap">
          <MessageCircle aria-hidden className="size-5" />
          Kirim WhatsApp
        </Button>
        <DownloadPesanan
          query={{ jenis: 'semua', id: selected.map(({ orderId }) => orderId).join(',') }}
          name="Ekspor"
          remark={`${selected.length} pesanan yang dipilih.`}
        />
      </PackingBar>
      {isWriting && <WaQueue selected={selected} onClose={() => setIsWriting(false)} />}
    </>
  )
}
