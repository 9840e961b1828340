/** HTTP/1.1 has six connections per host, and a search must find a free one. */
const atOnce = 3
/** Pictures this close to the visible area are fetched, whether the window scrolls or a box in it. */
const margin = '200px'

/** A placeholder until the picture loads: without a source, an image is laid out as text, and again once it has one. */
export const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const sources = new WeakMap<Element, string>()
const wanted = new Set<HTMLImageElement>()
const loading = new Set<HTMLImageElement>()
let nearness: IntersectionObserver | undefined

/** These came with a server-rendered page and are not fetched again. */
let drawn: Set<string> | undefined

/** Whether a picture would take a connection that searches are waiting for. */
export function takesTurns(src: string): boolean {
  // A server renders only the place, and fetches nothing.
  if (!globalThis.location) return false
  if (!src.startsWith('/') && !src.startsWith(location.origin)) return false
  drawn ??= new Set(Array.from(document.images, (image) => image.getAttribute('src') ?? ''))
  if (drawn.has(src)) return false
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  return (page as PerformanceNavigationTiming | undefined)?.nextHopProtocol === 'http/1.1'
}

/**
 * Loads a picture when it is its turn, once it comes close. The returned function cancels that and leaves it blank: a
 * picture that is gone must not hold a connection.
 */
export function inTurn(image: HTMLImageElement, src: string): () => void {
  nearness ??= new IntersectionObserver(note, { rootMargin: margin, scrollMargin: margin })
  const observer = nearness
  const done = () => {
    loading.delete(image)
    loadNext()
  }
  sources.set(image, src)
  image.addEventListener('load', done)
  image.addEventListener('error', done)
  observer.observe(image)
  return () => {
    image.removeEventListener('load', done)
    image.removeEventListener('error', done)
    observer.unobserve(image)
    wanted.delete(image)
    if (image.getAttribute('src') !== blank) image.src = blank
    done()
  }
}

function note(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!(target instanceof HTMLImageElement)) continue
    if (isIntersecting) wanted.add(target)
    else wanted.delete(target)
  }
  loadNext(observer)
}

function loadNext(observer = nearness) {
  for (const image of wanted) {
    if (loading.size >= atOnce) return
    wanted.delete(image)
    observer?.unobserve(image)
    loading.add(image)
    image.src = sources.get(image) ?? ''
  }
}
