import { afterAll, vi } from 'vitest'

/** A busy machine is slow, not wrong: by default `vi.waitFor` gives up after a second. */
const patience = { timeout: 15_000 }

type Limits = number | { timeout?: number; interval?: number }
const limits = (given: Limits = {}) => (typeof given === 'number' ? given : { ...patience, ...given })

const { waitFor, waitUntil } = vi
const patient: Pick<typeof vi, 'waitFor' | 'waitUntil'> = {
  waitFor: (check, given) => waitFor(check, limits(given)),
  waitUntil: (check, given) => waitUntil(check, limits(given)),
}
Object.assign(vi, patient)

/** Files may share a process: one file's replacement for `fetch` must not affect the next one. */
afterAll(() => {
  vi.unstubAllGlobals()
})
