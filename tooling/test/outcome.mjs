import { readFileSync } from 'node:fs'

/** Passed cases of a run and a line for each failed one, from the report its runner wrote; none, if it wrote none. */
export function outcomeOf(file) {
  const report = read(file)
  if (report === null) return { passed: 0, failures: [] }
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

const ofVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${shortened(failureMessages[0])}`),
  ),
})

const ofPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failures: specsIn(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}\n${shortened(messageOf(tests))}`),
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
