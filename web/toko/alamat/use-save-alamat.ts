import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Pengguna, updateProfile } from '#contract/akun/endpoints.ts'
import { createAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import { formatAlamat } from '#contract/alamat/format-alamat.ts'
import type { AlamatInput } from '#contract/alamat/input.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { bodyOf } from './alamat-fields.ts'
import { alamatQuery } from './alamat-query.ts'

/**
 * Saves an address to the address book, new or in place of an existing one. A server without a book, as in the specification,
 * gets the profile's single address. Resolves to the address id, or null without a book.
 * @param profile owner of the main address: the profile is updated along with it
 */
export function useSaveAlamat(alamatId: number | undefined, profile?: Pengguna) {
  const queries = useQueryClient()

  async function saveProfile(values: ReturnType<typeof profileOf>) {
    const { email = undefined, username = undefined } = profile ?? {}
    const { user } = await call(updateProfile, { body: { ...values, email, username } })
    queries.setQueryData(profileQuery().queryKey, user)
  }

  return useMutation({
    async mutationFn(input: AlamatInput): Promise<number | null> {
      const body = bodyOf(input)
      try {
        const { data, alamatId: created } = await (alamatId === undefined
          ? call(createAlamat, { body })
          : call(updateAlamat, { params: { alamatId }, body }))
        queries.setQueryData(alamatQuery().queryKey, data)
        if (profile) {
          const { teks = '' } = data.find(({ utama }) => utama) ?? {}
          await saveProfile({ nama: body.penerima, no_hp: body.no_hp, alamat: teks })
        }
        // The profile contains the main address.
        void queries.invalidateQueries({ queryKey: profileQuery().queryKey })
        return created
      } catch (error) {
        if (!isWithoutBuku(error)) throw error
        await saveProfile(profileOf(input))
        return null
      }
    },
  })
}

/** True if the server has no address book; false if only the address is missing. */
const isWithoutBuku = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.code !== 'ALAMAT_TIDAK_ADA'

function profileOf({ wilayah, ...input }: AlamatInput) {
  const { provinsi = '', kabupaten = '', kecamatan = '' } = wilayah ?? {}
  const { penerima, no_hp, rincian } = bodyOf({ wilayah, ...input })
  const { jenis = 'rumah', kode_pos = '', patokan = '' } = input
  return {
    nama: penerima,
    no_hp,
    alamat: formatAlamat({ jenis, rincian, kode_pos, patokan, provinsi, kabupaten, kecamatan }),
  }
}
