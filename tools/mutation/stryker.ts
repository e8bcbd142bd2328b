import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folder of Stryker's own packages: a quarter of all that an install would have, which no other command needs. */
export const STRYKER = join(import.meta.dirname, 'stryker')

const { resolve } = createRequire(join(STRYKER, 'package.json'))

/** Returns the URL of the main module of a package in the folder. */
export const resolveStryker = (name: string): string => pathToFileURL(resolve(name)).href
