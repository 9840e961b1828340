import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'

export type Certificate = { cert: string; key: string }

const files = { cert: 'certificate.pem', key: 'key.pem' }

/** Puts a certificate into a folder, and returns the file that tells others to trust it. */
export async function createCertificateFiles(folder: string): Promise<string> {
  const { cert, key } = await createCertificate()
  await writeFile(join(folder, files.key), key, { mode: 0o600 })
  await writeFile(join(folder, files.cert), cert)
  return join(folder, files.cert)
}

export async function certificateFiles(folder: string): Promise<Certificate> {
  const [cert, key] = await Promise.all(
    [files.cert, files.key].map((file) => readFile(join(folder, file), 'utf8')),
  )
  return { cert: cert ?? '', key: key ?? '' }
}

/** A certificate for localhost, valid for one day. */
async function createCertificate(): Promise<Certificate> {
  const crypto = webcrypto as Crypto
  const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=localhost',
      keys,
      signingAlgorithm,
      notAfter: new Date(Date.now() + 86_400_000),
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
    },
    crypto,
  )
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return { cert: certificate.toString('pem'), key: PemConverter.encode(key, 'PRIVATE KEY') }
}
