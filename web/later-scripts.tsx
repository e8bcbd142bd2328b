import { Children, cloneElement, createContext, Fragment, isValidElement, type ReactNode, useContext } from 'react'
import { Scripts } from 'react-router'

/** Stands where the browser would find `modulepreload` or `module`, until it is time. */
const LATER = 'nanti'
/** For browsers that do not tell when they painted, tabs that nobody has looked at yet, and pictures that do not come. */
const AT_THE_LATEST_MS = 3_000

/** React's development build would complain about what the script writes on pictures. */
const isHeldBack = import.meta.env.SSR && import.meta.env.PROD

/** By what the server knows the scripts of a rendering from any other; nothing in the browser. */
export const MarkContext = createContext<string | undefined>(undefined)

/** Stands in the head, before the styles: a browser runs no script before the styles above it have come. */
export function StartScript() {
  const nonce = useContext(MarkContext)
  const text = isHeldBack ? `(${start})("${LATER}",${AT_THE_LATEST_MS})` : ' '
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, see below
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * React Router's scripts, whose modules wait until the document stands on the screen with its first picture: on a thin line they
 * would take their share from styles, font and picture, which are a third of their size and all that one wants to see first. React
 * Router has no setting for it, but what its component returns are plain tags. Pictures below the screen wait for a hand: a
 * browser fetches them two or three screens ahead, also for somebody who never scrolls.
 */
export function LaterScripts() {
  const scripts = Scripts({})
  return isHeldBack ? holdBack(scripts) : scripts
}

interface Tag {
  rel?: string
  type?: string
  href?: string
  nonce?: string
  children?: ReactNode
}

/** The same tags, in which a browser sees no modules. */
export function holdBack(tags: ReactNode): ReactNode {
  return Children.map(tags, (tag) => {
    if (!isValidElement<Tag>(tag)) return tag
    const { type, props } = tag
    if (type === Fragment) return holdBack(props.children)
    if (type === 'link' && props.rel === 'modulepreload') {
      const { href, nonce } = props
      const later = cloneElement(tag, { rel: LATER })
      if (!href?.includes('/manifest-')) return later
      // The list of all files as a script of its own: not every browser compares what a preload brought with its hash.
      return (
        <>
          <script type={LATER} async src={href} nonce={nonce} />
          {later}
        </>
      )
    }
    if (type === 'script' && props.type === 'module') return cloneElement(tag, { type: LATER })
    return tag
  })
}

/** Runs in the browser, by itself: nothing outside of it is there. Short, because it comes with every document. */
function start(later: string, atTheLatestMs: number): void {
  // A hand may be quicker than the script: see `usePress`. What opens a popover needs none.
  document.onclick = ({ target }) => {
    document.tekanan = (target as Element).closest<HTMLElement>('[type=button]:not([popovertarget])')
  }
  const page = document.documentElement
  // A worker has brought the font before, see `app.css`.
  page.dataset[later] = navigator.serviceWorker?.controller ? 'huruf' : ''
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
    const waiting = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(`[rel=${later}],[type=${later}]`)
    for (const [index, tag] of waiting.entries()) {
      if ('rel' in tag) tag.rel = 'modulepreload'
      else {
        // A browser looks at a script again when it comes into the document anew. A copy of its text would not be trusted.
        const { parentNode, nextSibling } = tag
        tag.remove()
        tag.type = 'module'
        parentNode?.insertBefore(tag, nextSibling)
      }
      // All at once would hold up a cheap phone for a tenth of a second.
      if (index % 4 === 3) await new Promise((resolve) => setTimeout(resolve))
    }
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
