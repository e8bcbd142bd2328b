import type { PesanKind } from '#contract/percakapan/admin.ts'
import { TEXT_WA_MAX } from '#contract/percakapan/admin.ts'
import { tryTakeJatah } from '#server/db/jatah.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import type { InboundMessage } from '#server/whatsapp/webhook.ts'
import { percakapanRepository } from './percakapan.repository.ts'
import { notifyToko } from './surat-percakapan.ts'

type Needs = Pick<Deps, 'clock' | 'log' | 'settings'>

/** Words of WhatsApp for the kinds that have a name in the office. */
const KINDS: Readonly<Record<string, PesanKind>> = {
  text: 'teks',
  image: 'gambar',
  video: 'video',
  audio: 'suara',
  document: 'dokumen',
  sticker: 'stiker',
  location: 'lokasi',
  contacts: 'kontak',
  reaction: 'reaksi',
}

/**
 * Puts a message into the conversation with its sender. The conversation is with an account only if the number is confirmed for
 * it; an earlier account of the number keeps its own conversation. A message that the shop has acted upon is not added, but opens
 * the 24 hours for answers as well.
 */
export async function receivePesan(tx: Tx, deps: Needs, pesan: InboundMessage, isForPeople: boolean): Promise<void> {
  if (pesan.kind === 'number-changed' || !(pesan.from ?? pesan.userId)) return
  const penggunaId = await nomorRepository(tx).findAccount(pesan)
  const at = new Date(Math.min(pesan.at.getTime(), deps.clock().getTime()))
  const percakapan = percakapanRepository(tx)
  const existing = (await percakapan.findOf(pesan, penggunaId)) ?? (await adopt(tx, deps, pesan, penggunaId))
  if (existing !== undefined) await percakapan.markIncoming(existing, pesan, at)
  if (!isForPeople) return
  const sender = pesan.from ?? pesan.userId ?? ''
  if (!(await tryTakeJatah(tx, 'whatsapp-masuk', sender, deps.clock()))) {
    deps.log.warn({ wamid: pesan.id }, 'message of WhatsApp not stored: too many of its sender')
    return
  }
  const percakapanId = existing ?? (await percakapan.create(pesan, penggunaId, at))
  const nomor = pesan.about && penggunaId ? await percakapan.rujukanOf(pesan.about, penggunaId) : ''
  const kind = pesan.kind === 'button' ? 'tombol' : (KINDS[pesan.type] ?? 'lain')
  const isFirst = await percakapan.addIncoming(percakapanId, {
    jenis: kind,
    isi: pesan.text.slice(0, TEXT_WA_MAX),
    rujukan: nomor,
    wamid: pesan.id,
    waktu: at,
  })
  if (isFirst) await notifyToko(tx, deps, percakapanId, pesan.id)
}

/** Returns the conversation of the number before it was confirmed, if it is recent: later the number may be another person's. */
async function adopt(tx: Tx, { clock }: Needs, pesan: InboundMessage, penggunaId: number | undefined) {
  if (penggunaId === undefined) return undefined
  const percakapan = percakapanRepository(tx)
  const unknown = await percakapan.findOf(pesan, undefined)
  return unknown === undefined ? undefined : (await percakapan.adopt(unknown, penggunaId, clock()))?.percakapan_id
}
