import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * On the server the pages use the contract that the process already has, not a copy inside their bundle:
 * the API finds the handler for an in-process call by the endpoint value itself.
 */
function sharedContract(): Plugin {
  let building = true
  return {
    name: 'shared-contract',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id) {
      if (this.environment.name !== 'ssr' || !id.startsWith('#contract/')) return
      // The build stays movable by the package's own import map; Vite's dev runner needs the file's full address.
      const file = new URL(id.replace('#contract/', './contract/'), import.meta.url).href
      return { id: building ? id : file, external: true }
    },
  }
}

export default defineConfig({
  plugins: [sharedContract(), tailwindcss(), reactRouter()],
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
