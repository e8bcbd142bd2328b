import { Link } from 'react-router'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toConfirmationState } from './confirmation-origin.ts'
import { AskAboutPesanan, KeluhanLink } from './pesanan-help.tsx'
import { usePrimaryAction } from './primary-action.ts'
import { useBuyAgain } from './use-buy-again.ts'
import { useCancel } from './use-cancel.ts'

/** Everything that a buyer may do with an order, apart from the next step. */
export function PesananActions({ pesanan }: { pesanan: RincianPesanan }) {
  const buyAgain = useBuyAgain(pesanan)
  const { cancel, isCancelling } = useCancel()
  const { midtrans_order_id: nomor, status_pembayaran, keluhan } = pesanan
  const main = usePrimaryAction(pesanan)

  return (
    <div className="grid grid-cols-2 gap-2 [&>:nth-last-child(2):nth-child(odd)]:col-span-2">
      {pesanan.dapat_dibayar && (
        <ButtonLink
          variant="garis"
          compact
          to={`/konfirmasi-pembayaran?order=${nomor}`}
          state={toConfirmationState(pesanan)}
        >
          Cara Membayar
        </ButtonLink>
      )}
      {pesanan.dapat_dibatalkan && (
        <Button variant="garis" compact busy={isCancelling} onClick={() => cancel(pesanan)}>
          Batalkan
        </Button>
      )}
      <ButtonLink variant="garis" compact to={`/riwayat-pembayaran/nota/${nomor}`}>
        Nota
      </ButtonLink>
      {main !== 'beli' && (
        <Button variant="garis" compact onClick={buyAgain}>
          Beli Lagi
        </Button>
      )}
      {main !== 'keluhan' && (status_pembayaran === 'success' || keluhan) && (
        <KeluhanLink pesanan={pesanan} variant="garis" />
      )}
      {main !== 'tanya' && <AskAboutPesanan pesanan={pesanan} variant="garis" />}
      <Link to={`/syarat-dan-ketentuan?per=${dateWib(pesanan.created_at)}`} className="tautan col-span-2">
        Syarat yang berlaku untuk pesanan ini
      </Link>
    </div>
  )
}
