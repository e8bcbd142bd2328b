import { formatRupiah } from '#contract/uang/rupiah.ts'
import { asObject, asText } from '#dev/midtrans-simulator/json.ts'
import { type Session, sessionState } from '#dev/midtrans-simulator/sessions.ts'
import type { Simulation } from '#dev/midtrans-simulator/simulation.ts'
import { type Html, html } from './html.ts'
import type { Exit } from './snap-result.ts'
import type { Language, Texts } from './texts.ts'

/** Data that every part of the page uses. */
export interface View {
  sim: Simulation
  session: Session
  t: Texts
  language: Language
  /** Origin of the shop if the page is in Snap's frame; undefined in redirect mode. */
  origin: string | undefined
  /** Returns the address of a step of this page, with the options of this opening. */
  to(step?: string, extra?: Record<string, string>): string
  exit: Exit
}

export interface Section {
  title: string
  mark?: 'good' | 'bad'
  content: Html
  /** Seconds until the page leaves by itself; 0 = never. */
  leaveAfter?: number
}

/** Formats rupiah. A discount is a negative amount. */
export const rupiah = (amount: number) => `${amount < 0 ? '−' : ''}${formatRupiah(Math.abs(amount))}`

export function document(language: Language, app: Html, options: Record<string, string>): string {
  const data = Object.entries(options).map(([name, value]) => html` data-${name}="${value}"`)
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${language === 'id' ? 'Simulasi pembayaran' : 'Simulated payment'}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/snap/assets/hosted-page.css">
  <link rel="stylesheet" href="/snap/assets/controls.css">
  <script type="module" src="/snap/assets/hosted-page.js"></script>
</head>
<body${data}>${app}</body>
</html>`.markup
}

/** Returns the sheet that Snap shows over the shop: merchant, amount, remaining time and the current step. */
export function sheet(view: View, section: Section, version: string): Html {
  const { t, sim } = view
  return html`<main id="app" class="sheet" aria-labelledby="step" data-version="${version}">
    <header class="top">
      <p class="merchant">${sim.config.merchantName}</p>
      ${canClose(view) && exitControl(view, html`<span aria-hidden="true">×</span>`, 'close', t.close)}
    </header>
    <p class="banner" role="note">${t.banner}</p>
    <div class="scroll">
      ${summary(view)}
      ${section.mark && html`<p class="mark ${section.mark}" aria-hidden="true">${section.mark === 'good' ? '✓' : '!'}</p>`}
      <h1 id="step" tabindex="-1">${section.title}</h1>
      ${section.content}
      ${
        section.leaveAfter
          ? html`<p class="quiet" data-leave-after="${section.leaveAfter}">${t.autoClose}
        <span>${section.leaveAfter}</span> ${t.seconds}.</p>`
          : null
      }
    </div>
  </main>`
}

/** Returns a control that leaves the page: a message to Snap in the frame, or a link to the shop. Empty if there is neither. */
export function exitControl({ origin, exit }: View, label: Html | string, style: string, name?: string): Html {
  const aria = name ? html` aria-label="${name}"` : null
  const result = exit.result ? JSON.stringify(exit.result) : ''
  if (origin) {
    return html`<button type="button" class="${style}"${aria} data-exit="${exit.event}" data-result="${result}">${label}</button>`
  }
  if (exit.href) return html`<a class="${style}"${aria} data-exit="${exit.event}" href="${exit.href}">${label}</a>`
  return html``
}

export function backToShop(view: View, style = 'button primary'): Html {
  if (!view.origin && !view.exit.href) return html`<p class="quiet">${view.t.mayClose}</p>`
  return exitControl(view, view.t.backToShop, style)
}

const canClose = ({ origin, exit }: View) => Boolean(origin || exit.href)

function summary({ t, session, sim }: View): Html {
  const now = sim.clock.now()
  const latest = sim.ledger.attempts(session.order_id).at(-1)
  const amount = latest?.gross_amount ?? session.gross_amount
  const deadline = latest?.state === 'pending' ? latest.expires_at : session.expires_at
  const isRunning = sessionState(session, now) === 'open'
  return html`<section class="summary" aria-label="${t.total}">
    <div>
      <p class="label">${t.total}</p>
      <p class="amount">${rupiah(amount)}</p>
    </div>
    ${
      isRunning &&
      html`<div class="time">
      <p class="label">${t.timeLeft}</p>
      <p class="countdown" role="timer" data-left="${deadline - now}">${clockText(deadline - now)}</p>
    </div>`
    }
    <p class="order">${t.order} <b>${session.order_id}</b></p>
    ${itemList(session, t)}
  </section>`
}

function itemList(session: Session, t: Texts): Html {
  const items = Array.isArray(session.request.item_details) ? session.request.item_details.map(asObject) : []
  if (items.length === 0) return html``
  return html`<details>
    <summary>${t.details}</summary>
    <ul class="items">${items.map((item) => {
      const quantity = Number(item.quantity)
      return html`<li><span>${asText(item.name)}${quantity > 1 && ` × ${quantity}`}</span>
        <span>${rupiah(Number(item.price) * quantity)}</span></li>`
    })}</ul>
  </details>`
}

/** Returns 23:59:07, or 14:59 below an hour. The page's script updates it in the same format. */
function clockText(ms: number): string {
  const text = new Date(Math.max(0, ms)).toISOString()
  const hours = Math.floor(Math.max(0, ms) / 3_600_000)
  return hours ? `${String(hours).padStart(2, '0')}:${text.slice(14, 19)}` : text.slice(14, 19)
}
