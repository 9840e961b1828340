/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  download(url, name)
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Has the browser fetch an address as a download; without a name, the file has the one that the server gives it. */
export function download(url: string, name = '') {
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
}
