interface Terbit {
  status: 'draft' | 'published'
  terbit: Date | null
}

/**
 * From when readers see an article that is saved now. What is published without a chosen day is out at once, under the
 * day of its publication and not of its writing.
 * @param pilihan the chosen day; null takes it away, undefined leaves it
 */
export function terbitOf(
  lama: Terbit | undefined,
  { status, terbit: pilihan }: { status: Terbit['status']; terbit: Date | null | undefined },
  now: Date,
): Date | null {
  const terbit = pilihan === undefined ? (lama?.terbit ?? null) : pilihan
  const isUntouched = pilihan === undefined && lama?.status === 'published'
  return terbit ?? (status === 'published' && !isUntouched ? now : null)
}
