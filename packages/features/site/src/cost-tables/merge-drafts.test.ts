import { expect, test } from 'vitest'
import { mergeDrafts, withPlace } from './merge-drafts.ts'

const step = (id: string, percent: string) => ({ id, amount: { percent } })
const draft = (...steps: ReturnType<typeof step>[]) => ({ fx: { USD: '155', EUR: '180' }, steps })
const base = draft(step('duty', '25'), step('vat', '18'))

test('changes by two people in different places are both kept', () => {
  const mine = { ...base, fx: { ...base.fx, USD: '158' } }
  const theirs = draft(step('duty', '30'), step('vat', '18'), step('levy', '2'))
  expect(mergeDrafts(base, mine, theirs)).toEqual({
    merged: { ...theirs, fx: { USD: '158', EUR: '180' } },
    conflicts: [],
  })
})

test('when both changed a step, mine is kept and theirs is reported', () => {
  const mine = draft(step('duty', '26'), step('vat', '18'))
  const theirs = draft(step('duty', '30'), step('vat', '20'))
  const { merged, conflicts } = mergeDrafts(base, mine, theirs)
  expect(merged).toEqual(draft(step('duty', '26'), step('vat', '20')))
  expect(conflicts).toEqual([{ at: ['steps', '#duty'], theirs: step('duty', '30') }])
  expect(withPlace(merged, ['steps', '#duty'], step('duty', '30'))).toEqual(theirs)
})

test('identical changes by both are not a conflict', () => {
  const same = draft(step('duty', '30'), step('vat', '18'))
  expect(mergeDrafts(base, same, structuredClone(same)).conflicts).toEqual([])
})

test('a step they removed and I changed is kept, and can be removed', () => {
  const mine = draft(step('duty', '26'), step('vat', '18'))
  const theirs = draft(step('vat', '18'))
  const { merged, conflicts } = mergeDrafts(base, mine, theirs)
  expect(merged.steps.map(({ id }) => id).toSorted()).toEqual(['duty', 'vat'])
  expect(conflicts).toEqual([{ at: ['steps', '#duty'], theirs: undefined }])
  expect(withPlace(merged, ['steps', '#duty'], undefined)).toEqual(theirs)
})

test('a step I removed and they changed is restored', () => {
  const theirs = draft(step('duty', '30'), step('vat', '18'))
  expect(mergeDrafts(base, draft(step('vat', '18')), theirs)).toEqual({ merged: theirs, conflicts: [] })
})

test('a step I removed and they left alone is gone', () => {
  const theirs = { ...base, fx: { USD: '155', EUR: '181' } }
  expect(mergeDrafts(base, draft(step('vat', '18')), theirs).merged).toEqual({
    ...draft(step('vat', '18')),
    fx: theirs.fx,
  })
})

test('a new order of mine is kept along with a change of theirs', () => {
  const mine = draft(step('vat', '18'), step('duty', '25'))
  const theirs = draft(step('duty', '30'), step('vat', '18'))
  expect(mergeDrafts(base, mine, theirs).merged).toEqual(draft(step('vat', '18'), step('duty', '30')))
})

test('a figure both have typed is reported with its place', () => {
  const { conflicts } = mergeDrafts(
    base,
    { ...base, fx: { USD: '1', EUR: '180' } },
    { ...base, fx: { USD: '2', EUR: '180' } },
  )
  expect(conflicts).toEqual([{ at: ['fx', 'USD'], theirs: '2' }])
})
