import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { officeFence } from './scripts/office-fence.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), officeFence()],
  resolve: {
    alias: [
      // The contract's schemas must find zod already configured for our strict Content-Security-Policy; see the file.
      { find: /^zod$/, replacement: fileURLToPath(new URL('./web/lib/zod.ts', import.meta.url)) },
    ],
  },
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
      'embla-carousel-react',
      'lucide-react',
      'react-hook-form',
      'zod/v4',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every screen needs, in one file that stays cached from release to release.
                {
                  name: 'dasar',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|cookie|lucide-react)[\\/]/,
                },
                { name: 'ui', test: /web[\\/](ui|lib)[\\/]/, priority: -1 },
              ],
            },
          },
        },
      },
    },
  },
})
