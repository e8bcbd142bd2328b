import { relative, sep } from 'node:path'

/** True if an absolute path is this folder, or is located in it. */
export function isInside(path: string, folder: string): boolean {
  return relative(folder, path).split(sep)[0] !== '..'
}
