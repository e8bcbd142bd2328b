interface Published {
  status: 'draft' | 'published'
  terbit: Date | null
}

/**
 * Returns the time at which readers see a saved article. Publishing without a date publishes it now; its date is then the
 * publication, not the creation.
 * @param pilihan the chosen date; null removes it, undefined keeps it
 */
export function publicationOf(
  lama: Published | undefined,
  { status, terbit: pilihan }: { status: Published['status']; terbit: Date | null | undefined },
  now: Date,
): Date | null {
  const terbit = pilihan === undefined ? (lama?.terbit ?? null) : pilihan
  const isUntouched = pilihan === undefined && lama?.status === 'published'
  return terbit ?? (status === 'published' && !isUntouched ? now : null)
}
