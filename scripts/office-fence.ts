import type { Plugin, Rolldown } from 'vite'

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports'>

const OFFICE = /\/web\/admin\/|\/contract\/(?:\w+\/(?:[\w-]+-)?office|daftar|columns)\.ts$/

/**
 * The files of the back office that a customer's browser would load: whatever stands in a chunk that a module outside
 * the back office pulls in, directly or through others.
 */
export function officeInShop(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.facadeModuleId && !OFFICE.test(chunk.facadeModuleId)) follow(chunk)
  return [...new Set([...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => OFFICE.test(id))))]
}

/** Breaks a build in which code of the back office would reach a customer's browser. */
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
