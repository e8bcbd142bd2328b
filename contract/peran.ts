import { z } from 'zod'

/** Role of an administrator in the office; one administrator may have several. The specification's `role` exists besides it. */
export const Peran = z.enum(['pemilik', 'pesanan', 'gudang', 'konten', 'dokter'], 'Pilih peran')
export type Peran = z.infer<typeof Peran>

/** Name of each role and the areas it opens. */
export const PERAN: Readonly<Record<Peran, string>> = {
  pemilik: 'Pemilik: semuanya',
  pesanan: 'Pesanan: pesanan, pengiriman, pembeli, keluhan, percakapan WhatsApp, pengembalian dana',
  gudang: 'Gudang: produk, stok, lot, pengemasan',
  konten: 'Konten: artikel, penyakit, ulasan, pesan dari formulir kontak dan WhatsApp',
  dokter: 'Dokter hewan: resep dan dosis',
}

/** Short role names, for lists. */
export const PERAN_NAMES: Readonly<Record<Peran, string>> = {
  pemilik: 'Pemilik',
  pesanan: 'Pesanan',
  gudang: 'Gudang',
  konten: 'Konten',
  dokter: 'Dokter hewan',
}

/** Every role. */
export const ALL_PERAN: readonly Peran[] = Peran.options

/**
 * Roles besides the owner that may use each office room, by folder name. Endpoints, menu, screens, audit trail and tasks use
 * it. A room that is not listed belongs to the owner only. Exceptions: `peran` of an endpoint or a menu entry.
 */
export const ROLES_BY_FEATURE: Readonly<Record<string, readonly Peran[]>> = {
  akun: ALL_PERAN,
  beranda: ['konten'],
  checkout: ['pesanan'],
  dasbor: ALL_PERAN,
  direktori: ['konten'],
  jejak: ALL_PERAN,
  kaitan: ['konten'],
  'pesanan-admin': ['pesanan'],
  karantina: ['gudang'],
  katalog: ['gudang'],
  kemas: ['gudang', 'pesanan'],
  keluhan: ['pesanan'],
  kontak: ['konten'],
  konten: ['konten'],
  pelanggan: ['pesanan'],
  pemenuhan: ['pesanan'],
  obat: ['dokter'],
  pencarian: ['konten'],
  pengiriman: ['pesanan'],
  penyakit: ['konten'],
  percakapan: ['konten', 'pesanan'],
  permintaan: ALL_PERAN,
  pesanan: ['pesanan'],
  'pesanan-saya': ['pesanan'],
  pelepasan: ['pesanan', 'gudang'],
  resep: ['dokter'],
  retur: ['pesanan'],
  stok: ['gudang'],
  ulasan: ['konten'],
}

/** True if these roles may see the cost price of goods: the owner only. */
export const maySeeCost = (has: readonly Peran[]): boolean => has.includes('pemilik')

/** True if one of these roles is among the requested ones. The owner is always allowed. */
export const allowed = (has: readonly Peran[], wanted: readonly Peran[] = []): boolean =>
  has.includes('pemilik') || has.some((peran) => wanted.includes(peran))

/** Returns the roles in a fixed order, so that equal sets compare equal. The owner includes every other role. */
export const normalizePeran = (all: readonly Peran[]): Peran[] =>
  all.includes('pemilik') ? ['pemilik'] : Peran.options.filter((peran) => all.includes(peran))

/** Serializes roles for the database and the browser. */
export const formatPeran = (all: readonly Peran[]): string => normalizePeran(all).join(',')

/** Parses serialized roles. Unknown role names are ignored. */
export const parsePeran = (text: string): Peran[] =>
  normalizePeran(Peran.options.filter((peran) => text.split(',').includes(peran)))

/** The roles of one user, as a form sends them. */
export const PeranInput = z
  .union([z.string(), z.array(z.string())], 'Pilih peran')
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .transform((names) => names.map((name) => name.trim()).filter(Boolean))
  .pipe(z.array(Peran).min(1, 'Pilih minimal satu peran'))
  .transform(normalizePeran)
