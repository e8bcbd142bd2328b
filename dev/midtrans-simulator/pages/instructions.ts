import { WIB_ZONE } from '#contract/wib.ts'
import type { Method } from '#dev/midtrans-simulator/methods.ts'
import { methodOf } from '#dev/midtrans-simulator/payments.ts'
import type { Transaction } from '#dev/midtrans-simulator/transactions.ts'
import { type Html, html } from './html.ts'
import { backToShop, exitControl, rupiah, type Section, type View } from './layout.ts'
import { qrSvg } from './qr.ts'
import type { Texts } from './texts.ts'

const how: Record<Method['kind'], keyof Texts> = {
  va: 'howVa',
  bill: 'howBill',
  qr: 'howQr',
  wallet: 'howWallet',
  store: 'howStore',
  card: 'verifyingHelp',
}

/** Returns payment instructions for the chosen method, with buttons that simulate the customer's bank. */
export function instructions(view: View, transaction: Transaction): Section {
  const { t } = view
  const method = methodOf(transaction)
  return {
    title: method.label,
    content: html`
      <p>${t[how[method.kind]]}</p>
      ${codes(view, method, transaction)}
      <p class="quiet">${t.payBefore} <b>${wib(view, transaction.expires_at)}</b></p>
      <form method="post" action="${view.to('outcome')}" class="simulate" aria-labelledby="simulate">
        <h2 id="simulate">${t.simulate}</h2>
        <button class="button primary" name="outcome" value="settle">${t.paySuccess}</button>
        <button class="button danger" name="outcome" value="deny">${t.payDenied}</button>
        ${exitControl(view, t.payLater, 'button')}
      </form>`,
  }
}

/** Returns the page of a card payment without a decision of the bank. */
export function verifying(view: View): Section {
  return {
    title: view.t.verifying,
    content: html`<p>${view.t.verifyingHelp}</p><div class="actions">${backToShop(view)}</div>`,
  }
}

function codes(view: View, method: Method, { details, order_id, gross_amount }: Transaction): Html {
  const { t } = view
  switch (method.kind) {
    case 'va': {
      const [first] = (details.va_numbers ?? []) as { va_number: string }[]
      return code(t, t.vaNumber, first?.va_number ?? String(details.permata_va_number))
    }
    case 'bill':
      return html`${code(t, t.billerCode, String(details.biller_code))}${code(t, t.billKey, String(details.bill_key))}`
    case 'store':
      return code(t, t.paymentCode, String(details.payment_code))
    case 'qr':
      // Not a payable QRIS: a scan shows that this is a simulation.
      return qrSvg(`SIMULASI PEMBAYARAN, bukan uang sungguhan. ${order_id} ${rupiah(gross_amount)}`, t.qrAlt)
    default:
      return html``
  }
}

function code(t: Texts, label: string, value: string): Html {
  return html`<div class="code">
    <div><p class="label">${label}</p><p class="value">${inGroups(value)}</p></div>
    <button type="button" class="copy" data-copy="${value}" data-copied="${t.copied}" aria-label="${t.copy} ${label}">${t.copy}</button>
  </div>`
}

/** Groups long numbers by four digits; numbers of up to six digits stay unchanged. */
const inGroups = (digits: string) => (digits.length > 6 ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits)

function wib({ language }: View, ms: number): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: WIB_ZONE })
  return `${format.format(ms)} WIB`
}
