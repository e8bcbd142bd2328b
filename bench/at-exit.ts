import { onStop } from '#server/kernel/on-stop.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'

const ends = new Set<() => void>()
process.on('exit', () => {
  for (const end of [...ends].reverse()) end()
})
onStop(() => process.exit(1))

/**
 * Ends what this process started when it goes, be it that a step throws or that somebody presses Ctrl-C.
 * @returns forgets it again
 */
export function atExit(end: () => void): () => void {
  ends.add(end)
  return () => void ends.delete(end)
}

/** A folder for a shop; with its database it is gone when `remove` is called, or when this process ends. */
export function openFolder(): { folder: string; remove(): void } {
  const folder = makeTempFolder()
  const forget = atExit(() => removeTempFolder(folder))
  const remove = () => {
    removeTempFolder(folder)
    forget()
  }
  return { folder, remove }
}
