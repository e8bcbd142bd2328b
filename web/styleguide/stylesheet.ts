export type Theme = 'perangkat' | 'lightTheme' | 'darkTheme'

const DARK = '(prefers-color-scheme: dark)'
/** Rules of the dark theme, with their original media conditions. */
const dark = new Map<CSSMediaRule, string>()

/** Shows a theme regardless of the device's preference, by switching the media conditions of the dark theme. */
export function applyTheme(theme: Theme): void {
  for (const rule of rules(document.styleSheets)) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(DARK)) dark.set(rule, rule.media.mediaText)
  }
  for (const [rule, condition] of dark) {
    rule.media.mediaText = { perangkat: condition, lightTheme: 'not all', darkTheme: 'screen' }[theme]
  }
  document.documentElement.style.colorScheme = { perangkat: '', lightTheme: 'light', darkTheme: 'dark' }[theme]
}

/** Applies the styles of `:hover` and `:focus-visible` to `.gaya-hover` and `.gaya-fokus`. */
export function showState(): void {
  for (const rule of rules(document.styleSheets)) {
    if (!(rule instanceof CSSStyleRule)) continue
    const { selectorText } = rule
    const shown = selectorText.replaceAll(':hover', '.gaya-hover').replaceAll(':focus-visible', '.gaya-fokus')
    if (shown !== selectorText && !selectorText.includes('.gaya-')) rule.selectorText = `${selectorText}, ${shown}`
  }
}

function* rules(sheets: Iterable<CSSStyleSheet | CSSGroupingRule>): Generator<CSSRule> {
  for (const { cssRules } of sheets) {
    for (const rule of cssRules) {
      yield rule
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* rules([rule as CSSGroupingRule])
    }
  }
}
