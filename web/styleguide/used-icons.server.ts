const SOURCES = import.meta.glob<string>('/web/{admin,bersama,toko,ui}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

/** The names of every icon that a screen imports, in alphabetical order. */
export function ikonDipakai(): string[] {
  const lists = Object.values(SOURCES).flatMap((source) => Array.from(source.matchAll(IMPORT), ([, list = '']) => list))
  return [...new Set(lists.flatMap((list) => list.match(/\b[A-Z]\w*/g) ?? []))].sort()
}
