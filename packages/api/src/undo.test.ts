import { expect, test, vi } from 'vitest'
import { selectToasts } from './notifications-slice.ts'
import { makeStore } from './store.ts'
import { clearUndoSteps, stepMade, undoStep } from './undo.ts'

const world = () => {
  clearUndoSteps()
  const store = makeStore()
  const texts = () => selectToasts(store.getState()).map((toast) => toast.kind === 'message' && toast.text)
  return { ...store, texts }
}

test('only the last five steps can be undone', () => {
  const { dispatch } = world()
  const back = Array.from({ length: 6 }, () => vi.fn(async () => {}))
  for (const undo of back) dispatch(stepMade('Done', undo))
  for (let at = 0; at < 5; at += 1) expect(dispatch(undoStep())).toBe(true)
  expect(dispatch(undoStep())).toBe(false)
  expect(back.map((undo) => undo.mock.calls.length)).toEqual([0, 1, 1, 1, 1, 1])
})

test('a step can be undone once, from its toast or with the key', () => {
  const { dispatch, getState } = world()
  const undo = vi.fn(async () => {})
  dispatch(stepMade('Done', undo))
  const [toast] = selectToasts(getState())
  const id = toast?.kind === 'message' ? toast.undo : undefined
  expect(dispatch(undoStep(id))).toBe(true)
  expect(dispatch(undoStep(id))).toBe(false)
  expect(dispatch(undoStep())).toBe(false)
  expect(undo).toHaveBeenCalledOnce()
})

test('a step undone with the key is no longer offered in a toast', () => {
  const { dispatch, texts } = world()
  dispatch(stepMade('2 bids: Bid', async () => {}))
  dispatch(undoStep())
  expect(texts()).toEqual([])
})

test('a step that cannot be undone says why', () => {
  const { dispatch, texts } = world()
  dispatch(stepMade('Won', 'The client has been told.'))
  dispatch(undoStep())
  expect(texts()).toEqual(['Won', 'The client has been told.'])
})

test('only one offer to undo is shown at a time', () => {
  const { dispatch, texts } = world()
  for (const text of ['First', 'Second']) dispatch(stepMade(text, async () => {}))
  expect(texts()).toEqual(['Second'])
})

test('the next user to log in cannot undo anything', () => {
  const { dispatch } = world()
  dispatch(stepMade('Done', async () => {}))
  clearUndoSteps()
  expect(dispatch(undoStep())).toBe(false)
})
