import type { BukuEntry } from '#contract/buku/admin.ts'
import { formatReturned, remainingMoney } from '#contract/buku/money.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'
import { methodName, PAYOUT_METHODS } from '#web/admin/pesanan/pesanan-words.ts'

/** Ledger of an order: payments, refunds and the balance. */
export function BukuPesanan({ pesanan }: { pesanan: PesananAdmin }) {
  if (pesanan.buku.length === 0) return null
  return (
    <section aria-label="Buku pesanan" className="mt-4 rounded-sm border border-garis p-3 text-sm">
      <ol className="grid gap-3">
        {pesanan.buku.map((entry) => (
          <Entry key={entry.bukuId} entry={entry} />
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-garis border-t pt-2 font-semibold text-base">
        <span>Sisa uang pesanan ini</span>
        <span className="harga">{formatRupiah(remainingMoney(pesanan))}</span>
      </p>
      {pesanan.dikembalikan > 0 && <p className="text-tinta-2">{formatReturned(pesanan)}</p>}
    </section>
  )
}

function Entry({ entry }: { entry: BukuEntry }) {
  const { jumlah, waktu, cara, payment_type, alasan, oleh, biaya, barang, rak } = entry
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap justify-between gap-x-4 font-medium text-base">
        <span>
          {cara === null ? `Dibayar dengan ${methodName(payment_type)}` : `Dikembalikan, ${PAYOUT_METHODS[cara]}`}
        </span>
        <span className="harga">{jumlah > 0 ? `+${formatRupiah(jumlah)}` : formatRupiah(jumlah)}</span>
      </p>
      {alasan && <p className="[overflow-wrap:anywhere]">{alasan}</p>}
      {barang.length > 0 && <p>Untuk {mention(barang)}</p>}
      {cara !== null && barang.length > 0 && (
        <p>{rak.length > 0 ? `Kembali ke rak: ${mention(rak)}` : 'Tidak ada yang kembali ke rak'}</p>
      )}
      {cara !== null && barang.length === 0 && rak.length > 0 && <p>Kembali ke rak: {mention(rak)}</p>}
      {biaya > 0 && (
        <p className="text-tinta-2">
          Biaya pembayaran dari pembeli <span className="harga">{formatRupiah(biaya)}</span>
        </p>
      )}
      <p className="text-tinta-2">
        {formatTime(waktu)}
        {oleh && `, oleh ${oleh}`}
      </p>
    </li>
  )
}

const mention = (barang: BukuEntry['barang']) => barang.map(({ jumlah, nama }) => `${jumlah} × ${nama}`).join(', ')
