import { isTrackUrl } from '#contract/pemenuhan/track.ts'
import { logoUrl } from '#contract/pengaturan/endpoints.ts'
import { kontakOf, type Letterhead } from './kop.ts'
import type { Surat } from './mailer.ts'
import { splitPicture } from './picture-mark.ts'

/*
 * Renders a mail's text, which the shop writes and stores, as HTML. A blank line separates blocks, and consecutive `Nama:
 * nilai` lines form a table. `2 x Nama @ Rp 5.000 = Rp 10.000` is an order line, maybe after a picture, and `Kata: https://…`
 * alone is a button. Only addresses of the shop and of couriers become links; others stay text. Styles are inline, because Gmail
 * drops others; dark mode uses classes, for programs that support them.
 */

const COLORS = {
  dasar: 'background:#faf7f1;color:#1d3238',
  kartu: 'background:#ffffff;border:1px solid #e3e0d8',
  garis: 'border-top:1px solid #e3e0d8',
  redup: 'color:#4f6369',
  laut: 'color:#0d5c6d',
  tombol: 'background:#0d5c6d;color:#ffffff',
}
const DARK = `@media (prefers-color-scheme: dark) {
.dasar{background:#10191d!important;color:#eef0ec!important}
.kartu{background:#18252a!important;border-color:#2c3d43!important}
.garis{border-color:#2c3d43!important}
.redup{color:#b3c0c4!important}
.laut{color:#7cc4d4!important}
.tombol{background:#7cc4d4!important;color:#0f1f24!important}
}`
const FONT = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

type Colors = keyof typeof COLORS

const style = (color: Colors, other = '') => `class="${color}" style="${COLORS[color]}${other && `;${other}`}"`

/** Returns a mail as an HTML document. */
export function suratHtml({ subjek, teks }: Surat, kop: Letterhead): string {
  const text = teks
    .trim()
    .split(/\n{2,}/)
    .map((blok) => writeBlock(blok.split('\n'), kop.publicUrl))
    .join('\n')
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subjek)}</title>
<style>${DARK}</style>
</head>
<body ${style('dasar', `margin:0;padding:0;${FONT};font-size:16px;line-height:1.5`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style('dasar')}>
<tr><td align="center" style="padding:20px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;${FONT}">
<tr><td ${style('laut', 'padding:4px 8px 14px;font-size:18px;font-weight:700')}>${writeLogo(kop)}${escapeHtml(kop.nama_toko)}</td></tr>
<tr><td ${style('kartu', 'border-radius:12px;padding:24px 20px 8px')}>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(headingOf({ subjek, teks }))}</h1>
${text}
</td></tr>
${writeKontak(kop)}
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Returns the subject, without the number at its end if a line below says the same. */
function headingOf({ subjek, teks }: Pick<Surat, 'subjek' | 'teks'>): string {
  const [, heading, nomor] = /^(.+) \((.+)\)$/.exec(subjek) ?? []
  return heading && teks.includes(`: ${nomor}\n`) ? heading : subjek
}

const BUTTON_LINE = /^([^:]{1,60}): (https?:\/\/\S+)$/
const BARANG = /^(\d+ x .+) @ (Rp [\d.]+)(?: = (Rp [\d.]+))?$/
const FIELD_LINE = /^([^:.,]{1,60}): (.+)$/
const MONEY = /^−?Rp [\d.]+$/
/** Numbers long enough to be typed elsewhere: displayed in groups of four, copied without gaps. */
const NOMOR = /^\d{10,}$/
const NOMOR_PESANAN = /^KS-[\w-]+$/
/** Maximum characters of a value in a table row; longer ones get lines of their own. */
const SHORT = 44

function writeBlock(lines: readonly string[], publicUrl: string): string {
  const [one = ''] = lines
  const langkah = lines.length === 1 ? BUTTON_LINE.exec(one) : null
  if (langkah?.[1] && langkah[2]?.startsWith(`${publicUrl}/`)) return writeButton(langkah[1], langkah[2])
  const isTable = lines.filter((line) => BARANG.test(splitPicture(line).line) || FIELD_LINE.test(line)).length > 1
  if (!isTable) return `<p style="margin:0 0 16px">${lines.map((line) => writeText(line, publicUrl)).join('<br>')}</p>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style('garis', 'margin:0 0 16px')}>
${lines.map((line) => writeLine(line, publicUrl)).join('\n')}
</table>`
}

function writeLine(line: string, publicUrl: string): string {
  const barang = writeBarang(line, publicUrl)
  if (barang) return barang
  const [, name, text] = FIELD_LINE.exec(line) ?? []
  if (!name || !text || (text.length > SHORT && !MONEY.test(text)))
    return `<tr><td style="padding:7px 0">${writeText(line, publicUrl)}</td></tr>`
  if (NOMOR.test(text))
    return `<tr><td style="padding:7px 0"><span ${style('redup')}>${escapeHtml(name)}</span><br><b style="font-size:20px;white-space:nowrap">${byFour(text)}</b></td></tr>`
  const isTotal = name === 'Total'
  const bold = isTotal ? ';font-weight:700' : ''
  const left = isTotal
    ? `<td valign="top" style="padding:0 12px 0 0${bold}">`
    : `<td valign="top" ${style('redup', 'padding:0 12px 0 0')}>`
  const value = isTrackUrl(text) ? `<a href="${text}" ${style('laut')}>Buka situs kurir</a>` : escapeHtml(text)
  const compact = MONEY.test(text) || NOMOR_PESANAN.test(text) ? ';white-space:nowrap' : ''
  return writeRow(
    `${left}${escapeHtml(name)}</td><td valign="top" align="right" style="padding:0;text-align:right${compact}${bold}">${value}</td>`,
  )
}

/** Returns a row whose columns have widths of their own: a long value breaks no other row. */
const writeRow = (cells: string) =>
  `<tr><td style="padding:7px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table></td></tr>`

/** Delivered width, for screens of up to three pixels per point. */
const PICTURE_WIDTH = 160

/** Returns the row of an order line: picture, units and unit price, and the price of all units. */
function writeBarang(text: string, publicUrl: string): string | undefined {
  const { picture, line } = splitPicture(text)
  const [, name = '', unitHarga = '', total] = BARANG.exec(line) ?? []
  if (!name) return undefined
  const gambar = picture
    ? `<td valign="top" width="60" style="padding:0"><img src="${escapeHtml(`${publicUrl}${picture}?w=${PICTURE_WIDTH}`)}" alt="" width="48" height="48" style="display:block;border-radius:8px;border:0"></td>`
    : ''
  const each = total ? `<br><span ${style('redup', 'font-size:14px')}>@ ${unitHarga}</span>` : ''
  return writeRow(
    `${gambar}<td valign="top" style="padding:0 12px 0 0">${escapeHtml(name)}${each}</td><td valign="top" align="right" style="padding:0;text-align:right;white-space:nowrap">${total ?? unitHarga}</td>`,
  )
}

const byFour = (nomor: string) =>
  (nomor.match(/.{1,4}/g) ?? []).map((four) => `<span style="padding-right:7px">${four}</span>`).join('')

const writeButton = (word: string, url: string) =>
  `<p style="margin:4px 0 20px"><a href="${escapeHtml(url)}" ${style('tombol', 'display:inline-block;padding:12px 20px;border-radius:12px;font-weight:700;text-decoration:none')}>${escapeHtml(word)}</a></p>`

/** Returns escaped text in which addresses of the shop are links. */
function writeText(text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      part.startsWith(`${publicUrl}/`)
        ? `<a href="${escapeHtml(part)}" ${style('laut')}>${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
}

/** Returns the logo. The adjacent name says the same, for mail programs that block pictures. */
const writeLogo = ({ logo_toko = '', nama_toko, publicUrl }: Letterhead) =>
  logo_toko &&
  `<img src="${escapeHtml(publicUrl + logoUrl(logo_toko))}" alt="${escapeHtml(`Logo ${nama_toko}`)}" width="40" height="40" style="vertical-align:middle;margin-right:10px;border-radius:8px;border:0">`

function writeKontak(kop: Letterhead): string {
  const lines = kontakOf(kop).map(({ name, value, tautan }) => {
    const text = tautan
      ? `<a href="${escapeHtml(tautan)}" ${style('laut')}>${escapeHtml(value)}</a>`
      : escapeHtml(value)
    return `${name}: ${text}`
  })
  if (lines.length === 0) return ''
  return `<tr><td ${style('redup', 'padding:16px 8px;font-size:14px')}>${lines.join('<br>')}</td></tr>`
}

const MARK: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => MARK[mark] ?? mark)
