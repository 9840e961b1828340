import type { Readable } from 'node:stream'

type Progress = { update(read: number): void; stop(): void }

/** A bar on a terminal, an occasional line elsewhere. `size` in bytes; null if unknown. */
export const showProgress = (stream: Readable, size: number | null): Progress =>
  process.stderr.isTTY ? bar(stream, size) : lines()

const barWidth = 40
const drawnEveryMs = 100

/** How much has been read, how fast, and, if the total is known, which `share` that is. */
export function progressText(read: number, seconds: number, share: number | null): string {
  const counted = `${read} lines | ${Math.round(read / Math.max(seconds, 0.001))}/s`
  if (share === null) return counted
  const done = Math.min(1, share)
  const full = Math.round(done * barWidth)
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${Math.floor(done * 100)}% | ${counted}`
}

function bar(stream: Readable, size: number | null): Progress {
  const started = performance.now()
  let drawnAt = Number.NEGATIVE_INFINITY
  let last = 0
  const draw = () => {
    const bytes = 'bytesRead' in stream ? Number(stream.bytesRead) : 0
    const share = size !== null && size > 0 ? bytes / size : null
    drawnAt = performance.now()
    // Overwrites the previous output; whatever is left of that is erased.
    process.stderr.write(`\r${progressText(last, (drawnAt - started) / 1000, share)}\x1B[K`)
  }
  return {
    update(read) {
      last = read
      if (performance.now() - drawnAt >= drawnEveryMs) draw()
    },
    stop() {
      draw()
      process.stderr.write('\n')
    },
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
