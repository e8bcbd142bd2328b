import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { DateField } from './date-field.tsx'

const input = field('Tanggal')
const leave = () => (input.element() as HTMLElement).blur()

/** Field within a form of `react-hook-form`. */
function Registered({ initial = '' }: { initial?: string }) {
  const form = useForm({ defaultValues: { tanggal: initial } })
  const [sent, setSent] = useState('')
  return (
    <form onSubmit={form.handleSubmit(({ tanggal }) => setSent(`dikirim: ${tanggal}.`))}>
      <DateField
        label="Tanggal"
        error={form.formState.errors.tanggal?.message}
        {...form.register('tanggal', { required: 'Isi tanggal' })}
      />
      <button type="submit">Simpan</button>
      <button type="button" onClick={() => form.setValue('tanggal', '2027-01-31')}>
        Pakai
      </button>
      <p>sekarang: {form.watch('tanggal')}.</p>
      <output>{sent}</output>
    </form>
  )
}

/** Field within a plain form. */
function Plain({ initial }: { initial?: string }) {
  const [sent, setSent] = useState('')
  return (
    <form
      onInput={(event) => setSent(`terisi: ${new FormData(event.currentTarget).get('mulai')}.`)}
      onSubmit={(event) => {
        event.preventDefault()
        setSent(`dikirim: ${new FormData(event.currentTarget).get('mulai')}.`)
      }}
    >
      <DateField label="Tanggal" name="mulai" min="2026-01-01" max="2026-12-31" defaultValue={initial} />
      <button type="submit">Simpan</button>
      <output>{sent}</output>
    </form>
  )
}

describe('date field', () => {
  test.each([
    ['react-hook-form', <Registered key="a" initial="2026-10-29" />],
    ['a plain form', <Plain key="b" initial="2026-10-29" />],
  ])('shows dates as in Indonesia, and sends YYYY-MM-DD, in %s', async (_, form) => {
    await show(form)
    await expect.element(input).toHaveValue('29/10/2026')
    await press('Simpan')
    await see('dikirim: 2026-10-29.')
    await fill(input, '1 des 2026')
    leave()
    await expect.element(input).toHaveValue('01/12/2026')
    await press('Simpan')
    await see('dikirim: 2026-12-01.')
  })

  test('is known to a form that listens as soon as it is typed', async () => {
    await show(<Plain />)
    await fill(input, '05/06/2026')
    await see('terisi: 2026-06-05.')
  })

  test('takes a year of two digits only when it is left or sent', async () => {
    await show(<Plain />)
    await fill(input, '05/06/20')
    await see('terisi: 05/06/20.')
    await fill(input, '05/06/26')
    await userEvent.keyboard('{Enter}')
    await see('dikirim: 2026-06-05.')
  })

  test.each([
    ['31/02/2026', 'Tulis tanggal seperti 29/10/2026'],
    ['10/29/2026', 'Tulis tanggal seperti 29/10/2026'],
    ['<img src=x onerror=alert(1)>', 'Tulis tanggal seperti 29/10/2026'],
    ['31/12/2025', 'Tidak boleh sebelum 01/01/2026'],
    ['1/1/2027', 'Tidak boleh setelah 31/12/2026'],
  ])('keeps %s and says what is wrong', async (typed, problem) => {
    await show(<Plain />)
    await fill(input, typed)
    await seeNot(problem)
    leave()
    await see(problem)
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveAccessibleDescription(problem)
    await fill(input, '15/06/2026')
    await seeNot(problem)
  })

  test('reports no change when it is only left', async () => {
    const changed = vi.fn()
    await show(<DateField label="Tanggal" name="mulai" value="2026-10-29" onChange={changed} />)
    ;(input.element() as HTMLElement).focus()
    leave()
    expect(changed).not.toHaveBeenCalled()
  })

  test('follows a value that the form sets', async () => {
    await show(<Registered initial="2026-10-29" />)
    await press('Pakai')
    await see('sekarang: 2027-01-31.')
    await expect.element(input).toHaveValue('31/01/2027')
    await press('Simpan')
    await see('dikirim: 2027-01-31.')
  })

  test('gets the focus if it is the first field with an error', async () => {
    await show(<Registered />)
    await press('Simpan')
    await see('Isi tanggal')
    await expect.element(input).toHaveFocus()
  })

  test("has the browser's calendar behind a button", async () => {
    await show(<Plain />)
    await expect.element(button('Buka kalender')).toBeVisible()
    const calendar = page.getByLabelText('Tanggal').element().parentElement?.querySelector('input[type=date]')
    await fill(page.elementLocator(calendar as Element), '2026-07-08')
    await expect.element(input).toHaveValue('08/07/2026')
    await press('Simpan')
    await see('dikirim: 2026-07-08.')
  })
})
