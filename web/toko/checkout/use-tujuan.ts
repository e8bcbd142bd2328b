import { useQuery } from '@tanstack/react-query'
import { useIsLoggedIn } from '#web/lib/session.tsx'
import { profileQuery } from '#web/toko/akun/akun-queries.ts'
import { alamatQuery } from '#web/toko/alamat/alamat-query.ts'

/** Destination of an order. */
export interface Tujuan {
  /** Id in the address book; undefined for the profile's address. */
  alamatId?: number
  nama: string
  no_hp: string
  alamat: string
  /** District code; null if only the text is known. */
  kode_wilayah: string | null
  kode_pos: string
}

/** True if name, phone and address are filled in; otherwise the server rejects the order. */
export const isTujuanComplete = ({ nama, no_hp, alamat }: Tujuan): boolean =>
  [nama, no_hp, alamat].every((value) => value.trim() !== '')

/**
 * Returns the destination: the chosen address, else the main one. If the address book failed to load, it is the profile's
 * address, which is the main one. Without a session it is undefined.
 * @param alamatId chosen address; null if none was chosen
 */
export function useTujuan(alamatId: number | null) {
  const enabled = useIsLoggedIn()
  const profile = useQuery({ ...profileQuery(), enabled })
  const buku = useQuery({ ...alamatQuery(), enabled })
  const all = buku.data ?? []
  const chosen = all.find((alamat) => alamat.alamatId === alamatId) ?? all[0]
  const tujuan: Tujuan | undefined = chosen
    ? { ...chosen, nama: chosen.penerima, alamat: chosen.teks }
    : profile.data && { ...profile.data, kode_wilayah: null, kode_pos: '' }
  return {
    all,
    chosen,
    tujuan: buku.isPending ? undefined : tujuan,
    profile: profile.data,
    isLoading: profile.isLoading || buku.isLoading,
  }
}
