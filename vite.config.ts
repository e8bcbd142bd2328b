import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { ALAMAT, anyOf, BELANJA, CONTRACT, FORMATS, FORMS, NOMOR } from './scripts/contract-files.ts'
import { officeFence } from './scripts/office-fence.ts'
import { slimContractPlugin } from './scripts/slim-contract.ts'

/** The file of a screen may hand on to other files what it was not asked for; React Router would forbid it. */
const openScreens: Plugin = {
  name: 'open-screens',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
}

/**
 * zod compiles the schemas of objects with `new Function`, and tries first whether that is allowed; our Content-Security-Policy
 * refuses it, and tells us so. The API on the server may compile.
 */
const withoutEval: Plugin = {
  name: 'without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/ },
    handler: (code) => `${code}\nglobalConfig.jitless = true\n`,
  },
}

/** The modules that match become one file, without what they import: that may be zod, which only forms need. */
const together = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })

/**
 * The route table of every first view names two hundred files, and the letters of their versions are what does not compress: seven
 * are the fewest that the bundler takes. The server names the same files.
 */
const NAMES = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } as const
const SCRIPT = 'assets/[name]-[hash:7].js'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), slimContractPlugin(), officeFence(), openScreens, withoutEval],
  build: {
    // Pictures as files: the Content-Security-Policy stays simple and a page that does not show one does not carry it.
    assetsInlineLimit: 0,
  },
  optimizeDeps: {
    // Known beforehand, so that the first page of `npm run dev` need not be loaded twice.
    include: [
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      'lucide-react',
      'react-hook-form',
      'recharts',
      'uqr',
      'zod',
    ],
  },
  environments: {
    // Two inline scripts of every document are its functions as text.
    // What only some screens of the browser fetch later, the server has from the start: that is no mistake.
    ssr: {
      build: { minify: true, rolldownOptions: { output: NAMES, checks: { ineffectiveDynamicImport: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          treeshake: {
            // What a screen does not use of them is not there, not even as an import of zod.
            moduleSideEffects: [{ test: CONTRACT, sideEffects: false }],
          },
          output: {
            ...NAMES,
            entryFileNames: SCRIPT,
            chunkFileNames: SCRIPT,
            codeSplitting: {
              // Few files: each costs 300 bytes of headers, a turn on the line, and a phone's processor. What no group takes
              // goes with the screens that use it.
              groups: [
                // What only forms need, so that no other screen fetches it.
                {
                  name: 'forms',
                  test: anyOf(/node_modules[\\/]zod[\\/]/, FORMS),
                  priority: 1,
                },
                // The libraries of every screen, which stay cached from release to release.
                {
                  name: 'dasar',
                  // Without what only some screens ask of TanStack Query.
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie)[\\/](?!.*[\\/](useQueries|queriesObserver|useMutation|mutationObserver)\.js)/,
                },
                {
                  name: 'umum',
                  // Not what many screens share and no first view has.
                  test: anyOf(
                    /node_modules[\\/]lucide-react[\\/](?!.*[\\/](download|flame-kindling|flask-conical|snowflake)\.)|web[\\/](ui|lib)[\\/](?!use-schema|cart|pilih-cari)/,
                    FORMATS,
                  ),
                  minShareCount: 10,
                },
                // With two icons of the landing page, and the cart, which would be files of their own.
                {
                  name: 'kerangka',
                  test: /web[\\/](toko[\\/]frame[\\/]|root|lib[\\/]cart)|icons[\\/](arrow-right|file-text|chevron-down|house|package|package-check|stethoscope)\./,
                },
                // What every screen of the office asks by, and says how it went.
                together(
                  'kantor',
                  /web[\\/]admin[\\/](sesi[\\/](admin-query|ask-once|call-admin|keamanan-query|kode-field|nasib|sesi-admin)|ui[\\/](aksi|belum-pasti|form-skeleton|gagal-muat|kabar|kantor-meta|kepala|use-delete))\./,
                ),
                together(
                  'katalog',
                  anyOf(
                    /katalog[\\/](katalog-queries|baris-keranjang|paket-beranda|pesanan-tujuan)|gambar-katalog|alamat-barang|(contract[\\/]jumlah|shared[\\/]tim|drawings[\\/](layanan-[23]|tim-\d))\./,
                    BELANJA,
                  ),
                ),
                together('akun', /akun[\\/](guard|akses-dibatasi|return-to|akun-queries|use-draf)/),
                together(
                  'pembelian',
                  /contract[\\/]uang[\\/](bagi|total)\.|checkout[\\/]ringkasan-harga|pembayaran[\\/](use-pay|snap)|icons[\\/](lock-keyhole|chevron-down)\./,
                ),
                together('bayar', /(metode-bayar|cara-bayar|dana-kembali|status-badge)\./),
                together('formulir', /react-hook-form|use-schema/),
                { ...together('nomor', NOMOR), priority: 2 },
                // What checks an address, for its form alone: the screens only write addresses out.
                { ...together('isian-alamat', ALAMAT), priority: 2 },
                // Two files of a few hundred bytes each otherwise, both in the first view.
                together('ikon', /icons[\\/](arrow-right|file-text)\./),
                // Words of a complaint, without what its form checks by.
                together('keluhan', /keluhan[\\/]kata|status-keluhan/),
                together('stepper', /stepper|icons[\\/]minus\./),
              ],
            },
          },
        },
      },
    },
  },
})
