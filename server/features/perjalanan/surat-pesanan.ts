import type { Insertable, Selectable } from 'kysely'
import { teksKembali } from '#contract/buku/uang.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatJam, formatTanggal } from '#contract/wib.ts'
import type { Database, PengembalianRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import type { Surat } from '#server/mail/mailer.ts'
import { perjalananRepository } from './perjalanan.repository.ts'

/** What a mail tells of an order. */
export type KabarPesanan =
  | 'diterima'
  | 'success'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'kembali'
  | 'diproses'
  | 'dikirim'
  | 'selesai'

const SUBJEK: Record<KabarPesanan, string> = {
  diterima: 'Pesanan diterima, menunggu pembayaran',
  success: 'Pembayaran diterima',
  failed: 'Pembayaran ditarik kembali',
  cancelled: 'Pesanan dibatalkan',
  expired: 'Batas waktu pembayaran telah lewat',
  refunded: 'Dana pesanan dikembalikan',
  kembali: 'Dana dikembalikan',
  diproses: 'Pesanan sedang diproses',
  dikirim: 'Pesanan dikirim',
  selesai: 'Pesanan selesai',
}

const PEMBUKA: Record<KabarPesanan, string> = {
  diterima: 'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan sampai batas waktu pembayaran.',
  success: 'Pembayaran pesanan Anda sudah kami terima. Pesanan segera kami siapkan.',
  failed: 'Pembayaran pesanan Anda ditarik kembali oleh bank. Kami akan menghubungi Anda.',
  cancelled: 'Pesanan Anda dibatalkan dan tidak perlu dibayar.',
  expired: 'Pesanan Anda belum dibayar sampai batas waktunya, jadi kami akhiri. Anda dapat memesan lagi kapan saja.',
  refunded: 'Dana pesanan Anda sudah dikembalikan lewat cara pembayaran yang Anda pakai.',
  kembali: 'Dana sebesar yang tertulis di bawah ini sudah kami kembalikan.',
  diproses: 'Pesanan Anda sedang kami siapkan. Kami kabari lagi setelah dikirim.',
  dikirim: 'Pesanan Anda sudah kami serahkan kepada kurir.',
  selesai: 'Pesanan Anda sudah selesai. Terima kasih telah berbelanja di KerapuSehat.',
}

const LEWAT: Record<PengembalianRow['cara'], string> = {
  midtrans: 'lewat cara pembayaran yang Anda pakai',
  batal: 'tagihan kartu Anda dibatalkan',
  manual: 'lewat transfer',
}

/** News of the way to the buyer: an account may want these and not the others, or the other way round. */
const PENGIRIMAN: readonly KabarPesanan[] = ['diproses', 'dikirim', 'selesai']

/** The shop reads of what it has to act on: money that came, money that went. */
const UNTUK_TOKO: readonly KabarPesanan[] = ['success', 'failed', 'refunded', 'kembali']

/** News in which it matters that money went back. */
const SEBUT_KEMBALI: readonly KabarPesanan[] = ['refunded', 'kembali', ...PENGIRIMAN]

/** What a mail tells of money that went back: the sum that just went, and how much did in all. */
interface UangKembali {
  dana?: PengembalianRow
  kembali?: string
}

/**
 * Puts the mails about an order into the outbox, in the transaction that changes the order. Once per order and news, per
 * parcel, and per sum that went back.
 * @param dana the sum that went back
 */
export async function queueSuratPesanan(
  tx: Tx,
  settings: Deps['settings'],
  pesananId: number,
  kabar: Exclude<KabarPesanan, 'diterima'>,
  now: Date,
  dana?: PengembalianRow,
): Promise<void> {
  const perjalanan = perjalananRepository(tx)
  const [order, baris] = [await perjalanan.getWithPembeli(pesananId), await perjalanan.listBaris(pesananId)]
  const outbox = outboxRepository(tx)
  const kembali = SEBUT_KEMBALI.includes(kabar)
    ? teksKembali((await bukuRepository(tx).uangOf([pesananId]))(pesananId))
    : undefined
  const uang = { dana, kembali }
  const surat = suratPesanan(settings, order, baris, kabar, uang)
  const kali = kabar === 'dikirim' ? `:${order.kurir}:${order.resi}` : dana ? `:${dana.pengembalian_id}` : ''
  const kunci = `${kabar}:${pesananId}${kali}`
  if (PENGIRIMAN.includes(kabar) ? order.mauKabarKirim : order.mauSurat)
    await outbox.enqueue(`pesanan-${kunci}`, surat, now)

  if (!UNTUK_TOKO.includes(kabar)) return
  const salinan = `${rincianPesanan(order, baris, kabar, uang)}\n\nPembeli: ${order.nama}, ${formatNoHp(order.no_hp)}\nAlamat: ${order.alamat}\nCatatan: ${order.catatan || '-'}\n`
  await outbox.enqueue(`toko-${kunci}`, { kepada: settings.shopEmail, subjek: surat.subjek, teks: salinan }, now)
}
type Order = Insertable<Database['pesanan']> & { email: string }
type Baris = Pick<Selectable<Database['pesanan_baris']>, 'nama' | 'jumlah' | 'harga'>

/** The mail to the buyer. A new order carries its own into the transaction that writes it. */
export function suratPesanan(
  settings: Deps['settings'],
  order: Order,
  baris: readonly Baris[],
  kabar: KabarPesanan,
  uang: UangKembali = {},
): Surat {
  // An order that waits is looked at to be paid.
  const layar = kabar === 'diterima' ? `konfirmasi-pembayaran?order=${order.midtrans_order_id}` : 'riwayat-pembayaran'
  const rincian = rincianPesanan(order, baris, kabar, uang)
  return {
    kepada: order.email,
    subjek: `${SUBJEK[kabar]} (${order.midtrans_order_id})`,
    teks: `Halo ${order.nama},\n\n${PEMBUKA[kabar]}\n\n${rincian}\n\nLihat pesanan: ${settings.publicUrl}/${layar}\n\nKerapuSehat\n`,
  }
}

function rincianPesanan(
  order: Order,
  baris: readonly Baris[],
  kabar: KabarPesanan,
  { dana, kembali }: UangKembali,
): string {
  const isPengiriman = PENGIRIMAN.includes(kabar)
  return [
    `Nomor pesanan: ${order.midtrans_order_id}`,
    ...baris.map(({ nama, jumlah, harga }) => `${jumlah} x ${nama} @ ${formatRupiah(harga)}`),
    `Ongkos kirim (${order.nama_shipping}): ${formatRupiah(order.biaya_kirim)}`,
    `Total: ${formatRupiah(order.total_harga)}`,
    ...(kabar === 'diterima'
      ? [`Bayar sebelum: ${formatTanggal(order.batas_bayar)} pukul ${formatJam(order.batas_bayar)}`]
      : []),
    ...(dana ? [`Dana kembali: ${formatRupiah(dana.jumlah)}, ${LEWAT[dana.cara]}`] : []),
    ...(kembali ? [kembali] : []),
    ...(isPengiriman && order.kurir ? [`Kurir: ${order.kurir}`] : []),
    ...(isPengiriman && order.resi ? [`Nomor resi: ${order.resi}`] : []),
  ].join('\n')
}
