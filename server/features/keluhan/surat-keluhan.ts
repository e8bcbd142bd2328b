import { KELUHAN_KINDS, REQUESTED_OUTCOMES } from '#contract/keluhan/words.ts'
import type { SURAT_KELUHAN } from '#contract/templat/surat-lain.ts'
import { formatDate } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { writer } from '#server/features/templat/writer.ts'
import { keluhanRepository } from './keluhan.repository.ts'

type Kabar = keyof typeof SURAT_KELUHAN

/** Confirms a new complaint to the buyer, and notifies the shop of it. */
export async function queueNewSurat(tx: Tx, settings: Deps['settings'], keluhanId: number, now: Date): Promise<void> {
  const { jenis, harapan, isi, baris, jawab_sebelum } = await keluhanRepository(tx).get(keluhanId)
  // The deadline is the midnight after the last working day, so show the moment before it.
  const until = formatDate(new Date(new Date(jawab_sebelum).getTime() - 1))
  await queueSuratPembeli(
    tx,
    settings,
    keluhanId,
    { kabar: 'diterima', isi: `Jawaban kami paling lambat ${until}.`, pesanId: 0 },
    now,
  )
  const rincian = [
    `Yang terjadi: ${KELUHAN_KINDS[jenis]}`,
    `Yang diharapkan: ${REQUESTED_OUTCOMES[harapan]}`,
    ...baris.map(({ nama, jumlah }) => `${jumlah} x ${withoutTautan(nama)}`),
    `Jawab paling lambat: ${until}`,
  ]
  await sendToToko(
    tx,
    settings,
    keluhanId,
    `keluhan-toko:${keluhanId}`,
    'Keluhan baru',
    [...rincian, '', withoutTautan(isi)],
    now,
  )
}

/** Notifies the shop of another message of the buyer. */
export async function queueSuratToko(
  tx: Tx,
  settings: Deps['settings'],
  keluhanId: number,
  pesanId: number,
  now: Date,
): Promise<void> {
  const pesan = (await keluhanRepository(tx).get(keluhanId)).pesan.find((item) => item.pesanId === pesanId)
  await sendToToko(
    tx,
    settings,
    keluhanId,
    `keluhan-toko:${keluhanId}:${pesanId}`,
    'Balasan keluhan',
    [withoutTautan(pesan?.isi ?? '')],
    now,
  )
}

/** Notifies the buyer of the shop's answer; by mail if they want mail about orders. */
export async function queueSuratPembeli(
  tx: Tx,
  { publicUrl }: Deps['settings'],
  keluhanId: number,
  { kabar, isi, pesanId }: { kabar: Kabar; isi: string; pesanId: number },
  now: Date,
): Promise<void> {
  const { nama, nomor, email, dihapus, ...penerima } = await keluhanRepository(tx).readPembeli(keluhanId)
  if (dihapus) return
  const tautan = `/riwayat-pembayaran/keluhan/${nomor}`
  const write = await writer(tx, `keluhan-${kabar}`)
  const surat = write({
    nama: withoutTautan(nama),
    nomor,
    isi: withoutTautan(isi),
    tautan: `${publicUrl}${tautan}`,
  })
  const notice = { kepada: email, keperluan: 'pesanan' as const, rujukan: nomor, tautan, ...penerima, ...surat }
  await outboxRepository(tx).enqueue(`keluhan:${keluhanId}:${pesanId}`, notice, now)
}

async function sendToToko(
  tx: Tx,
  { publicUrl, shopEmail }: Deps['settings'],
  keluhanId: number,
  kunci: string,
  title: string,
  contents: string[],
  now: Date,
): Promise<void> {
  const { nama, nomor } = await keluhanRepository(tx).readPembeli(keluhanId)
  const head = [`Pesanan: ${nomor}`, `Pembeli: ${withoutTautan(nama)}`]
  await outboxRepository(tx).enqueue(
    kunci,
    {
      kepada: shopEmail,
      subjek: `${title} (${nomor})`,
      teks: `${[...head, ...contents].join('\n')}\n\nBuka keluhan: ${publicUrl}/detail-keluhan/${keluhanId}\n`,
    },
    now,
  )
}
