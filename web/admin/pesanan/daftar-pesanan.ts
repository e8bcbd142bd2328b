import { daftarTerakhir } from '#web/admin/ui/daftar/alamat-daftar.ts'

/** Returns the address of the order list that was visited last, with its saved query. */
export const daftarPesanan = (): string => daftarTerakhir('/daftar-pesanan', '/pesanan-semua')
