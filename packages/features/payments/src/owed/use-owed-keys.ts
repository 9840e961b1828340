import { useKeyActions } from '@seriba/ui/use-key-actions'

type OwedKeys = {
  /** Clients in the order of the list. */
  ids: readonly number[]
  shown: number | null
  show: (id: number) => void
  tick: (id: number) => void
  remind: ((id: number) => void) | undefined
  send: (() => void) | undefined
  invoices: (id: number) => void
  search: () => void
}

/** Single keys for the list of debts. */
export function useOwedKeys({ ids, shown, show, tick, remind, send, invoices, search }: OwedKeys) {
  const at = shown === null ? -1 : ids.indexOf(shown)
  const move = (step: 1 | -1) => {
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (next !== undefined) show(next)
  }
  const withShown = (run: ((id: number) => void) | undefined) => () => {
    if (shown !== null && at !== -1) run?.(shown)
  }
  useKeyActions({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    KeyX: withShown(tick),
    KeyR: withShown(remind),
    KeyO: withShown(invoices),
    KeyS: send,
    Slash: search,
  })
}
