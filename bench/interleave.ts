/**
 * Measures a subject and its limit in turn, so that both see the same machine: first each once to warm up, unheard, then
 * `rounds` times, beginning with the other one every time.
 */
export async function interleave<T>(
  rounds: number,
  subject: () => Promise<T>,
  limit: () => Promise<T>,
): Promise<{ subject: T[]; limit: T[] }> {
  const values = { subject: [] as T[], limit: [] as T[] }
  for (let round = -1; round < rounds; round++) {
    const order = round % 2 === 0 ? (['subject', 'limit'] as const) : (['limit', 'subject'] as const)
    for (const which of order) {
      const value = await (which === 'subject' ? subject() : limit())
      if (round >= 0) values[which].push(value)
    }
  }
  return values
}
