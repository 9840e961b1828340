import { calledByLibrary } from './called-by-library.ts'

type Listened = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
]

/**
 * Tracks the listeners on the window and the document from now on; returns how to remove all but those of libraries,
 * which are loaded once and listen for as long as the process lives.
 */
export function followListeners(): () => void {
  const own: [EventTarget, ...Listened][] = []
  const undo = [window, document].map((target) => {
    const add = target.addEventListener
    const patched: typeof add = (...args: Listened) => {
      if (!calledByLibrary(patched)) own.push([target, ...args])
      add.apply(target, args)
    }
    target.addEventListener = patched
    return () => {
      target.addEventListener = add
    }
  })
  return () => {
    for (const back of undo) back()
    for (const [target, ...listening] of own) target.removeEventListener(...listening)
  }
}
