import { createHash } from 'node:crypto'
import { LONG_TEXT, watchHostile } from '#e2e/hostile.ts'
import { expect, test } from '#e2e/test.ts'
import type { Visit } from './probe.ts'
import { walkWith } from './visit.ts'

/* Tests every probe on a page that it must reject, and all probes on a valid page. */

test.use({ allowedErrors: /.*/ })

const GUEST: Visit = { path: '/kontrol', role: 'guest', device: 'phone' }
const GUEST_ON_A_DESK: Visit = { ...GUEST, device: 'desk' }
const DESK: Visit = { path: '/kontrol', role: 'admin', device: 'desk' }
const LONG = 'W'.repeat(60)

const CONTROLS: { name: string; body: string; visit?: Visit; says: RegExp[]; policy?: string }[] = [
  {
    name: 'a picture without a text',
    body: '<img src="data:," id="tanpa-teks">',
    says: [/^accessibility at 390 px: light, image-alt: .*tanpa-teks/],
  },
  {
    name: 'a text that is pale in the dark only',
    body: '<style>@media (prefers-color-scheme: dark) { p { color: #eee } }</style><p id="pucat">Redup</p>',
    visit: GUEST_ON_A_DESK,
    says: [/^accessibility at 1440 px: dark, color-contrast: .*pucat/],
  },
  {
    name: 'a text on a dark box, after one with the same styles',
    body: `<div><p>Terbaca</p></div><div style="position: relative">
      <i style="position: absolute; inset: 0; background: #222"></i><p id="tertimpa" style="position: relative">Tertimpa</p></div>`,
    says: [/^accessibility at 390 px: light, color-contrast: <p id="tertimpa"[^,]*$/],
  },
  {
    name: 'a script that fetches what the document should have brought',
    body: '<script>fetch("/api/produks")</script>',
    says: [/^complete: fetches .*\/api\/produks/],
  },
  {
    name: 'a policy that allows inline scripts',
    body: '',
    policy: "script-src 'unsafe-inline'",
    says: [/^complete: policy: /],
  },
  { name: 'a complaint on the console', body: '<script>console.error("rusak")</script>', says: [/^console: rusak/] },
  { name: 'a script that fails', body: '<script>throw new Error("patah")</script>', says: [/^console: Error: patah/] },
  {
    name: 'something that the policy refuses',
    body: '<img src="https://contoh.id/a.png" alt="luar">',
    says: [/^console: Loading the image/, /^console: refused by img-src: https:\/\/contoh\.id/],
  },
  {
    name: 'a text that became an element',
    body: '<jahat-unsur></jahat-unsur>',
    says: [/^hostile text: <jahat-unsur>/],
  },
  {
    name: 'a control that Tab does not reach',
    body: `<button>Satu</button><button id="terjebak">Dua</button><button id="terlupa">Tiga</button>
      <script>document.querySelector('#terjebak').onkeydown = (event) => event.preventDefault()</script>`,
    says: [/^keyboard: Tab does not reach .*terlupa/],
  },
  {
    name: 'a focus that cannot be seen',
    body: '<style>#gelap:focus { outline: none }</style><button id="gelap">Gelap</button>',
    says: [/^keyboard: no outline with focus: .*gelap/],
  },
  {
    name: 'something that jumps',
    body: `<div id="atas"></div><p id="loncat">Loncat</p><script>
      requestAnimationFrame(() => requestAnimationFrame(() => { document.querySelector('#atas').style.height = '400px' }))
    </script>`,
    says: [/^layout shift: 0\.\d+: .*loncat/],
  },
  {
    name: 'a word that is wider than a phone',
    body: `<p id="lebar">${LONG}</p>`,
    says: [390, 320, 640].map((width) => new RegExp(`^sideways at ${width} px: the page is \\d+ px wide: .*lebar`)),
  },
  {
    name: 'a button under the bar at the bottom',
    body: `<div style="height: 2000px"></div><div style="position: sticky; bottom: 0"><button id="tertutup">Kirim</button></div>
      <nav id="bilah" style="position: fixed; inset: auto 0 0 0; height: 60px; background: white"></nav>`,
    says: [' at 390 px:', ' at 320 px:', ' at 640 px:', ': at 360 × 740 px', ': at 390 × 450 px'].map(
      (where) => new RegExp(`^covered${where} <nav id="bilah".* covers .*tertutup`),
    ),
  },
  {
    name: 'a field that the focus leaves under the bar at the bottom',
    body: `<div style="height: 2000px"></div><input id="tersembunyi" aria-label="Nama"><div style="height: 2000px"></div>
      <div id="bilah" style="position: fixed; inset: auto 0 0 0; height: 60px; background: white">Bilah</div>`,
    visit: GUEST_ON_A_DESK,
    says: [' at 1440 px:', ': at 720 × 450 px'].map(
      (where) => new RegExp(`^covered${where} <div id="bilah".* covers .*tersembunyi`),
    ),
  },
  {
    name: 'a button under something that lies on it',
    body: `<div style="position: relative"><button id="tertindih">Kirim</button>
      <i id="penutup" style="position: absolute; inset: 0"></i></div>`,
    says: [/^covered at 390 px: <i id="penutup".* covers .*tertindih/],
  },
  {
    name: 'a price under a button, but not under the link of its card',
    body: `<style>a::after { content: ''; position: absolute; inset: 0 }</style>
      <div style="position: relative"><a href="/">Obat</a><p class="harga">Rp 1.000</p>
      <p class="harga" id="tertutup" style="width: 40px">Rp 2.000</p>
      <button style="position: absolute; bottom: 0; left: 0; z-index: 1">Beli</button></div>`,
    says: [/^covered at 390 px: <button.* covers <p class="harga" id="tertutup"/],
  },
  {
    name: 'two headings of the first level',
    body: '<h1>Lagi</h1>',
    says: [/^structure at 390 px: 2 h1: Kontrol, Lagi/],
  },
  {
    name: 'two ways back',
    body: '<nav aria-label="Lokasi halaman"><a href="/">Beranda</a></nav><a href="/akun">Kembali ke Akun</a>',
    says: [/^structure at 390 px: ways back: Beranda, Kembali ke Akun/],
  },
  {
    name: 'content before the header',
    body: '</main><div><header>Kepala</header></div>',
    says: [/^structure at 390 px: landmarks: main, header/],
  },
  {
    name: 'a heading before that of the first level',
    body: '<h2 id="dulu">Bagian</h2><script>document.querySelector("main").prepend(document.querySelector("#dulu"))</script>',
    says: [/^structure at 390 px: before the h1: Bagian/],
  },
  {
    name: 'an id that two elements have',
    body: '<p id="kembar"></p><p id="kembar"></p>',
    says: [/^structure at 390 px: more than one id="kembar"/],
  },
  {
    name: 'a table that is wider than its box',
    body: `<div style="overflow: auto" tabindex="0"><table><tr><td>${LONG.repeat(3)}</td></tr></table></div>`,
    visit: DESK,
    says: [/^table at 1024 px: \d+ px in \d+ px: <table/],
  },
  {
    name: 'a button that is too small for a thumb',
    body: '<button id="mungil" style="min-width: 20px; min-height: 20px; padding: 0; width: 20px; height: 20px">x</button>',
    says: [/^thumbs at 320 px: 20 × 20 px: .*mungil/],
  },
]

const documentOf = (body: string) => `<!doctype html><html lang="id"><title>Kontrol</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <style>
    body { margin: 0; color: #111; background: #fff; }
    button { min-width: 44px; min-height: 44px; }
    :focus-visible { outline: 2px solid #06c; }
  </style>
  <main><h1>Kontrol</h1>${body}</main></html>`
/** Returns the policy of the shop: only the listed scripts may run. */
function policyOf(body: string): string {
  const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = ['', ...scripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return `script-src 'self' ${hashes.join(' ')}; img-src 'self' data:`
}

for (const { name, body, says, policy = policyOf(body), visit = GUEST } of [
  { name: 'nothing on a page that is in order', body: '<button>Kirim</button>', says: [] },
  { name: 'nothing on a desk that is in order', body: '<button>Kirim</button>', says: [], visit: DESK },
  ...CONTROLS,
]) {
  test(`finds ${name}`, async ({ page }) => {
    const headers = { 'content-security-policy': policy }
    await page.route('**/kontrol', (route) =>
      route.fulfill({ body: documentOf(body), contentType: 'text/html; charset=utf-8', headers }),
    )
    const found = await (await walkWith(page))(visit)
    expect(found).toEqual(says.map((finding) => expect.stringMatching(finding)))
  })
}

test('finds every hostile text on a page that does not escape it', async ({ page }) => {
  const look = await watchHostile(page)
  const dangerous = LONG_TEXT.split('\n').filter((text) => text.includes('jahat') && !text.startsWith('{{'))
  const found: string[] = []
  for (const text of dangerous) {
    const content = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    const body = `<!doctype html><p title='${content}'>${content}</p><a href="${content}">x</a><textarea>${content}</textarea>`
    await page.route('**/kontrol', (route) => route.fulfill({ body, contentType: 'text/html' }))
    await page.goto('/kontrol')
    if ((await look()).length > 0) found.push(text)
    await page.unroute('**/kontrol')
  }
  expect(found).toEqual(dangerous)
})
