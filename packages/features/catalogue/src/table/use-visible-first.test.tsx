import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Lot } from '../rows/lot.ts'
import { carRow } from '../testing/car-row.ts'
import { useVisibleFirst } from './use-visible-first.ts'

afterEach(cleanup)

const lotsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => carRow({ id: `${prefix}${place}` }) as Lot)

/** The rendered states one after another, as the IDs of their lots. */
function drawn(first: readonly Lot[], second: readonly Lot[]) {
  const pictures: string[][] = []
  function List({ lots }: { lots: readonly Lot[] }) {
    const list = useRef<HTMLUListElement>(null)
    pictures.push(useVisibleFirst(lots, list).map(({ id }) => id))
    return <ul ref={list} />
  }
  const { rerender } = render(<List lots={first} />)
  screen.getByRole('list').getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 104, 800, 400)
  rerender(<List lots={second} />)
  return pictures
}

test('two rows fit below the filters and change first, followed by the others', () => {
  const pictures = drawn(lotsOf('a', 4), lotsOf('b', 5))
  expect(pictures).toContainEqual(['b0', 'b1', 'a2', 'a3'])
  expect(pictures.at(-1)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4'])
})

test('when fewer lots are found, none of the previous ones remain below them', () => {
  const pictures = drawn(lotsOf('a', 6), lotsOf('b', 3))
  expect(pictures).toContainEqual(['b0', 'b1', 'a2'])
  expect(pictures.at(-1)).toEqual(['b0', 'b1', 'b2'])
})
