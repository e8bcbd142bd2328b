export interface Token {
  /** Name without the leading dashes: `color-laut`. */
  nama: string
  lightTheme: string
  /** Value in the dark theme; the light value if it has none of its own. */
  darkTheme: string
}

const DARK = '@media screen and (prefers-color-scheme: dark)'
const DECLARATION = /^ +--([\w-]+): ([^;]+);/gm

/** Reads the design tokens from the source of `app.css`. */
export function readTokens(css: string): Token[] {
  const [theme = '', dark = ''] = css.slice(css.indexOf('@theme')).split(DARK)
  const darkTheme = new Map(declarations(dark))
  return declarations(theme).map(([name, lightTheme]) => ({
    nama: name,
    lightTheme,
    darkTheme: darkTheme.get(name) ?? lightTheme,
  }))
}

function declarations(css: string): [nama: string, nilai: string][] {
  const end = css.search(/\n\}/)
  return Array.from(css.slice(0, end).matchAll(DECLARATION), ([, name = '', value = '']) => [name, value])
}
