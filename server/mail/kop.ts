import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import type { Identity } from '#contract/pengaturan/endpoints.ts'

/** Sender identity, in every mail. */
export interface Letterhead extends Identity {
  /** File name of the logo; empty if the owner has set none. */
  logo_toko?: string
  /** URL of the shop; only addresses below it become links. */
  publicUrl: string
}

interface Kontak {
  name: string
  value: string
  tautan?: string | undefined
}

/** Returns the contact data that the owner has set. */
export function kontakOf(kop: Letterhead): Kontak[] {
  const { whatsapp_toko: wa, telepon_toko: phone, email_toko: email, jam_toko: hour, alamat_toko: alamat } = kop
  const all: Kontak[] = [
    { name: 'WhatsApp', value: wa && formatNoHp(wa), tautan: waUrl(wa, `Halo ${kop.nama_toko},`) },
    { name: 'Telepon', value: phone && formatNoHp(phone), tautan: `tel:${phone}` },
    { name: 'Email', value: email, tautan: `mailto:${email}` },
    { name: 'Jam layanan', value: hour },
    { name: 'Alamat', value: alamat.replace(/\s*\n\s*/g, ', ') },
  ]
  return all.filter(({ value }) => value !== '')
}

/** Returns the text of a mail, followed by the shop's contact data. */
export function letterheadText(text: string, kop: Letterhead): string {
  const kontak = kontakOf(kop).map(({ name, value }) => `${name}: ${value}\n`)
  return kontak.length > 0 ? `${text}\n${kontak.join('')}` : text
}
