type Value = string | number | readonly Value[] | { readonly [key: string]: Value }

/** A database of places with one IPv4 network, as MaxMind's format describes. */
export function mmdb(network: string, place: Value): Buffer {
  const [address = '', length = '32'] = network.split('/')
  const bits = address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
    .slice(0, Number(length))
  const nodes = bits.length
  const tree = [...bits].flatMap((bit, node) => {
    const next = node + 1 < nodes ? node + 1 : nodes + separator.length
    return bit === '0' ? [record(next), record(nodes)] : [record(nodes), record(next)]
  })
  const metadata = {
    node_count: nodes,
    record_size: 24,
    ip_version: 4,
    database_type: 'GeoLite2-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    description: { en: 'One network' },
  }
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
  return Buffer.concat([...tree, separator, encoded(place), marker, encoded(metadata)])
}

const separator = Buffer.alloc(16)

function record(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntBE(value, 0, 3)
  return bytes
}

function encoded(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([head(2, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(6, 4), bytes])
  }
  // An array is an extended type: its number minus seven follows the size.
  if (isList(value)) return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([
    head(7, entries.length),
    ...entries.flatMap(([key, held]) => [encoded(key), encoded(held)]),
  ])
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** The type in three bits and the size in five; nothing here is longer than 28 bytes. */
const head = (type: number, size: number) => Buffer.from([(type << 5) | size])
