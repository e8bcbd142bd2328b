/** Names of the address types. */
export const ALAMAT_KINDS = { rumah: 'Rumah atau gudang', dermaga: 'Titik jemput dermaga' } as const
export type AlamatKind = keyof typeof ALAMAT_KINDS

interface Place {
  provinsi: string
  kabupaten: string
  kecamatan: string
}

interface AlamatParts extends Place {
  jenis: AlamatKind
  kode_pos: string
  rincian: string
  patokan: string
}

/** Formats a region on one line, smallest unit first: "Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur". */
export const formatWilayah = ({ kecamatan, kabupaten, provinsi }: Place): string =>
  [kecamatan, kabupaten, provinsi].filter(Boolean).join(', ')

/** Formats a whole address as the single text for orders, labels and mails. */
export function formatAlamat({ jenis, rincian, kode_pos, patokan, ...place }: AlamatParts): string {
  return [
    jenis === 'dermaga' ? `${ALAMAT_KINDS.dermaga}:` : '',
    rincian,
    [formatWilayah(place), kode_pos].filter(Boolean).join(' '),
    patokan && `Patokan: ${patokan}`,
  ]
    .filter(Boolean)
    .join('\n')
}
