import type { Plugin, Rolldown } from 'vite'
import { ADMIN, anyOf } from './contract-files.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports'>

const OF_ADMIN = anyOf(/\/web\/admin\//, ADMIN)

/**
 * Returns the office files that a customer's browser would load: those in chunks that a module outside the office imports,
 * directly or indirectly.
 */
export function adminInShop(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.facadeModuleId && !OF_ADMIN.test(chunk.facadeModuleId)) follow(chunk)
  return [...new Set([...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => OF_ADMIN.test(id))))]
}

/** Fails the build if office code would reach a customer's browser. */
export function adminFence(): Plugin {
  return {
    name: 'admin-fence',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const found = adminInShop(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (found.length > 0) this.error(`Back office code in the shop's bundle:\n${found.join('\n')}`)
    },
  }
}
