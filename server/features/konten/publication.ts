interface Published {
  status: 'draft' | 'published'
  terbit: Date | null
}

/**
 * Returns the time at which readers see a saved article. Publishing without a date publishes it now; its date is then the
 * publication, not the creation.
 * @param chosen the chosen date; null removes it, undefined keeps it
 */
export function publicationOf(
  old: Published | undefined,
  { status, terbit: chosen }: { status: Published['status']; terbit: Date | null | undefined },
  now: Date,
): Date | null {
  const publishedAt = chosen === undefined ? (old?.terbit ?? null) : chosen
  const isUntouched = chosen === undefined && old?.status === 'published'
  return publishedAt ?? (status === 'published' && !isUntouched ? now : null)
}
