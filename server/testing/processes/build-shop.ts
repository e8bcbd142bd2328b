import { execFileSync } from 'node:child_process'

/** Builds the shop that tests start as a process, unless its sources are unchanged. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build-if-needed.ts'], { stdio: 'inherit' })
}
