const mostTold = 5
const told = new Set<string>()

/** Words and numbers name a page; whatever else an address has, such as a code, is nobody else's. */
const pageOf = (path: string) =>
  path
    .split('/')
    .map((part) => (/^[a-z-]*$|^\d{1,12}$/.test(part) ? part : '…'))
    .join('/')

/** Tells the server of an error, whoever caught it: the first few of a page, each once. It may be away; that is no news. */
export function tellPageError(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  if (told.has(message) || told.size >= mostTold) return
  told.add(message)
  fetch('/v1/site/page-error', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      message: message.slice(0, 500),
      stack: stack.slice(0, 4000),
      page: pageOf(location.pathname).slice(0, 300),
    }),
  }).catch(() => {})
}

/** From now on what nobody catches is told, too. */
export function watchPageErrors() {
  addEventListener('error', ({ error, message }) => tellPageError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => tellPageError(reason))
}
