import { lastLists } from '#web/admin/ui/daftar/list-address.ts'

/** Returns the address of the order list that was visited last, with its saved query. */
export const pesananList = (): string => lastLists('/daftar-pesanan', '/pesanan-semua')
