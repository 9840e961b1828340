/**
 * Whether an address is a path of this site: browsers read a backslash as a slash and skip tabs and line breaks, so
 * `/\\evil.example` leads elsewhere, too.
 */
export const isSitePath = (address: string) => /^\/(?![/\\])[^\t\r\n]*$/.test(address)
