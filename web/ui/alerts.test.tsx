import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, press, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { type Question, useAlerts } from './alerts.tsx'
import { Button } from './button.tsx'

const DELETE_QUESTION: Question = {
  title: 'Hapus produk?',
  text: 'Tidak dapat dibatalkan.',
  confirm: 'Ya, Hapus',
  cancel: 'Batal',
  bahaya: true,
}

function AskSection({ question }: { question: Question }) {
  const { confirm } = useAlerts()
  const [answer, setAnswer] = useState('belum')
  return (
    <>
      <Button onClick={() => void confirm(question).then((yes) => setAnswer(yes ? 'ya' : 'tidak'))}>Tanya</Button>
      <Button onClick={() => void confirm({ title: 'Pertanyaan kedua' })}>Lain</Button>
      <p>Jawaban: {answer}</p>
    </>
  )
}

const box = () => page.getByRole('alertdialog')

describe('confirm', () => {
  test('is answered by its button, and returns the focus', async () => {
    await show(<AskSection question={{ ...DELETE_QUESTION, bahaya: false }} />)
    await press('Tanya')
    await expect.element(button('Ya, Hapus')).toHaveFocus()
    await press('Ya, Hapus')
    await see('Jawaban: ya')
    await seeNot('Hapus produk?')
    await expect.element(button('Tanya')).toHaveFocus()
  })

  test('puts the cursor on the way back where something is lost', async () => {
    await show(<AskSection question={DELETE_QUESTION} />)
    await press('Tanya')
    await expect.element(button('Batal')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await see('Jawaban: tidak')
  })

  test('is declined by Escape', async () => {
    await show(<AskSection question={DELETE_QUESTION} />)
    await press('Tanya')
    await see('Hapus produk?')
    await userEvent.keyboard('{Escape}')
    await see('Jawaban: tidak')
    await seeNot('Hapus produk?')
  })

  test('is declined by a click beside it, and stays at a click inside', async () => {
    await show(<AskSection question={DELETE_QUESTION} />)
    await press('Tanya')
    await userEvent.click(page.getByText('Tidak dapat dibatalkan.'))
    await see('Hapus produk?')
    const now = performance.now()
    const time = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
    ;(box().element() as HTMLElement).click()
    await see('Jawaban: tidak')
    time.mockRestore()
  })

  test('stays open at the second tap of a double tap, which lands beside it', async () => {
    await show(<AskSection question={DELETE_QUESTION} />)
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    await press('Tanya')
    await see('Hapus produk?')
    ;(box().element() as HTMLElement).click()
    time.mockRestore()
    await see('Hapus produk?')
    await see('Jawaban: belum')
  })

  test('counts as a no when another question takes its place', async () => {
    await show(<AskSection question={DELETE_QUESTION} />)
    await press('Tanya')
    await see('Hapus produk?')
    ;(page.getByText('Lain').element() as HTMLElement).click()
    await see('Pertanyaan kedua')
    await see('Jawaban: tidak')
  })

  test('reads its text out, and keeps the keyboard inside', async () => {
    await show(<AskSection question={DELETE_QUESTION} />)
    await press('Tanya')
    await expect.element(box()).toHaveAccessibleName('Hapus produk?')
    await expect.element(box()).toHaveAccessibleDescription('Tidak dapat dibatalkan.')
    await userEvent.tab()
    await expect.element(button('Ya, Hapus')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    expect(box().element().contains(document.activeElement) || document.activeElement === document.body).toBe(true)
  })

  test('has one button without a cancel, called OK', async () => {
    await show(<AskSection question={{ title: 'Tersimpan' }} />)
    await press('Tanya')
    await expect.element(box().getByRole('button')).toHaveTextContent('OK')
  })

  test('shows markup in a name as text', async () => {
    await show(<AskSection question={{ title: 'Hapus: <img src=x onerror=alert(1)>' }} />)
    await press('Tanya')
    await see('<img src=x onerror=alert(1)>')
    expect(box().element().querySelector('img')).toBeNull()
  })
})
