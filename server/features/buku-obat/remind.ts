import { bukuOf } from '#contract/buku-obat/buku-of.ts'
import { addHari } from '#contract/buku-obat/hari.ts'
import type { BukuObat, Catatan } from '#contract/buku-obat/merge.ts'
import { checkSafeHarvest } from '#contract/buku-obat/safe-harvest.ts'
import { type CalendarEvent, calendarEventOf, nextCalendarEvent } from '#contract/buku-obat/schedule.ts'
import { dateWib, formatHari, stampWib } from '#contract/wib.ts'
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

/** Notifies farmers of the day's reminders: repeated treatments and ended withdrawal periods. Once per account and day. */
export async function remindObat(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  while (await transaction(deps.db, (tx) => remindOne(tx, deps.settings, deps.clock()))) {}
}

/** @returns true if an account was processed */
async function remindOne(tx: Tx, settings: Deps['settings'], now: Date): Promise<boolean> {
  const reminder = reminderRepository(tx)
  const today = dateWib(now)
  const penggunaId = await reminder.findDue(today)
  if (penggunaId === undefined || stampWib(now).slice(11, 13) < START_HOUR) return false
  // Lock the book against concurrent runs and device syncs, so that the second one sees the first.
  const repository = bukuObatRepository(tx, penggunaId)
  await repository.lock()
  const due = new Map(await reminder.listDue(penggunaId, today))
  const entries = [...(await repository.listAll('keramba')), ...(await repository.listAll('pengobatan'))]
  const buku = bukuOf(entries, await knownProduk(tx, penggunaId))
  const obat = buku.pengobatan.filter(({ id }) => due.has(id))
  for (const item of obat) await reminder.put(penggunaId, item.id, nextCalendarEvent(item, today) ?? null)

  const sentences = obat.flatMap((item) =>
    calendarEventOf(item)
      .filter(({ hari }) => hari >= (due.get(item.id) ?? hari) && hari <= today)
      .filter(({ hari }) => hari >= addHari(today, -LATE_HARI))
      .flatMap((calendarEvent) => sentenceOf(buku, item, calendarEvent, today) ?? []),
  )
  const pemilik = await reminder.findPenerima(penggunaId)
  if (sentences.length === 0 || !pemilik) return true
  await outboxRepository(tx).enqueue(
    `buku-obat:${penggunaId}:${today}:${obat[0]?.id}`,
    {
      penggunaId,
      keperluan: 'pengingat',
      tautan: '/akun/buku-obat',
      kepada: pemilik.email,
      byMail: pemilik.byMail,
      subjek: `Buku obat: pengingat ${formatHari(today)}`,
      teks: writeSurat(settings.publicUrl, pemilik.nama, [...new Set(sentences)]),
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
  today: string,
): string | undefined {
  const place = keramba.find(({ id }) => id === obat.keramba_id)
  if (!place) return undefined
  const name = withoutTautan(place.nama)
  if (jenis === 'ulang') {
    const when = hari === today ? 'hari ini' : `${formatHari(hari)} (sudah lewat)`
    return `${name}: ulangi ${withoutTautan(obat.nama)}, hari ke-${ke}, ${when}.`
  }
  if (jenis === 'dilarang')
    return `${name}: jangan dipanen, hubungi petugas. ${withoutTautan(obat.nama)} berisi ${obat.terlarang}. Catat jawaban petugas di buku obat.`
  const safe = checkSafeHarvest(
    pengobatan.filter(({ keramba_id }) => keramba_id === place.id),
    today,
  )
  // Another medicine may still block the harvest; its own reminder follows.
  return safe.status === 'boleh_dipanen'
    ? `${name}: aman dipanen mulai ${formatHari(safe.mulai)}, menurut catatan Anda.`
    : undefined
}

const writeSurat = (publicUrl: string, name: string, sentences: readonly string[]) =>
  `Halo ${withoutTautan(name)},

Pengingat dari buku obat Anda:
${sentences.map((sentence) => `- ${sentence}`).join('\n')}

Periksa ikan dulu sebelum mengulang obat. Tanggal panen dihitung dari catatan Anda, jadi pastikan semua obat sudah dicatat.

Buka buku obat: ${publicUrl}/akun/buku-obat

KerapuSehat

Tidak ingin menerima pengingat lewat email? Ubah pilihan Anda: ${publicUrl}/PengaturanNotifikasi
`
