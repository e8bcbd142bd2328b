import type { Insertable, Selectable } from 'kysely'
import { teksKembali } from '#contract/buku/uang.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { type CaraBayar, namaNomor } from '#contract/pembayaran/cara-bayar.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatJam, formatTanggal } from '#contract/wib.ts'
import type { Database, PengembalianRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { tanpaTautan } from '#server/features/surat/tanpa-tautan.ts'
import type { Surat } from '#server/mail/mailer.ts'
import { perjalananRepository } from './perjalanan.repository.ts'

/** What a mail tells of an order. */
export type KabarPesanan =
  | 'diterima'
  | 'nomor-bayar'
  | 'success'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'kembali'
  | 'diproses'
  | 'dikirim'
  | 'selesai'
  | 'selesai-otomatis'
  | 'menunggu-resep'
  | 'resep-disetujui'
  | 'resep-sebagian'
  | 'resep-ditolak'
  | 'resep-lewat'
  | 'menunggu-ongkir'
  | 'ongkir-pasti'
  | 'ongkir-lewat'
  | 'pengganti'

const SUBJEK: Record<KabarPesanan, string> = {
  diterima: 'Pesanan diterima, menunggu pembayaran',
  'nomor-bayar': 'Nomor pembayaran pesanan Anda',
  success: 'Pembayaran diterima',
  failed: 'Pembayaran ditarik kembali',
  cancelled: 'Pesanan dibatalkan',
  expired: 'Batas waktu pembayaran telah lewat',
  refunded: 'Dana pesanan dikembalikan',
  kembali: 'Dana dikembalikan',
  diproses: 'Pesanan sedang diproses',
  dikirim: 'Pesanan dikirim',
  selesai: 'Pesanan selesai',
  'selesai-otomatis': 'Pesanan selesai',
  'menunggu-resep': 'Pesanan diterima, menunggu persetujuan resep',
  'resep-disetujui': 'Resep disetujui, pesanan siap dibayar',
  'resep-sebagian': 'Resep disetujui sebagian, pesanan siap dibayar',
  'resep-ditolak': 'Pesanan diakhiri, resep belum dapat disetujui',
  'resep-lewat': 'Pesanan diakhiri, resep belum diputus',
  'menunggu-ongkir': 'Pesanan diterima, ongkir sedang kami pastikan',
  'ongkir-pasti': 'Ongkir sudah pasti, pesanan siap dibayar',
  'ongkir-lewat': 'Pesanan diakhiri, ongkir belum dipastikan',
  pengganti: 'Barang pengganti kami siapkan',
}

const PEMBUKA: Record<KabarPesanan, string> = {
  diterima: 'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan sampai batas waktu pembayaran.',
  'nomor-bayar':
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan sampai batas waktu pembayaran. Bayar dengan nomor di bawah ini.',
  success: 'Pembayaran pesanan Anda sudah kami terima. Pesanan segera kami siapkan.',
  failed: 'Pembayaran pesanan Anda ditarik kembali oleh bank. Kami akan menghubungi Anda.',
  cancelled: 'Pesanan Anda dibatalkan dan tidak perlu dibayar.',
  expired: 'Pesanan Anda belum dibayar sampai batas waktunya, jadi kami akhiri. Anda dapat memesan lagi kapan saja.',
  refunded: 'Dana pesanan Anda sudah dikembalikan lewat cara pembayaran yang Anda pakai.',
  kembali: 'Dana sebesar yang tertulis di bawah ini sudah kami kembalikan.',
  diproses: 'Pesanan Anda sedang kami siapkan. Kami kabari lagi setelah dikirim.',
  dikirim: 'Pesanan Anda sudah kami serahkan kepada kurir.',
  selesai: 'Pesanan Anda sudah selesai. Terima kasih telah berbelanja di KerapuSehat.',
  'selesai-otomatis':
    'Pesanan Anda sudah lama dikirim, jadi kami anggap sudah diterima. Bila barangnya belum sampai atau ada yang kurang, segera hubungi kami.',
  'menunggu-resep':
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan selama resepnya kami periksa. Anda belum perlu membayar. Kami kabari lagi setelah resepnya diputus.',
  'resep-disetujui': 'Resep untuk pesanan ini sudah disetujui. Silakan bayar pesanan Anda sebelum batas waktunya.',
  'resep-sebagian':
    'Resep untuk pesanan ini disetujui sebagian, jadi isi dan total pesanan kami sesuaikan. Silakan bayar sebelum batas waktunya, atau batalkan bila tidak jadi.',
  'resep-ditolak': 'Resep untuk pesanan ini belum dapat disetujui, jadi pesanan kami akhiri dan tidak perlu dibayar.',
  'resep-lewat':
    'Mohon maaf, resep untuk pesanan ini belum sempat kami putus sampai batas waktunya, jadi pesanan kami akhiri dan tidak perlu dibayar. Setelah resepnya disetujui, Anda dapat memesan lagi dengan resep yang sama.',
  'menunggu-ongkir':
    'Terima kasih, pesanan Anda sudah kami catat dan stoknya kami simpan selama kami memastikan ongkos kirim ke alamat Anda. Anda belum perlu membayar. Kami kabari lagi begitu ongkirnya pasti.',
  'ongkir-pasti':
    'Ongkos kirim pesanan ini sudah pasti. Silakan periksa totalnya, lalu bayar sebelum batas waktunya, atau batalkan bila tidak jadi.',
  'ongkir-lewat':
    'Mohon maaf, ongkos kirim pesanan ini belum sempat kami pastikan sampai batas waktunya, jadi pesanan kami akhiri dan tidak perlu dibayar. Silakan hubungi kami, atau pesan lagi.',
  pengganti: 'Barang pengganti untuk pesanan Anda kami kirim tanpa biaya. Kami kabari lagi setelah dikirim.',
}

const LEWAT: Record<PengembalianRow['cara'], string> = {
  midtrans: 'lewat cara pembayaran yang Anda pakai',
  batal: 'tagihan kartu Anda dibatalkan',
  manual: 'lewat transfer',
}

/** News of the way to the buyer: an account may want these and not the others, or the other way round. */
const PENGIRIMAN: readonly KabarPesanan[] = ['diproses', 'dikirim', 'selesai', 'selesai-otomatis']

/** The shop reads of what it has to act on: money that came, money that went. */
const UNTUK_TOKO: readonly KabarPesanan[] = ['success', 'failed', 'refunded', 'kembali']

/** News on which there is something to pay. */
const SIAP_BAYAR: readonly KabarPesanan[] = ['diterima', 'resep-disetujui', 'resep-sebagian', 'ongkir-pasti']

/**
 * How long the mail about a new order is held, so that one mail says what came of it: its number to pay by, or that it was called
 * off. The outbox takes what is held for longer than `AHEAD_MS` there for a clock that was set back.
 */
export const TAHAN_MS = 5 * 60_000

/** News that says all that the mail about the new order would. */
const MENGGANTIKAN: readonly KabarPesanan[] = ['nomor-bayar', 'cancelled', 'expired']

/** News in which it matters that money went back. */
const SEBUT_KEMBALI: readonly KabarPesanan[] = ['refunded', 'kembali', ...PENGIRIMAN]

/**
 * What a mail tells besides: how to pay; of money that went back the sum that just went, and how much did in all; of a
 * prescription why, or what is left.
 */
interface Lain {
  cara?: CaraBayar
  dana?: PengembalianRow
  kembali?: string
  resep?: string
}

/**
 * Puts the mails about an order into the outbox, in the transaction that changes the order. Once per order and news, per
 * parcel, per number to pay by, and per sum that went back.
 * @param cara how its buyer chose to pay
 * @param dana the sum that went back
 * @param resep why a prescription was refused, or what it left of the order
 */
export async function queueSuratPesanan(
  tx: Tx,
  settings: Deps['settings'],
  pesananId: number,
  kabar: Exclude<KabarPesanan, 'diterima'>,
  now: Date,
  { cara, dana, resep }: Omit<Lain, 'kembali'> = {},
): Promise<void> {
  const { baris, ...order } = await perjalananRepository(tx).readUntukSurat(pesananId)
  const kembali = SEBUT_KEMBALI.includes(kabar)
    ? teksKembali((await bukuRepository(tx).uangOf([pesananId]))(pesananId))
    : undefined
  const lain = { cara, dana, kembali, resep }
  const surat = suratPesanan(settings, order, baris, kabar, lain)
  const tentang = kabar === 'dikirim' ? [order.kurir, order.resi] : [cara?.nomor, dana?.pengembalian_id]
  const kali = tentang.map((satu) => (satu === undefined ? '' : `:${satu}`)).join('')
  const kunci = `${kabar}:${pesananId}${kali}`
  const isUsang = MENGGANTIKAN.includes(kabar) || !order.mauSurat
  const isUntukPembeli = PENGIRIMAN.includes(kabar) ? order.mauKabarKirim : order.mauSurat
  const teks = `${rincianPesanan(order, baris, kabar, lain)}\n\nPembeli: ${tanpaTautan(order.nama)}, ${formatNoHp(order.no_hp)}\nAlamat: ${tanpaTautan(order.alamat)}\nCatatan: ${tanpaTautan(order.catatan) || '-'}\n`
  const salinan = { kunci: `toko-${kunci}`, kepada: settings.shopEmail, subjek: surat.subjek, teks }
  await outboxRepository(tx).enqueueAfter(
    { kunci: kunciDiterima(pesananId), isUsang },
    [
      ...(isUntukPembeli ? [{ kunci: `pesanan-${kunci}`, ...surat }] : []),
      ...(UNTUK_TOKO.includes(kabar) ? [salinan] : []),
    ],
    now,
  )
}

/** Under which the mail about a new order lies in the outbox. */
const kunciDiterima = (pesananId: number) => `pesanan-diterima:${pesananId}`

type Order = Pick<
  Insertable<Database['pesanan']>,
  | 'midtrans_order_id'
  | 'nama'
  | 'nama_shipping'
  | 'biaya_kirim'
  | 'menunggu_ongkir'
  | 'total_harga'
  | 'batas_bayar'
  | 'batas_akhir'
  | 'kurir'
  | 'resi'
> &
  Record<'diskon' | 'diskon_ongkir', number> & { email: string }
type Baris = Pick<Selectable<Database['pesanan_baris']>, 'nama' | 'jumlah' | 'harga'> & { urutan?: number }

/** The mail to the buyer. A new order carries its own into the transaction that writes it. */
export function suratPesanan(
  settings: Deps['settings'],
  order: Order,
  baris: readonly Baris[],
  kabar: KabarPesanan,
  lain: Lain = {},
): Surat {
  // An order that waits is looked at to be paid.
  const layar =
    SIAP_BAYAR.includes(kabar) || kabar === 'menunggu-resep' || kabar === 'menunggu-ongkir' || kabar === 'nomor-bayar'
      ? 'konfirmasi-pembayaran'
      : 'riwayat-pembayaran'
  const rincian = rincianPesanan(order, baris, kabar, lain)
  return {
    kepada: order.email,
    subjek: `${SUBJEK[kabar]} (${order.midtrans_order_id})`,
    teks: `Halo ${tanpaTautan(order.nama)},\n\n${PEMBUKA[kabar]}\n\n${rincian}\n\nLihat pesanan: ${settings.publicUrl}/${layar}?order=${order.midtrans_order_id}\n\nKerapuSehat\n`,
  }
}

const tulisWaktu = (waktu: Date | string) => `${formatTanggal(waktu)} pukul ${formatJam(waktu)}`

/** First a way to pay is chosen, then there is time to pay by it. */
function batasWaktu({ batas_bayar, batas_akhir }: Order): string[] {
  if (!batas_akhir) return [`Bayar sebelum: ${tulisWaktu(batas_bayar)}`]
  return [
    `Pilih cara membayar sebelum: ${tulisWaktu(batas_bayar)}`,
    `Bayar sebelum: ${tulisWaktu(batas_akhir)} (setelah cara membayar dipilih)`,
  ]
}

const caraMembayar = ({ metode, nama, nomor, kode_perusahaan, bayar_sebelum }: CaraBayar): string[] => [
  `Cara membayar: ${nama}`,
  ...(kode_perusahaan ? [`Kode perusahaan: ${kode_perusahaan}`] : []),
  ...(nomor ? [`${namaNomor(metode)}: ${nomor}`] : []),
  `Bayar sebelum: ${tulisWaktu(bayar_sebelum)}`,
]

/** How much went back and by what way; where its lines say how much, line by line. */
function danaKembali({ jumlah, cara, barang, ongkir }: PengembalianRow, baris: readonly Baris[]): string[] {
  const rinci = barang.flatMap(({ urutan, jumlah: unit, nilai }) => {
    const nama = baris.find((line) => line.urutan === urutan)?.nama
    return nilai === undefined || !nama ? [] : [`- ${unit > 0 ? `${unit} x ` : ''}${nama}: ${formatRupiah(nilai)}`]
  })
  return [
    `Dana kembali: ${formatRupiah(jumlah)}, ${LEWAT[cara]}`,
    ...rinci,
    ...(ongkir > 0 ? [`- Ongkos kirim: ${formatRupiah(ongkir)}`] : []),
  ]
}

function rincianPesanan(
  order: Order,
  baris: readonly Baris[],
  kabar: KabarPesanan,
  { cara, dana, kembali, resep }: Lain,
): string {
  const isPengiriman = PENGIRIMAN.includes(kabar)
  return [
    `Nomor pesanan: ${order.midtrans_order_id}`,
    ...baris.map(({ nama, jumlah, harga }) => `${jumlah} x ${nama} @ ${formatRupiah(harga)}`),
    `Ongkos kirim (${order.nama_shipping}): ${order.menunggu_ongkir ? 'sedang dipastikan' : formatRupiah(order.biaya_kirim)}`,
    ...(order.diskon > 0 ? [`Diskon: −${formatRupiah(order.diskon)}`] : []),
    ...(order.diskon_ongkir > 0 ? [`Diskon ongkir: −${formatRupiah(order.diskon_ongkir)}`] : []),
    `Total${order.menunggu_ongkir ? ' belum termasuk ongkir' : ''}: ${formatRupiah(order.total_harga)}`,
    ...(resep ? [tanpaTautan(resep)] : []),
    ...(SIAP_BAYAR.includes(kabar) ? batasWaktu(order) : []),
    ...(cara ? caraMembayar(cara) : []),
    ...(dana ? danaKembali(dana, baris) : []),
    ...(kembali ? [kembali] : []),
    ...(isPengiriman && order.kurir ? [`Kurir: ${order.kurir}`] : []),
    ...(isPengiriman && order.resi ? [`Nomor resi: ${order.resi}`] : []),
  ].join('\n')
}
