import type { PengembalianRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { resepUseRepository } from '#server/features/resep/resep-use.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'

/** Puts a refund's goods back on the shelf, as far as the order still holds them. Called under the order's lock. */
export async function putBack(
  tx: Tx,
  pesananId: number,
  { pengembalian_id: pengembalianId, pengguna_id: actor, alasan, rak }: PengembalianRow,
  time: Date,
): Promise<void> {
  if (rak.length === 0) return
  const { resep_id, status_pesanan, resi } = await pembayaranRepository(tx).lockPesanan(pesananId)
  // Medicine that never left the shop did not use the prescription. Medicine that a buyer sent back did.
  if (resep_id !== null && status_pesanan !== 'Pesanan Selesai' && resi === '')
    await resepUseRepository(tx).giveBack(pesananId, resep_id, rak)
  const stok = pesananStokRepository(tx)
  const reason = { pesananId, pengembalianId, oleh: actor, keterangan: alasan }
  const returned = []
  for (const [ke, barang] of Map.groupBy(rak, (one) => one.ke))
    returned.push(...(await stok.putBack(barang, reason, time, ke)))
  if (returned.length === 0) return
  await perjalananRepository(tx).record(pesananId, {
    jenis: 'pengembalian',
    dari: null,
    ke: 'rak',
    oleh: 'admin',
    penggunaId: actor,
    keterangan: returned.map(({ jumlah, nama }) => `${jumlah} × ${nama}`).join(', '),
    waktu: time,
  })
}
