import type { Pengguna } from '#contract/akun/endpoints.ts'

/** Without all three no parcel arrives, and the server refuses the order. */
export function isAlamatLengkap({ nama, no_hp, alamat }: Pick<Pengguna, 'nama' | 'no_hp' | 'alamat'>): boolean {
  return [nama, no_hp, alamat].every((value) => value.trim() !== '')
}
