/** Stands where the browser would find `modulepreload` or `module`, until it is time. */
const LATER = 'nanti'
/** For browsers that do not tell when they painted, tabs that nobody has looked at yet, and pictures that do not come. */
const AT_THE_LATEST_MS = 3_000

/**
 * Keeps a rendered document's modules back until it stands on the screen with its first picture: on a thin line they would
 * take their share from styles, font and picture, which are a third of their size and all that one wants to see first.
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

/** Runs in the browser, by itself: nothing outside of it is there. Short, because it comes with every document. */
function start(later: string, atTheLatestMs: number): void {
  // A hand may be quicker than the script: see `useTekanan`.
  document.onclick = ({ target }) => {
    document.tekanan = (target as Element).closest<HTMLElement>('[type=button]')
  }
  const begin = () => {
    const waiting = document.querySelector<HTMLScriptElement>(`script[type=${later}]`)
    if (!waiting) return
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`)) link.rel = 'modulepreload'
    const script = document.createElement('script')
    script.type = 'module'
    script.text = waiting.text
    waiting.replaceWith(script)
  }
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode()
  void Promise.allSettled([painted, picture]).then(() => requestAnimationFrame(() => setTimeout(begin)))
  setTimeout(begin, atTheLatestMs)
}
