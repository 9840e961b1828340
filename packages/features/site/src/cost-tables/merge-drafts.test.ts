import { expect, test } from 'vitest'
import { mergeDrafts, withPlace } from './merge-drafts.ts'

const step = (id: string, percent: string) => ({ id, amount: { percent } })
const draft = (...steps: ReturnType<typeof step>[]) => ({ fx: { USD: '155', EUR: '180' }, steps })
const base = draft(step('duty', '25'), step('vat', '18'))

test('changes of two people at different places are both kept', () => {
  const mine = { ...base, fx: { ...base.fx, USD: '158' } }
  const theirs = draft(step('duty', '30'), step('vat', '18'), step('levy', '2'))
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: { ...theirs, fx: { USD: '158', EUR: '180' } },
    conflicts: [],
  })
})

test('when both changed a step, mine stays, and theirs is named', () => {
  const mine = draft(step('duty', '26'), step('vat', '18'))
  const theirs = draft(step('duty', '30'), step('vat', '20'))
  const { merged, conflicts } = mergeDrafts(base, mine, theirs)
  expect(merged).toEqual(draft(step('duty', '26'), step('vat', '20')))
  expect(conflicts).toEqual([{ at: ['steps', '#duty'], theirs: step('duty', '30') }])
  expect(withPlace(merged, ['steps', '#duty'], step('duty', '30'))).toEqual(theirs)
})

test('the same change of both is none to choose from', () => {
  const same = draft(step('duty', '30'), step('vat', '18'))
  expect(mergeDrafts(base, same, structuredClone(same)).conflicts).toEqual([])
})

test('what they took away and I changed stays, and can be taken away', () => {
  const mine = draft(step('duty', '26'), step('vat', '18'))
  const theirs = draft(step('vat', '18'))
  const { merged, conflicts } = mergeDrafts(base, mine, theirs)
  expect(merged.steps.map(({ id }) => id).toSorted()).toEqual(['duty', 'vat'])
  expect(conflicts).toEqual([{ at: ['steps', '#duty'], theirs: undefined }])
  expect(withPlace(merged, ['steps', '#duty'], undefined)).toEqual(theirs)
})

test('what I took away and they changed is there again', () => {
  const theirs = draft(step('duty', '30'), step('vat', '18'))
  expect(mergeDrafts(base, draft(step('vat', '18')), theirs)).toEqual({ merged: theirs, conflicts: [] })
})

test('what I took away and they left is gone', () => {
  const theirs = { ...base, fx: { USD: '155', EUR: '181' } }
  expect(mergeDrafts(base, draft(step('vat', '18')), theirs).merged).toEqual({
    ...draft(step('vat', '18')),
    fx: theirs.fx,
  })
})

test('an order of mine is kept beside a change of theirs', () => {
  const mine = draft(step('vat', '18'), step('duty', '25'))
  const theirs = draft(step('duty', '30'), step('vat', '18'))
  expect(mergeDrafts(base, mine, theirs).merged).toEqual(draft(step('vat', '18'), step('duty', '30')))
})

test('a figure that both typed is told by its place', () => {
  const { conflicts } = mergeDrafts(
    base,
    { ...base, fx: { USD: '1', EUR: '180' } },
    { ...base, fx: { USD: '2', EUR: '180' } },
  )
  expect(conflicts).toEqual([{ at: ['fx', 'USD'], theirs: '2' }])
})
