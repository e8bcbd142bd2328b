import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { holidayAt } from '#contract/pengaturan/holiday-admin.ts'
import { computeOngkir, gramOf } from '#contract/pengiriman/ongkir.ts'
import type { CreatePesananBody } from '#contract/pesanan/endpoints.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import { addedPpn, computeTotal } from '#contract/uang/total.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import type { PenggunaRow, PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { nextCheck } from '#server/features/pembayaran/bayar/next-check.ts'
import type { SnapInput } from '#server/features/pembayaran/bayar/open-snap.ts'
import type { Tagihan } from '#server/features/pembayaran/bayar/snap-request.ts'
import { awaitedError, isPayable } from '#server/features/pembayaran/bayar/status-pembayaran.ts'
import { readKutipan } from '#server/features/pengiriman/ask-kurir.ts'
import { suratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { diskonRepository } from '#server/features/pesanan/diskon.repository.ts'
import { remainingOfLine, resolveContents } from '#server/features/pesanan/isi-pesanan.ts'
import { newPesananRepository, type Tujuan } from '#server/features/pesanan/new-pesanan.repository.ts'
import { nomorPesanan } from '#server/features/pesanan/nomor-pesanan.ts'
import { judgeOngkir, ONGKIR_HOLD_HOURS } from '#server/features/pesanan/ongkir-pesanan.ts'
import {
  hoursFromNow,
  judgeResep,
  RESEP_HOLD_HOURS,
  rejectShortage,
} from '#server/features/pesanan/resep/resep-rules.ts'
import { resepUseRepository } from '#server/features/resep/resep-use.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { writerOf } from '#server/features/templat/writer.ts'
import { voucherRepository } from '#server/features/voucher/voucher.repository.ts'
import { USED_UP } from '#server/features/voucher/voucher-rules.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { requireWithinLimit } from './check-limits.ts'
import { CountedKode } from './counted-kode.ts'
import { priceColumns } from './price-columns.ts'
import { judgeKode, rejection } from './voucher-pesanan.ts'

/** 2 min: identical content from the same customer within this time is a double tap, not a second order. */
const REPEAT_WINDOW_MS = 2 * 60_000

/** 15 min: how long stock is held for a buyer who has not chosen a payment method. */
const CHOICE_MINUTES = 15

type Wish = z.output<typeof CreatePesananBody>
type Pembeli = Pick<PenggunaRow, 'nama' | 'no_hp' | 'alamat'>

export interface Checkout {
  order: Tagihan & Pick<PesananRow, 'menunggu_resep' | 'menunggu_ongkir'>
  /** False for an order that cannot be paid: no payment page is opened. */
  isOpen: boolean
  /** True if an earlier request created the order. */
  pesananSebelumnya: boolean
  /** Data for the payment page, for a new order that can be paid. */
  snapInput?: SnapInput
}

/**
 * Turns a request into an order that holds its stock, in one transaction without calls outside the database. Prices, fee
 * and total are computed by the server; the values shown to the buyer are only compared.
 * @param network network of the request: it limits accounts that never paid
 * @param idempotencyKey a repeated key returns the order it created, whatever its state is now
 * @throws PENGGUNA_LAIN, KUNCI_DIPAKAI, PRODUK_TIDAK_ADA, PAKET_TIDAK_ADA, PAKET_DIPERIKSA, PERLU_RESEP, RESEP_TIDAK_ADA,
 * RESEP_DITOLAK, RESEP_KEDALUWARSA, RESEP_BUKAN_UNTUK_PRODUK, RESEP_TIDAK_CUKUP, NIE_BELUM_ADA, PENGIRIMAN_TIDAK_ADA,
 * PENGIRIMAN_TIDAK_COCOK, PENGIRIMAN_TIDAK_BOLEH, PESANAN_TANPA_HARGA, ALAMAT_TIDAK_ADA, ALAMAT_KOSONG, HARGA_BERUBAH,
 * TOKO_LIBUR, PESANAN_BELUM_DIBAYAR, PESANAN_TERLALU_SERING, BORONGAN_BELUM_DIBAYAR, STOK_TIDAK_CUKUP,
 * VOUCHER_TIDAK_BERLAKU, TERLALU_SERING
 */
export async function checkout(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'kurir'>,
  penggunaId: number,
  wish: Wish,
  idempotencyKey: string | undefined,
  network: string,
): Promise<Checkout> {
  if (wish.userId !== undefined && wish.userId !== penggunaId) throw new AppError('PENGGUNA_LAIN')
  const now = deps.clock()
  const from = { penggunaId, ip: network }
  const voucher = wish.voucher === undefined ? undefined : await CountedKode.count(deps.db, wish.voucher, from, now)
  return transaction(deps.db, (tx) => placeOrder(tx, deps, { wish, penggunaId, network, idempotencyKey, voucher }))
}

/** Creates the order in the caller's transaction. @throws the errors of `checkout`, but TERLALU_SERING */
export async function placeOrder(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'settings' | 'kurir'>,
  order: Omit<Request, 'items' | 'now'>,
): Promise<Checkout> {
  const now = deps.clock()
  const request = { ...order, items: toItems(order.wish), now }
  const { penggunaId, network } = order
  const buyer = await lockBuyer(tx, request)
  const input = await readInput(tx, deps, request, buyer)
  const repeated = await findRepeat(tx, request, buyer, input)
  if (repeated) return repeated

  const priced = await priceOrder(tx, deps, request, buyer, input)
  const { hasPaidBefore, unpaid } = input
  await requireWithinLimit(
    tx,
    { penggunaId, network, hasPaidBefore, unpaid },
    priced.contents.bagian,
    deps.settings,
    now,
  )
  const row = orderRow(deps, request, buyer, input, priced)
  const written = await writeOrder(tx, deps, buyer, input, priced, row)
  await reserve(tx, request, input, priced, { ...row, pesanan_id: written.pesanan_id })
  return toCheckout(row, written, priced.contents.baris, input)
}

interface Request {
  wish: Wish
  penggunaId: number
  network: string
  idempotencyKey: string | undefined
  /** The wish's voucher code, if it has one. */
  voucher: CountedKode | undefined
  items: ItemPesanan[]
  now: Date
}
type Buyer = Awaited<ReturnType<typeof lockBuyer>>
type Input = Awaited<ReturnType<typeof readInput>>
type Priced = Awaited<ReturnType<typeof priceOrder>>

/**
 * Locks the buyer's row, which serializes repeats of a request, and the prescription. A decision about the prescription
 * locks it first too, so it is locked before the order that references it is written.
 */
async function lockBuyer(tx: Tx, { wish, penggunaId }: Request) {
  const { tujuan, ...akun } = await newPesananRepository(tx).lockPembeli(penggunaId, wish.alamatId)
  // A chosen address replaces name, phone number and address of the profile.
  const pembeli = { ...akun, ...tujuan }
  const resep = wish.resepId === undefined ? undefined : await resepUseRepository(tx).lockOf(penggunaId, wish.resepId)
  return { pembeli, tujuan, resep, isiHash: contentHash(wish, pembeli), permintaanHash: hashOf(wish) }
}

/** Reads in one query all data for the checks: earlier orders, products, shipping, settings, and mail templates. */
const readInput = (
  tx: Tx,
  { kurir }: Pick<Deps, 'kurir'>,
  { wish, penggunaId, idempotencyKey, items, now }: Request,
  { tujuan, isiHash }: Buyer,
) =>
  newPesananRepository(tx).readInput(
    { penggunaId, key: idempotencyKey, isiHash, since: new Date(now.getTime() - REPEAT_WINDOW_MS) },
    { shippingId: wish.shippingId, kodeWilayah: tujuan?.kode_wilayah ?? null, hasKurir: kurir !== undefined },
    items.flatMap((item) => ('produkId' in item ? [item.produkId] : [])),
  )

/** Returns the order that this request, or an identical one just before it, already created. @throws KUNCI_DIPAKAI */
async function findRepeat(
  tx: Tx,
  { penggunaId, idempotencyKey, now }: Request,
  { isiHash, permintaanHash }: Buyer,
  { byKey, byContent }: Input,
): Promise<Checkout | undefined> {
  const pesanan = newPesananRepository(tx)
  if (byKey) {
    const order = await pesanan.get(byKey.pesanan_id)
    const { permintaan_hash, pesananSebelumnya } = byKey
    const isSame = permintaan_hash ? permintaan_hash === permintaanHash.toString('hex') : order.isi_hash.equals(isiHash)
    if (!isSame) throw new AppError('KUNCI_DIPAKAI')
    return { order, isOpen: isPayable(order, now), pesananSebelumnya }
  }
  if (!byContent) return undefined
  if (idempotencyKey !== undefined)
    await pesanan.keepKunci({
      pengguna_id: penggunaId,
      kunci: idempotencyKey,
      pesanan_id: byContent,
      permintaan_hash: permintaanHash,
    })
  const order = await pesanan.get(byContent)
  return { order, isOpen: !awaitedError(order), pesananSebelumnya: true }
}

/** Checks that the shop sells and ships these goods to this buyer now, and computes what they cost. */
async function priceOrder(
  tx: Tx,
  { kurir }: Pick<Deps, 'kurir'>,
  { wish, penggunaId, voucher: kode, items, now }: Request,
  { pembeli, tujuan, resep }: Buyer,
  { toko, pengiriman, produk, hasPaidBefore, unpaid, grupId }: Input,
) {
  const libur = toko && holidayAt(toko, now)
  if (libur) throw new AppError('TOKO_LIBUR', { rincian: { tanggal: formatDate(parseWib(libur.buka_lagi)) } })
  const contents = await resolveContents(tx, items, produk, wish.resepId !== undefined)
  const resepState = contents.perluResep.length > 0 ? judgeResep(resep, now) : undefined
  if (!pengiriman) throw new AppError('PENGIRIMAN_TIDAK_ADA')
  if (wish.metodePengiriman !== undefined && wish.metodePengiriman !== pengiriman.kode)
    throw new AppError('PENGIRIMAN_TIDAK_COCOK')
  const gram = gramOf(contents.baris)
  const destination = { kodeWilayah: tujuan?.kode_wilayah ?? null, kodePos: tujuan?.kode_pos ?? '' }
  // Uses the courier's stored quote: no outside call is made while the buyer's row is locked.
  const kutipan = await readKutipan(tx, kurir !== undefined, pengiriman, destination, gram, now)
  const calculation = computeOngkir(
    { ...pengiriman, kutipan },
    { ...destination, gram, subtotal: contents.generalValue, muatan: contents.muatan },
  )
  if (calculation.cara === 'ditolak')
    throw new AppError('PENGIRIMAN_TIDAK_BOLEH', { rincian: { alasan: calculation.alasan.join('; ') } })

  if (wish.alamatId !== undefined && !tujuan) throw new AppError('ALAMAT_TIDAK_ADA')
  if (!pembeli.nama || !pembeli.no_hp || !pembeli.alamat) throw new AppError('ALAMAT_KOSONG')

  const akun = { penggunaId, hasPaidBefore, unpaid, grupId }
  const voucher = kode && (await judgeKode(tx, kode, { baris: contents.baris, produk }, akun, now))
  const potongan = voucher ? [voucher] : []
  const tarif = currentTarif(toko?.ppn ?? 'tidak')
  const totalWith = (biaya: number) => computeTotal(contents.baris, biaya, potongan, tarif)
  const legacyGoods = contents.satuanValue + addedPpn(tarif, contents.satuanValue)
  const ongkir = judgeOngkir(
    wish,
    // A client that knows one price per product and no vouchers showed a higher total than the order costs.
    [(biaya) => totalWith(biaya).total, ...(voucher ? [] : [(biaya: number) => legacyGoods + biaya])],
    pengiriman.biaya,
    calculation,
  )
  const harga = totalWith(ongkir.biaya ?? 0)
  if (harga.total === 0) throw new AppError('PESANAN_TANPA_HARGA')
  return { contents, resepState, pengiriman, voucher, potongan, tarif, ongkir, harga }
}

/** Returns the order's row, with its deadlines. */
function orderRow(
  { settings }: Pick<Deps, 'settings'>,
  { wish, penggunaId, network, idempotencyKey, now }: Request,
  { pembeli, tujuan, isiHash, permintaanHash }: Buyer,
  { toko, hasPaidBefore }: Input,
  { resepState, pengiriman, tarif, ongkir, harga }: Priced,
) {
  const awaitsResep = resepState === 'menunggu'
  const awaitsOngkir = ongkir.cara === 'konfirmasi'
  const waitsForToko = awaitsResep || awaitsOngkir
  const windowMinutes = toko?.jendela_bayar_menit ?? settings.paymentWindowMinutes
  const finalDeadline = afterMinutes(now, windowMinutes)
  const payDeadline = waitsForToko
    ? hoursFromNow(now, awaitsResep ? RESEP_HOLD_HOURS : ONGKIR_HOLD_HOURS)
    : afterMinutes(now, Math.min(CHOICE_MINUTES, windowMinutes))
  return {
    midtrans_order_id: nomorPesanan(now),
    pengguna_id: penggunaId,
    jenis: wish.paketId === undefined ? ('satuan' as const) : ('paketan' as const),
    nama: pembeli.nama,
    no_hp: pembeli.no_hp,
    alamat: pembeli.alamat,
    ...alamatParts(tujuan),
    catatan: wish.catatan,
    shipping_id: wish.shippingId,
    nama_shipping: pengiriman.nama,
    menunggu_ongkir: awaitsOngkir,
    ongkir_cara: ongkir.cara,
    ongkir_rinci: ongkir.rinci,
    hari_min: ongkir.hari?.min ?? null,
    hari_maks: ongkir.hari?.maks ?? null,
    ...priceColumns(harga, ongkir.biaya ?? 0, tarif),
    idempotency_key: idempotencyKey ?? null,
    isi_hash: isiHash,
    permintaan_hash: idempotencyKey === undefined ? null : permintaanHash,
    batas_bayar: payDeadline,
    batas_akhir: payDeadline < finalDeadline ? finalDeadline : null,
    pembeli_baru: !hasPaidBefore,
    jaringan: hasPaidBefore ? null : network,
    resep_id: resepState ? (wish.resepId ?? null) : null,
    menunggu_resep: awaitsResep,
    // The provider sends no notification when its page expires, so the order is checked.
    periksa_pada: waitsForToko ? payDeadline : nextCheck(now, payDeadline, now),
    dibuat: now,
  }
}
type Row = ReturnType<typeof orderRow>

/** Writes the order with its lines, history, first payment and mail. */
async function writeOrder(
  tx: Tx,
  { settings }: Pick<Deps, 'settings'>,
  { pembeli: { email, wantsSurat } }: Buyer,
  { toko, templat }: Input,
  { contents, harga, potongan }: Priced,
  row: Row,
) {
  const kabar = noticeOf(row)
  const write = writerOf(
    `pesanan-${kabar}`,
    toko?.nama_toko ?? '',
    templat.find(({ kode }) => kode === `pesanan-${kabar}`),
  )
  const notice = suratPesanan(settings, write, { ...row, email }, contents.baris, kabar)
  const written = await newPesananRepository(tx).insert(row, contents, harga, { ...notice, byMail: wantsSurat })
  await diskonRepository(tx).insert(written.pesanan_id, potongan, harga.totalDiskon)
  return written
}

/**
 * Takes prescription, stock and voucher for a written order, because their movements reference it. A shortage rolls the
 * whole transaction back. The voucher comes last: other orders with that voucher wait for its lock until the commit.
 */
async function reserve(
  tx: Tx,
  { penggunaId, now }: Request,
  { hasPaidBefore }: Input,
  { contents, voucher }: Priced,
  { pesanan_id, resep_id, menunggu_resep }: Row & { pesanan_id: number },
): Promise<void> {
  if (resep_id !== null) {
    const resep = resepUseRepository(tx)
    const shortage = menunggu_resep ? await resep.addRequested(resep_id) : await resep.take(pesanan_id, resep_id, now)
    if (shortage) throw rejectShortage(shortage)
  }
  const stokShortage = await pesananStokRepository(tx).take(
    pesanan_id,
    contents.bagian,
    now,
    hasPaidBefore ? 'lama' : 'baru',
  )
  if (stokShortage) {
    const { produkId } = stokShortage
    throw new AppError('STOK_TIDAK_CUKUP', {
      rincian: { sisa: remainingOfLine(contents, produkId, stokShortage.sisa), produkId },
    })
  }
  if (voucher && !(await voucherRepository(tx).take(voucher.voucherId, pesanan_id, penggunaId, now)))
    throw rejection(USED_UP)
}

/** Returns the result, with the data for `openSnap` if the order can be paid. */
function toCheckout(
  row: Row,
  { pesanan_id, pembayaran_id }: Awaited<ReturnType<typeof writeOrder>>,
  lines: SnapInput['baris'],
  { metode, terakhir }: Pick<SnapInput, 'metode' | 'terakhir'>,
): Checkout {
  const order = { ...row, pesanan_id }
  if (pembayaran_id === null) return { order, isOpen: false, pesananSebelumnya: false }
  const attempt = { pembayaran_id, order_id: row.midtrans_order_id, snap_token: null, halaman_sampai: null }
  return {
    order,
    isOpen: true,
    pesananSebelumnya: false,
    snapInput: { attempts: [attempt], baris: lines, metode, terakhir },
  }
}

const noticeOf = ({ menunggu_resep, menunggu_ongkir }: Pick<PesananRow, 'menunggu_resep' | 'menunggu_ongkir'>) =>
  menunggu_resep ? 'menunggu-resep' : menunggu_ongkir ? 'menunggu-ongkir' : 'diterima'

/** Returns the address columns of the order; null for a profile address, which has no parts. */
const alamatParts = (tujuan: Tujuan | null) => ({
  kode_wilayah: tujuan?.kode_wilayah ?? null,
  provinsi: tujuan?.provinsi ?? null,
  kabupaten: tujuan?.kabupaten ?? null,
  kecamatan: tujuan?.kecamatan ?? null,
  kode_pos: tujuan?.kode_pos ?? null,
  rincian: tujuan?.rincian ?? null,
  patokan: tujuan?.patokan ?? null,
  jenis_alamat: tujuan?.jenis_alamat ?? null,
})

const afterMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Converts the three forms of the request into one list. */
function toItems({ items, produkId, paketId, jumlah = 1 }: Wish): ItemPesanan[] {
  if (items) return items
  return produkId !== undefined ? [{ produkId, jumlah }] : paketId !== undefined ? [{ paketId, jumlah }] : []
}

/** Returns the hash that identifies identical requests. The shown total is left out, because it is only compared. */
function contentHash(wish: Wish, { nama, no_hp, alamat }: Pembeli): Buffer {
  const { shippingId, catatan, resepId, voucher } = wish
  const resep = resepId === undefined ? [] : [resepId]
  const kode = voucher === undefined ? [] : [`voucher ${voucher}`]
  return hashOf([toItems(wish), shippingId, catatan, nama, no_hp, alamat, ...resep, ...kode])
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest()
