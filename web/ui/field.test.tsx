import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, pick, press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { CheckField } from './check-field.tsx'
import { PasswordField, TextArea, TextField } from './field.tsx'
import { FileButton } from './file-button.tsx'
import { SelectField } from './select-field.tsx'

describe('fields', () => {
  test.each([
    ['text', <TextField key="1" label="Nama" hint="Seperti di KTP" error="Nama belum diisi" />],
    ['lines', <TextArea key="2" label="Nama" hint="Seperti di KTP" error="Nama belum diisi" />],
    ['password', <PasswordField key="3" label="Nama" hint="Seperti di KTP" error="Nama belum diisi" />],
    ['choice', <SelectField key="4" label="Nama" hint="Seperti di KTP" error="Nama belum diisi" />],
  ])('tie label, hint and error to a field of %s', async (_, ui) => {
    await show(ui)
    await expect.element(field('Nama')).toHaveAccessibleDescription('Seperti di KTP Nama belum diisi')
    await expect.element(field('Nama')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nama belum diisi')
  })

  test('are not marked without an error', async () => {
    await show(<TextField label="Nama" />)
    await expect.element(field('Nama')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('Nama')).not.toHaveAttribute('aria-describedby')
  })

  test('keep different ids with the same label', async () => {
    await show(
      <>
        <TextField label="Nama" defaultValue="a" />
        <TextField label="Nama" defaultValue="b" error="Salah" />
      </>,
    )
    await expect.element(field('Nama').nth(1)).toHaveValue('b')
    await expect.element(field('Nama').nth(0)).not.toHaveAccessibleDescription()
  })

  test('show a password only while the eye is pressed', async () => {
    await show(<PasswordField label="Password" defaultValue="rahasia" />)
    await expect.element(field('Password')).toHaveAttribute('type', 'password')
    await press('Tampilkan kata sandi')
    await expect.element(field('Password')).toHaveAttribute('type', 'text')
    await expect.element(button('Sembunyikan kata sandi')).toHaveAttribute('aria-pressed', 'true')
    await press('Sembunyikan kata sandi')
    await expect.element(field('Password')).toHaveAttribute('type', 'password')
  })

  test('show the message of a check', async () => {
    await show(<CheckField label="Aktif" hint="Tampil di toko" />)
    await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Tampil di toko')
  })

  test('accept the same file again', async () => {
    const picked = vi.fn()
    await show(<FileButton onPick={picked}>Pilih Foto</FileButton>)
    const file = new File(['a'], 'a.png')
    await pick(field('Pilih Foto'), file)
    await pick(field('Pilih Foto'), file)
    expect(picked.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'a.png'])
  })
})
