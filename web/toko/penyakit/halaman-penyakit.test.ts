import { expect, test } from 'vitest'
import * as penyakit from '#content/halaman-penyakit.ts'
import { findProhibited } from '#contract/obat/find-zat.ts'

/** Words that make a sentence about a prohibited substance a warning. */
const PROHIBITIONS = /jangan|dilarang|terlarang|tidak boleh/i

test('mentions a prohibited substance only in a warning', () => {
  const sentences = JSON.stringify(penyakit).split(/(?<=[.!?])\s|\\n|","/)
  expect(sentences.length).toBeGreaterThan(50)
  const mentions = sentences.filter((text) => findProhibited(text).length > 0)
  expect(mentions.filter((text) => !PROHIBITIONS.test(text))).toEqual([])
})
