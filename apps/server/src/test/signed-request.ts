import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Credentials = { accessKeyId: string; secretAccessKey: string }

const algorithm = 'AWS4-HMAC-SHA256'

/** Why a server for S3's protocol refuses this request: its code and its words; undefined if it is signed correctly. */
export function refusalOf(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey }: Credentials,
): { code: string; message: string } | undefined {
  const signed = request.headers.authorization?.match(
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/,
  )
  if (!signed) return { code: 'AccessDenied', message: 'Access Denied' }
  const [, key, scope = '', names = '', signature] = signed
  if (key !== accessKeyId)
    return {
      code: 'InvalidAccessKeyId',
      message: 'The AWS Access Key Id you provided does not exist in our records.',
    }
  const toSign = [algorithm, request.headers['x-amz-date'], scope, sha256(canonical(request, names))]
  const signingKey = scope
    .split('/')
    .reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secretAccessKey}`)
  if (hmac(signingKey, toSign.join('\n')).toString('hex') === signature) return undefined
  return {
    code: 'SignatureDoesNotMatch',
    message: 'The request signature we calculated does not match the signature you provided.',
  }
}

/** The request in the form that both sides sign; the body counts by the checksum in the header. */
function canonical({ method, url = '', headers }: IncomingMessage, names: string): string {
  const [path, query = ''] = url.split('?')
  const parts = query
    .split('&')
    .map((part) => (part === '' || part.includes('=') ? part : `${part}=`))
    .sort()
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, parts.join('&'), lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
