type BatchResult<Key, Value> = (key: Key) => Value

/**
 * Asks once for all that is asked for in one turn of the event loop, and while an answer is under way, for all that
 * comes until it is there: the more requests come, the less each of them costs. The question is put after the last of
 * them has come.
 */
export function batchLoader<Key, Value>(ask: (keys: readonly Key[]) => Promise<BatchResult<Key, Value>>) {
  let gathering: { keys: Key[]; answers: Promise<BatchResult<Key, Value>> } | null = null
  let underWay: Promise<unknown> = Promise.resolve()

  const gather = () => {
    const keys: Key[] = []
    const turnIsOver = new Promise<void>((resolve) => setImmediate(resolve))
    const answers = Promise.all([turnIsOver, underWay]).then(() => {
      gathering = null
      return ask(keys)
    })
    underWay = answers.catch(() => {})
    return { keys, answers }
  }
  return async (key: Key): Promise<Value> => {
    gathering ??= gather()
    const { keys, answers } = gathering
    keys.push(key)
    return (await answers)(key)
  }
}
