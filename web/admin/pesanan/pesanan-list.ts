import { lastLists } from '#web/admin/ui/daftar/list-address.ts'

/** Query parameter for the page of the package table while both tables are shown. */
export const PACKAGED_HALAMAN = 'paketan'

/** Returns the address of the order list that was visited last, with its saved query. */
export const pesananList = (): string => lastLists('/daftar-pesanan', '/pesanan-semua')
