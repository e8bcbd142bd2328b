/**
 * Room for `slots` pieces of work at a time. Who waits for an answer that does not come takes one of them, and everybody else
 * goes on in the others.
 */
export function sideBySide(slots: number) {
  const busy = new Set<Promise<void>>()

  function begin(work: Promise<void>): void {
    const done = work.finally(() => busy.delete(done))
    busy.add(done)
  }

  return {
    isFree: () => busy.size < slots,

    /** @param work must not throw: nobody would hear it */
    begin,

    /**
     * Begins with everything that is due; does not wait for the end of the last.
     * @param claim takes up to `limit` of what is due
     * @param work must not throw: nobody would hear it
     * @returns how many were begun
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

    /** Nothing is under way any more. */
    async idle(): Promise<void> {
      while (busy.size > 0) await Promise.all(busy)
    },
  }
}
