import { html } from './html.ts'
import type { Section, View } from './layout.ts'
import type { Texts } from './texts.ts'

/** Validation errors of the card form and the one-time password. */
export type Problem = 'unknownCard' | 'badExpiry' | 'badCvv' | 'wrongOtp'
export const isProblem = (value: unknown): value is Problem =>
  ['unknownCard', 'badExpiry', 'badCvv', 'wrongOtp'].includes(String(value))

const samples: [number: string, label: keyof Texts][] = [
  ['4811 1111 1111 1114', 'cardAccept'],
  ['4411 1111 1111 1118', 'cardDirect'],
  ['4911 1111 1111 1113', 'cardDeny'],
  ['4611 1111 1111 1116', 'cardFraud'],
  ['4472 4298 6999 6670', 'cardFunds'],
  ['4024 0071 7626 5022', 'cardLate'],
]

export function cardForm(view: View, problem: Problem | undefined, hasOtherMethods: boolean): Section {
  const { t } = view
  return {
    title: t.cardTitle,
    content: html`${alert(t, problem)}
      <form method="post" action="${view.to('card')}" class="fields" autocomplete="off">
        ${field('number', t.cardNumber, '4811 1111 1111 1114', 19, problem === 'unknownCard')}
        <div class="pair">
          ${field('expiry', t.cardExpiry, '01/39', 7, problem === 'badExpiry')}
          ${field('cvv', t.cardCvv, '123', 4, problem === 'badCvv')}
        </div>
        <button class="button primary">${t.payNow}</button>
      </form>
      <fieldset class="samples">
        <legend>${t.testCards}</legend>
        ${samples.map(
          ([number, label]) => html`<button type="button" data-fill-card="${number}">
          <span>${t[label]}</span> <span class="number">${number}</span></button>`,
        )}
      </fieldset>
      ${hasOtherMethods && html`<p><a href="${view.to('', { list: '1' })}" data-swap>‹ ${t.back}</a></p>`}`,
  }
}

export function otpForm(view: View, problem: Problem | undefined): Section {
  const { t } = view
  return {
    title: t.otpTitle,
    content: html`${alert(t, problem)}
      <p>${t.otpHelp}</p>
      <form method="post" action="${view.to('otp')}" class="fields" autocomplete="off">
        ${field('code', t.otp, '112233', 6, problem === 'wrongOtp')}
        <button class="button primary">${t.otpSend}</button>
        <button class="button" name="cancel" value="1" formnovalidate>${t.otpCancel}</button>
      </form>`,
  }
}

const alert = (t: Texts, problem: Problem | undefined) =>
  problem && html`<p class="alert" role="alert" id="problem">${t[problem]}</p>`

const field = (name: string, label: string, placeholder: string, length: number, wrong: boolean) =>
  html`<label>${label}
    <input name="${name}" required inputmode="numeric" maxlength="${length}" placeholder="${placeholder}"
      ${wrong && html`aria-invalid="true" aria-describedby="problem"`}></label>`
