// Drop-in for Midtrans' snap.js. The shop's content policy forbids inline styles in markup, so they are set by script.
;(() => {
  const script = document.currentScript ?? document.querySelector('script[src*="/snap/snap.js"]')
  const simulator = new URL(script.src).origin
  const events = { success: 'onSuccess', pending: 'onPending', error: 'onError', close: 'onClose' }

  /** @type {{ view: string, element: HTMLElement, frame?: HTMLIFrameElement, options: object, focus?: Element } | undefined} */
  let open
  let overflow = ''

  function start(method, token, options) {
    if (open?.frame) {
      throw new Error(
        `snap.${method} is not allowed to be called in this state. Invalid state transition from ${open.view} to ${open.view}`,
      )
    }
    if (typeof token !== 'string' || token === '') throw new Error(`snap.${method} needs a token`)
    snap.hide()
    const frame = document.createElement('iframe')
    frame.id = 'snap-midtrans'
    frame.name = `popup_${Date.now()}`
    frame.title = options.language === 'en' ? 'Midtrans payment (simulated)' : 'Pembayaran Midtrans (simulasi)'
    frame.allow = 'clipboard-write'
    frame.src = pageAddress(method, token, options)
    Object.assign(frame.style, { border: '0', colorScheme: 'light' })
    return frame
  }

  function pageAddress(method, token, options) {
    const url = new URL(`/snap/v4/redirection/${encodeURIComponent(token)}`, simulator)
    const query = {
      origin: location.origin,
      client_key: script.getAttribute('data-client-key') ?? '',
      embed: method === 'embed' ? '1' : undefined,
      language: options.language,
      mode: options.uiMode ?? options.gopayMode,
      selected: options.selectedPaymentType,
      enabled: options.enabledPayments?.join(','),
      delay: options.autoCloseDelay?.toString(),
    }
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    return url.href
  }

  function cover(element) {
    Object.assign(element.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      // A modal dialog of the shop may have switched pointer events off for the whole body.
      pointerEvents: 'auto',
      background: 'rgb(16 39 46 / 0.6)',
      zIndex: '2147483000',
    })
    overflow = document.body.style.overflow
    document.body.style.overflow = 'hidden'
    document.body.append(element)
  }

  const snap = {
    pay(token, options = {}) {
      const frame = start('pay', token, options)
      open = { view: 'PopupInView', element: frame, frame, options, focus: document.activeElement ?? undefined }
      cover(frame)
      frame.addEventListener('load', () => frame.focus())
    },

    embed(token, options = {}) {
      const host = document.getElementById(options.embedId)
      if (!host) throw new Error(`snap.embed: no element with id "${options.embedId}"`)
      const frame = start('embed', token, options)
      Object.assign(frame.style, { width: '100%', height: '100%', minWidth: '320px', minHeight: '560px' })
      open = { view: 'EmbedInView', element: frame, frame, options }
      host.append(frame)
    },

    /** Shows a loading cover while the shop fetches its token. */
    show() {
      if (open) return
      const element = document.createElement('div')
      element.setAttribute('role', 'status')
      element.textContent = 'Memuat pembayaran …'
      Object.assign(element.style, {
        display: 'grid',
        placeItems: 'center',
        color: '#fff',
        font: '1rem system-ui, sans-serif',
      })
      open = { view: 'LoadingInView', element, options: {} }
      cover(element)
    },

    hide() {
      if (!open) return
      if (open.view !== 'EmbedInView') document.body.style.overflow = overflow
      open.element.remove()
      open.focus?.focus?.()
      open = undefined
    },
  }

  addEventListener('message', (message) => {
    if (message.origin !== simulator || !open?.frame || message.source !== open.frame.contentWindow) return
    const { event, result } = message.data ?? {}
    if (!(event in events)) return
    const { options } = open
    snap.hide()
    const callback = options[events[event]]
    if (callback) event === 'close' ? callback() : callback(result)
    // Without callbacks, Snap redirects to the finish address, if there is one.
    else if (result?.finish_redirect_url) location.assign(result.finish_redirect_url)
  })

  window.snap = snap
})()
