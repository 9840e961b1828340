import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../start/prepare.mjs'
import { scriptsNamedIn } from './scripts-named.mjs'

/**
 * Tries each script that the documents name, once, on a clone of the last commit on which nothing else has run: those
 * that end must succeed and leave the clone as it is, and those that keep running must answer. With names as arguments,
 * only those.
 */
const port = process.env.PORT ?? '8090'
const tries = {
  start: { answers: `http://localhost:${port}/readyz` },
  dev: { answers: `http://localhost:${port}/readyz` },
  storybook: { answers: 'http://localhost:6006/' },
  'fake-feeds': { answers: 'http://localhost:4400/' },
  affected: {},
  typecheck: {},
  bench: { args: ['fuzz', '100', '1'] },
  generate: {},
  'pack-sdk': {},
  seriba: { args: ['--help'] },
  checks: {},
  verify: {},
  // Continuous integration runs these by itself.
  test: null,
  mutation: null,
}

const patterns = ['*.md', 'docs/*.md', 'packages/*/README.md', 'tooling/*/README.md'].map(
  (pattern) => `:(glob)${pattern}`,
)
const documents = execFileSync('git', ['ls-files', ...patterns], { cwd: root })
  .toString()
  .trim()
  .split('\n')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const named = scriptsNamedIn(
  documents.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
  scripts,
)
const unknown = named.filter((name) => !(name in tries))
if (unknown.length > 0)
  fail(`tooling/test/scripts.mjs does not know how to try ${unknown.join(', ')}: add it there.`)

const asked = process.argv.slice(2)
const chosen = named.filter((name) => tries[name] !== null && (asked.length === 0 || asked.includes(name)))
const failed = []
for (const name of chosen) {
  const began = performance.now()
  const problem = await tryOnClone(name, tries[name])
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${problem ? '✗' : '✓'} ${name.padEnd(10)} ${seconds} s${problem ? `\n${problem}` : ''}`)
  if (problem) failed.push(name)
}
console.log(
  failed.length === 0 ? `${chosen.length} scripts work on a fresh clone` : `Failed: ${failed.join(', ')}`,
)
process.exit(failed.length === 0 ? 0 : 1)

async function tryOnClone(name, { args = [], answers }) {
  const clone = mkdtempSync(join(tmpdir(), 'seriba-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    const child = spawn('npm', ['run', name, '--', ...args], {
      cwd: clone,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...withoutTools(), PORT: port, DATA_DIR: join(clone, '.seriba') },
    })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
    const problem = answers
      ? await checkThatItAnswers(child, ended, answers)
      : await checkThatItEnds(ended, clone)
    return problem && `${problem}\n${Buffer.concat(printed).toString().split('\n').slice(-40).join('\n')}`
  } finally {
    // A stopped process may still write what it has compiled.
    rmSync(clone, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 })
  }
}

async function checkThatItEnds(ended, clone) {
  const code = await ended
  if (code !== 0) return `ended with ${code}`
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone }).toString()
  return changed && `left changes:\n${changed}`
}

async function checkThatItAnswers(child, ended, url) {
  let code
  void ended.then((value) => {
    code = value
  })
  const until = Date.now() + 10 * 60_000
  while (code === undefined && Date.now() < until) {
    if (await isOk(url)) {
      process.kill(-child.pid, 'SIGTERM')
      await ended
      return ''
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  if (code !== undefined) return `ended with ${code} before ${url} answered`
  process.kill(-child.pid, 'SIGKILL')
  return `${url} did not answer within ten minutes`
}

async function isOk(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** The environment of somebody who has Node and npm, and nothing from this clone. */
function withoutTools() {
  const { PATH = '', ...rest } = process.env
  const kept = Object.entries(rest).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$)/.test(name))
  const elsewhere = PATH.split(':').filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(kept), PATH: elsewhere.join(':') }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
