import { useEffect, useRef, useSyncExternalStore } from 'react'

/** What a page can do now, for lists of its commands. */
export type PageCommand = { id: string; label: string; keys?: readonly string[]; run: () => void }

let registered: readonly PageCommand[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers a page's commands as long as it is shown. */
export function usePageCommands(commands: readonly PageCommand[]) {
  const latest = useRef(commands)
  latest.current = commands
  const names = commands.map(({ id, label }) => `${id} ${label}`).join('\n')
  // The action is looked up when the command is pressed.
  useEffect(() => {
    registered = latest.current.map((command) => ({
      ...command,
      run: () => latest.current.find(({ id }) => id === command.id)?.run(),
    }))
    tell()
    return () => {
      registered = []
      tell()
    }
  }, [names])
}

/** The current page's commands. */
export const useRegisteredCommands = () => useSyncExternalStore(subscribe, () => registered)
