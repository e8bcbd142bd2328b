import { HARAPAN, type HasilToko, JENIS_KELUHAN } from '#contract/keluhan/kata.ts'
import { formatTanggal } from '#contract/wib.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { identitas } from '#server/features/pengaturan/identitas.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { tanpaTautan } from '#server/features/surat/tanpa-tautan.ts'
import { keluhanRepository } from './keluhan.repository.ts'

type Kabar = 'diterima' | 'dijawab' | HasilToko

const SUBJEK: Record<Kabar, string> = {
  diterima: 'Keluhan Anda kami terima',
  dijawab: 'Ada jawaban untuk keluhan Anda',
  'uang kembali': 'Keluhan selesai: uang dikembalikan',
  'kirim ulang': 'Keluhan selesai: barang dikirim ulang',
  jawaban: 'Keluhan Anda dijawab',
  ditolak: 'Keluhan Anda belum dapat dikabulkan',
}

const PEMBUKA: Record<Kabar, string> = {
  diterima: 'Keluhan Anda sudah kami catat dan segera kami periksa.',
  dijawab: 'Kami menjawab keluhan Anda:',
  'uang kembali': 'Keluhan Anda selesai, dan dananya kami kembalikan:',
  'kirim ulang': 'Keluhan Anda selesai, dan barangnya kami kirim ulang:',
  jawaban: 'Keluhan Anda selesai kami periksa:',
  ditolak: 'Keluhan Anda sudah kami periksa, tetapi belum dapat kami kabulkan:',
}

/** Tells the buyer that a complaint has come in, and the shop that it waits. */
export async function queueSuratBaru(tx: Tx, settings: Deps['settings'], keluhanId: number, now: Date): Promise<void> {
  const { jenis, harapan, isi, baris, jawab_sebelum } = await keluhanRepository(tx).get(keluhanId)
  // The last working day: what it ends with is the midnight after it.
  const sampai = formatTanggal(new Date(new Date(jawab_sebelum).getTime() - 1))
  await queueSuratPembeli(
    tx,
    settings,
    keluhanId,
    { kabar: 'diterima', isi: `Jawaban kami paling lambat ${sampai}.`, pesanId: 0 },
    now,
  )
  const rincian = [
    `Yang terjadi: ${JENIS_KELUHAN[jenis]}`,
    `Yang diharapkan: ${HARAPAN[harapan]}`,
    ...baris.map(({ nama, jumlah }) => `${jumlah} x ${tanpaTautan(nama)}`),
    `Jawab paling lambat: ${sampai}`,
  ]
  await kirimToko(
    tx,
    settings,
    keluhanId,
    `keluhan-toko:${keluhanId}`,
    'Keluhan baru',
    [...rincian, '', tanpaTautan(isi)],
    now,
  )
}

/** Tells the shop that the buyer wrote once more. */
export async function queueSuratToko(
  tx: Tx,
  settings: Deps['settings'],
  keluhanId: number,
  pesanId: number,
  now: Date,
): Promise<void> {
  const pesan = (await keluhanRepository(tx).get(keluhanId)).pesan.find((satu) => satu.pesanId === pesanId)
  await kirimToko(
    tx,
    settings,
    keluhanId,
    `keluhan-toko:${keluhanId}:${pesanId}`,
    'Balasan keluhan',
    [tanpaTautan(pesan?.isi ?? '')],
    now,
  )
}

/** Tells the buyer what the shop says, where they want mail about their orders. */
export async function queueSuratPembeli(
  tx: Tx,
  { publicUrl }: Deps['settings'],
  keluhanId: number,
  { kabar, isi, pesanId }: { kabar: Kabar; isi: string; pesanId: number },
  now: Date,
): Promise<void> {
  const { nama, nomor, email, mau } = await keluhanRepository(tx).readPembeli(keluhanId)
  if (!mau) return
  const { nama_toko } = await identitas(tx)
  await outboxRepository(tx).enqueue(
    `keluhan:${keluhanId}:${pesanId}`,
    {
      kepada: email,
      subjek: `${SUBJEK[kabar]} (${nomor})`,
      teks: `Halo ${tanpaTautan(nama)},\n\n${PEMBUKA[kabar]}\n\n${tanpaTautan(isi)}\n\nLihat keluhan: ${publicUrl}/riwayat-pembayaran/keluhan/${nomor}\n\n${nama_toko}\n`,
    },
    now,
  )
}

async function kirimToko(
  tx: Tx,
  { publicUrl, shopEmail }: Deps['settings'],
  keluhanId: number,
  kunci: string,
  judul: string,
  isi: string[],
  now: Date,
): Promise<void> {
  const { nama, nomor } = await keluhanRepository(tx).readPembeli(keluhanId)
  const kepala = [`Pesanan: ${nomor}`, `Pembeli: ${tanpaTautan(nama)}`]
  await outboxRepository(tx).enqueue(
    kunci,
    {
      kepada: shopEmail,
      subjek: `${judul} (${nomor})`,
      teks: `${[...kepala, ...isi].join('\n')}\n\nBuka keluhan: ${publicUrl}/detail-keluhan/${keluhanId}\n`,
    },
    now,
  )
}
