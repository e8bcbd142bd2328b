import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Pengguna, updateProfile } from '#contract/akun/endpoints.ts'
import { createAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import type { AlamatIsian } from '#contract/alamat/isian.ts'
import { tulisAlamat } from '#contract/alamat/tulis-alamat.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { profilQuery } from '#web/toko/akun/akun-queries.ts'
import { alamatQuery } from './alamat-query.ts'
import { bodyOf } from './isian-alamat.ts'

/**
 * Saves an address to the address book, new or in place of an existing one. A server without a book, as in the specification,
 * gets the profile's single address. Resolves to the address id, or null without a book.
 * @param profil owner of the main address: the profile is updated along with it
 */
export function useSimpanAlamat(alamatId: number | undefined, profil?: Pengguna) {
  const queries = useQueryClient()

  async function saveProfil(isi: ReturnType<typeof profilOf>) {
    const { email = undefined, username = undefined } = profil ?? {}
    const { user } = await call(updateProfile, { body: { ...isi, email, username } })
    queries.setQueryData(profilQuery().queryKey, user)
  }

  return useMutation({
    async mutationFn(isian: AlamatIsian): Promise<number | null> {
      const body = bodyOf(isian)
      try {
        const { data, alamatId: baru } = await (alamatId === undefined
          ? call(createAlamat, { body })
          : call(updateAlamat, { params: { alamatId }, body }))
        queries.setQueryData(alamatQuery().queryKey, data)
        if (profil) {
          const { teks = '' } = data.find(({ utama }) => utama) ?? {}
          await saveProfil({ nama: body.penerima, no_hp: body.no_hp, alamat: teks })
        }
        // The profile contains the main address.
        void queries.invalidateQueries({ queryKey: profilQuery().queryKey })
        return baru
      } catch (error) {
        if (!isTanpaBuku(error)) throw error
        await saveProfil(profilOf(isian))
        return null
      }
    },
  })
}

/** True if the server has no address book; false if only the address is missing. */
const isTanpaBuku = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && error.code !== 'ALAMAT_TIDAK_ADA'

function profilOf({ wilayah, ...isian }: AlamatIsian) {
  const { provinsi = '', kabupaten = '', kecamatan = '' } = wilayah ?? {}
  const { penerima, no_hp, rincian } = bodyOf({ wilayah, ...isian })
  const { jenis = 'rumah', kode_pos = '', patokan = '' } = isian
  return {
    nama: penerima,
    no_hp,
    alamat: tulisAlamat({ jenis, rincian, kode_pos, patokan, provinsi, kabupaten, kecamatan }),
  }
}
