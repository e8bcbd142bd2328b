import { watchHostile } from '#e2e/hostile.ts'
import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Texts that became more than text. */
const prepare: PrepareProbe = async (page) => ({ name: 'hostile text', leaving: await watchHostile(page) })
export default prepare
