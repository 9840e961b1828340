import { placesTaken } from '@seriba/ui/close-on-back'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Blocker, type Location, useBlocker, useNavigate } from 'react-router'

const lookMs = 20

type Options = {
  /** It is on its way to the server: leaving waits for the answer. */
  saving?: boolean | undefined
  /** Another page, on which unsaved input is lost. */
  loses: (from: Location, to: Location) => boolean
}

/**
 * Keeps people on a page while something on it is unsaved. The browser asks them itself; in the app, anything being
 * saved is waited for first. `asked` says that they want to leave, and that something would be lost.
 */
export function useLeaving(unsaved: boolean, { saving = false, loses }: Options) {
  const waits = useOverAfter(saving)
  const isBack = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isBack.current = historyAction === 'POP'
    return unsaved && loses(currentLocation, nextLocation)
  })
  const [goes, setGoes] = useState(false)

  // A form that closes once it is saved takes its blocker with it: a waiting navigation is released before that.
  const latest = useRef({ blocker, waits })
  latest.current = { blocker, waits }
  const letGo = useLettingGo()
  useLayoutEffect(
    () => () => {
      if (latest.current.waits) letGo(latest.current.blocker)
    },
    [letGo],
  )

  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])

  // Steps through the history are counted from the page's own entry: the question gives its own back first. It stays
  // away until the step is on its way: asked again, it would be closed by that step, which counts as staying.
  useEffect(() => {
    if (!goes) return
    if (blocker.state !== 'blocked') return setGoes(false)
    const timer = setInterval(() => {
      if (placesTaken() > 0) return
      clearInterval(timer)
      blocker.proceed()
    }, lookMs)
    return () => clearInterval(timer)
  }, [goes, blocker])

  const isFree = blocker.state === 'blocked' && !unsaved
  useEffect(() => {
    if (isFree) letGo(blocker)
  }, [isFree, blocker, letGo])

  return {
    waits,
    asked: blocker.state === 'blocked' && unsaved && !waits && !goes,
    stay: () => blocker.reset?.(),
    go() {
      if (isBack.current && placesTaken() > 0) setGoes(true)
      else blocker.proceed?.()
    },
  }
}

/** Lets somebody continue, once: what is rendered may be older than what the router has done by then. */
function useLettingGo() {
  const done = useRef<unknown>(null)
  const navigate = useNavigate()
  const latest = useRef(navigate)
  latest.current = navigate
  return useCallback((blocker: Blocker) => {
    if (blocker.state !== 'blocked' || done.current === blocker.proceed) return
    done.current = blocker.proceed
    try {
      blocker.proceed()
    } catch {
      // Another step of the page itself has released the block, and forgotten where it led.
      void latest.current(blocker.location)
    }
  }, [])
}

/** An answer arrives before what follows from it is rendered: it is over once that has had its turn. */
function useOverAfter(running: boolean): boolean {
  const [isOver, setOver] = useState(!running)
  useEffect(() => {
    if (running) return setOver(false)
    const timer = setTimeout(() => setOver(true))
    return () => clearTimeout(timer)
  }, [running])
  return running || !isOver
}
