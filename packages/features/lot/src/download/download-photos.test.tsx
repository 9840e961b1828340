import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web'
import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { savedFiles } from '@seriba/testing/saved-files'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { DownloadPhotos } from './DownloadPhotos.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const link = '/v1/lot-photos/7-1-x'
const file = (text: string) => new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...new TextEncoder().encode(text)])
/** An archive of four photos that arrives on demand. */
function archive() {
  let give: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      give = controller
    },
  })
  const answer = new Response(body as BodyInit, { headers: { 'x-photos': '4' } })
  return { answer, give: (text: string) => give?.enqueue(file(text)), end: () => give?.close() }
}

async function open(answers: Record<string, unknown>, zip: () => Response, lot = carLot()) {
  const world = createTestStore(answers)
  const api = globalThis.fetch
  vi.stubGlobal('fetch', (asked: Request | string) => (asked === link ? Promise.resolve(zip()) : api(asked)))
  const saved = savedFiles()
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <DownloadPhotos lot={lot} pageType="car-auction" />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, saved, user: userEvent.setup() }
}
const call = 'GET /car-auction/download-images'
const button = () => screen.getByRole('button')

test('photos are downloaded in one file, and the button shows the progress', async () => {
  const first = archive()
  const { saved, user, calls } = await open({ [call]: link }, () => first.answer)
  expect(button()).toHaveAccessibleName('Download photos')
  await user.click(button())
  await waitFor(() => expect(button()).toHaveTextContent('Downloading..0%'))
  first.give('one')
  first.give('two')
  await waitFor(() => expect(button()).toHaveTextContent('Downloading..25%'))
  first.end()
  await waitFor(() =>
    expect(saved).toEqual([{ name: expect.stringMatching(/\.zip$/), file: expect.any(Blob) }]),
  )
  expect(button()).toHaveAccessibleName('Download photos')
  expect(calls.filter((one) => one === call)).toHaveLength(1)
})

test('the download link is requested once', async () => {
  const { saved, user, calls } = await open({ [call]: link }, () => new Response(file('one')))
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(1))
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(calls.filter((one) => one === call)).toHaveLength(1)
})

test('an expired link is requested again', async () => {
  let expired = false
  const { saved, user, calls } = await open({ [call]: link }, () => {
    if (!expired) return new Response(file('one'))
    expired = false
    return refused(404, 'not_found')
  })
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(1))
  expired = true
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(calls.filter((one) => one === call)).toHaveLength(2)
})

test('a missing link, or one without photos, is reported', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, user } = await open({ [call]: refused(404, 'not_found') }, () => new Response(''))
  await user.click(button())
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toMatchObject([{ text: 'Didn’t find download link' }]),
  )
})

test('a lot whose photos the viewer may not download has no button', async () => {
  const lot = carLot()
  lot.carCommonDetail.allowDownloadPhotos = false
  await open({}, () => new Response(''), lot)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
