import { useEffect, useState } from 'react'

/** Returns a file's content as a data URL for <img>; our Content-Security-Policy allows `data:`, but not `blob:`. */
export function useDataUrl(file: File | null): string | null {
  const [url, setUrl] = useState<{ of: File; text: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setUrl({ of: file, text: String(reader.result) })
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return url && url.of === file ? url.text : null
}
