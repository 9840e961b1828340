import type { Readable } from 'node:stream'
import { Presets, SingleBar } from 'cli-progress'

type Progress = { update(read: number): void; stop(): void }

/** A bar on a terminal, now and then a line elsewhere. `size` in bytes; null where nobody knows it. */
export const showProgress = (stream: Readable, size: number | null): Progress =>
  process.stderr.isTTY ? bar(stream, size) : lines()

function bar(stream: Readable, size: number | null): Progress {
  const started = performance.now()
  const known = size !== null && size > 0
  const format = known ? '{bar} {percentage}% | {read} lines | {rate}/s' : '{read} lines | {rate}/s'
  const shown = new SingleBar({ format, hideCursor: true }, Presets.shades_classic)
  shown.start(known ? size : 1, 0, { read: 0, rate: 0 })
  return {
    update(read) {
      const seconds = (performance.now() - started) / 1000
      const bytes = 'bytesRead' in stream ? Number(stream.bytesRead) : 0
      shown.update(known ? bytes : 0, { read, rate: Math.round(read / Math.max(seconds, 0.001)) })
    },
    stop: () => shown.stop(),
  }
}

const lineEvery = 100_000

function lines(): Progress {
  let next = lineEvery
  return {
    update(read) {
      if (read < next) return
      console.error(`${read} lines read`)
      next += lineEvery
    },
    stop() {},
  }
}
