import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

export type ReceivedMail = Email & { recipient: string }

/** The test file's own mail server, on a free port; `busy` is how many times it refuses before it accepts anything. */
export function testMailbox({ busy = 0 } = {}) {
  const received: ReceivedMail[] = []
  let errors = 0
  let arrived = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (errors < busy) {
          errors += 1
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        }
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        received.push({ ...mail, recipient: session.envelope.rcptTo[0]?.address ?? '' })
        done()
        arrived()
      })
    },
  })

  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

  return {
    received,
    get errors() {
      return errors
    },
    get url() {
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    },
    /** Once so many emails have arrived for somebody. */
    async wait(recipient: string, count = 1): Promise<ReceivedMail[]> {
      for (;;) {
        const mails = received.filter((mail) => mail.recipient === recipient)
        if (mails.length >= count) return mails
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    },
  }
}
