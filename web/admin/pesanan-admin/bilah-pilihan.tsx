import { FileText, MessageCircle, PackageOpen, Truck, X } from 'lucide-react'
import { useState } from 'react'
import { toCetak } from '#web/admin/pemenuhan/cetak-alamat.ts'
import { KemasBanyak } from '#web/admin/pemenuhan/kemas-banyak.tsx'
import { SerahKurir } from '#web/admin/pemenuhan/serah-kurir.tsx'
import { lepasSemua, usePilihan } from '#web/admin/pesanan/pilihan-pesanan.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { AntreWa } from './antre-wa.tsx'
import { UnduhPesanan } from './unduh-pesanan.tsx'

type Langkah = 'kemas' | 'serah' | 'wa'

/** Actions for the selected orders; sticky while orders are selected. */
export function BilahPilihan() {
  const dipilih = usePilihan()
  const [langkah, setLangkah] = useState<Langkah>()
  const ids = dipilih.map(({ orderId }) => orderId)
  const tutup = () => setLangkah(undefined)
  return (
    <>
      {dipilih.length > 0 && (
        <section
          aria-label="Pesanan yang dipilih"
          className="sticky bottom-0 z-20 mt-4 flex items-center gap-2 border-garis-tua border-t bg-kertas py-2 max-md:-mx-4 max-md:px-4 md:rounded md:border md:px-3"
        >
          <IconButton label="Batalkan semua pilihan" onClick={lepasSemua}>
            <X aria-hidden className="size-5" />
          </IconButton>
          <p role="status" className="whitespace-nowrap font-semibold">
            {dipilih.length} dipilih
          </p>
          <div className="flex flex-1 gap-2 overflow-x-auto p-1 lg:justify-end">
            <Button rapat onClick={() => setLangkah('kemas')} className="shrink-0 whitespace-nowrap">
              <PackageOpen aria-hidden className="size-5" />
              Kemas
            </Button>
            <ButtonLink rapat variant="garis" to={toCetak(ids, 'surat-jalan')} className="shrink-0 whitespace-nowrap">
              <FileText aria-hidden className="size-5" />
              Cetak
            </ButtonLink>
            <Button rapat variant="garis" onClick={() => setLangkah('serah')} className="shrink-0 whitespace-nowrap">
              <Truck aria-hidden className="size-5" />
              Serahkan ke kurir
            </Button>
            <Button rapat variant="garis" onClick={() => setLangkah('wa')} className="shrink-0 whitespace-nowrap">
              <MessageCircle aria-hidden className="size-5" />
              Kirim WhatsApp
            </Button>
            <UnduhPesanan
              query={{ jenis: 'semua', id: ids.join(',') }}
              nama="Ekspor"
              keterangan={`${ids.length} pesanan yang dipilih.`}
            />
          </div>
        </section>
      )}
      {langkah === 'kemas' && <KemasBanyak dipilih={dipilih} onClose={tutup} onSerahkan={() => setLangkah('serah')} />}
      {langkah === 'serah' && <SerahKurir dipilih={dipilih} onClose={tutup} />}
      {langkah === 'wa' && <AntreWa dipilih={dipilih} onClose={tutup} />}
    </>
  )
}
