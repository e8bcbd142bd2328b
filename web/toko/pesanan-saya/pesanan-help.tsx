import { MessageCircleWarning } from 'lucide-react'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { AskToko } from '#web/shared/tanya-toko.tsx'
import { ButtonLink, type Variant } from '#web/ui/button.tsx'

interface HelpProps {
  pesanan: RincianPesanan
  variant: Variant
}

/** Question to the shop about an order. */
export function AskAboutPesanan({ pesanan: { midtrans_order_id: nomor, items }, variant }: HelpProps) {
  const text = items.map(({ jumlah, nama }) => `- ${jumlah} × ${nama}`).join('\n')
  return (
    <AskToko
      text={`Halo ${useTokoName()}, saya mau bertanya tentang pesanan ${nomor}:\n${text}\n\n`}
      input={{ pesanan: nomor }}
      variant={variant}
      compact={variant === 'garis'}
    >
      Tanya pesanan ini
    </AskToko>
  )
}

/** Link to the complaints about a paid order. */
export function KeluhanLink({ pesanan: { midtrans_order_id: nomor, keluhan }, variant }: HelpProps) {
  return (
    <ButtonLink variant={variant} compact={variant === 'garis'} to={`/riwayat-pembayaran/keluhan/${nomor}`}>
      <MessageCircleWarning aria-hidden className="size-5" />
      {keluhan === 'terbuka' ? 'Lihat Keluhan' : keluhan ? 'Keluhan' : 'Ajukan Keluhan'}
    </ButtonLink>
  )
}
