// The page works without this script; the script moves between steps without page loads.
const { origin } = document.body.dataset
const POLL_MS = 2000
let shownAt = performance.now()
let leaveTimer

function leave(control) {
  clearInterval(leaveTimer)
  if (!origin) return location.assign(control.href)
  const { exit, result } = control.dataset
  parent.postMessage({ event: exit, result: result ? JSON.parse(result) : undefined }, origin)
}

/** Loads an address and replaces the present step by the response. */
async function swap(address, init) {
  const response = await fetch(address, init)
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#app')
  if (!next) return location.reload()
  const typed = new Map([...document.querySelectorAll('input')].map((input) => [input.name, input.value]))
  document.querySelector('#app').replaceWith(next)
  begin()
  document.querySelector('#step').focus()
  if (!next.querySelector('#problem')) return
  for (const input of next.querySelectorAll('input')) input.value = typed.get(input.name) ?? ''
  next.querySelector('[aria-invalid]')?.focus()
}

function begin() {
  shownAt = performance.now()
  tick()
  clearInterval(leaveTimer)
  const waiting = document.querySelector('[data-leave-after]')
  if (waiting) {
    let left = Number(waiting.dataset.leaveAfter)
    leaveTimer = setInterval(() => {
      left--
      waiting.querySelector('span').textContent = left
      if (left <= 0) leave(document.querySelector('.actions [data-exit]'))
    }, 1000)
  }
  document.querySelector('form[data-submit-now] button')?.click()
}

function tick() {
  const timer = document.querySelector('[data-left]')
  if (!timer) return
  const seconds = Math.max(0, Math.floor((Number(timer.dataset.left) - (performance.now() - shownAt)) / 1000))
  const pad = (n) => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  timer.textContent = `${hours ? `${pad(hours)}:` : ''}${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
}

/** Polls for changes made elsewhere: the bank's response, a cancellation by the shop, an expiry. */
async function look() {
  const shown = document.querySelector('#app').dataset.version
  if (document.hidden || shown === 'none') return
  const response = await fetch(`${location.pathname}/version`).catch(() => undefined)
  const { version } = (await response?.json().catch(() => undefined)) ?? {}
  const isStill = document.querySelector('#app').dataset.version === shown
  if (version && isStill && version !== shown) await swap(location.href)
}

addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target
  const body = new URLSearchParams(new FormData(form, event.submitter))
  for (const button of form.querySelectorAll('button')) button.disabled = true
  void swap(form.action, { method: 'POST', body })
})

addEventListener('click', (event) => {
  const exit = event.target.closest('[data-exit]')
  const link = event.target.closest('a[data-swap]')
  const copy = event.target.closest('[data-copy]')
  const card = event.target.closest('[data-fill-card]')
  if (exit && origin) leave(exit)
  if (link) {
    event.preventDefault()
    void swap(link.href)
  }
  if (copy) {
    void navigator.clipboard?.writeText(copy.dataset.copy).catch(() => undefined)
    copy.textContent = copy.dataset.copied
  }
  if (card) {
    const values = { number: card.dataset.fillCard, expiry: '01/39', cvv: '123' }
    for (const [name, value] of Object.entries(values)) document.querySelector(`[name="${name}"]`).value = value
    document.querySelector('form button').focus()
  }
})

addEventListener('keydown', (event) => {
  const close = document.querySelector('.close')
  if (event.key === 'Escape' && close && document.body.dataset.frame === 'popup') leave(close)
})

setInterval(tick, 1000)
setInterval(look, POLL_MS)
begin()
