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
  old: Published | undefined,
  { status, terbit: pilihan }: { status: Published['status']; terbit: Date | null | undefined },
  now: Date,
): Date | null {
  const publishedAt = pilihan === undefined ? (old?.terbit ?? null) : pilihan
  const isUntouched = pilihan === undefined && old?.status === 'published'
  return publishedAt ?? (status === 'published' && !isUntouched ? now : null)
}
