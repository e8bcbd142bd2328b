/** Stands where the browser would find `modulepreload` or `module`, until it is time. */
const LATER = 'nanti'
/** For browsers that do not tell when they painted, tabs that nobody has looked at yet, and pictures that do not come. */
const AT_THE_LATEST_MS = 3_000

/**
 * Keeps a rendered document's modules back until it stands on the screen with its first picture: on a thin line they would
 * take their share from styles, font and picture, which are a third of their size and all that one wants to see first. React
 * Router writes the tags itself and has no setting for it. Pictures below the screen wait for a hand: a browser fetches them
 * two or three screens ahead, also for somebody who never scrolls. A document without scripts stays as it is.
 */
export function deferScripts(html: string): string {
  const module = /<script type="module" async="">/
  if (!module.test(html)) return html
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace(module, `<script type="${LATER}">`)
    .replace(
      /<meta charset="utf-8"\/>/i,
      (charset) => `${charset}<script>(${start})("${LATER}",${AT_THE_LATEST_MS})</script>`,
    )
}

/** Runs in the browser, by itself: nothing outside of it is there. Short, because it comes with every document. */
function start(later: string, atTheLatestMs: number): void {
  // A hand may be quicker than the script: see `useTekanan`.
  document.onclick = ({ target }) => {
    document.tekanan = (target as Element).closest<HTMLElement>('[type=button]')
  }
  const page = document.documentElement
  page.dataset[later] = ''
  const reveal = () => {
    delete page.dataset[later]
    const pictures = document.querySelectorAll<HTMLElement>('img[loading=lazy]')
    for (const img of pictures) if (img.getBoundingClientRect().top > innerHeight) img.dataset[later] = ''
    const near = () => {
      for (const img of pictures) delete img.dataset[later]
    }
    // The page's own scrolling: what slides by itself within it does not come this far.
    for (const sign of ['scroll', 'pointerdown', 'keydown', 'resize']) addEventListener(sign, near, { once: true })
  }
  const begin = async () => {
    const waiting = document.querySelector<HTMLScriptElement>(`script[type=${later}]`)
    if (!waiting) return
    for (const [index, link] of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`).entries()) {
      link.rel = 'modulepreload'
      // All at once would hold up a cheap phone for a tenth of a second.
      if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve))
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.text = waiting.text
    waiting.replaceWith(script)
  }
  const read = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  const late = new Promise((resolve) => setTimeout(resolve, atTheLatestMs))
  const picture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.decode()
  const shown = Promise.all([read, painted])
  void Promise.race([shown, late]).then(reveal)
  void shown
    .then(picture)
    .catch(() => {})
    .then(() => requestAnimationFrame(() => setTimeout(begin)))
  void Promise.all([read, late]).then(begin)
}
