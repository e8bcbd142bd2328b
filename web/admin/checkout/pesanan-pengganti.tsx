import { Link } from 'react-router'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { DetailSection } from '#web/admin/pesanan/detail-section.tsx'
import { isInShop } from '#web/admin/pesanan/isi-kemasan.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Links to the replacement orders of this order, and to the order whose goods it replaces. */
export function PesananPengganti({ pesanan }: { pesanan: PesananAdmin }) {
  const { orderId, asal, pengganti, status_pembayaran } = pesanan
  const isAllowed = status_pembayaran === 'success' && !isInShop(pesanan)
  if (!asal && pengganti.length === 0 && !isAllowed) return null
  return (
    <DetailSection title="Pesanan pengganti" id="pengganti">
      <div className="grid justify-items-start gap-2">
        {asal && (
          <p>
            Tanpa biaya, pengganti barang dari pesanan <Other {...asal} />.
          </p>
        )}
        {pengganti.map((item) => (
          <p key={item.orderId}>
            Barangnya dikirim lagi lewat pesanan <Other {...item} />.
          </p>
        ))}
        {!asal && pengganti.length === 0 && <p className="text-tinta-2">Belum ada barang pengganti yang dikirim.</p>}
        {isAllowed && (
          <ButtonLink variant="garis" to={`/tambah-pesanan?pengganti=${orderId}`}>
            Kirim Barang Pengganti
          </ButtonLink>
        )}
      </div>
    </DetailSection>
  )
}

const Other = ({ orderId, nomor, jenis }: NonNullable<PesananAdmin['asal']>) => (
  <Link to={`/detail-pesanan-${jenis}/${orderId}`} className="tautan [overflow-wrap:anywhere]">
    {nomor}
  </Link>
)
