import {
  bidThreads,
  cancelledThreads,
  finishedThreads,
  newThreads,
  openingThread,
  stoppedThreads,
  type Thread,
  wonThreads,
} from '../data/threads.ts'
import type { SeededRandom } from '../random.ts'
import type { PlannedMessage, StoryStatus } from './types.ts'

const threads: Record<StoryStatus, readonly Thread[]> = {
  1: newThreads,
  2: bidThreads,
  3: stoppedThreads,
  4: cancelledThreads,
  5: finishedThreads,
  6: wonThreads,
}

/** A conversation between two moments; about a third of the bids have one. */
export function chatOf(
  status: StoryStatus,
  from: number,
  until: number,
  dice: SeededRandom,
  talkative: boolean,
): PlannedMessage[] {
  const thread = talkative ? openingThread : dice.chance(0.34) ? dice.pick(threads[status]) : []
  const room = Math.max(60_000, until - from)
  return thread.map(([who, text], n) => ({
    from: who === 'c' ? 'client' : 'manager',
    text,
    at: new Date(Math.floor(from + (room * (n + 0.4 + 0.4 * dice.next())) / (thread.length + 0.5))),
  }))
}
