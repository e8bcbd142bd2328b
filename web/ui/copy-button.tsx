import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const FEEDBACK_MS = 2000

interface CopyButtonProps {
  text: string
  /** Name of the copied text, as used within a sentence: 'Nomor resi'. */
  name: string
}

/** Copies a text to the clipboard, and reports the result visibly and to screen readers. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (result !== 'copied') return
    const timer = setTimeout(() => setResult(null), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    try {
      // `navigator.clipboard` is undefined if the page was not loaded over https.
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      setResult('refused')
    }
  }

  const Icon = result === 'copied' ? Check : Copy
  return (
    <span className="inline-flex flex-col items-end gap-1">
      <span
        role="status"
        className={result === 'refused' ? 'order-last max-w-40 text-right text-kuning text-sm' : 'sr-only'}
      >
        {result === 'copied' && `${name} disalin`}
        {result === 'refused' && 'Gagal menyalin. Tekan lama tulisannya untuk menyalin.'}
      </span>
      <Button variant="garis" compact aria-label={`Salin ${name.toLowerCase()}`} onClick={copy}>
        <Icon aria-hidden className="size-5" />
        <span aria-hidden>{result === 'copied' ? 'Disalin' : 'Salin'}</span>
      </Button>
    </span>
  )
}
