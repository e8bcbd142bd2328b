import type { Plugin, Rolldown } from 'vite'
import { anyOf, OFFICE } from './contract-files.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports'>

const OF_OFFICE = anyOf(/\/web\/admin\//, OFFICE)

/**
 * Returns the office files that a customer's browser would load: those in chunks that a module outside the office imports,
 * directly or indirectly.
 */
export function officeInShop(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.facadeModuleId && !OF_OFFICE.test(chunk.facadeModuleId)) follow(chunk)
  return [...new Set([...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => OF_OFFICE.test(id))))]
}

/** Fails the build if office code would reach a customer's browser. */
export function officeFence(): Plugin {
  return {
    name: 'office-fence',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const found = officeInShop(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (found.length > 0) this.error(`Back office code in the shop's bundle:\n${found.join('\n')}`)
    },
  }
}
