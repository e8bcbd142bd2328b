import type { Toko } from '#contract/pengaturan/endpoints.ts'

/** Returns the seller's details for a legal text, or undefined if the owner has not entered them yet. */
export function sellerSentence(toko: Toko | null): string | undefined {
  if (!toko || toko.contoh) return undefined
  const { nama_toko, alamat_toko, telepon_toko, whatsapp_toko, email_toko, npwp_toko, jam_toko } = toko
  const lines = [
    ['Alamat', alamat_toko],
    ['Telepon', telepon_toko],
    ['WhatsApp', whatsapp_toko],
    ['Email', email_toko],
    ['Jam layanan', jam_toko],
    ['NPWP', npwp_toko],
  ].flatMap(([name, text]) => (text ? [`- ${name}: ${text.replaceAll('\n', ', ')}`] : []))
  return `${nama_toko}\n\n${lines.join('\n')}`
}
