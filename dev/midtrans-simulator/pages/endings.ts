import { html } from './html.ts'
import { backToShop, type Section, type View } from './layout.ts'
import type { Texts } from './texts.ts'

export function success(view: View, leaveAfter: number): Section {
  return {
    title: view.t.success,
    leaveAfter: view.origin || view.exit.href ? leaveAfter : 0,
    mark: 'good',
    content: html`<p>${view.t.successHelp}</p><div class="actions">${backToShop(view)}</div>`,
  }
}

/** Returns the page of a denied attempt. The customer may retry until the limit of denials is reached. */
export function denied(view: View, isFinal: boolean): Section {
  const { t } = view
  return {
    title: t.denied,
    mark: 'bad',
    content: html`<p>${isFinal ? t.deniedFinal : t.deniedHelp}</p>
      <div class="actions">
        ${!isFinal && html`<a class="button primary" href="${view.to('', { list: '1' })}" data-swap>${t.otherMethod}</a>`}
        ${backToShop(view, isFinal ? 'button primary' : 'button')}
      </div>`,
  }
}

export function unavailable(view: View, reason: keyof Texts): Section {
  return {
    title: view.t.unavailable,
    content: html`<p>${view.t[reason]}</p><div class="actions">${backToShop(view)}</div>`,
  }
}
