import { readFileSync } from 'node:fs'

/** Test cases of a run, from the report its runner wrote; a run that wrote none has failed as one. */
export function totalsOf(file, exitCode) {
  const report = read(file)
  if (report === null) return { passed: 0, failed: exitCode === 0 ? 0 : 1 }
  const { passed, failed } = 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  // A runner may fail beside its cases: a file that does not load, an error nobody caught.
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

const ofPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })
const ofVitest = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
