import type { Tx } from '#server/db/transaction.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'
import { stokValue } from './act-value.ts'

/** Maximum products that the description names. */
const NAMED_MAX = 3

/**
 * Returns the act of stock that becomes less, at the regular prices; its value is 0 if no product has less afterwards.
 * @param shifts changes of products, or of their lots
 */
export async function stokAct(
  tx: Tx,
  shifts: readonly { produkId: number; perubahan: number }[],
  reason: string,
): Promise<Act> {
  const ids = [...new Set(shifts.map(({ produkId }) => produkId))]
  const found =
    ids.length === 0
      ? []
      : await tx.selectFrom('produk').select(['produk_id', 'nama', 'harga']).where('produk_id', 'in', ids).execute()
  const produk = new Map(found.map((row) => [row.produk_id, row]))
  const less = ids.flatMap((id) => {
    const difference = shifts.reduce((sum, row) => (row.produkId === id ? sum + row.perubahan : sum), 0)
    return difference < 0 ? [`${produk.get(id)?.nama} ${difference}`] : []
  })
  const more = less.length > NAMED_MAX ? ` dan ${less.length - NAMED_MAX} lainnya` : ''
  return {
    jenis: 'stok',
    nilai: stokValue(shifts.map((row) => ({ ...row, harga: produk.get(row.produkId)?.harga ?? 0 }))),
    rujukan: less.length === 1 ? `produk ${ids[0]}` : `${less.length} produk`,
    keterangan: `${less.slice(0, NAMED_MAX).join(', ')}${more}: ${reason}`,
  }
}
