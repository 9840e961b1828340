import { readFileSync } from 'node:fs'

/**
 * The number of passed cases in a run, a line for each failed one, and the names of those that passed on a second try,
 * from the report that its runner wrote. An expected file without a case in the report has failed, too: its worker did
 * not start, or it did not load.
 */
export function parseReport(file, expected = []) {
  const report = read(file)
  if (report === null) return { passed: 0, retried: [], failures: expected.map((name) => didNotRun(name)) }
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report, expected)
}

function ofVitest({ numPassedTests, testResults }, expected) {
  const ran = new Set(
    testResults.filter(({ assertionResults }) => assertionResults.length > 0).map(({ name }) => name),
  )
  const broken = new Map(testResults.map(({ name, message }) => [name, message]))
  return {
    passed: numPassedTests,
    retried: [],
    failures: [
      ...testResults.flatMap(failedCases),
      ...[...new Set([...expected, ...broken.keys()])]
        .filter((name) => !ran.has(name))
        .map((name) => didNotRun(name, broken.get(name))),
    ],
  }
}

const failedCases = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${shortened(failureMessages[0])}`)

const didNotRun = (name, message = '') => `${name}: did not run\n${shortened(message)}`.trimEnd()

const ofPlaywright = ({ stats, suites, errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  retried: specsIn(suites)
    .filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  failures: [
    ...specsIn(suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => `${file}: ${title}\n${shortened(messageOf(tests))}`),
    ...errors.map(({ message }) => shortened(message)),
  ],
})

const specsIn = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites)])
const messageOf = (tests) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message
const shortened = (text = '') => text.split('\n').slice(0, 25).join('\n')

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** The text at the end of a run: what passed on its second try, and finally the one line that machines read. */
export const summaryText = ({ passed, failures, retried }) =>
  [
    ...retried.map((name) => `RETRIED ${name}: it passed only on the second try; find out why`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n')
