/** One PostgreSQL server among those that may be the database's. */
export type Server = { host: string; port: number }

export type DatabaseAddress = {
  servers: readonly [Server, ...Server[]]
  /** Whether only a writable server will do, which is always so if there are several. */
  writable: boolean
  /** The same address with only this server, as the driver reads it. */
  urlOf(server: Server): string
}

const parts = /^(postgres(?:ql)?:\/\/)((?:[^/?#@]*@)?)([^/?#]+)(\/[^?#]*)?(\?[^#]*)?$/
const member = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i
const attributes = ['any', 'read-write', 'primary'] as const

/**
 * Reads an address that may name several servers, like libpq: `postgres://user@one:5432,two:5432/name`. Of several,
 * the writable one is meant; a single one has to be writable with `target_session_attrs=read-write` (here the same as
 * `primary`). Null for anything else.
 */
export function readDatabaseAddress(url: string): DatabaseAddress | null {
  const [, scheme = '', login = '', hosts = '', path = '', query = ''] = parts.exec(url) ?? []
  const [first, ...others] = hosts.split(',').map(readServer)
  if (scheme === '' || !first || others.includes(null)) return null
  const settings = new URLSearchParams(query)
  const wanted = settings.get('target_session_attrs') ?? (others.length > 0 ? 'read-write' : 'any')
  if (!attributes.some((known) => known === wanted) || (wanted === 'any' && others.length > 0)) return null
  settings.delete('target_session_attrs')
  const rest = `${path}${settings.size > 0 ? `?${settings}` : ''}`
  const urlOf = ({ host, port }: Server) => `${scheme}${login}${host}:${port}${rest}`
  if (!URL.canParse(urlOf(first))) return null
  return { servers: [first, ...(others as Server[])], writable: wanted !== 'any', urlOf }
}

function readServer(text: string): Server | null {
  const [, host, port = '5432'] = member.exec(text) ?? []
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) }
}
