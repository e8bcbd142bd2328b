const SOURCES = import.meta.glob<string>('/web/{admin,shared,toko,ui}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

/** Returns the names of all icons that screens import, in alphabetical order. */
export function usedIcons(): string[] {
  const lists = Object.values(SOURCES).flatMap((source) => Array.from(source.matchAll(IMPORT), ([, list = '']) => list))
  return [...new Set(lists.flatMap((list) => list.match(/\b[A-Z]\w*/g) ?? []))].sort()
}
