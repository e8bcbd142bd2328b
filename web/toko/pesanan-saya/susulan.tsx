import { Link } from 'react-router'
import type { RefundedMoney, Susulan } from '#contract/pembayaran/returned.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { RefundedParts } from '#web/shared/refunds.tsx'

/** Events after the payment: refunds per line, expected returns, and replacement orders. */
export function SusulanPesanan(pesanan: Partial<Susulan>) {
  // Optional, because a server of an older release does not send these fields.
  const { kembali = [], retur = [], pengganti = [], pengganti_dari = null } = pesanan
  const dana = kembali.filter(isDetailed)
  if (dana.length + retur.length + pengganti.length === 0 && !pengganti_dari) return null
  return (
    <section aria-labelledby="susulan" className="kartu p-4">
      <h2 id="susulan" className="text-lg tracking-normal">
        Pengembalian dan Pengganti
      </h2>
      <div className="mt-2 grid gap-3">
        {pengganti_dari && (
          <p>
            Tanpa biaya: pengganti barang dari pesanan <Nomor nomor={pengganti_dari} />.
          </p>
        )}
        {pengganti.map((nomor) => (
          <p key={nomor}>
            Barang pengganti kami kirim lewat pesanan <Nomor nomor={nomor} />.
          </p>
        ))}
        {dana.map((item) => (
          <div key={`${item.waktu} ${item.jumlah}`}>
            <p>
              Dana kembali <span className="harga font-medium">{formatRupiah(item.jumlah)}</span>,{' '}
              {formatTime(item.waktu)}
            </p>
            <RefundedParts {...item} />
          </div>
        ))}
        {retur.map(({ nama, jumlah, sisa }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same goods may come back twice, and nothing of it is kept
          <p key={index}>
            {sisa > 0
              ? `Kirim kembali ${sisa} × ${nama} kepada kami.`
              : `${jumlah} × ${nama} sudah kami terima kembali.`}
          </p>
        ))}
      </div>
    </section>
  )
}

/** True if the refund has details; a refund of money only is shown elsewhere. */
const isDetailed = ({ barang, ongkir }: RefundedMoney) => barang.length > 0 || ongkir > 0

const Nomor = ({ nomor }: { nomor: string }) => (
  <Link to={`/riwayat-pembayaran/${nomor}`} className="tautan [overflow-wrap:anywhere]">
    {nomor}
  </Link>
)
