import { pushContact } from '@seriba/server-alerts/push-contact'
import { expect, test } from 'vitest'

const mailFrom = 'Seriba <no-reply@seriba.example>'

test('push services get the portal’s address if it is reached over https', () => {
  expect(pushContact({ url: 'https://portal.example', mailFrom })).toBe('https://portal.example')
})

test('push services get the sender of emails if the portal is reached over http', () => {
  const url = 'http://localhost:4000'
  expect(pushContact({ url, mailFrom })).toBe('mailto:no-reply@seriba.example')
  expect(pushContact({ url, mailFrom: ' no-reply@seriba.example ' })).toBe('mailto:no-reply@seriba.example')
})
