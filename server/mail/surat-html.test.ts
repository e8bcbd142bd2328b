import { expect, test } from 'vitest'
import { type Letterhead, letterheadText } from './kop.ts'
import { pictureMark, withoutPictures } from './picture-mark.ts'
import { suratHtml } from './surat-html.ts'

const KOP: Letterhead = {
  publicUrl: 'https://toko.contoh.id',
  nama_toko: 'KerapuSehat',
  alamat_toko: 'Jl. Dermaga 1\nTeluk Hurun\nLampung',
  telepon_toko: '',
  whatsapp_toko: '081234567890',
  jam_toko: '08.00–16.00 WIB',
  email_toko: 'halo@contoh.id',
  npwp_toko: '',
}
const EMPTY: Letterhead = { ...KOP, alamat_toko: '', whatsapp_toko: '', jam_toko: '', email_toko: '' }
const html = (text: string, kop = KOP) => suratHtml({ kepada: 'budi@contoh.id', subjek: 'Uji <b>', teks: text }, kop)
/** Returns the visible text, one table cell per line. */
const view = (text: string) =>
  html(text, EMPTY)
    .replace(/^.*<\/h1>/s, '')
    .replace(/<\/(td|p)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n\s*/g, '\n')
    .trim()

test("escapes markup in people's texts", () => {
  const mail = html(
    'Halo <script>alert(1)</script> & "Budi",\n\nNama: <img src=x>\nCatatan: \'"><a href="https://jahat.id">\n',
  )
  expect(mail).not.toMatch(/<script|<img|<a href="https:\/\/jahat/)
  expect(mail).toContain('Halo &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Budi&quot;,')
  expect(mail).toContain('<title>Uji &lt;b&gt;</title>')
})

test('links addresses of the shop only, and shows one on its own line as a button', () => {
  const mail = html(
    'Lihat pesanan: https://toko.contoh.id/riwayat-pembayaran?order=KS-1&a=b\n\nAtau https://toko.contoh.id/kontak, bukan https://toko.contoh.id.jahat.id/x\n\nMenang: https://jahat.id/x',
    EMPTY,
  )
  expect([...mail.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    'https://toko.contoh.id/riwayat-pembayaran?order=KS-1&amp;a=b',
    'https://toko.contoh.id/kontak,',
  ])
  expect(mail).toMatch(/class="tombol"[^>]*>Lihat pesanan<\/a>/)
})

test('lines of an order are a table with the price of all units, whose prices are never parted', () => {
  const text =
    'Nomor pesanan: KS-1\n2 x Asam Sitrat @ Rp 145.000 = Rp 290.000\n1 x Jaring @ Rp 12.000\nTotal: Rp 302.000\nDikembalikan Rp 5.000 dari Rp 302.000'
  expect(view(text)).toBe(
    'Nomor pesanan\nKS-1\n2 x Asam Sitrat\n@ Rp 145.000\nRp 290.000\n1 x Jaring\nRp 12.000\nTotal\nRp 302.000\nDikembalikan Rp 5.000 dari Rp 302.000',
  )
  expect(html(text)).toMatch(/white-space:nowrap[^>]*>Rp 290\.000</)
})

test.each([
  ['Pesanan dikirim (KS-1)', 'Pesanan dikirim'],
  ['Pesanan dikirim (KS-2)', 'Pesanan dikirim (KS-2)'],
  ['Pesanan dikirim', 'Pesanan dikirim'],
])('"%s": the heading leaves out a number that a line has, and never breaks it', (subject, heading) => {
  const mail = suratHtml(
    { kepada: 'budi@contoh.id', subjek: subject, teks: 'Nomor pesanan: KS-1\nStatus: Dikirim' },
    EMPTY,
  )
  expect(mail).toContain(`>${heading}</h1>`)
  expect(mail).toContain(`<title>${subject}</title>`)
  expect(mail).toMatch(/white-space:nowrap[^>]*>KS-1</)
})

test('shows the picture of an order line, only from the shop', () => {
  const line = '1 x Jaring @ Rp 12.000'
  const pictures = (mark: string) =>
    [...html(`Nomor pesanan: KS-1\n${mark}${line}`, EMPTY).matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)
  expect(pictures(pictureMark('produks', 'jaring.jpg'))).toEqual([
    'https://toko.contoh.id/api/produks/images/jaring.jpg?w=160',
  ])
  expect(pictures(pictureMark('paket', 'https://jahat.id/x.jpg'))).toEqual([])
  expect(pictures('![](https://jahat.id/x.jpg) ')).toEqual([])
  expect(withoutPictures(`Nomor pesanan: KS-1\n${pictureMark('paket', 'a.png')}${line}`)).toBe(
    `Nomor pesanan: KS-1\n${line}`,
  )
})

test('links the tracking page of a known courier, and no other site', () => {
  const links = (url: string) => /<a href="([^"]+)"/.exec(html(`Kurir: JNE\nLacak kiriman: ${url}`, EMPTY))?.[1]
  expect(links('https://www.jne.co.id/tracking-package')).toBe('https://www.jne.co.id/tracking-package')
  expect(links('https://www.jne.co.id.jahat.id/')).toBeUndefined()
})

test('groups a number by fours, and copies it as one', () => {
  const mail = html('Cara bayar: BCA Virtual Account\nNomor virtual account: 7200712345678901')
  expect(mail.match(/<span style="padding-right:7px">\d+<\/span>/g)).toHaveLength(4)
  expect(mail.replace(/<[^>]*>/g, '')).toContain('7200712345678901')
})

test('keeps a sentence with a colon a sentence', () => {
  expect(view('Alasannya: kemasan bocor.')).toBe('Alasannya: kemasan bocor.')
})

test("ends with the shop's contact in both forms, and nothing without one", () => {
  const text = letterheadText('Halo\n\nKerapuSehat\n', KOP)
  expect(text).toBe(
    'Halo\n\nKerapuSehat\n\nWhatsApp: 0812-3456-7890\nEmail: halo@contoh.id\nJam layanan: 08.00–16.00 WIB\nAlamat: Jl. Dermaga 1, Teluk Hurun, Lampung\n',
  )
  expect(html('Halo')).toMatch(/href="https:\/\/wa\.me\/6281234567890\?text=[^"]+"/)
  expect(html('Halo')).not.toContain('Telepon')
  expect(letterheadText('Halo\n', EMPTY)).toBe('Halo\n')
  expect(html('Halo', EMPTY)).not.toContain('WhatsApp')
})

test('loads the logo from the shop beside its name, and no picture without one', () => {
  expect(html('Halo')).not.toContain('<img')
  const mail = html('Halo', { ...KOP, nama_toko: 'Tambak "Jaya"', logo_toko: 'abc.png' })
  expect(mail).toMatch(
    /<img src="https:\/\/toko\.contoh\.id\/api\/toko\/images\/abc\.png" alt="Logo Tambak &quot;Jaya&quot;" width="40"/,
  )
})
