import { onStop } from '#server/kernel/on-stop.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'

const ends = new Set<() => void>()
process.on('exit', () => {
  for (const end of [...ends].reverse()) end()
})
onStop(() => process.exit(1))

/** Runs `end` when this process exits, also after an exception or Ctrl-C. @returns a function that unregisters `end` */
export function atExit(end: () => void): () => void {
  ends.add(end)
  return () => void ends.delete(end)
}

/** Creates a temporary folder for a shop and its database. It is deleted by `remove` or when this process ends. */
export function openFolder(): { folder: string; remove(): void } {
  const folder = makeTempFolder()
  const forget = atExit(() => removeTempFolder(folder))
  const remove = () => {
    removeTempFolder(folder)
    forget()
  }
  return { folder, remove }
}
