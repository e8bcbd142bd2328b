import { relative, sep } from 'node:path'

/** Whether an absolute path is this folder, or lies somewhere in it. */
export function isInside(path: string, folder: string): boolean {
  return relative(folder, path).split(sep)[0] !== '..'
}
