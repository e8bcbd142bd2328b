import { createHash } from 'node:crypto'
import {
  type DirectMethod,
  isDirectMethod,
  type NewPesananBody,
  type QuoteBody,
  type quotePesanan as QuotePesanan,
} from '#contract/checkout/manual-admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { refusals } from '#contract/pengiriman/cargo.ts'
import { allowed } from '#contract/peran.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import { computeTotal } from '#contract/uang/total.ts'
import { stampWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { createPelanggan } from '#server/features/akun/create-pelanggan.ts'
import { hashOfNoPassword } from '#server/features/akun/sandi/password.ts'
import { requireWilayah } from '#server/features/alamat/wilayah.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { potonganValue } from '#server/features/pelepasan/act-value.ts'
import { release } from '#server/features/pelepasan/release.ts'
import { applyTransaction } from '#server/features/pembayaran/bayar/apply-transaction.ts'
import { moveStatus } from '#server/features/pembayaran/bayar/move-status.ts'
import { nextCheck } from '#server/features/pembayaran/bayar/next-check.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { pengaturanRepository } from '#server/features/pengaturan/pengaturan.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { PENGGANTI } from '#server/features/perjalanan/perjalanan.ts'
import { queueSuratPesanan, suratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { catatanRepository } from '#server/features/pesanan/catatan.repository.ts'
import { diskonRepository, type PesananDiskon } from '#server/features/pesanan/diskon.repository.ts'
import { type PesananContents, remainingOfLine, resolveContents } from '#server/features/pesanan/isi-pesanan.ts'
import { newPesananRepository } from '#server/features/pesanan/new-pesanan.repository.ts'
import { nomorPesanan } from '#server/features/pesanan/nomor-pesanan.ts'
import { ONGKIR_PAYMENT_HOURS } from '#server/features/pesanan/ongkir-pesanan.ts'
import { excess } from '#server/features/pesanan/pengganti-rules.ts'
import { hoursFromNow } from '#server/features/pesanan/resep/resep-rules.ts'
import { susulanRepository } from '#server/features/pesanan/susulan.repository.ts'
import { alamatColumns } from '#server/features/pesanan/tujuan-pesanan.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { writer } from '#server/features/templat/writer.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { pesananManualRepository } from './create-manual.repository.ts'
import { priceColumns } from './price-columns.ts'

type Create = Pick<Deps, 'db' | 'clock' | 'settings'>
type CreatedPesanan = Pick<PesananRow, 'midtrans_order_id' | 'jenis' | 'total_harga'> & {
  orderId: number
  message: string
}

/**
 * Creates an order that came by WhatsApp, by phone or over the counter. Prices, stock and ledger work like for any other
 * order. The limits of unpaid orders do not apply, the office sets the fee, and prescription medicine is rejected. Money
 * paid to the shop enters the ledger by the same step as a provider's payment. A replacement is an order that costs nothing
 * and references the order it replaces. It never exceeds that order or its complaint.
 * @throws PENGGUNA_TIDAK_ADA, PELANGGAN_SUDAH_ADA, PRODUK_TIDAK_ADA, PAKET_TIDAK_ADA, PAKET_DIPERIKSA, PERLU_RESEP,
 * NIE_BELUM_ADA, PESANAN_TANPA_HARGA, PENGGANTI_TIDAK_BOLEH, PENGGANTI_TANPA_KELUHAN, PENGGANTI_BERLEBIH,
 * KELUHAN_TIDAK_ADA, PENGIRIMAN_TIDAK_ADA, PENGIRIMAN_TIDAK_BOLEH, WILAYAH_TIDAK_ADA, HARGA_BERUBAH, STOK_TIDAK_CUKUP
 */
export async function createManualPesanan(deps: Create, sesi: Sesi, wish: NewPesananBody): Promise<CreatedPesanan> {
  const { penggunaId: actor } = sesi
  const password_hash = await hashOfNoPassword()
  return transaction(deps.db, async (tx) => {
    const now = deps.clock()
    const { nama, no_hp, pengganti } = wish
    const penggunaId = wish.penggunaId ?? (await createPelanggan(tx, { nama, no_hp, password_hash, dibuat: now }))
    if (!(await pesananManualRepository(tx).isPelanggan(penggunaId))) throw new AppError('PENGGUNA_TIDAK_ADA')
    const pesanan = newPesananRepository(tx)
    const { email, wantsSurat } = await pesanan.lockPembeli(penggunaId, undefined)

    const priced = await priceManual(tx, sesi, wish, penggunaId)
    const { contents, harga, potongan, semula } = priced
    const row = await manualRow(wish, penggunaId, priced, now)
    const notice =
      wish.bayar === 'tautan' && !pengganti
        ? suratPesanan(
            deps.settings,
            await writer(tx, 'pesanan-diterima'),
            { ...row, email },
            contents.baris,
            'diterima',
          )
        : undefined
    const queued = notice && { ...notice, byMail: wantsSurat }
    const { pesanan_id: orderId } = await pesanan.insert(row, contents, harga, queued, actor)
    await diskonRepository(tx).insert(orderId, potongan, harga.totalDiskon)
    const short = await pesananStokRepository(tx).take(orderId, contents.bagian, now, 'lama')
    if (short)
      throw new AppError('STOK_TIDAK_CUKUP', {
        rincian: { sisa: remainingOfLine(contents, short.produkId, short.sisa), produkId: short.produkId },
        errors: [{ path: 'items', msg: `${short.nama}: tersisa ${short.sisa}.` }],
      })

    await recordOrigin(tx, { orderId, oleh: actor, now }, row, wish)
    if (pengganti) await becomeReplacement({ ...deps, db: tx }, orderId, { nomor: semula ?? '', oleh: actor, now })
    else if (isDirectMethod(wish.bayar)) await payInStore({ ...deps, db: tx }, orderId, row, wish.bayar)
    await release(tx, sesi, [manualAct(wish, priced, row.midtrans_order_id)], now)
    const { midtrans_order_id, jenis, total_harga } = row
    return { orderId, midtrans_order_id, jenis, total_harga, message: 'Pesanan tersimpan' }
  })
}

/** Returns the act of a replacement, or of an order below the public price; without a value for an order at its price. */
function manualAct(
  { pengganti, alasan_diskon }: NewPesananBody,
  { contents, harga, semula }: Awaited<ReturnType<typeof priceManual>>,
  nomor: string,
): Act {
  const barang = contents.baris.map(({ nama, jumlah }) => `${jumlah} × ${nama}`).join(', ')
  if (!pengganti)
    return {
      jenis: 'potongan',
      nilai: potonganValue(contents.generalValue, harga.subtotal - harga.diskon),
      rujukan: nomor,
      whileWaiting: 'Pesanan baru',
      keterangan: alasan_diskon ? `${barang}: ${alasan_diskon}` : barang,
    }
  const keluhan = pengganti.keluhanId === null ? 'tanpa keluhan' : `keluhan nomor ${pengganti.keluhanId}`
  return {
    jenis: 'pengganti',
    nilai: potonganValue(contents.generalValue, 0),
    rujukan: nomor,
    whileWaiting: semula ?? '',
    keterangan: `${barang}, untuk pesanan ${semula}, ${keluhan}`,
  }
}

/** Prices a manual order, and checks the order that it replaces, its shipping method, and the total shown to the office. */
async function priceManual(tx: Tx, sesi: Sesi, wish: NewPesananBody, penggunaId: number) {
  const { pengganti } = wish
  const original = pengganti && (await susulanRepository(tx).findReplaceable(pengganti.orderId, penggunaId))
  if (pengganti && !original) throw new AppError('PENGGANTI_TIDAK_BOLEH')
  if (pengganti) await checkKeluhan(tx, sesi, pengganti)
  const diskonReason = original ? `Pengganti pesanan ${original}` : wish.alasan_diskon
  const calculation = await priceItems(tx, { ...wish, isPengganti: Boolean(pengganti) }, diskonReason)
  const { contents, harga } = calculation
  if (pengganti) await checkReplacementQuantity(tx, pengganti, contents)
  const repository = pesananManualRepository(tx)
  const pengiriman =
    wish.shippingId === null ? await repository.ensurePickup() : await repository.findMetode(wish.shippingId)
  if (!pengiriman) throw new AppError('PENGIRIMAN_TIDAK_ADA')
  const reasons = refusals(pengiriman, contents.muatan)
  if (reasons.length > 0) throw new AppError('PENGIRIMAN_TIDAK_BOLEH', { rincian: { alasan: reasons.join('; ') } })

  if (harga.total === 0 && !pengganti) throw new AppError('PESANAN_TANPA_HARGA')
  if (harga.total !== wish.total_harga)
    throw new AppError('HARGA_BERUBAH', {
      rincian: { subtotal: harga.subtotal, biaya: harga.biaya, total_harga: harga.total },
    })
  return { ...calculation, pengiriman, semula: original }
}

/** Returns the row of a manual order: it never waits for a fee or a prescription, and never repeats another order. */
async function manualRow(
  wish: NewPesananBody,
  penggunaId: number,
  { harga, tarif, pengiriman }: Awaited<ReturnType<typeof priceManual>>,
  now: Date,
) {
  const nomor = nomorPesanan(now)
  const deadline = hoursFromNow(now, ONGKIR_PAYMENT_HOURS)
  const [one, other] = wish.items
  return {
    midtrans_order_id: nomor,
    pengguna_id: penggunaId,
    jenis: one && 'paketId' in one && !other ? ('paketan' as const) : ('satuan' as const),
    sumber: wish.sumber,
    nama: wish.nama,
    no_hp: wish.no_hp,
    ...(await alamatParts(wish)),
    catatan: wish.catatan,
    shipping_id: pengiriman.shipping_id,
    nama_shipping: pengiriman.nama,
    pengganti_dari: wish.pengganti?.orderId ?? null,
    pengganti_keluhan_id: wish.pengganti?.keluhanId ?? null,
    ongkir_cara: harga.biaya > 0 ? ('konfirmasi' as const) : ('gratis' as const),
    menunggu_ongkir: false,
    menunggu_resep: false,
    ...priceColumns(harga, harga.biaya, tarif),
    idempotency_key: null,
    // Unique per order, so that no other order counts as a repeat of it.
    isi_hash: createHash('sha256').update(nomor).digest(),
    batas_bayar: deadline,
    batas_akhir: null,
    periksa_pada: nextCheck(now, deadline, now),
    dibuat: now,
  }
}

type Pengganti = NonNullable<NewPesananBody['pengganti']>

/** @throws PENGGANTI_TANPA_KELUHAN, except for the owner; KELUHAN_TIDAK_ADA */
async function checkKeluhan(tx: Tx, { peran }: Sesi, { orderId, keluhanId }: Pengganti): Promise<void> {
  if (keluhanId === null) {
    if (!allowed(peran)) throw new AppError('PENGGANTI_TANPA_KELUHAN')
  } else if (!(await susulanRepository(tx).isKeluhanOpen(orderId, keluhanId))) throw new AppError('KELUHAN_TIDAK_ADA')
}

/**
 * Rejects a replacement that exceeds its limits. Called under the buyer's lock, so that concurrent ones run one after
 * another. @throws PENGGANTI_BERLEBIH
 */
async function checkReplacementQuantity(
  tx: Tx,
  { orderId, keluhanId }: Pengganti,
  { baris }: PesananContents,
): Promise<void> {
  const paketIds = baris.flatMap(({ paket_id }) => paket_id ?? [])
  const extra = excess(await susulanRepository(tx).readPenggantiInput(orderId, keluhanId, paketIds), baris)
  if (extra) throw new AppError('PENGGANTI_BERLEBIH', { rincian: extra })
}

/**
 * Returns the current price of an order that is being entered. @throws PRODUK_TIDAK_ADA, PAKET_TIDAK_ADA, PAKET_DIPERIKSA,
 * PERLU_RESEP, NIE_BELUM_ADA
 */
export async function quotePesanan({ db }: Pick<Deps, 'db'>, wish: QuoteBody): Promise<Output<typeof QuotePesanan>> {
  const { contents, harga } = await priceItems(db, wish, '')
  return {
    baris: contents.baris.map(({ nama, harga, jumlah }) => ({ nama, harga, jumlah })),
    subtotal: harga.subtotal,
    diskon: harga.diskon,
    ppn_ditambah: harga.ppn_ditambah,
    biaya_kirim: harga.biaya,
    total_harga: harga.total,
  }
}

/**
 * Computes the price at today's prices and tax for this customer, less the office's discount. @param reason reason for the
 * discount, shown to the buyer
 */
async function priceItems(db: Db | Tx, { items, ongkir, diskon, penggunaId, isPengganti }: QuoteBody, reason: string) {
  const produkIds = items.flatMap((item) => ('produkId' in item ? [item.produkId] : []))
  const produk = await newPesananRepository(db).readSold(produkIds, penggunaId)
  const contents = await resolveContents(db, items, produk, false)
  const manual: PesananDiskon = {
    jenis: 'manual',
    atas: 'barang',
    nilai: diskon,
    baris: null,
    voucherId: null,
    keterangan: reason,
  }
  const potongan = isPengganti ? [{ ...manual, nilai: null }] : diskon > 0 ? [manual] : []
  const biaya = isPengganti ? 0 : ongkir
  const tarif = currentTarif((await pengaturanRepository(db).read()).ppn)
  const harga = computeTotal(contents.baris, biaya, potongan, tarif, isPengganti ? 0 : undefined)
  return { contents, potongan, tarif, harga: { ...harga, biaya } }
}

/** Returns the address columns of an order, and the address as one text. */
async function alamatParts({ tujuan }: NewPesananBody) {
  if (!tujuan) return { alamat: 'Diambil sendiri di toko' }
  return alamatColumns(tujuan, tujuan.wilayah && (await requireWilayah(tujuan.wilayah.kode, 'tujuan.wilayah')))
}

interface Origin {
  orderId: number
  oleh: number
  now: Date
}

/** Records the fee in the history, the proof of payment as a note, and the creation in the audit trail. */
async function recordOrigin(
  tx: Tx,
  { orderId, oleh, now }: Origin,
  { midtrans_order_id, total_harga }: Pick<PesananRow, 'midtrans_order_id' | 'total_harga'>,
  { sumber, ongkir, bayar, bukti, pengganti }: NewPesananBody,
): Promise<void> {
  if (ongkir > 0 && !pengganti)
    await perjalananRepository(tx).record(orderId, {
      jenis: 'ongkir',
      dari: 'menunggu',
      ke: 'pasti',
      oleh: 'admin',
      penggunaId: oleh,
      keterangan: formatRupiah(ongkir),
      waktu: now,
    })
  if (bukti)
    await catatanRepository(tx).add({ pesananId: orderId, penggunaId: oleh, isi: `Bukti bayar: ${bukti}`, waktu: now })
  const after = { sumber, total_harga, ...(pengganti ? { pengganti: pengganti.orderId } : { bayar }) }
  const snapshot = { jenis: 'pesanan', rujukan: orderId, judul: midtrans_order_id } as const
  await jejakRepository(tx).record(oleh, { tindakan: 'buat', ...snapshot, sesudah: after }, now)
}

/** Makes a replacement paid without money, so that it is packed at once, and mails the buyer. */
async function becomeReplacement(
  { db: tx, settings }: Pick<Create, 'settings'> & { db: Tx },
  orderId: number,
  { nomor, oleh, now: time }: { nomor: string; oleh: number; now: Date },
): Promise<void> {
  const order = await pembayaranRepository(tx).lockPesanan(orderId)
  const reason = {
    oleh: 'admin',
    penggunaId: oleh,
    waktu: time,
    keterangan: `${PENGGANTI} ${nomor}`,
    isNotified: false,
  }
  await moveStatus(tx, settings, order, 'success', reason)
  await queueSuratPesanan(tx, settings, orderId, 'pengganti', time)
}

/** Books money that the shop already has as a payment, by the same step as a provider's payment. */
async function payInStore(
  deps: Omit<Create, 'db'> & { db: Tx },
  orderId: number,
  { midtrans_order_id: nomor, total_harga, dibuat }: Pick<PesananRow, 'midtrans_order_id' | 'total_harga' | 'dibuat'>,
  method: DirectMethod,
): Promise<void> {
  const attempt = await pembayaranRepository(deps.db).ensureAttempt(orderId, nomor, total_harga, dibuat)
  await applyTransaction(
    deps,
    attempt,
    {
      order_id: nomor,
      transaction_id: `${method}-${nomor}`,
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: String(total_harga),
      currency: 'IDR',
      payment_type: method,
      settlement_time: stampWib(dibuat),
    },
    'admin',
  )
}
