const mostReported = 5
const reported = new Set<string>()

/** Words and numbers name a page; anything else in an address may be a code, which must not be logged. */
const pageOf = (path: string) =>
  path
    .split('/')
    .map((part) => (/^[a-z-]*$|^\d{1,12}$/.test(part) ? part : '…'))
    .join('/')

/** Reports an error to the server: at most five per page load, each once. A report that cannot be sent is dropped. */
export function sendPageError(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  if (reported.has(message) || reported.size >= mostReported) return
  reported.add(message)
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

/** Reports errors that nothing else catches. */
export function watchPageErrors() {
  addEventListener('error', ({ error, message }) => sendPageError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => sendPageError(reason))
}
