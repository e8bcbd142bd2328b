import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { Alamat } from '#contract/alamat/alamat.ts'
import type { createAlamat } from '#contract/alamat/endpoints.ts'
import type { AlamatInput } from '#contract/alamat/input.ts'
import type { Input } from '#contract/endpoint.ts'

/** Returns the initial values of the address form; a new address starts with the account's name and phone. */
export function inputOf(alamat: Alamat | undefined, profile: Pengguna | undefined): AlamatInput {
  if (!alamat)
    return {
      label: '',
      jenis: 'rumah',
      penerima: profile?.nama ?? '',
      no_hp: profile?.no_hp ?? '',
      wilayah: null,
      wilayahTeks: '',
      kode_pos: '',
      rincian: '',
      patokan: '',
      utama: false,
    }
  const { alamatId: _, teks: _t, kode_wilayah: kode, provinsi, kabupaten, kecamatan, ...input } = alamat
  return { ...input, wilayah: kode === null ? null : { kode, provinsi, kabupaten, kecamatan }, wilayahTeks: '' }
}

/** Returns the request body. A place that was typed but not chosen is appended to the details, so that it is not lost. */
export function bodyOf({ wilayah, wilayahTeks, ...input }: AlamatInput): Input<typeof createAlamat>['body'] {
  const rincian = wilayah || !wilayahTeks ? input.rincian : `${input.rincian}\n${wilayahTeks}`
  return { ...input, rincian, kode_wilayah: wilayah?.kode ?? null }
}
