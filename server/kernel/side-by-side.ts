/** Runs up to `slots` pieces of work concurrently. Work that hangs occupies one slot; the other slots continue. */
export function sideBySide(slots: number) {
  const busy = new Set<Promise<void>>()

  function begin(work: Promise<void>): void {
    const done = work.finally(() => busy.delete(done))
    busy.add(done)
  }

  return {
    isFree: () => busy.size < slots,

    /** @param work must not reject: the rejection would not be handled */
    begin,

    /**
     * Starts all due work; does not wait for the last pieces to finish.
     * @param claim claims up to `limit` due items
     * @param work must not reject: the rejection would not be handled
     * @returns number of items started
     */
    async takeUp<T>(claim: (limit: number) => Promise<T[]>, work: (item: T) => Promise<void>): Promise<number> {
      for (let begun = 0; ; ) {
        while (busy.size >= slots) await Promise.race(busy)
        const limit = slots - busy.size
        const claimed = await claim(limit)
        for (const item of claimed) begin(work(item))
        begun += claimed.length
        if (claimed.length < limit) return begun
      }
    },

    /** Resolves when no work is in progress. */
    async idle(): Promise<void> {
      while (busy.size > 0) await Promise.all(busy)
    },
  }
}
