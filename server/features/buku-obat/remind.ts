import { formatHari } from '#contract/buku-obat/event-words.ts'
import { addHari } from '#contract/buku-obat/hari.ts'
import { type BukuObat, bukuOf, type Catatan } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { type CalendarEvent, calendarEventOf, nextCalendarEvent } from '#contract/buku-obat/schedule.ts'
import { stampWib, tanggalWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { knownProduk } from './bought-produk.repository.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'
import { reminderRepository } from './reminder.repository.ts'

/** Earliest hour for reminders, so that they arrive in the daytime. */
const START_HOUR = '05'
/** Age in days after which a missed reminder, for example after a downtime, is dropped. */
const LATE_HARI = 3

/** Mails farmers the day's reminders: repeated treatments and ended withdrawal periods. One mail per account and day. */
export async function remindObat(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  while (await transaction(deps.db, (tx) => remindOne(tx, deps.settings, deps.clock()))) {}
}

/** @returns true if an account was processed */
async function remindOne(tx: Tx, settings: Deps['settings'], now: Date): Promise<boolean> {
  const reminder = reminderRepository(tx)
  const hariIni = tanggalWib(now)
  const penggunaId = await reminder.findDue(hariIni)
  if (penggunaId === undefined || stampWib(now).slice(11, 13) < START_HOUR) return false
  // Lock the book against concurrent runs and device syncs, so that the second one sees the first.
  const repository = bukuObatRepository(tx, penggunaId)
  await repository.lock()
  const due = new Map(await reminder.listDue(penggunaId, hariIni))
  const baris = [...(await repository.listAll('keramba')), ...(await repository.listAll('pengobatan'))]
  const buku = bukuOf(baris, await knownProduk(tx, penggunaId))
  const obat = buku.pengobatan.filter(({ id }) => due.has(id))
  for (const satu of obat) await reminder.put(penggunaId, satu.id, nextCalendarEvent(satu, hariIni) ?? null)

  const kalimat = obat.flatMap((satu) =>
    calendarEventOf(satu)
      .filter(({ hari }) => hari >= (due.get(satu.id) ?? hari) && hari <= hariIni)
      .filter(({ hari }) => hari >= addHari(hariIni, -LATE_HARI))
      .flatMap((calendarEvent) => sentenceOf(buku, satu, calendarEvent, hariIni) ?? []),
  )
  const pemilik = await reminder.findPenerima(penggunaId)
  if (kalimat.length === 0 || !pemilik) return true
  await outboxRepository(tx).enqueue(
    `buku-obat:${penggunaId}:${hariIni}:${obat[0]?.id}`,
    {
      kepada: pemilik.email,
      subjek: `Buku obat: pengingat ${formatHari(hariIni)}`,
      teks: writeSurat(settings.publicUrl, pemilik.nama, [...new Set(kalimat)]),
    },
    now,
  )
  return true
}

/** Returns the sentence for the mail; undefined if there is nothing to report. */
function sentenceOf(
  { keramba, pengobatan }: BukuObat,
  obat: Catatan<'pengobatan'>,
  { jenis, hari, ke }: CalendarEvent,
  hariIni: string,
): string | undefined {
  const tempat = keramba.find(({ id }) => id === obat.keramba_id)
  if (!tempat) return undefined
  const nama = withoutTautan(tempat.nama)
  if (jenis === 'ulang') {
    const when = hari === hariIni ? 'hari ini' : `${formatHari(hari)} (sudah lewat)`
    return `${nama}: ulangi ${withoutTautan(obat.nama)}, hari ke-${ke}, ${when}.`
  }
  const safe = checkSafeHarvest(
    pengobatan.filter(({ keramba_id }) => keramba_id === tempat.id),
    hariIni,
  )
  // Another medicine may still block the harvest; its own reminder follows.
  return safe.status === 'aman'
    ? `${nama}: aman dipanen mulai ${formatHari(safe.mulai)}, menurut catatan Anda.`
    : undefined
}

const writeSurat = (publicUrl: string, nama: string, kalimat: readonly string[]) =>
  `Halo ${withoutTautan(nama)},

Pengingat dari buku obat Anda:
${kalimat.map((satu) => `- ${satu}`).join('\n')}

Periksa ikan dulu sebelum mengulang obat. Tanggal panen dihitung dari catatan Anda, jadi pastikan semua obat sudah dicatat.

Buka buku obat: ${publicUrl}/akun/buku-obat

KerapuSehat

Tidak ingin menerima pengingat lewat email? Ubah pilihan Anda: ${publicUrl}/PengaturanNotifikasi
`
