import type { Insertable, Selectable } from 'kysely'
import { formatReturned } from '#contract/buku/money.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { nomorName, type PaymentWay } from '#contract/pembayaran/payment-method.ts'
import { trackKurir } from '#contract/pemenuhan/track.ts'
import { stateWord } from '#contract/pesanan/pesanan-stages.ts'
import type { SURAT_PESANAN } from '#contract/templat/surat-pesanan.ts'
import { defaultOf, fillTemplat } from '#contract/templat/templat.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatClock, formatDate } from '#contract/wib.ts'
import type { PengembalianRow, PesananRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { type Notice, outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { type Writer, writer } from '#server/features/templat/writer.ts'
import { pictureMark } from '#server/mail/picture-mark.ts'
import { perjalananRepository } from './perjalanan.repository.ts'

/** Kind of a mail about an order. */
export type PesananNotice = keyof typeof SURAT_PESANAN

const REFUND_WAYS: Record<PengembalianRow['cara'], string> = {
  midtrans: 'lewat cara bayar yang Anda pakai',
  batal: 'tagihan kartu Anda dibatalkan',
  manual: 'lewat transfer',
}

/** Mails about shipping: an account can turn them on and off separately. */
const PENGIRIMAN: readonly PesananNotice[] = ['diproses', 'dikirim', 'selesai', 'selesai-otomatis']

/** Mails that the shop gets a copy of, because it has to act: payments and refunds. */
const FOR_TOKO: readonly PesananNotice[] = ['success', 'failed', 'refunded', 'kembali']

/** Mails about an order that can be paid now. */
const READY_TO_PAY: readonly PesananNotice[] = [
  'diterima',
  'batas-bayar',
  'resep-disetujui',
  'resep-sebagian',
  'ongkir-pasti',
]

/**
 * 5 min: delay of the mail about a new order, so that a single mail also has its payment number or its cancellation. Must
 * stay below the outbox's `AHEAD_MS`, which treats a later time as a clock that was set back.
 */
export const HOLD_MS = 5 * 60_000

/** Mails that contain everything in the mail about a new order, and replace it. */
const REPLACES: readonly PesananNotice[] = ['nomor-bayar', 'cancelled', 'expired']

/** Mails that mention refunds. */
const MENTION_RETURN: readonly PesananNotice[] = ['refunded', 'kembali', ...PENGIRIMAN]

/**
 * Additional content of a mail: how to pay; the current refund and the total refunded; the reason of a refused
 * prescription, or what is left of the order.
 */
interface Extras {
  cara?: PaymentWay
  dana?: PengembalianRow
  kembali?: string
  resep?: string
}

/**
 * Queues the mails about an order in the outbox, in the transaction of the change. At most once per order and kind, parcel,
 * payment number, and refund.
 * @param cara the payment method that the buyer chose
 * @param dana the current refund
 * @param resep reason of a refused prescription, or what is left of the order
 */
export async function queueSuratPesanan(
  tx: Tx,
  settings: Deps['settings'],
  pesananId: number,
  kabar: Exclude<PesananNotice, 'diterima'>,
  now: Date,
  { cara, dana, resep }: Omit<Extras, 'kembali'> = {},
): Promise<void> {
  const { baris, dihapus, ...order } = await perjalananRepository(tx).readForSurat(pesananId)
  const refundText = MENTION_RETURN.includes(kabar)
    ? formatReturned((await bukuRepository(tx).moneyOf([pesananId]))(pesananId))
    : undefined
  const other = { cara, dana, kembali: refundText, resep }
  const surat = suratPesanan(settings, await writer(tx, `pesanan-${kabar}`), order, baris, kabar, other)
  const about = kabar === 'dikirim' ? [order.kurir, order.resi] : [cara?.nomor, dana?.pengembalian_id]
  const suffix = about.map((item) => (item === undefined ? '' : `:${item}`)).join('')
  const kunci = `${kabar}:${pesananId}${suffix}`
  // The mail about a deadline follows only if no device reports its arrival.
  const byMail = kabar !== 'batas-bayar' && (PENGIRIMAN.includes(kabar) ? order.mauKabarKirim : order.wantsSurat)
  const text = `${rincianPesanan(order, baris, kabar, other)}\n\nPembeli: ${withoutTautan(order.nama)}, ${formatNoHp(order.no_hp)}\nAlamat: ${withoutTautan(order.alamat)}\nCatatan: ${withoutTautan(order.catatan) || '-'}\n`
  // The shop's copy has the default subject: the owner's templates are for buyers.
  const subject = fillTemplat(defaultOf(`pesanan-${kabar}`).subjek, { nomor: order.midtrans_order_id })
  const copy = { kunci: `toko-${kunci}`, kepada: settings.shopEmail, subjek: subject, teks: text }
  await outboxRepository(tx).enqueueAfter(
    { kunci: receivedKey(pesananId), isStale: REPLACES.includes(kabar), byMail: order.wantsSurat },
    [
      ...(dihapus ? [] : [{ kunci: `pesanan-${kunci}`, ...surat, byMail }]),
      ...(FOR_TOKO.includes(kabar) ? [copy] : []),
    ],
    now,
  )
}

/** Returns the outbox key of the mail about a new order. */
const receivedKey = (pesananId: number) => `pesanan-diterima:${pesananId}`

type Order = Pick<
  Insertable<Database['pesanan']>,
  | 'pengguna_id'
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
  Partial<Pick<PesananRow, 'status_pembayaran' | 'status_pesanan' | 'menunggu_resep'>> &
  Record<'diskon' | 'diskon_ongkir' | 'ppn_ditambah', number> & { email: string }
type Line = Pick<Selectable<Database['pesanan_baris']>, 'nama' | 'jumlah' | 'harga' | 'gambar' | 'paket_id'> & {
  urutan?: number
}

/**
 * Returns the notice to the buyer. A new order inserts its own in its own transaction.
 * @param write renders mails of this kind
 */
export function suratPesanan(
  settings: Deps['settings'],
  write: Writer,
  order: Order,
  lines: readonly Line[],
  kabar: PesananNotice,
  other: Extras = {},
): Notice {
  const nomor = order.midtrans_order_id
  // An order that waits links to its payment page.
  const tautan =
    READY_TO_PAY.includes(kabar) || kabar === 'menunggu-resep' || kabar === 'menunggu-ongkir' || kabar === 'nomor-bayar'
      ? `/konfirmasi-pembayaran?order=${nomor}`
      : `/riwayat-pembayaran/${nomor}`
  return {
    penggunaId: order.pengguna_id,
    keperluan: 'pesanan',
    rujukan: nomor,
    tautan,
    kepada: order.email,
    ...write({
      nama: withoutTautan(order.nama),
      nomor,
      rincian: rincianPesanan(order, lines, kabar, other),
      tautan: `${settings.publicUrl}${tautan}`,
    }),
  }
}

const formatTime = (moment: Date | string) => `${formatDate(moment)} pukul ${formatClock(moment)}`

/** Returns the next deadline. The mail with the payment number has the later one of the chosen method. */
const deadline = ({ batas_bayar, batas_akhir }: Order) =>
  `${batas_akhir ? 'Pilih cara bayar' : 'Bayar'} sebelum: ${formatTime(batas_bayar)}`

const howToPay = ({ metode, nama, nomor, kode_perusahaan, bayar_sebelum }: PaymentWay): string[] => [
  `Cara bayar: ${nama}`,
  ...(kode_perusahaan ? [`Kode perusahaan: ${kode_perusahaan}`] : []),
  ...(nomor ? [`${nomorName(metode)}: ${nomor}`] : []),
  `Bayar sebelum: ${formatTime(bayar_sebelum)}`,
]

/** Returns the amount and the method of a refund, and its lines if they have amounts. */
function returnedMoney({ jumlah, cara, barang, ongkir }: PengembalianRow, lines: readonly Line[]): string[] {
  const detailed = barang.flatMap(({ urutan, jumlah: unit, nilai }) => {
    const name = lines.find((line) => line.urutan === urutan)?.nama
    return nilai === undefined || !name ? [] : [`- ${unit > 0 ? `${unit} x ` : ''}${name}: ${formatRupiah(nilai)}`]
  })
  return [
    `Dana kembali: ${formatRupiah(jumlah)}, ${REFUND_WAYS[cara]}`,
    ...detailed,
    ...(ongkir > 0 ? [`- Ongkir: ${formatRupiah(ongkir)}`] : []),
  ]
}

/** State of an order that is not stored yet. */
const NEW = { status_pembayaran: 'pending', status_pesanan: 'Menunggu Respon', menunggu_resep: false } as const

/** Returns an order line: its picture, units, unit price, and for several units the price of all. */
function writeLine({ nama, jumlah, harga, gambar, paket_id }: Line): string {
  const each = `${pictureMark(paket_id === null ? 'produks' : 'paket', gambar)}${jumlah} x ${nama} @ ${formatRupiah(harga)}`
  return jumlah === 1 ? each : `${each} = ${formatRupiah(jumlah * harga)}`
}

function rincianPesanan(
  order: Order,
  lines: readonly Line[],
  kabar: PesananNotice,
  { cara, dana, kembali, resep }: Extras,
): string {
  const isPengiriman = PENGIRIMAN.includes(kabar)
  const trackingUrl = trackKurir(order.kurir ?? '')?.lacak
  return [
    `Nomor pesanan: ${order.midtrans_order_id}`,
    `Status: ${stateWord({ ...NEW, ...order, resi: order.resi ?? '', menunggu_ongkir: order.menunggu_ongkir ?? false })}`,
    ...lines.map(writeLine),
    `Ongkir (${order.nama_shipping}): ${order.menunggu_ongkir ? 'sedang dipastikan' : formatRupiah(order.biaya_kirim)}`,
    ...(order.diskon > 0 ? [`Diskon: −${formatRupiah(order.diskon)}`] : []),
    ...(order.ppn_ditambah > 0 ? [`PPN: ${formatRupiah(order.ppn_ditambah)}`] : []),
    ...(order.diskon_ongkir > 0 ? [`Diskon ongkir: −${formatRupiah(order.diskon_ongkir)}`] : []),
    `Total${order.menunggu_ongkir ? ' belum termasuk ongkir' : ''}: ${formatRupiah(order.total_harga)}`,
    ...(resep ? [withoutTautan(resep)] : []),
    ...(READY_TO_PAY.includes(kabar) ? [deadline(order)] : []),
    ...(cara ? howToPay(cara) : []),
    ...(dana ? returnedMoney(dana, lines) : []),
    ...(kembali ? [kembali] : []),
    ...(isPengiriman && order.kurir ? [`Kurir: ${order.kurir}`] : []),
    ...(isPengiriman && order.resi ? [`Nomor resi: ${order.resi}`] : []),
    ...(kabar === 'dikirim' && order.resi && trackingUrl ? [`Lacak kiriman: ${trackingUrl}`] : []),
  ].join('\n')
}
