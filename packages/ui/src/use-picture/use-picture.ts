import { useEffect, useState } from 'react'

type PictureState = 'loading' | 'shown' | 'failed'
type Seen = { src: string; state: PictureState; tries: number }

/** A blocked host may leave a request open for good. */
const stalledMs = 20_000

/** How far a picture has come, and how it is asked for again; `waits` is off for one that loads when it comes near. */
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
    /** For the image: with another key it is asked for again. */
    key: `${src} ${tries}`,
    image: {
      src,
      onLoad: () => setSeen({ src, state: 'shown', tries }),
      onError: () => setSeen({ src, state: 'failed', tries }),
    },
  }
}
