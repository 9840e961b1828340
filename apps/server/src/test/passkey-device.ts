import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = string | number | Buffer | Map<Cbor, Cbor>

/** What a device sends: one-byte integers, texts, bytes, and maps (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return Buffer.from(size < 256 ? [(kind << 5) | 24, size] : [(kind << 5) | 25, size >> 8, size & 255])
}

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const ownerPresent = 1
const ownerVerified = 4
const hasKey = 64

type Asked = {
  challenge: string
  /** What the browser says the page is. */
  origin: string
  /** Without verifying who holds the device. */
  unverified?: boolean
}

/** A device with one passkey for a host, as browsers talk to it through WebAuthn. */
export function passkeyDevice(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ unverified }: Asked, more: Buffer[] = []) {
    counter += 1
    const times = Buffer.alloc(4)
    times.writeUInt32BE(counter)
    const flags = ownerPresent | (unverified ? 0 : ownerVerified) | (more.length > 0 ? hasKey : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), times, ...more])
  }

  return {
    credentialId: base64url(credentialId),
    /** The input of `addPasskey`, except for its name. */
    make(asked: Asked) {
      const key = cbor(
        new Map<Cbor, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const model = Buffer.alloc(16)
      const authData = authenticatorData(asked, [
        model,
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        credentialId: base64url(credentialId),
        clientData: base64url(clientData('webauthn.create', asked)),
        attestation: base64url(cbor(attestation)),
        transports: ['internal'],
      }
    },
    /** The input of `signInWithPasskey`. */
    sign(asked: Asked) {
      const said = clientData('webauthn.get', asked)
      const about = authenticatorData(asked)
      return {
        credentialId: base64url(credentialId),
        clientData: base64url(said),
        authenticatorData: base64url(about),
        signature: base64url(sign('sha256', Buffer.concat([about, sha256(said)]), privateKey)),
      }
    },
  }
}
