import { MessageCircleWarning } from 'lucide-react'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { useNamaToko } from '#web/lib/settings.ts'
import { TanyaToko } from '#web/shared/tanya-toko.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Help with an order: a question to the shop, and for a paid order a complaint. */
export function PesananHelp({ pesanan }: { pesanan: RincianPesanan }) {
  const { midtrans_order_id: nomor, items, status_pembayaran, keluhan } = pesanan
  const isi = items.map(({ jumlah, nama }) => `- ${jumlah} × ${nama}`).join('\n')
  return (
    <>
      <TanyaToko
        kata={`Halo ${useNamaToko()}, saya mau bertanya tentang pesanan ${nomor}:\n${isi}\n\n`}
        isian={{ pesanan: nomor }}
      >
        Tanya pesanan ini
      </TanyaToko>
      {(status_pembayaran === 'success' || keluhan) && (
        <ButtonLink variant="garis" to={`/riwayat-pembayaran/keluhan/${nomor}`}>
          <MessageCircleWarning aria-hidden className="size-5" />
          {keluhan === 'terbuka' ? 'Lihat Keluhan' : keluhan ? 'Keluhan' : 'Ajukan Keluhan'}
        </ButtonLink>
      )}
    </>
  )
}
