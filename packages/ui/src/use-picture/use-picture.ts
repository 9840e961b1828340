import { useEffect, useState } from 'react'

type PictureState = 'loading' | 'shown' | 'failed'
type Seen = { src: string; state: PictureState; tries: number }

/** A blocked host may leave a request open forever. */
const stalledMs = 20_000

/**
 * How far a picture has loaded, and how to request it again; `waits` is off for one that loads only when it comes
 * close.
 */
export function usePicture(src: string, { waits = true } = {}) {
  const [seen, setSeen] = useState<Seen>({ src, state: 'loading', tries: 0 })
  const { state, tries }: Seen = seen.src === src ? seen : { src, state: 'loading', tries: 0 }
  useEffect(() => {
    if (state !== 'loading' || !waits) return
    const timer = setTimeout(() => setSeen({ src, state: 'failed', tries }), stalledMs)
    return () => clearTimeout(timer)
  }, [src, state, tries, waits])
  return {
    state,
    retry: () => setSeen({ src, state: 'loading', tries: tries + 1 }),
    /** For the image: with another key it is requested again. */
    key: `${src} ${tries}`,
    image: {
      src,
      onLoad: () => setSeen({ src, state: 'shown', tries }),
      onError: () => setSeen({ src, state: 'failed', tries }),
    },
  }
}
