import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { ReportVideos } from './ReportVideos.tsx'

afterEach(cleanup)

const videos = ['https://hall.example/1.mp4', 'https://hall.example/2.mp4']

async function open() {
  const i18n = await createI18n('en', messages)
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <ReportVideos videos={videos} />
    </I18nextProvider>,
  )
  return () => [...container.querySelectorAll('video')].map(({ src }) => src)
}

test('a video that cannot be loaded disappears', async () => {
  const shown = await open()
  const [first] = screen.getAllByRole('link')
  fireEvent.error(first?.querySelector('video') as HTMLVideoElement)
  expect(shown()).toEqual([videos[1]])
})

test('a video’s duration is shown as soon as it is known', async () => {
  await open()
  const [first, second] = screen.getAllByRole('link')
  for (const [link, duration] of [
    [first, 63.2],
    [second, Number.POSITIVE_INFINITY],
  ] as const) {
    const video = link?.querySelector('video') as HTMLVideoElement
    Object.defineProperty(video, 'duration', { value: duration })
    fireEvent.loadedMetadata(video)
  }
  expect(first).toHaveTextContent('1:04')
  expect(second?.textContent).toBe('')
})

test('a video that failed before the report was rendered is left out', async () => {
  Object.defineProperty(HTMLMediaElement.prototype, 'error', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return this.src === videos[0] ? { code: 4 } : null
    },
  })
  const shown = await open()
  expect(shown()).toEqual([videos[1]])
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'error')
})
