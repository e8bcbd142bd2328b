import { expect, test } from 'vitest'
import { problemsOf } from './check-statements.ts'

const LIST =
  'number\tstatement\tsettled\n1.01\tTexts are Indonesian\t\n1.02\tPrices fall\tdecision 3\nD1.1\tA cookie\t\n'

test('every statement is shown or settled, and every number exists', () => {
  const tests = new Map([
    ['a.test.ts', "test('speaks Indonesian §1.01', () => {})"],
    ['b.spec.ts', "test('sets a cookie §D1.1 §1.01', () => {})"],
  ])
  expect(problemsOf(LIST, tests)).toEqual([])
})

test('reports statements without a test, and numbers without a statement', () => {
  expect(problemsOf(LIST, new Map([['a.test.ts', "test('speaks §1.01 §9.99', () => {})"]]))).toEqual([
    'docs/specification.tsv: no test shows §D1.1: A cookie',
    'a.test.ts: there is no statement §9.99',
  ])
})
