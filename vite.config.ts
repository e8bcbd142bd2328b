import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { adminFence } from './scripts/admin-fence.ts'
import { ALAMAT, anyOf, CONTRACT, FORMATS, FORMS, NOMOR, SHOPPING } from './scripts/contract-files.ts'
import { slimContractPlugin } from './scripts/slim-contract.ts'

/** Allows screen files to export more than React Router's route exports. */
const openScreens: Plugin = {
  name: 'open-screens',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
}

/**
 * zod compiles object schemas with `new Function`, after a test whether that is allowed. The Content-Security-Policy blocks the
 * test and reports a violation. The API on the server may compile.
 */
const withoutEval: Plugin = {
  name: 'without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    handler: (code) => `${code}\nglobalConfig.jitless = true\n`,
  },
}

/**
 * Leaves dynamic imports as they are. Vite's own helper preloads their dependencies and styles, but is larger than what the
 * first view has room for. A module that is imported dynamically therefore imports no styles.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.isEntry) continue
      const [style] = chunk.viteMetadata?.importedCss ?? []
      if (style) this.error(`${chunk.name} is imported dynamically, so its style ${style} would not be loaded`)
    }
  },
}

/** Leaves the screens behind the office's guard out of the server build, which never renders them. */
const withoutOffice: Plugin = {
  name: 'without-office',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /web[\\/]admin[\\/](?!frame[\\/]).*\.page\.tsx$/ },
    handler: (code) => code.replace('export default function', 'export default () => null\nfunction'),
  },
}

/** Bundles the matching modules into one file, without their dependencies: these may include zod, which only forms need. */
const together = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })

/**
 * The route table of every first view names two hundred files, and hashes do not compress. Seven characters is the minimum of
 * the bundler. The server build uses the same names.
 */
const NAMES = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } as const
const SCRIPT = 'assets/[name]-[hash:7].js'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    slimContractPlugin(),
    adminFence(),
    openScreens,
    withoutEval,
    plainImports,
    withoutOffice,
  ],
  build: {
    // Pictures stay files: this keeps the Content-Security-Policy simple, and pages do not load pictures that they do not show.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: () => [] },
  },
  optimizeDeps: {
    // Pre-bundled, so that the first page of `npm run dev` does not reload.
    include: [
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      'lucide-react',
      'react-hook-form',
      'uqr',
      'zod',
    ],
  },
  environments: {
    // Minified, because two inline scripts of every document are functions of the server build, serialized as text. The server
    // imports some modules statically that the browser imports dynamically; that is intended. A copy of the contract would take
    // 12 MB: the API has loaded it already.
    ssr: {
      // Bundled, so that the server loads no icon that no screen shows: all of them take 8 MB.
      resolve: { noExternal: ['lucide-react'] },
      build: {
        minify: true,
        rolldownOptions: { external: /^#contract\//, output: NAMES, checks: { ineffectiveDynamicImport: false } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          // Skips the 1,700 icons that no screen imports.
          experimental: { lazyBarrel: true },
          treeshake: {
            // Removes unused contract modules completely, including their imports of zod.
            moduleSideEffects: [{ test: CONTRACT, sideEffects: false }],
          },
          output: {
            ...NAMES,
            postBanner: ({ name }) => (name === 'dasar' ? '//# allFunctionsCalledOnLoad\n' : ''),
            entryFileNames: SCRIPT,
            chunkFileNames: SCRIPT,
            codeSplitting: {
              // Few files: each costs 600 bytes of headers, 70 bytes of the document and processor time on a phone. Modules outside the
              // groups are bundled with the screens that use them.
              groups: [
                // Modules that only forms need, so that other screens do not load them.
                {
                  name: 'forms',
                  test: anyOf(/node_modules[\\/]zod[\\/]/, FORMS),
                  priority: 1,
                },
                // Libraries of every screen, which stay cached across releases.
                {
                  name: 'dasar',
                  // Without the parts of TanStack Query that only some screens use.
                  test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie)[\\/](?!.*[\\/](useQueries|queriesObserver|useMutation|mutationObserver)\.js)/,
                },
                // The frame of every screen, and what most first views need.
                together(
                  'kerangka',
                  anyOf(
                    /web[\\/](root|later-scripts|toko\.css|toko[\\/](frame|errors[\\/]error-screen|offline[\\/](data-as-of|readings|state|use-offline))|lib[\\/](?!documents|form|local-buku|open-file|seen|upload|use-preload|use-rotation)|ui[\\/](alerts|badge|button|cx|dialog|kbd|load-failure|notice|skeleton|spinner)\.)/,
                    /node_modules[\\/]lucide-react[\\/](?!.*[\\/]icons[\\/])|preload-helper|contract[\\/](endpoint|gambar|jumlah|(akun|kabar)[\\/]endpoints|checkout[\\/]berat|katalog[\\/](filter|visible-stok))\./,
                    /icons[\\/](arrow-(down|left|right|up|up-down)|check|chevron-(down|left|right)|circle-(check|exclamation-point|user-round)|cloud-off|file-text|house|image-off|info|loader-circle|log-in|map-pin|menu|package|package-check|search|shopping-cart|sliders-horizontal|stethoscope|trash|triangle-exclamation-point|truck|x)\./,
                    // Goods on the landing page.
                    /katalog[\\/](katalog-queries|paket-beranda|buy[\\/](baris-keranjang|pesanan-tujuan))|alamat-barang|shared[\\/](gambar-katalog|kontak-toko|tim)\.|drawings[\\/](layanan-[23]|logo|network-error|tim-\d)\./,
                    FORMATS,
                    SHOPPING,
                  ),
                ),
                // Requests and status messages of every office screen.
                together(
                  'admin',
                  /web[\\/]admin[\\/](sesi[\\/](admin-query|ask-once|call-admin|keamanan-query|kode-field|outcome|sesi-admin)|ui[\\/](actions|uncertain|load-failed|notice|admin-meta|head|isian[\\/]form-skeleton|daftar[\\/]use-delete))\./,
                ),
                // Parts of lists and pages of products.
                together(
                  'barang',
                  /contract[\\/](favorit[\\/]endpoints|katalog[\\/]lain)\.|katalog[\\/](favorit[\\/](heart|use-favorit|stored-favorit)|buy[\\/]resep-button|produk[\\/](produk-(filters|queries|grid|kartu)))\.|icons[\\/]heart\.|lib[\\/]seen/,
                ),
                // Parts of pages of a product or a package.
                together(
                  'beli',
                  /toko[\\/]katalog[\\/](fold|facts|golongan|tanya-barang|buy[\\/](buy-terms|di-keranjang|kecamatan|rating|without-ppn|ongkir-(barang|lines|words)))\.|toko[\\/]ulasan[\\/]ulasan-(barang|json-ld|queries)\.|icons[\\/](wallet|zoom-in)\./,
                ),
                together(
                  'muatan',
                  /contract[\\/](katalog[\\/]my-harga|pengiriman[\\/]cargo|ulasan[\\/]endpoints)\.|katalog[\\/](sifat|buy[\\/](add-to-keranjang|keranjang-notice|pengiriman-query|use-harga-grup)|paket[\\/]buy-paket|produk[\\/]produk-summary)\.|resep[\\/]keterangan-resep|shared[\\/](bintang|cargo-marks)|ui[\\/]stepper|icons[\\/](snowflake|flask-conical|flame-kindling|minus)\./,
                ),
                together(
                  'dosis',
                  /contract[\\/]dosis[\\/](kekuatan|kemasan|limits|number|pakan|rendam|rendam-produk|slip-notes)\.|content[\\/](dosis-limits|kartu[\\/]rendam|kekuatan)\./,
                ),
                together(
                  'gawat',
                  /content[\\/]tindakan\.|contract[\\/]penyakit[\\/]endpoints|penyakit[\\/]penyakit-queries|shared[\\/](contact-box|openings)|icons[\\/]siren\./,
                ),
                // Parts of disease cards.
                together(
                  'sakit',
                  /penyakit[\\/](safety|kartu-sections|gambar-kartu|kode-halaman)\.|kaitan[\\/](related-produk|kaitan-queries)\.|shared[\\/]share[\\/]share-menu\.|contract[\\/]kaitan[\\/]endpoints|penyakit[\\/]line-sources|icons[\\/](shield-exclamation-point|store)\.|drawings[\\/](kartu[\\/]|not-found)/,
                ),
                // The buyer's district, and its choice.
                together(
                  'wilayah',
                  /contract[\\/](checkout[\\/]ongkir|pengiriman[\\/]arrival|alamat[\\/](endpoints|format-alamat))\.|shared[\\/]choose-wilayah|alamat[\\/]alamat-query|search-select/,
                ),
                together('akun', /akun[\\/](akun-queries|use-draft|sesi[\\/](guard|access-limited|return-to))/),
                together(
                  'pembelian',
                  /contract[\\/]uang[\\/](divide|total)\.|checkout[\\/]ringkasan-harga|pembayaran[\\/](use-pay|snap)|icons[\\/](lock-keyhole|chevron-down)\./,
                ),
                together('bayar', /(payment-method|refunds|status-badge)\./),
                together('formulir', /react-hook-form|use-schema/),
                // Parts of forms.
                together(
                  'isian',
                  /web[\\/](ui[\\/](field|select-field|check-field|search-input)|lib[\\/]form[\\/](form-errors|filter-field|filter-text))\.|icons[\\/](eye|eye-off|trash-2)\.|contract[\\/]total\.|use-search-field/,
                ),
                // Parts that the landing page does not have.
                together(
                  'bacaan',
                  /web[\\/]ui[\\/](breadcrumb|empty|pagination)\.|icons[\\/](ban|calculator|message-circle|message-square-text|plus|printer|share-2)\.|contract[\\/](tulisan|whole-number|kaitan[\\/]kaitan-rules|katalog[\\/](golongan|usage-words)|resep[\\/]endpoints|uang[\\/]harga)\.|content[\\/](kelas|never-mix|penyakit|terms|without-obat)\.|shared[\\/](rupiah-text|share[\\/](printed-qr|share)|tanya-toko|terms[\\/]term|(kelas|tautan)-penyakit|tulisan[\\/]isi-tulisan)\.|resep[\\/](use-resep-for|resep-queries|resep-for)\.|buy[\\/]struck-harga|drawings[\\/]empty-search/,
                ),
                { ...together('nomor', NOMOR), priority: 2 },
                // Validation of addresses, for their form only: other screens just format addresses.
                { ...together('isian-alamat', ALAMAT), priority: 2 },
                // Texts of complaints, without the validation of their form.
                together('keluhan', /keluhan[\\/]words|status-keluhan/),
              ],
            },
          },
        },
      },
    },
  },
})
