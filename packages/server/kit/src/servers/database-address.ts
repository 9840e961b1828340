/** One PostgreSQL server among those that may be the database's. */
export type Server = { host: string; port: number }

export type DatabaseAddress = {
  servers: readonly [Server, ...Server[]]
  /** Whether only a server that takes writes will do, which is so wherever there are several. */
  writable: boolean
  /** The same address with this server alone in it, as the driver reads it. */
  urlOf(server: Server): string
}

const parts = /^(postgres(?:ql)?:\/\/)((?:[^/?#@]*@)?)([^/?#]+)(\/[^?#]*)?(\?[^#]*)?$/
const member = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i
const attributes = ['any', 'read-write', 'primary'] as const

/**
 * Reads an address that may name several servers, as libpq does: `postgres://user@one:5432,two:5432/name`. Of several
 * the one that takes writes is meant, and of a single one it has to, with `target_session_attrs=read-write` (here the
 * same as `primary`). Null for anything else.
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
