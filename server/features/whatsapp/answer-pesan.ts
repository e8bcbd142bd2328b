import { Keperluan } from '#contract/saluran/keperluan.ts'
import type { ActionWa } from '#contract/saluran/templat-wa.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { receivePesanan } from '#server/features/pemenuhan/finish-pesanan.ts'
import { pesananRepository } from '#server/features/pesanan/pesanan.repository.ts'
import { izinRepository } from '#server/features/saluran/izin.repository.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { InboundMessage } from '#server/whatsapp/webhook.ts'
import { confirmNomor as connectNomor } from './confirm-nomor.ts'
import { kodeIn } from './link-nomor.ts'

type Needs = Pick<Deps, 'clock' | 'settings'>

/** Words that stop messages, as the only words of a message. */
const STOP = /^\s*(?:berhenti|stop|hentikan|unsubscribe)\s*[.!]?\s*$/i

/**
 * Does what a message of a person says: confirms a number, stops messages, or acts on an order. Every other message is left alone.
 * @returns the answer, if there is one
 */
export async function answerPesan(tx: Tx, deps: Needs, pesan: InboundMessage): Promise<string | undefined> {
  if (pesan.kind === 'number-changed') return forgetNomor(tx, pesan)
  const kode = pesan.kind === 'text' ? kodeIn(pesan.text) : undefined
  if (kode) return confirmNomor(tx, deps, pesan, kode)
  const penggunaId = await nomorRepository(tx).findAccount(pesan)
  // A message of a stranger, or of a person who hides the number and was not seen before.
  if (penggunaId === undefined) return undefined
  if (pesan.kind === 'text' && STOP.test(pesan.text))
    return stop(tx, deps, penggunaId, await purposeOf(tx, penggunaId, pesan))
  const [action, about = ''] = (pesan.payload ?? '').split(':') as [ActionWa | '', string?]
  if (action === 'berhenti') return stop(tx, deps, penggunaId, Keperluan.safeParse(about).data)
  if (action === 'terima') return receive(tx, deps, penggunaId, about)
  if (action === 'masalah') return complain(tx, deps, penggunaId, about)
  return undefined
}

/** The number may belong to another person from now on. */
async function forgetNomor(tx: Tx, pesan: InboundMessage): Promise<undefined> {
  const penggunaId = await nomorRepository(tx).findAccount(pesan)
  if (penggunaId !== undefined) await nomorRepository(tx).delete(penggunaId)
}

async function confirmNomor(tx: Tx, { clock, settings }: Needs, { from, userId }: InboundMessage, kode: string) {
  // Messages need a number: without one nothing could be sent.
  if (!from) return undefined
  const nomor = nomorRepository(tx)
  const penggunaId = await nomor.lockKode(kode, clock())
  if (penggunaId === undefined)
    return `Kode ini sudah tidak berlaku. Minta kode baru di ${settings.publicUrl}/PengaturanNotifikasi`
  await connectNomor(tx, settings, penggunaId, { from, userId }, clock())
  return 'Nomor ini terhubung dengan akun Anda. Kabar yang Anda pilih dikirim ke sini. Balas BERHENTI kapan saja untuk menghentikannya, juga jika bukan Anda yang memintanya.'
}

/** Returns the purpose of the message that a person answers; undefined for an answer to none. */
async function purposeOf(tx: Tx, penggunaId: number, { about }: InboundMessage): Promise<Keperluan | undefined> {
  return about ? waRepository(tx).purposeOf(about, penggunaId) : undefined
}

/** Withdraws the consent for a purpose, or for all. */
async function stop(tx: Tx, { clock, settings }: Needs, penggunaId: number, keperluan: Keperluan | undefined) {
  const izin = izinRepository(tx)
  const given = await izin.list(penggunaId, 'wa')
  const kept = keperluan ? given.filter((one) => one !== keperluan) : []
  await izin.withdraw(penggunaId, 'wa', kept, clock(), 'wa')
  const what = keperluan === 'pesanan' ? 'Kabar pesanan' : keperluan ? 'Pengingat' : 'Semua kabar'
  return `${what} lewat WhatsApp sudah dihentikan. Email tetap dikirim sesuai pilihan Anda. Nyalakan lagi di ${settings.publicUrl}/PengaturanNotifikasi`
}

async function receive(tx: Tx, { clock, settings }: Needs, penggunaId: number, nomor: string) {
  const order = await pesananRepository(tx).findOwn(penggunaId, nomor)
  if (!order) return undefined
  try {
    await receivePesanan({ db: tx, clock }, { penggunaId }, order)
    return `Terima kasih. Pesanan ${nomor} selesai.`
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `Pesanan ${nomor} belum bisa diselesaikan dari sini. Lihat ${settings.publicUrl}/riwayat-pembayaran/${nomor}`
  }
}

/** The complaint itself needs goods, photos and the wanted outcome, so it is written in the shop. */
async function complain(tx: Tx, { settings }: Needs, penggunaId: number, nomor: string) {
  const order = await pesananRepository(tx).findOwn(penggunaId, nomor)
  return (
    order &&
    `Ceritakan masalahnya di halaman ini, boleh dengan foto: ${settings.publicUrl}/riwayat-pembayaran/keluhan/${order.midtrans_order_id}`
  )
}
