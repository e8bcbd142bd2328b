import type { Method, MethodKind } from '#dev/midtrans-simulator/methods.ts'
import { type Html, html } from './html.ts'
import type { Section, View } from './layout.ts'
import type { Texts } from './texts.ts'

const groups: [kinds: MethodKind[], title: keyof Texts][] = [
  [['qr', 'wallet'], 'groupQr'],
  [['va', 'bill'], 'groupVa'],
  [['card'], 'groupCard'],
  [['store'], 'groupStore'],
]

export function methodList(view: View, methods: readonly Method[]): Section {
  const { t } = view
  if (methods.length === 0) return { title: t.chooseMethod, content: html`<p class="notice">${t.noChannels}</p>` }
  // Snap skips a list with one method. The script does it, because a GET must not start a payment.
  const skip = methods.length === 1 && fits(view, methods[0] as Method)
  return {
    title: t.chooseMethod,
    content: html`<form method="post" action="${view.to('choose')}"${skip && html` data-submit-now`}>
      ${groups.map(([kinds, title]) => {
        const members = methods.filter((method) => kinds.includes(method.kind))
        return (
          members.length > 0 &&
          html`<fieldset class="methods">
          <legend>${t[title]}</legend>
          ${members.map((method) => methodButton(view, method))}
        </fieldset>`
        )
      })}
    </form>`,
  }
}

function methodButton(view: View, method: Method): Html {
  const allowed = fits(view, method)
  const label = method.kind === 'card' ? view.t.cardTitle : method.label
  return html`<button class="method" name="method" value="${method.key}"${!allowed && html` disabled`}>
    <span class="badge" data-kind="${method.kind}" aria-hidden="true">${method.badge}</span>
    <span>${label}${!allowed && html` <small>${view.t.outOfRange}</small>`}</span>
    <span class="arrow" aria-hidden="true">›</span>
  </button>`
}

export const fits = ({ session }: View, method: Method) =>
  session.gross_amount >= method.min && session.gross_amount <= method.max
