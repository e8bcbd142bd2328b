import { Children, cloneElement, createContext, Fragment, isValidElement, type ReactNode, useContext } from 'react'
import { Scripts } from 'react-router'
import font from '#web/fonts/plus-jakarta-sans-inti.woff2?url'

/** Placeholder for `modulepreload` and `module` until the scripts are started. */
const LATER = 'nanti'
/** 3 s timeout: for browsers without paint timing, background tabs, and pictures that do not load. */
const AT_THE_LATEST_MS = 3_000

/** React's development build would warn about the attributes that the script sets on pictures. */
const isHeldBack = import.meta.env.SSR && import.meta.env.PROD

/** Nonce by which the server recognizes the scripts of a rendering; undefined in the browser. */
export const MarkContext = createContext<string | undefined>(undefined)

/**
 * Renders the start script. It must precede the stylesheets, because a browser delays scripts until earlier stylesheets have
 * loaded.
 */
export function StartScript() {
  const nonce = useContext(MarkContext)
  const text = isHeldBack ? `(${start})("${LATER}",${AT_THE_LATEST_MS},"${font}")` : ' '
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, see below
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Renders React Router's scripts, but delays their modules until the document is painted with its first picture. On a slow
 * connection they would compete with styles, font and picture, which are a third of their size and needed first. React Router
 * has no setting for this, but its component returns plain tags. Pictures below the screen wait for the first user input: a
 * browser fetches them two or three screens ahead, even without scrolling.
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

/** Returns the tags with their module types replaced by the placeholder. */
export function holdBack(tags: ReactNode): ReactNode {
  return Children.map(tags, (tag) => {
    if (!isValidElement<Tag>(tag)) return tag
    const { type, props } = tag
    if (type === Fragment) return holdBack(props.children)
    if (type === 'link' && props.rel === 'modulepreload') {
      const { href, nonce } = props
      const later = cloneElement(tag, { rel: LATER })
      if (!href?.includes('/manifest-')) return later
      // The manifest also gets a script tag of its own: not every browser checks a preloaded file against its hash.
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

/**
 * Runs in the browser as inlined text, so it must not reference anything outside. Keep it short: every document contains it.
 */
function start(later: string, atTheLatestMs: number, font: string): void {
  // The user may press a button before hydration: see `usePress`. Popover buttons work without a script.
  document.onclick = ({ target }) => {
    document.press = (target as Element).closest<HTMLElement>('[type=button]:not([popovertarget])')
  }
  const page = document.documentElement
  page.dataset[later] = page.dataset.huruf = ''
  // Added when it has loaded: the page is then laid out once more, and not styled again.
  const loadFont = () =>
    new FontFace('Huruf', `url(${font})`, { weight: '400 700' }).load().then(
      (face) => document.fonts.add(face),
      () => {},
    )
  const isCached = navigator.serviceWorker?.controller
  if (isCached) void loadFont()
  const reveal = () => {
    delete page.dataset[later]
    // After the frame with the pictures: if the font arrived in the same one, their way back would count as a layout shift.
    if (!isCached) requestAnimationFrame(() => setTimeout(loadFont))
    const pictures = document.querySelectorAll<HTMLElement>('img[loading=lazy]')
    // All are measured before the first one changes, so that the page is laid out once.
    const below = [...pictures].filter((img) => img.getBoundingClientRect().top > innerHeight)
    for (const img of below) img.dataset[later] = ''
    const loadLazyPictures = () => {
      for (const img of pictures) delete img.dataset[later]
    }
    // Only the page's own scrolling: scroll events of inner containers do not bubble up to the window.
    for (const sign of ['scroll', 'pointerdown', 'keydown', 'resize'])
      addEventListener(sign, loadLazyPictures, { once: true })
  }
  const begin = async () => {
    const waiting = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(`[rel=${later}],[type=${later}]`)
    for (const [index, tag] of waiting.entries()) {
      if ('rel' in tag) tag.rel = 'modulepreload'
      else {
        // A browser evaluates a script again when the element is re-inserted. A copy of its text would not be trusted.
        const { parentNode, nextSibling } = tag
        tag.remove()
        tag.type = 'module'
        parentNode?.insertBefore(tag, nextSibling)
      }
      // Pause after every four tags: starting all at once blocks a cheap phone for 100 ms.
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
