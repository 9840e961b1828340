import { setImmediate } from 'node:timers/promises'

/** Lets changes and questions in between the steps. */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
