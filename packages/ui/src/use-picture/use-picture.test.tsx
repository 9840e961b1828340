import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePicture } from './use-picture.ts'

afterEach(() => void vi.useRealTimers())

function Picture({ src, waits = true }: { src: string; waits?: boolean }) {
  const { state, retry, key, image } = usePicture(src, { waits })
  return (
    <>
      <output>{state}</output>
      {state === 'failed' ? (
        <button type="button" onClick={retry}>
          Again
        </button>
      ) : (
        <img key={key} alt="Sheet" {...image} />
      )}
    </>
  )
}
const state = () => screen.getByRole('status').textContent

test('a picture that fails to load can be retried, and a new one starts over', () => {
  const { rerender } = render(<Picture src="/a.png" />)
  expect(state()).toBe('loading')
  fireEvent.error(screen.getByRole('img'))
  expect(state()).toBe('failed')
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  fireEvent.load(screen.getByRole('img'))
  expect(state()).toBe('shown')
  rerender(<Picture src="/b.png" />)
  expect(state()).toBe('loading')
})

test('a picture that never responds is given up, unless it is waiting for its turn', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Picture src="/a.png" />)
  act(() => void vi.advanceTimersByTime(25_000))
  expect(state()).toBe('failed')
  rerender(<Picture src="/b.png" waits={false} />)
  act(() => void vi.advanceTimersByTime(25_000))
  expect(state()).toBe('loading')
})
