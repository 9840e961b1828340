import { expect, test } from 'vitest'
import { positionIn } from './position-in.ts'

const document = {
  tables: {
    halls: { 'J.A.A.': { auctionFee: [{ flat: 'x' }] } },
    programmes: { NZ: { steps: [{ id: 'gst' }, { id: 'entry' }] } },
  },
}

test.each([
  ['tables.halls.J.A.A..auctionFee.0', ['tables', 'halls', 'J.A.A.', 'auctionFee', '0']],
  ['tables.programmes.NZ.steps.entry', ['tables', 'programmes', 'NZ', 'steps', '#entry']],
  ['tables.programmes.NZ.steps.0.amount', ['tables', 'programmes', 'NZ', 'steps', '0', 'amount']],
  ['countries.XX.offer', ['countries', 'XX', 'offer']],
])('the keys of %s', (at, keys) => {
  expect(positionIn(document, at)).toEqual(keys)
})
