import type { MouseEvent } from 'react'

/** Links of files work for ten minutes; one that might expire on the way counts as old. */
const freshMs = 9 * 60_000

type Files = { files: readonly { id: number; path: string }[] }
type FileQuery = {
  fulfilledTimeStamp?: number | undefined
  refetch: () => PromiseLike<{ data?: Files | undefined }>
}

/** Follows a link to a file. One that was fetched long ago is fetched again first, instead of leading nowhere. */
export function openFresh({ fulfilledTimeStamp = 0, refetch }: FileQuery, id: number) {
  return async (event: MouseEvent) => {
    if (Date.now() - fulfilledTimeStamp < freshMs) return
    event.preventDefault()
    const { data } = await refetch()
    const file = data?.files.find((one) => one.id === id)
    // A chunk of its own would be one more line in what every page loads first.
    if (file) Object.assign(document.createElement('a'), { href: file.path, download: '' }).click()
  }
}
