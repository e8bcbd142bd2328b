import { devices } from '@playwright/test'
import { HOSTILE_TEXTS } from '#e2e/hostile.ts'
import { ADMIN_SCREENS, SCREENS, withContoh } from '#e2e/screens.ts'
import { expect } from '#e2e/test.ts'
import { signIn, test } from './hostile-shop.ts'
import type { Visit } from './probe.ts'
import { walkWith } from './visit.ts'

/*
 * Visits every screen of shop and office with every probe: on a phone and on a desktop, in a shop full of hostile texts.
 * WALK=/edit-produk visits only the screens whose address starts with that.
 */

/** Public addresses, including states selected by a query. */
const PUBLIC = [
  ...[
    '/',
    '/login',
    '/masuk-dengan-kode',
    '/register',
    '/lupa-password',
    '/kontak',
    '/Sukses',
    '/tentang-kami',
    '/keranjang',
    '/404',
  ],
  ...['atur-ulang-sandi', 'konfirmasi-email', 'kembalikan-email'].map((path) => `/${path}?token=uji`),
  ...['/produk', '/produk/produk-satuan', '/produk/produk-satuan/1', '/produk/produk-paketan'],
  ...['', '/detail/1', '/detail/3', '/air', '/siapa-dihubungi'].map((path) => `/layanan${path}`),
  ...['cacing-kulit', 'vnn', 'kurang-vitamin-c'].map((kode) => `/layanan/penyakit/${kode}`),
  ...[
    '/layanan2',
    '/layanan2?q=zzzz',
    '/artikel/1',
    '/penyakit-ikan',
    '/layanan/zat?nama=formalin',
    '/syarat-dan-ketentuan',
    '/kebijakan-privasi',
  ],
  ...['', '?q=lintah', '?q=zzqxwv'].map((search) => `/cari${search}`),
  ...[
    '',
    '?gejala=S20',
    '?gejala=S03,S04,S15&ukuran=benih&do=4.5&ukur=3',
    '?gejala=S09,S12,S20',
    '?gejala=S10,S17,S21&ukuran=larva&mati=60&kemarin=20&ekor=1000&datang=5&do=2.5&ph=8.7&ukur=30',
  ].map((search) => `/layanan/cek-gejala${search}`),
  ...[
    '',
    '?produk=5&untuk=cacing-kulit&bentuk=persegi&panjang=2,5&lebar=1,2&dalam=0,8',
    '?produk=5&bentuk=volume&volume=2&suhu=32&oksigen=3',
    '?produk=5&bentuk=bulat&diameter=abc&hitung=1',
    '?cara=pakan&produk=16&ekor=1200&berat=250&fr=0,5&hari=30',
    '?cara=air-tawar&ekor=600&berat=200&bentuk=volume&volume=1,6&bawaan=20&salinitas=32',
    '?cara=salinitas&bentuk=volume&volume=10,8&dari=32&ke=16',
  ].map((search) => `/layanan/kalkulator-dosis${search}`),
]
const SEARCHES = HOSTILE_TEXTS.filter((text) => text.includes('<')).flatMap((text) =>
  ['/produk/produk-satuan', '/cari'].map((path) => `${path}?q=${encodeURIComponent(text)}`),
)
// A list with one row has other widths than a full one.
const LISTS = ['/daftar-pesanan', '/laporan-pengguna', '/manajemen-user'].map((path) => `${path}?q=onerror`)
const LAPS: { role: Visit['role']; device: Visit['device']; paths: readonly string[] }[] = [
  { role: 'guest', device: 'phone', paths: [...PUBLIC, '/login-admin', ...SEARCHES] },
  { role: 'guest', device: 'desk', paths: [...PUBLIC, '/login-admin'] },
  { role: 'customer', device: 'phone', paths: SCREENS },
  { role: 'customer', device: 'desk', paths: SCREENS },
  { role: 'admin', device: 'phone', paths: ADMIN_SCREENS },
  { role: 'admin', device: 'desk', paths: [...ADMIN_SCREENS, ...LISTS] },
]
/** Screens per test: enough to share the browser's cache, few enough that the last test does not delay the run. */
const STRETCH = 25

// The probe `console` evaluates the logs of each screen.
test.use({ allowedErrors: /.*/ })
// In ms, generous for a busy machine: a test takes seconds without other load.
test.describe.configure({ timeout: 300_000 })

test('every screen of the site map has an example to walk to', () => {
  expect([...SCREENS, ...ADMIN_SCREENS].filter((path) => /[:*]/.test(path))).toEqual([])
  expect(SCREENS.length).toBeGreaterThan(30)
  expect(ADMIN_SCREENS.length).toBeGreaterThan(25)
})

for (const { role, device, paths } of LAPS) {
  test.describe(`as ${role} on a ${device}`, () => {
    const { userAgent, isMobile, hasTouch } = devices['Pixel 7']
    if (device === 'phone' && role !== 'admin') test.use({ userAgent, isMobile, hasTouch })

    for (const stretch of stretches(paths)) {
      test(`every probe is content from ${stretch[0]} to ${stretch.at(-1)}`, async ({ page, hostile }) => {
        await signIn(page, role, hostile)
        const visit = await walkWith(page)
        const found: Record<string, string[]> = {}
        for (const path of stretch) {
          const findings = await test.step(path, () =>
            visit({ path: withContoh(path, hostile.contoh), role, device }).catch((error) => [String(error)]),
          )
          if (findings.length > 0) found[path] = findings
        }
        expect(found).toEqual({})
      })
    }
  })
}

function stretches(paths: readonly string[]): string[][] {
  const walked = paths.filter((path) => path.startsWith(process.env.WALK ?? ''))
  const count = Math.ceil(walked.length / STRETCH)
  return Array.from({ length: count }, (_, index) => walked.slice(index * STRETCH, (index + 1) * STRETCH))
}
