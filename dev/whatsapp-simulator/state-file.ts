import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Template } from './simulation.ts'

export interface Saved {
  templates: Template[]
  windows: [string, number][]
}

/** Templates and windows over a restart: the shop stored that its templates are approved. Messages are not kept. */
export class StateFile {
  private readonly path: string

  constructor(path: string) {
    this.path = path
  }

  read(): Saved | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw new Error(`The simulator's state file ${this.path} cannot be read. Delete it to start afresh.`, {
        cause: error,
      })
    }
  }

  write(saved: Saved) {
    mkdirSync(dirname(this.path), { recursive: true })
    writeFileSync(`${this.path}.new`, JSON.stringify(saved), { mode: 0o600 })
    renameSync(`${this.path}.new`, this.path)
  }
}
