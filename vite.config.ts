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

/** Bundles the matching modules into one file, without their dependencies: these may include zod, which only forms need. */
const together = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })

/**
 * The route table of every first view names two hundred files, and hashes do not compress. Seven characters is the minimum of
 * the bundler. The server build uses the same names.
 */
const NAMES = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } as const
const SCRIPT = 'assets/[name]-[hash:7].js'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), slimContractPlugin(), adminFence(), openScreens, withoutEval, plainImports],
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
    // imports some modules statically that the browser imports dynamically; that is intended.
    ssr: {
      // Bundled, so that the server loads no icon that no screen shows: all of them take 8 MB.
      resolve: { noExternal: ['lucide-react'] },
      build: { minify: true, rolldownOptions: { output: NAMES, checks: { ineffectiveDynamicImport: false } } },
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
              // Few files: each costs 300 bytes of headers, a round trip and processor time on a phone. Modules outside the
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
                {
                  name: 'umum',
                  // Without modules that many screens share but no first view needs.
                  test: anyOf(
                    /node_modules[\\/]lucide-react[\\/](?!.*[\\/](calendar-days|download|ellipsis|flame-kindling|flask-conical|message-circle|pencil|snowflake|eye|eye-off|plus|printer|trash-2)\.)|web[\\/](ui|lib)[\\/](?!form[\\/]|cart|date-field|search-|use-search-select|field|select-field|check-field|file-button|breadcrumb|empty|pagination|copy-button)/,
                    FORMATS,
                  ),
                  minShareCount: 10,
                },
                // Includes two icons of the landing page and the cart, which would otherwise be separate files.
                {
                  name: 'kerangka',
                  test: /web[\\/](toko[\\/]frame[\\/]|root|lib[\\/]cart)|icons[\\/](arrow-right|file-text|chevron-down|house|package|package-check|stethoscope)\./,
                },
                // Requests and status messages of every office screen.
                together(
                  'admin',
                  /web[\\/]admin[\\/](sesi[\\/](admin-query|ask-once|call-admin|keamanan-query|kode-field|outcome|sesi-admin)|ui[\\/](actions|uncertain|load-failed|notice|admin-meta|head|isian[\\/]form-skeleton|daftar[\\/]use-delete))\./,
                ),
                together(
                  'katalog',
                  anyOf(
                    /katalog[\\/](katalog-queries|paket-beranda|buy[\\/](baris-keranjang|pesanan-tujuan))|gambar-katalog|alamat-barang|(contract[\\/](jumlah|katalog[\\/]visible-stok)|shared[\\/]tim|drawings[\\/](layanan-[23]|tim-\d)|icons[\\/]truck)\./,
                    SHOPPING,
                  ),
                ),
                // Parts of lists and pages of products and packages.
                together(
                  'barang',
                  /contract[\\/](favorit[\\/]endpoints|katalog[\\/](lain|filter))\.|katalog[\\/](favorit[\\/](heart|use-favorit|stored-favorit)|buy[\\/]resep-button|produk[\\/](produk-(filters|queries|grid|kartu)))\.|icons[\\/](heart|sliders-horizontal)\.|ui[\\/](pagination|search-input)|use-search-field/,
                ),
                together(
                  'resep',
                  /contract[\\/]resep[\\/]endpoints|resep[\\/](use-resep-for|resep-queries|resep-for)\./,
                ),
                together(
                  'penyakit',
                  /content[\\/](kelas|penyakit|without-obat)\.|contract[\\/]kaitan[\\/]kaitan-rules|shared[\\/](kelas|tautan)-penyakit/,
                ),
                // Parts of pages of a product or a package.
                together(
                  'beli',
                  /toko[\\/]katalog[\\/](fold|facts|golongan|tanya-barang|buy[\\/](buy-terms|di-keranjang|rating|without-ppn|ongkir-(barang|lines|words)))\.|toko[\\/]ulasan[\\/]ulasan-(barang|json-ld|queries)\.|icons[\\/](wallet|zoom-in)\./,
                ),
                together(
                  'muatan',
                  /contract[\\/](pengiriman[\\/]cargo|ulasan[\\/]endpoints)\.|katalog[\\/](sifat|buy[\\/]pengiriman-query|produk[\\/]produk-summary)\.|shared[\\/](bintang|cargo-marks)|icons[\\/](snowflake|flask-conical|flame-kindling)\./,
                ),
                // Explanations, for pages of goods and diseases.
                together(
                  'rincian',
                  /content[\\/](dosis-limits|terms)\.|shared[\\/](tanya-toko|terms[\\/]term|share[\\/]share)\.|icons[\\/](message-circle|message-square-text|calculator|share-2)\./,
                ),
                // Parts of disease cards.
                together(
                  'sakit',
                  /penyakit[\\/](safety|kartu-sections|gambar-kartu)\.|kaitan[\\/](related-produk|kaitan-queries)\.|shared[\\/]share[\\/]share-menu\.|contract[\\/]kaitan[\\/]endpoints|penyakit[\\/]line-sources|icons[\\/](shield-exclamation-point|store)\.|drawings[\\/](kartu[\\/]|not-found)/,
                ),
                together('tulisan', /contract[\\/]tulisan\.|shared[\\/]tulisan[\\/]isi-tulisan/),
                // The buyer's district, and its choice.
                together(
                  'wilayah',
                  /contract[\\/](checkout[\\/]ongkir|pengiriman[\\/]arrival|alamat[\\/](endpoints|format-alamat))\.|shared[\\/]choose-wilayah|alamat[\\/]alamat-query/,
                ),
                together('akun', /akun[\\/](akun-queries|use-draft|sesi[\\/](guard|access-limited|return-to))/),
                together(
                  'pembelian',
                  /contract[\\/]uang[\\/](divide|total)\.|checkout[\\/]ringkasan-harga|pembayaran[\\/](use-pay|snap)|icons[\\/](lock-keyhole|chevron-down)\./,
                ),
                together('bayar', /(payment-method|refunds|status-badge)\./),
                together('formulir', /react-hook-form|use-schema/),
                // Parts that the landing page does not have.
                together(
                  'isian',
                  /web[\\/](ui[\\/](field|select-field|check-field|breadcrumb|empty)|lib[\\/]form[\\/](form-errors|filter-field|filter-text))\.|icons[\\/](ban|eye|eye-off|plus|printer|trash-2)\.|contract[\\/](total|whole-number|katalog[\\/](golongan|usage-words)|uang[\\/]harga)\.|shared[\\/]rupiah-text|buy[\\/]struck-harga|drawings[\\/]empty-search/,
                ),
                { ...together('nomor', NOMOR), priority: 2 },
                // Validation of addresses, for their form only: other screens just format addresses.
                { ...together('isian-alamat', ALAMAT), priority: 2 },
                // Otherwise two files of a few hundred bytes, both in the first view.
                together('ikon', /icons[\\/](arrow-right|file-text)\./),
                // Texts of complaints, without the validation of their form.
                together('keluhan', /keluhan[\\/]words|status-keluhan/),
                together('stepper', /stepper|my-harga|use-harga-grup|keterangan-resep|icons[\\/]minus\./),
                together('tambah', /buy[\\/](add-to-keranjang|keranjang-notice)\.|paket[\\/]buy-paket\./),
                together('hubungi', /contract[\\/]penyakit[\\/]endpoints|shared[\\/]openings/),
                together('gawat', /content[\\/]tindakan\.|shared[\\/]contact-box|icons[\\/]siren\./),
              ],
            },
          },
        },
      },
    },
  },
})
