/** Names of the address types. */
export const JENIS_ALAMAT = { rumah: 'Rumah atau gudang', dermaga: 'Titik jemput dermaga' } as const
export type JenisAlamat = keyof typeof JENIS_ALAMAT

interface Place {
  provinsi: string
  kabupaten: string
  kecamatan: string
}

interface AlamatParts extends Place {
  jenis: JenisAlamat
  kode_pos: string
  rincian: string
  patokan: string
}

/** Formats a region on one line, smallest unit first: "Balikpapan Selatan, Kota Balikpapan, Kalimantan Timur". */
export const formatWilayah = ({ kecamatan, kabupaten, provinsi }: Place): string =>
  [kecamatan, kabupaten, provinsi].filter(Boolean).join(', ')

/** Formats a whole address as the single text for orders, labels and mails. */
export function formatAlamat({ jenis, rincian, kode_pos, patokan, ...tempat }: AlamatParts): string {
  return [
    jenis === 'dermaga' ? `${JENIS_ALAMAT.dermaga}:` : '',
    rincian,
    [formatWilayah(tempat), kode_pos].filter(Boolean).join(' '),
    patokan && `Patokan: ${patokan}`,
  ]
    .filter(Boolean)
    .join('\n')
}
