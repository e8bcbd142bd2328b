import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { Alamat } from '#contract/alamat/alamat.ts'
import type { createAlamat } from '#contract/alamat/endpoints.ts'
import type { AlamatIsian } from '#contract/alamat/isian.ts'
import type { Input } from '#contract/endpoint.ts'

/** What the form of an address begins with; a new one with who has the account. */
export function isianOf(alamat: Alamat | undefined, profil: Pengguna | undefined): AlamatIsian {
  if (!alamat)
    return {
      label: '',
      jenis: 'rumah',
      penerima: profil?.nama ?? '',
      no_hp: profil?.no_hp ?? '',
      wilayah: null,
      wilayahTeks: '',
      kode_pos: '',
      rincian: '',
      patokan: '',
      utama: false,
    }
  const { alamatId: _, teks: _t, kode_wilayah: kode, provinsi, kabupaten, kecamatan, ...isian } = alamat
  return { ...isian, wilayah: kode === null ? null : { kode, provinsi, kabupaten, kecamatan }, wilayahTeks: '' }
}

/** What is sent of it. A place that was only typed stands in the text, so that it is not lost. */
export function bodyOf({ wilayah, wilayahTeks, ...isian }: AlamatIsian): Input<typeof createAlamat>['body'] {
  const rincian = wilayah || !wilayahTeks ? isian.rincian : `${isian.rincian}\n${wilayahTeks}`
  return { ...isian, rincian, kode_wilayah: wilayah?.kode ?? null }
}
