import { z } from 'zod'

/**
 * What an administrator does at the office: all of it, or shares of it, of which one may have several. The specification's `role`
 * stays beside it.
 */
export const Peran = z.enum(['pemilik', 'pesanan', 'gudang', 'konten', 'dokter'], 'Pilih peran')
export type Peran = z.infer<typeof Peran>

/** What a role is called, and what it opens. */
export const PERAN: Readonly<Record<Peran, string>> = {
  pemilik: 'Pemilik: semuanya',
  pesanan: 'Pesanan: pesanan, pengiriman, pelanggan, keluhan, pengembalian dana',
  gudang: 'Gudang: produk, stok, lot, pengemasan',
  konten: 'Konten: artikel, penyakit, ulasan, pesan dari formulir kontak',
  dokter: 'Dokter hewan: resep dan dosis',
}

/** The same in a word or two, for lists. */
export const NAMA_PERAN: Readonly<Record<Peran, string>> = {
  pemilik: 'Pemilik',
  pesanan: 'Pesanan',
  gudang: 'Gudang',
  konten: 'Konten',
  dokter: 'Dokter hewan',
}

/** Whoever works at the office. */
export const SEMUA_PERAN: readonly Peran[] = Peran.options

/**
 * Whose the rooms of the office are besides the owner's, by the names of their folders: endpoints, menu, screens, trail and tasks
 * follow. A room that does not stand here is the owner's alone. What of a room is somebody else's says so itself: `peran` of an
 * endpoint and of an entry of the menu.
 */
export const RUANG: Readonly<Record<string, readonly Peran[]>> = {
  akun: SEMUA_PERAN,
  beranda: ['konten'],
  checkout: ['pesanan'],
  dasbor: SEMUA_PERAN,
  direktori: ['konten'],
  jejak: SEMUA_PERAN,
  kaitan: ['konten'],
  'kantor-pesanan': ['pesanan'],
  karantina: ['gudang'],
  katalog: ['gudang'],
  kemas: ['gudang', 'pesanan'],
  keluhan: ['pesanan'],
  kontak: ['konten'],
  konten: ['konten'],
  pelanggan: ['pesanan'],
  pemenuhan: ['pesanan'],
  pencarian: ['konten'],
  pengiriman: ['pesanan'],
  penyakit: ['konten'],
  permintaan: SEMUA_PERAN,
  pesanan: ['pesanan'],
  'pesanan-saya': ['pesanan'],
  resep: ['dokter'],
  retur: ['pesanan'],
  stok: ['gudang'],
  ulasan: ['konten'],
}

/** May these roles see what goods cost the shop? The owner alone. */
export const bolehModal = (punya: readonly Peran[]): boolean => punya.includes('pemilik')

/** May somebody with these roles go where these are wanted? The owner may go anywhere. */
export const boleh = (punya: readonly Peran[], diminta: readonly Peran[] = []): boolean =>
  punya.includes('pemilik') || punya.some((peran) => diminta.includes(peran))

/** A set in one order, so that the same roles are the same set. Who is the owner is everything else as well. */
export const rapikanPeran = (semua: readonly Peran[]): Peran[] =>
  semua.includes('pemilik') ? ['pemilik'] : Peran.options.filter((peran) => semua.includes(peran))

/** As it lies in the database and in the browser. */
export const tulisPeran = (semua: readonly Peran[]): string => rapikanPeran(semua).join(',')

/** What is not known of it is no role. */
export const bacaPeran = (teks: string): Peran[] =>
  rapikanPeran(Peran.options.filter((peran) => teks.split(',').includes(peran)))

/** The roles of one person as a form sends them. */
export const PeranIsian = z
  .union([z.string(), z.array(z.string())], 'Pilih peran')
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .transform((nama) => nama.map((satu) => satu.trim()).filter(Boolean))
  .pipe(z.array(Peran).min(1, 'Pilih sedikitnya satu peran'))
  .transform(rapikanPeran)
