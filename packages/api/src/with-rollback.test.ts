import { expect, test, vi } from 'vitest'
import { withRollback } from './with-rollback.ts'

const patch = () => ({ undo: vi.fn() })
const error = (status: number) => Promise.reject({ error: { status, data: {} } })

test('withRollback keeps a change that the server accepts, and reverts one it refuses', async () => {
  const [kept, undone] = [patch(), patch()]
  await withRollback([kept], Promise.resolve())
  await withRollback([undone], error(409))
  expect(kept.undo).not.toHaveBeenCalled()
  expect(undone.undo).toHaveBeenCalledOnce()
})

test('withRollback waits for the session rather than reverting what a 401 interrupted', async () => {
  const change = patch()
  await withRollback([change], error(401))
  expect(change.undo).not.toHaveBeenCalled()
})

test('withRollback remembers five changes, and reverts no older one', async () => {
  const changes = Array.from({ length: 6 }, patch)
  await Promise.all(changes.map((change) => withRollback([change], error(500))))
  expect(changes.map(({ undo }) => undo.mock.calls.length)).toEqual([0, 1, 1, 1, 1, 1])
})
