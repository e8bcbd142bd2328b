import type { CaraKeluar } from '#contract/buku/admin.ts'
import type { PembayaranRow, PengembalianRow } from '#server/db/schema.ts'
import { type Entri, type Gerak, sisaDiPenyedia } from '#server/features/buku/buku.ts'
import { waktuJakarta } from '#server/midtrans/cara-bayar.ts'
import { biayaPembeli, type Transaction, toPeristiwa } from '#server/midtrans/status.ts'

/**
 * Returns the money movements of an attempt since the last ledger entry: the provider's balance less the ledger's balance.
 * The call can be repeated, and includes every movement that was missed before.
 * @param dikembalikan total amount refunded according to the provider, in rupiah
 * @param terbukti the office's refunds that are now proven
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

/** Time of the payment: a card is charged at capture, every other method at settlement. */
const waktuBayar = ({ transaction_status, transaction_time, settlement_time }: Transaction) =>
  waktuJakarta(transaction_status === 'capture' ? transaction_time : settlement_time)

/** Caps the provider's time at the shop's clock, because the shop's days follow its own clock. */
const notAfter = (now: Date, waktu: Date | null) => (waktu && waktu < now ? waktu : now)

/** Returns how money left that the office did not refund. */
function caraKeluar(verified: Transaction): CaraKeluar {
  if (toPeristiwa(verified) === 'batal') return 'batal'
  return verified.transaction_status.includes('refund') ? 'midtrans' : 'bank'
}
