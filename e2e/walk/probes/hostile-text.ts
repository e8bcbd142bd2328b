import { watchHostile } from '#e2e/hostile.ts'
import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Finds hostile texts that were not rendered as plain text. */
const prepare: PrepareProbe = async (page) => ({ name: 'hostile text', leaving: await watchHostile(page) })
export default prepare
