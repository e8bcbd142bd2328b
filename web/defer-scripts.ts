/** Stands where the browser would find `modulepreload` or `module`, until it is time. */
const LATER = 'nanti'
/** For browsers that do not tell when they painted, and tabs that nobody has looked at yet. */
const AT_THE_LATEST_MS = 3_000

/**
 * Keeps a rendered document's modules back until it stands on the screen: on a thin line they would take their share from
 * the styles, the font and the first picture, which are a third of their size and all that one wants to see first.
 * React Router writes the tags itself and has no setting for it. A document without scripts stays as it is.
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace(
      /<script type="module" async="">([\s\S]*?<\/script>)/,
      (_, script) => `<script type="${LATER}">${script}<script>(${start})("${LATER}",${AT_THE_LATEST_MS})</script>`,
    )
}

/** Runs in the browser, by itself: nothing outside of it is there. */
function start(later: string, atTheLatestMs: number): void {
  let isStarted = false
  const begin = () => {
    if (isStarted) return
    isStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`)) link.rel = 'modulepreload'
    const waiting = document.querySelector<HTMLScriptElement>(`script[type=${later}]`)
    const script = document.createElement('script')
    script.type = 'module'
    script.text = waiting?.text ?? ''
    waiting?.replaceWith(script)
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, atTheLatestMs)
}
