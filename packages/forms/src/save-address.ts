/** Has the browser save what is at an address, as a press on a link to it would. */
export function saveAddress(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
