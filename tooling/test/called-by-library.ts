/**
 * Whether the caller of `through` is a library. Requests one line of the stack, without having it looked up in the
 * sources.
 */
export function calledByLibrary(through: (...args: never[]) => unknown): boolean {
  const { prepareStackTrace, stackTraceLimit } = Error
  Object.assign(Error, { prepareStackTrace: fileOf, stackTraceLimit: 1 })
  const at: { stack?: string } = {}
  Error.captureStackTrace(at, through)
  const file = at.stack ?? ''
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return file.includes('/node_modules/')
}

const fileOf = (_: Error, sites: NodeJS.CallSite[]) => sites[0]?.getFileName() ?? ''
