import { amanPanen } from '#contract/buku-obat/aman-panen.ts'
import { type BukuObat, bukuOf, type Catatan } from '#contract/buku-obat/gabung.ts'
import { tambahHari } from '#contract/buku-obat/hari.ts'
import { type Acara, acaraBerikut, acaraOf } from '#contract/buku-obat/jadwal.ts'
import { formatHari } from '#contract/buku-obat/kata-acara.ts'
import { stampWib, tanggalWib } from '#contract/wib.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { tanpaTautan } from '#server/features/surat/tanpa-tautan.ts'
import { bukuObatRepository } from './buku-obat.repository.ts'
import { pengingatRepository } from './pengingat.repository.ts'
import { produkDikenal } from './produk-dibeli.repository.ts'

/** Earliest hour for reminders, so that they arrive in the daytime. */
const MULAI_JAM = '05'
/** Age in days after which a missed reminder, for example after a downtime, is dropped. */
const LEWAT_HARI = 3

/** Mails farmers the day's reminders: repeated treatments and ended withdrawal periods. One mail per account and day. */
export async function ingatkanObat(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  while (await transaction(deps.db, (tx) => ingatkanSatu(tx, deps.settings, deps.clock()))) {}
}

/** @returns true if an account was processed */
async function ingatkanSatu(tx: Tx, settings: Deps['settings'], now: Date): Promise<boolean> {
  const pengingat = pengingatRepository(tx)
  const hariIni = tanggalWib(now)
  const penggunaId = await pengingat.findDue(hariIni)
  if (penggunaId === undefined || stampWib(now).slice(11, 13) < MULAI_JAM) return false
  // Lock the book against concurrent runs and device syncs, so that the second one sees the first.
  const repository = bukuObatRepository(tx, penggunaId)
  await repository.lock()
  const due = new Map(await pengingat.listDue(penggunaId, hariIni))
  const baris = [...(await repository.listAll('keramba')), ...(await repository.listAll('pengobatan'))]
  const buku = bukuOf(baris, await produkDikenal(tx, penggunaId))
  const obat = buku.pengobatan.filter(({ id }) => due.has(id))
  for (const satu of obat) await pengingat.put(penggunaId, satu.id, acaraBerikut(satu, hariIni) ?? null)

  const kalimat = obat.flatMap((satu) =>
    acaraOf(satu)
      .filter(({ hari }) => hari >= (due.get(satu.id) ?? hari) && hari <= hariIni)
      .filter(({ hari }) => hari >= tambahHari(hariIni, -LEWAT_HARI))
      .flatMap((acara) => kalimatOf(buku, satu, acara, hariIni) ?? []),
  )
  const pemilik = await pengingat.findPenerima(penggunaId)
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
function kalimatOf(
  { keramba, pengobatan }: BukuObat,
  obat: Catatan<'pengobatan'>,
  { jenis, hari, ke }: Acara,
  hariIni: string,
): string | undefined {
  const tempat = keramba.find(({ id }) => id === obat.keramba_id)
  if (!tempat) return undefined
  const nama = tanpaTautan(tempat.nama)
  if (jenis === 'ulang') {
    const kapan = hari === hariIni ? 'hari ini' : `${formatHari(hari)} (sudah lewat)`
    return `${nama}: ulangi ${tanpaTautan(obat.nama)}, hari ke-${ke}, ${kapan}.`
  }
  const aman = amanPanen(
    pengobatan.filter(({ keramba_id }) => keramba_id === tempat.id),
    hariIni,
  )
  // Another medicine may still block the harvest; its own reminder follows.
  return aman.status === 'aman'
    ? `${nama}: aman dipanen mulai ${formatHari(aman.mulai)}, menurut catatan Anda.`
    : undefined
}

const writeSurat = (publicUrl: string, nama: string, kalimat: readonly string[]) =>
  `Halo ${tanpaTautan(nama)},

Pengingat dari buku obat Anda:
${kalimat.map((satu) => `- ${satu}`).join('\n')}

Periksa ikan dulu sebelum mengulang obat. Tanggal panen dihitung dari catatan Anda, jadi pastikan semua obat sudah dicatat.

Buka buku obat: ${publicUrl}/akun/buku-obat

KerapuSehat

Tidak ingin menerima pengingat lewat email? Ubah pilihan Anda: ${publicUrl}/PengaturanNotifikasi
`
