import { formatTanggal, parseWib } from '#contract/wib.ts'
import { type AmanPanen, amanPanen } from './aman-panen.ts'
import type { BukuObat, Catatan } from './gabung.ts'
import { acaraOf } from './jadwal.ts'
import type { HariKalender } from './kalender.ts'
import type { Penilaian } from './masa-henti.ts'

export const formatHari = (hari: string): string => formatTanggal(parseWib(hari))

/** Returns the upcoming events of all treatments, from the given day on, as text. */
export function agendaOf({ keramba, pengobatan }: BukuObat, mulai: string): (HariKalender & { keramba_id: string })[] {
  const nama = new Map(keramba.map((satu) => [satu.id, satu.nama]))
  return pengobatan
    .filter(({ keramba_id }) => nama.has(keramba_id))
    .flatMap((obat) =>
      agendaObat(
        obat,
        nama.get(obat.keramba_id) ?? '',
        pengobatan.filter(({ keramba_id }) => keramba_id === obat.keramba_id),
      ),
    )
    .filter(({ hari }) => hari >= mulai)
    .sort((a, b) => (a.hari < b.hari ? -1 : a.hari > b.hari ? 1 : a.uid < b.uid ? -1 : 1))
}

/** Returns the text for the harvest state of a cage: on screens, on paper and in files. */
export function judulPanen(aman: AmanPanen): string {
  if (aman.status === 'bebas') return 'Tidak ada obat yang dicatat'
  if (aman.status === 'dilarang') return 'Jangan panen, hubungi petugas'
  if (aman.status === 'tanya') return 'Jangan panen dulu, tanya dokter hewan'
  if (aman.status === 'berjalan') return 'Jangan panen: pengobatan masih berjalan'
  return `Aman dipanen mulai ${formatHari(aman.mulai)}`
}

/** Formats a treatment's withdrawal period. */
export function tulisMasaHenti({ masa_henti, terlarang }: Penilaian): string {
  if (terlarang) return `Obat terlarang (${terlarang})`
  return masa_henti === null ? 'Belum diketahui' : `${masa_henti} hari`
}

const agendaObat = (
  obat: Catatan<'pengobatan'>,
  keramba: string,
  sekeramba: readonly Catatan<'pengobatan'>[],
): (HariKalender & { keramba_id: string })[] =>
  acaraOf(obat).map(({ hari, jenis, ke }) => {
    const tempat = { hari, keramba_id: obat.keramba_id }
    if (jenis === 'ulang')
      return {
        ...tempat,
        uid: `${obat.id}-ulang-${ke}`,
        judul: `${keramba}: ulangi ${obat.nama}`,
        keterangan: `Ulangan hari ke-${ke} dari pengobatan yang dimulai ${formatHari(obat.mulai)}.`,
      }
    const aman = amanPanen(sekeramba, hari)
    return {
      ...tempat,
      uid: `${obat.id}-panen`,
      judul: `${keramba}: masa henti ${obat.nama} selesai${aman.status === 'aman' ? '' : ', tetapi jangan panen dulu'}`,
      keterangan: `${judulPanen(aman)}. Cek buku obat sebelum panen.`,
    }
  })
