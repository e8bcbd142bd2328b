import { useQuery } from '@tanstack/react-query'
import { profilQuery } from '#web/toko/akun/akun-queries.ts'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'

/** Where an order goes. */
export interface Tujuan {
  /** Of the book; without one it is the profile's address. */
  alamatId?: number
  nama: string
  no_hp: string
  alamat: string
  /** Code of the district; null where only the text is known. */
  kode_wilayah: string | null
  kode_pos: string
}

/** Without all three no parcel arrives, and the server refuses the order. */
export const isTujuanLengkap = ({ nama, no_hp, alamat }: Tujuan): boolean =>
  [nama, no_hp, alamat].every((value) => value.trim() !== '')

/**
 * Where the order goes: to the chosen address of the book, else to its main one. Where the book could not be loaded, to the address of the
 * profile, which is the main one as well.
 * @param alamatId what was chosen; null while nothing was
 */
export function useTujuan(alamatId: number | null) {
  const profil = useQuery(profilQuery())
  const buku = useQuery(alamatQuery())
  const semua = buku.data ?? []
  const terpilih = semua.find((alamat) => alamat.alamatId === alamatId) ?? semua[0]
  const tujuan: Tujuan | undefined = terpilih
    ? { ...terpilih, nama: terpilih.penerima, alamat: terpilih.teks }
    : profil.data && { ...profil.data, kode_wilayah: null, kode_pos: '' }
  return {
    semua,
    terpilih,
    tujuan: buku.isPending ? undefined : tujuan,
    profil: profil.data,
    isLoading: profil.isPending || buku.isPending,
  }
}
