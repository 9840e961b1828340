import type { EventType } from '@seriba/domain/notifications/event-types'
import { type Note, notes } from './notes.ts'

const loudness = 0.1
const attackSeconds = 0.008
/** A page that nobody has interacted with may not play sounds; anything later than this would only startle. */
const wakeWithinMs = 500
/** As long as another tab might receive the same event. */
const claimedForMs = 3000

let context: AudioContext | undefined

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Plays an event’s sound in one of the open tabs; any failure is silent (1§4.9). */
export async function playOnce({ seq, eventType }: { seq: number; eventType: EventType }): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return play(eventType)
  await locks.request(`seriba-sound-${seq}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    await play(eventType)
    await wait(claimedForMs)
  })
}

async function play(eventType: EventType) {
  try {
    context ??= new AudioContext()
    if (context.state !== 'running') await Promise.race([context.resume(), wait(wakeWithinMs)])
    if (context.state !== 'running') return
    for (const note of notes[eventType]) ring(context, note)
  } catch {
    // A sound is optional: there is no device, or the browser does not allow it.
  }
}

/** One note, struck and fading like a bell, so that nothing clicks. */
function ring(audio: AudioContext, [pitch, at, lasts]: Note) {
  const from = audio.currentTime + at / 1000
  const to = from + lasts / 1000
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loudness, from + attackSeconds)
  volume.gain.exponentialRampToValueAtTime(0.0001, to)
  volume.connect(audio.destination)
  const string = audio.createOscillator()
  string.type = 'triangle'
  string.frequency.value = pitch
  string.connect(volume)
  string.start(from)
  string.stop(to)
}
