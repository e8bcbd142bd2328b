/*
 * Input of a form in the current entry of the browser's history: the way back, a reload and a document that the device stored
 * find it, and a new visit does not.
 */

/** Stores the input, also values that are invalid so far. */
export function keepForm(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  // `usr` is the router's place for the state of a location.
  history.replaceState({ ...history.state, usr: { ...history.state?.usr, typed } }, '')
}

/**
 * Fills in the stored input, except in controls that the buyer or the browser has already changed, and opens the parts that
 * contain it.
 */
export function restoreForm(form: HTMLFormElement): void {
  const typed: unknown = history.state?.usr?.typed
  if (!Array.isArray(typed)) return
  const kept = new URLSearchParams(typed)
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    const isFilled = restoreControl(control, kept.getAll(control.name))
    if (isFilled) control.closest('details')?.setAttribute('open', '')
  }
}

/** @returns true if the control is ticked or has a text */
function restoreControl(control: HTMLInputElement, kept: readonly string[]): boolean {
  if (control.type === 'checkbox' || control.type === 'radio') {
    if (control.checked === control.defaultChecked) control.checked = kept.includes(control.value)
    return control.checked
  }
  if (control.value === control.defaultValue) control.value = kept[0] ?? ''
  return control.value !== ''
}
