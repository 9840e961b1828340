import { expect, test } from 'vitest'
import { thumbnailOf } from './thumbnail.ts'

test('drawings of the same look share the photograph of their view', () => {
  expect(thumbnailOf('/art/v1/car/suv/pearl/25/front34.svg?n=30518')).toBe(
    '/art/v1/car/suv/pearl/1/front34.jpg',
  )
})

test('a picture from another site is its own thumbnail', () => {
  expect(thumbnailOf('https://feed.example/a.svg')).toBe('https://feed.example/a.svg')
})
