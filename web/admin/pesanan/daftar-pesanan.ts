import { daftarTerakhir } from '#web/admin/ui/alamat-daftar.ts'

/** Orders stand in two lists: the one where somebody was last, as it was left. */
export const daftarPesanan = (): string => daftarTerakhir('/daftar-pesanan', '/pesanan-semua')
