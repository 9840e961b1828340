import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseReport, summaryText } from './outcome.mjs'

const folder = mkdtempSync(join(tmpdir(), 'outcome-'))

function written(report: unknown) {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(report))
  return file
}

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: 1 is not 2'] }

test('a file that did not run counts as failed and is named, even if other cases failed', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      { name: '/a.test.ts', assertionResults: [passed, failed] },
      { name: '/broken.test.ts', assertionResults: [], message: 'SyntaxError: Unexpected token' },
    ],
  }
  expect(parseReport(written(report), ['/a.test.ts', '/broken.test.ts', '/never.test.ts'])).toEqual({
    passed: 1,
    retried: [],
    failures: [
      '/a.test.ts: subtracts\nError: 1 is not 2',
      '/broken.test.ts: did not run\nSyntaxError: Unexpected token',
      '/never.test.ts: did not run',
    ],
  })
})

test('without a report, every file counts as failed', () => {
  expect(parseReport(join(folder, 'none.json'), ['/a.test.ts'])).toEqual({
    passed: 0,
    retried: [],
    failures: ['/a.test.ts: did not run'],
  })
})

test('errors outside end-to-end test cases count, and tests that passed on the second try are named', () => {
  const spec = {
    ok: false,
    file: 'a.spec.ts',
    title: 'opens',
    tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'gone' }] }] }],
  }
  const retried = { ok: true, file: 'b.spec.ts', title: 'closes', tests: [{ status: 'flaky' }] }
  const report = {
    stats: { expected: 3, flaky: 1 },
    suites: [{ suites: [{ specs: [spec, { ok: true, tests: [{ status: 'expected' }] }, retried] }] }],
    errors: [{ message: 'no browser' }],
  }
  expect(parseReport(written(report))).toEqual({
    passed: 4,
    retried: ['b.spec.ts: closes'],
    failures: ['a.spec.ts: opens\ngone', 'no browser'],
  })
})

test('a run ends with its figures and the names of the tests that were retried', () => {
  const run = { passed: 4, failures: ['a.spec.ts: opens'], retried: [] }
  expect(summaryText(run)).toBe('4 passed, 1 failed')
  expect(summaryText({ ...run, failures: [], retried: ['b.spec.ts: closes'] })).toBe(
    'RETRIED b.spec.ts: closes: it passed only on the second try; find out why\n4 passed, 0 failed',
  )
})
