import { calledByLibrary } from './called-by-library.ts'

/**
 * Tracks the timers that are set from now on; returns how to stop those that are still running, except those of
 * libraries, which are loaded once and wait for as long as the process lives.
 */
export function followTimers(): () => void {
  const own = new Set<NodeJS.Timeout>()
  const { setTimeout, setInterval } = globalThis
  const followed = <Setter extends typeof setTimeout | typeof setInterval>(setter: Setter): Setter => {
    const set = (...args: Parameters<Setter>) => {
      const timer = Reflect.apply(setter, globalThis, args) as NodeJS.Timeout
      if (!calledByLibrary(set)) own.add(timer)
      return timer
    }
    return Object.assign(set, setter) as unknown as Setter
  }
  Object.assign(globalThis, { setTimeout: followed(setTimeout), setInterval: followed(setInterval) })
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval })
    for (const timer of own) clearTimeout(timer)
  }
}
