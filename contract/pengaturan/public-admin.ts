import { formatNoHp, nomorWa } from '#contract/no-hp.ts'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import type { Pengaturan } from './admin.ts'
import { Identity, logoUrl, type Toko } from './endpoints.ts'
import { holidayAt } from './holiday-admin.ts'
import { MEDIA, MEDIA_COLUMNS, type MediaColumn } from './social.ts'

/** Sample data that visitors see, marked as such, until the owner enters the shop's own. Never used in mails. */
const CONTOH = {
  alamat_toko: 'Jl. Pelabuhan Perikanan No. 1, Kota Contoh, Indonesia',
  telepon_toko: '0800-0000-0000',
  email_toko: 'halo@kerapusehat.example',
}

export type ForToko = Pick<
  Pengaturan,
  keyof Identity | MediaColumn | 'logo_toko' | 'buka_lagi' | 'pesan_libur' | 'ppn' | 'email_keamanan'
>

/** Returns what visitors see of the settings at a moment, with sample data if no contact is set. */
export function publicToko(row: ForToko, now: Date): Toko {
  const own = Identity.parse(row)
  const contoh = !(own.alamat_toko || own.telepon_toko || own.whatsapp_toko || own.email_toko)
  const tarif = currentTarif(row.ppn)
  const nomor = nomorWa(own.whatsapp_toko)
  return {
    ...own,
    telepon_toko: formatNoHp(own.telepon_toko),
    whatsapp_toko: formatNoHp(own.whatsapp_toko),
    ...(contoh && CONTOH),
    chat_toko: nomor ? `https://wa.me/${nomor}` : '',
    contoh,
    sosial: MEDIA_COLUMNS.flatMap((column) => (row[column] ? [{ nama: MEDIA[column].nama, url: row[column] }] : [])),
    logo: logoUrl(row.logo_toko),
    libur: holidayAt(row, now),
    ...(row.email_keamanan && { email_keamanan: row.email_keamanan }),
    ...(tarif?.cara === 'ditambah' && { ppn: tarif }),
  }
}
