import type { CaraKeluar } from '#contract/buku/office.ts'
import type { PembayaranRow, PengembalianRow } from '#server/db/schema.ts'
import { type Entri, type Gerak, sisaDiPenyedia } from '#server/features/buku/buku.ts'
import { waktuJakarta } from '#server/midtrans/cara-bayar.ts'
import { biayaPembeli, type Transaction, toPeristiwa } from '#server/midtrans/status.ts'

/**
 * What moved of an attempt's money since the ledger was last written: what the provider says is left of it, less what the
 * ledger says. So it can be asked again and again, and whatever was missed in between is made good.
 * @param dikembalikan what went back of it in all, as the provider tells
 * @param terbukti the office's refunds that turned out to be done
 */
export function gerakUang(
  buku: readonly Entri[],
  { pembayaran_id, jumlah }: Pick<PembayaranRow, 'pembayaran_id' | 'jumlah'>,
  verified: Transaction,
  dikembalikan: number,
  terbukti: readonly PengembalianRow[],
  now: Date,
): Gerak[] {
  const peristiwa = toPeristiwa(verified)
  const isIn = peristiwa === 'lunas' || peristiwa === 'kembali'
  const wasIn = buku.some((entri) => entri.pembayaran_id === pembayaran_id && entri.jumlah > 0)
  if (!isIn && !wasIn) return []

  const gerak: Gerak[] = []
  const move = (satu: Partial<Gerak> & Pick<Gerak, 'jumlah' | 'cara' | 'waktu'>) =>
    gerak.push({ pembayaran_id, pengembalian_id: null, biaya: 0, ...satu })
  const seharusnya = peristiwa === 'lunas' ? jumlah - dikembalikan : 0
  const tercatat = sisaDiPenyedia(buku, pembayaran_id)
  const masuk = wasIn ? Math.max(seharusnya - tercatat, 0) : jumlah
  if (masuk > 0)
    move({ jumlah: masuk, cara: null, biaya: biayaPembeli(verified), waktu: notAfter(now, waktuBayar(verified)) })

  let keluar = tercatat + masuk - seharusnya
  for (const { pengembalian_id, jumlah: diminta, cara, refund_key } of terbukti) {
    const bagian = Math.min(diminta, keluar)
    if (bagian <= 0) continue
    const waktu = waktuJakarta(verified.refunds?.find((refund) => refund.refund_key === refund_key)?.created_at)
    move({ jumlah: -bagian, cara, pengembalian_id, waktu: notAfter(now, waktu) })
    keluar -= bagian
  }
  if (keluar > 0) move({ jumlah: -keluar, cara: caraKeluar(verified), waktu: now })
  return gerak
}

/** When the money came: a card is charged when it is captured, everything else when it is settled. */
const waktuBayar = ({ transaction_status, transaction_time, settlement_time }: Transaction) =>
  waktuJakarta(transaction_status === 'capture' ? transaction_time : settlement_time)

/** Of two clocks the shop's is the one that its days go by. */
const notAfter = (now: Date, waktu: Date | null) => (waktu && waktu < now ? waktu : now)

/** How money went that nobody in the office asked for. */
function caraKeluar(verified: Transaction): CaraKeluar {
  if (toPeristiwa(verified) === 'batal') return 'batal'
  return verified.transaction_status.includes('refund') ? 'midtrans' : 'bank'
}
